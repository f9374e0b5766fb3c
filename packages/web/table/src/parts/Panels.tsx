// The panels over the table: log, players, orders, keys, one rule.
import { useEffect, useState } from "preact/hooks";
import { post } from "../api.ts";
import { addressOf, links } from "../links.ts";
import { lookedAt, panel, rules } from "../panels.ts";
import { language } from "../settings.ts";
import { complain } from "../toasts.ts";
import type { BotOffered, Offer, Orders, Rule, Table } from "../types.ts";
import { t } from "../words.ts";
import { Book } from "./Book.tsx";
import { usePlay } from "./here.ts";
import { Sheet } from "./kit.tsx";
import { Log } from "./Log.tsx";
import { LookUp } from "./LookUp.tsx";
import { Settings } from "./Settings.tsx";
import { ShareLink } from "./Share.tsx";

export function Panels() {
  const close = () => (panel.value = null);
  const open = panel.value;
  return (
    <>
      {open === "log" && (
        <Sheet title={t("log")} onClose={close}>
          <Log />
        </Sheet>
      )}
      {open === "book" && (
        <Sheet title={t("book")} onClose={close} class="wide">
          <Book />
        </Sheet>
      )}
      {open === "settings" && (
        <Sheet title={t("settings")} onClose={close}>
          <Settings />
        </Sheet>
      )}
      {open === "people" && (
        <Sheet title={t("players")} onClose={close}>
          <People />
        </Sheet>
      )}
      {open === "orders" && (
        <Sheet title={t("orders")} onClose={close}>
          <OrdersPanel />
        </Sheet>
      )}
      {open === "keys" && (
        <Sheet title={t("keys")} onClose={close}>
          <Keys />
        </Sheet>
      )}
      {lookedAt.value !== null && <LookUp key={lookedAt.value} />}
      {rules.value !== null && <OneRule key={rules.value} id={rules.value} />}
    </>
  );
}

function OneRule({ id }: { id: string }) {
  const play = usePlay();
  const [rule, setRule] = useState<Rule | null>(null);
  useEffect(() => {
    void play.ask<{ rules: Rule[] }>("rules", { ids: [id] }).then(({ rules: found }) => setRule(found[0] ?? null), complain);
  }, []);
  return (
    <Sheet title={id} onClose={() => (rules.value = null)}>
      {rule && (
        <>
          <p class="kind">{rule.chapter}</p>
          <p class="text">{rule.text}</p>
          {rule.example && <p class="example">{rule.example}</p>}
        </>
      )}
    </Sheet>
  );
}

function Keys() {
  const all: [string, string][] = [
    ["← →", "key-walk"],
    ["⇧ ← →", "key-walk-all"],
    ["↵", "key-point"],
    ["c", "key-confirm"],
    [t("key-escape"), "key-clear"],
    ["u", "key-undo"],
    ["r", "key-redo"],
    ["h", "key-hint"],
    ["i", "key-look"],
    ["s", "key-skip"],
    ["l", "key-log"],
    ["/", "key-book"],
    ["?", "key-keys"],
  ];
  return (
    <dl class="keys">
      {all.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(words)}</dd>
        </div>
      ))}
    </dl>
  );
}

function People() {
  const play = usePlay();
  const table = play.table.value!;
  const [bots, setBots] = useState<BotOffered[]>([]);
  useEffect(() => {
    void post<Offer>("offer", { language: language.value }).then((offer) => setBots(offer.bots), complain);
  }, []);
  const own = links.value.filter(({ game }) => game === table.game);
  const host = own.find(({ role }) => role === "host");
  const watch = own.find(({ role }) => role === "watch");
  const fits = bots.filter(({ game }) => game === null || game === table.key);
  const give = async (seat: number, player: string) => {
    const by = seat === table.seat ? play.token : (host?.token ?? play.token);
    try {
      await post<Table>("seat", { seat, player, language: language.value }, by);
    } catch (error) {
      complain(error);
    }
  };
  return (
    <>
      <ul class="people">
        {table.names.map((name, seat) => {
          const link = own.find((one) => one.role === "seat" && one.seat === seat);
          return (
            <li key={seat}>
              <b>{name}</b> <span>{table.players[seat] !== "client" ? t("bot") : table.present.includes(seat) ? t("present") : t("away")}</span>
              {(seat === table.seat || host) && (
                <label>
                  {t("played-by")}
                  <select value={table.players[seat]} onChange={(event) => void give(seat, event.currentTarget.value)}>
                    <option value="client">{t("person")}</option>
                    {fits.map((bot) => (
                      <option key={bot.name} value={bot.name}>
                        {bot.title}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {link && <ShareLink title={t("link-seat", { name })} link={addressOf(link.token)} />}
            </li>
          );
        })}
      </ul>
      {play.table.value!.role === "seat" && <Feed />}
      {watch && <ShareLink title={t("link-watch")} link={addressOf(watch.token)} />}
    </>
  );
}

/** A feed tells whoever follows it, in whatever reader, that it is his turn. */
function Feed() {
  const play = usePlay();
  const [path, setPath] = useState("");
  if (path) return <ShareLink title={t("feed")} link={new URL(path, document.baseURI).href} />;
  return (
    <button type="button" onClick={() => void play.ask<{ path: string }>("feed").then((came) => setPath(came.path), complain)}>
      {t("feed-get")}
    </button>
  );
}

function OrdersPanel() {
  const play = usePlay();
  const [orders, setOrders] = useState<Orders | null>(null);
  const load = () => void play.ask<Orders>("orders").then(setOrders, complain);
  useEffect(load, []);
  const change = async (path: string, body: object) => {
    await play.act(path, body);
    load();
  };
  if (!orders) return null;
  return (
    <>
      <p>{orders.possible.length > 0 ? t("orders-what") : t("orders-none")}</p>
      {orders.possible.map((one) => {
        const holds = orders.orders.find(({ kind }) => kind === one.kind);
        return (
          <fieldset key={one.kind} class="order">
            <legend>{one.where ? t("order-where", { where: one.where }) : t("order-always")}</legend>
            {holds ? (
              <>
                <p>{t("order-holds", { order: holds.text })}</p>
                <button type="button" onClick={() => void change("stop_orders", { kind: one.kind })}>
                  {t("order-stop")}
                </button>
              </>
            ) : (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  const said = new FormData(event.currentTarget);
                  void change("order", { choice: said.get("choice"), until: said.get("until"), kind: one.kind });
                }}
              >
                <label>
                  {t("order-choice")}
                  <select name="choice">
                    {one.choices.map(({ choice, label }) => (
                      <option key={choice} value={choice}>
                        {label}
                      </option>
                    ))}
                  </select>
                </label>
                <label>
                  {t("order-until")}
                  <select name="until">
                    {one.until.map(({ name, text }) => (
                      <option key={name} value={name}>
                        {text}
                      </option>
                    ))}
                  </select>
                </label>
                <button type="submit">{t("order-give")}</button>
              </form>
            )}
          </fieldset>
        );
      })}
    </>
  );
}

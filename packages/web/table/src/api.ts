// Requests to the server. What it refuses becomes a Refused, whatever went wrong on the way.
import type { Refusal } from "./types.ts";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }

  get code(): string {
    return this.refusal.code;
  }

  /** Whether the server could not be reached, or only for now not. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}

const refusal = (code: string, message: string): Refusal => ({ code, message, rules: [], nearest: null, owner: "", file: "", line: 0, args: {} });

/** The refusal in an answer; one of our own making where a proxy on the way has answered. */
export function refusedBy(status: number, body: unknown): Refused {
  const error = typeof body === "object" && body !== null ? (body as { error?: Partial<Refusal> }).error : undefined;
  if (!error || typeof error.message !== "string") return new Refused(status, refusal(`http-${status}`, ""));
  return new Refused(status, { ...refusal(error.code ?? "", error.message), ...error } as Refusal);
}

async function answered<T>(response: Promise<Response>): Promise<T> {
  let got: Response;
  try {
    got = await response;
  } catch {
    throw new Refused(0, refusal("offline", ""));
  }
  const text = await got.text();
  let body: unknown = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Not the server's own words: it is told as a refusal without any.
  }
  if (!got.ok || body === null) throw refusedBy(got.ok ? 502 : got.status, body);
  return body as T;
}

// A table may be served under a path of its own, so addresses are relative to the page.
export const address = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

export const get = <T>(path: string): Promise<T> => answered(fetch(address(path)));

export function post<T>(path: string, body: object = {}, token = ""): Promise<T> {
  const headers: Record<string, string> = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  return answered(fetch(address(path), { method: "POST", headers, body: JSON.stringify(body) }));
}

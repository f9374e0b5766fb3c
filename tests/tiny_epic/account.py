"""An account of its own of what is possible, written from the numbered rules alone, to be compared with the program."""

from __future__ import annotations

from attrs import define

from starcup_tiny_epic import EpicRuleset, EpicTable

OWN_TURN = {"birkomius", "bisschop", "clj_0517", "la_torres", "zalax", "maia", "gyore", "nibiru"}  # EFFECT-4
ONCE = {"birkomius", "bisschop", "clj_0517", "la_torres", "nagato", "zavodnick"}  # EFFECT-5
MOVE, ENERGY, CULTURE, ECONOMY, DIPLOMACY, COLONY = range(6)
InUse = frozenset[tuple[int, int]]


@define
class Account:
    """The open state of a table, in words of the rule book: ships as planet and space, None at home."""

    rules: EpicRuleset
    players: int
    energy: list[int]
    culture: list[int]
    most: list[int]
    level: list[int]
    ships: list[list[tuple[int, int] | None]]
    colonies: list[tuple[int, ...]]
    used: list[tuple[int, ...]]
    row: list[int]
    active: int
    unused: int
    bay: tuple[int, ...]
    follow_price: int
    follow_gain: tuple[int, int]

    @classmethod
    def of(cls, rules: EpicRuleset, table: EpicTable) -> Account:
        every = range(len(table.empires))
        return cls(
            rules=rules,
            players=table.players,
            energy=[empire.energy for empire in table.empires],
            culture=[empire.culture for empire in table.empires],
            most=[7 if number < table.players or rules.board is None else rules.board.most for number in every],
            level=[empire.level for empire in table.empires],
            ships=[[None if ship < 0 else divmod(ship, 16) for ship in empire.ships] for empire in table.empires],
            colonies=[empire.colonies for empire in table.empires],
            used=[empire.used for empire in table.empires],
            row=[planet for planet in table.row if planet >= 0],
            active=table.active,
            unused=len(table.unused),
            bay=table.bay,
            follow_price=table.follow_price,
            follow_gain=table.follow_gain,
        )

    def others(self, number: int) -> list[int]:
        return [other for other in range(len(self.energy)) if other != number]

    def orbits(self, number: int, track: int | None = None) -> dict[int, int]:
        """The spaces of ships in orbit, by planet (ORBIT, MOVE-6)."""
        spaces = {ship[0]: ship[1] for ship in self.ships[number] if ship and ship[1] != 15}
        return {planet: at for planet, at in spaces.items() if track in (None, self.rules.planets[planet].track)}

    def enemies(self, number: int, track: int | None = None) -> bool:
        """Whether an enemy ship can be pushed back (EFFECT-8)."""
        return any(at > 0 for other in self.others(number) for at in self.orbits(other, track).values())

    def acquires(self, number: int, resource: int) -> int:
        """ACQUIRE-1 to ACQUIRE-3."""
        at_home = sum(ship is None for ship in self.ships[number]) if resource == 0 else 0
        return at_home + sum(self.rules.planets[ship[0]].resource == resource for ship in self.ships[number] if ship)

    def possible(self, number: int, face: int, in_use: InUse) -> bool:
        """ACTIVATE-8."""
        if face == MOVE:
            return bool(self.row) or any(self.ships[number])
        if face == ENERGY:
            return self.energy[number] < self.most[number] and self.acquires(number, 0) > 0
        if face == CULTURE:
            return self.culture[number] < self.most[number] and self.acquires(number, 1) > 0
        if face in (ECONOMY, DIPLOMACY):
            return bool(self.orbits(number, face - ECONOMY))
        price = self.level[number] + 1  # EMPIRE-1, EMPIRE-9
        if price <= 6 and max(self.energy[number], self.culture[number]) >= price:
            return True
        return any(self.usable(number, planet, in_use) for planet in self.colonies[number])

    def can_follow(self, number: int, face: int, in_use: InUse, price: int) -> bool:
        """FOLLOW-13 to FOLLOW-15."""
        if self.culture[number] < price:
            return False
        self.culture[number] -= price
        try:
            return self.possible(number, face, in_use)
        finally:
            self.culture[number] += price

    def usable(self, number: int, planet: int, in_use: InUse) -> bool:
        """Whether the action of a planet may be used, and would change something (EFFECT-2 to EFFECT-6, EFFECT-16)."""
        key = self.rules.keys[planet]
        if key in OWN_TURN and number != self.active:
            return False
        if (key in ONCE and planet in self.used[number]) or (number, planet) in in_use:
            return False
        return self.works(key, number, in_use | {(number, planet)})

    def works(self, key: str, number: int, in_use: InUse) -> bool:
        """CLARIFY, planet by planet."""
        energy, culture, most, level = (each[number] for each in (self.energy, self.culture, self.most, self.level))
        others, orbits = self.others(number), self.orbits(number)
        home = sum(ship is None for ship in self.ships[number])
        several = self.players > 1  # alone nobody follows (SOLO-61)
        if key == "umbra_forum":
            return any(self.usable(number, planet, in_use) for planet in self.row)
        if key in ("sargus_36", "walsfeo"):
            return self.pays_for_a_colony(number, self.energy if key == "sargus_36" else self.culture, in_use)
        if key == "zavodnick":
            followers = [other for other in others if other < self.players]
            return any(self.possible(number, face, in_use) for face in range(6)) or any(
                self.can_follow(other, face, in_use, 0) for other in followers for face in range(6)
            )
        if key == "piedes":
            return any(self.possible(number, face, in_use) for face in self.bay)
        if key == "gort":
            return any(
                planet not in orbits and at <= self.rules.planets[planet].spaces + 1
                for at in orbits.values()
                for planet in self.row
            )
        if key == "helios":
            taken = {ship[0] for ships in self.ships for ship in ships if ship}
            return any(planet not in taken for planet in self.row)
        if key == "mared":
            lowest = all(level < self.level[other] for other in others)
            return lowest and level < 6 and max(energy, culture) >= level
        return {
            "birkomius": several and self.follow_gain[1] == 0,
            "bisschop": several and self.follow_gain[0] == 0,
            "nibiru": several and self.follow_price < 2,
            "clj_0517": any(self.culture[other] for other in others),
            "la_torres": any(self.energy[other] for other in others),
            "jakks": culture < most,
            "vici_ks156": energy < most,
            "mj_120210": energy < most,
            "gleam_zanier": energy < most or any(self.energy[other] < self.most[other] for other in others),
            "jac_110912": culture < most or any(self.culture[other] < self.most[other] for other in others),
            "hoefker": energy >= 1 and culture < most,
            "aughmoore": home > 0 and culture < most,
            "omicron_fenzi": energy > 0 and culture < most,
            "pembertonia_major": culture > 0 and energy < most,
            "tifnod": self.enemies(number, 1),
            "vizcarra": self.enemies(number, 0),
            "k_widow": self.enemies(number),
            "jorg": culture >= 2 and self.enemies(number),
            "brumbaugh": energy >= 2 and self.enemies(number),
            "drewkaiden": bool(self.orbits(number, 1)),
            "leandra": bool(self.orbits(number, 0)),
            "shouhua": bool(orbits),
            "nakagawakozi": energy >= 2 and bool(self.orbits(number, 0)),
            "padraigin_3110": culture >= 2 and bool(self.orbits(number, 1)),
            "andellouxian_6": bool(orbits),
            "bsw_10_1": len(orbits) > 1 and any(orbits.values()),
            "lureena": level < 6 and energy + culture > level,
            "maia": self.unused >= 2 and (energy < most or culture < most),
            "gyore": self.unused >= 1,
            "zalax": self.unused >= 1,
            "nagato": culture >= 1 and (bool(self.row) or any(self.ships[number])),
            "terra_bettia": bool(orbits) or any(self.orbits(other) for other in others),
        }[key]

    def pays_for_a_colony(self, number: int, resource: list[int], in_use: InUse) -> bool:
        """Whether a colony of another player would work once he is paid 1 of a resource (CLARIFY-44, CLARIFY-53)."""
        if resource[number] < 1:
            return False
        resource[number] -= 1
        works = False
        for other in self.others(number):
            before, resource[other] = resource[other], min(self.most[other], resource[other] + 1)
            works = works or any(self.usable(number, planet, in_use) for planet in self.colonies[other])
            resource[other] = before
        resource[number] += 1
        return works

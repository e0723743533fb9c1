import { expect, test } from "vitest";
import { lackingInWords } from "./minimum-guests-words.ts";

const day = { date: "2027-06-05", startTime: "18:00" };
const lacking = { minimumGuests: 6, missing: 3, decideHours: 48 };
const clock = { now: Date.parse("2027-06-01T08:00Z"), timeZone: "Atlantic/Canary" };

test("guests read how many are missing, and until when it is decided by the island's clock", () => {
	expect(lackingInWords(lacking, day, clock, "en")).toBe(
		"This trip runs with at least 6 guests; with you, 3 are still missing. " +
			"We decide by Thursday 3 June, 18:00 island time and give everything back if it does not run.",
	);
	expect(lackingInWords({ ...lacking, missing: 1 }, day, clock, "de")).toBe(
		"Dieser Ausflug findet ab 6 Gästen statt; mit Ihnen fehlt noch 1. " +
			"Wir entscheiden bis Donnerstag, 3. Juni, 18:00 Uhr Inselzeit und erstatten alles, falls er nicht stattfindet.",
	);
});

test("once the time has come, nobody reads a deadline that is over", () => {
	const late = { ...clock, now: Date.parse("2027-06-04T08:00Z") };
	expect(lackingInWords(lacking, day, late, "en")).toContain("We are deciding now");
});

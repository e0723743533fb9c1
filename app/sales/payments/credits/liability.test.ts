import { expect, test } from "vitest";
import { liabilityCsv, liabilityOf, monthsUntil, monthsWithCredits } from "./liability.ts";

test("twelve months end with the one of today", () => {
	const months = monthsUntil("2027-01-31");
	expect(months).toHaveLength(12);
	expect(months[0]).toEqual({ month: "2026-02", next: "2026-03" });
	expect(months.at(-1)).toEqual({ month: "2027-01", next: "2027-02" });
});

const months = liabilityOf({
	opening: [{ cents: 10_000 }],
	movements: [
		{ month: "2027-05", kind: "created", cents: 5000 },
		{ month: "2027-05", kind: "spent", cents: -6400 },
		{ month: "2027-05", kind: "given back", cents: 400 },
		{ month: "2027-06", kind: null, cents: 0 },
		{ month: "2027-07", kind: "paid out", cents: -1000 },
		{ month: "2027-07", kind: "expired", cents: -8000 },
	],
});

test("a month closes with its movements, and the next opens with it", () => {
	expect(
		months.map(({ month, openingCents, closingCents }) => [month, openingCents, closingCents]),
	).toEqual([
		["2027-05", 10_000, 9000],
		["2027-06", 9000, 9000],
		["2027-07", 9000, 0],
	]);
	expect(months[0]).toMatchObject({ createdCents: 5000, spentCents: 6400, givenBackCents: 400 });
	expect(months[2]).toMatchObject({ paidOutCents: 1000, expiredCents: 8000 });
});

test("the file adds up column by column", () => {
	const dialect = { separator: ";", decimalSign: ",", timeZone: "Atlantic/Canary" } as const;
	expect(liabilityCsv(months, dialect).split("\r\n")[1]).toBe(
		'"2027-05";"100,00";"50,00";"64,00";"4,00";"0,00";"0,00";"90,00"',
	);
});

test("the screen begins with the first month that had a credit", () => {
	const rows = [
		{ month: "2027-05", kind: null, cents: 0 },
		{ month: "2027-06", kind: "created", cents: 5000 },
		{ month: "2027-07", kind: null, cents: 0 },
	] as const;
	const since = monthsWithCredits(liabilityOf({ opening: [], movements: rows }));
	expect(since.map(({ month }) => month)).toEqual(["2027-06", "2027-07"]);
	expect(monthsWithCredits(liabilityOf({ opening: [], movements: rows.slice(0, 1) }))).toEqual([]);
});

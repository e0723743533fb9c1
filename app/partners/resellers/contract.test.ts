import { expect, test } from "vitest";
import { type Contract, netCents, readContract } from "./contract.ts";

test.each<[Contract, number | null]>([
	[{ kind: "none" }, null],
	[{ kind: "percent", percent: 0 }, 4215],
	[{ kind: "percent", percent: 20 }, 3372],
	// 3582.75
	[{ kind: "percent", percent: 15 }, 3583],
	[{ kind: "percent", percent: 100 }, 0],
	[{ kind: "amounts", adults: 5000, children: 3000, bebe: 0 }, 3000],
])("by the contract %o a child of 42.15 costs the reseller %s cents", (contract, cents) => {
	expect(netCents(contract, { kind: "children", cents: 4215 })).toBe(cents);
});

test("a contract of no known kind is no contract", () => {
	expect(() => readContract('{"kind":"percent","percent":120}')).toThrow();
	expect(readContract('{"kind":"none"}')).toEqual({ kind: "none" });
});

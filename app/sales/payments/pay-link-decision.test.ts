import { expect, test } from "vitest";
import { decidePayLink } from "./pay-link-decision.ts";
import { leastOnlineCents } from "./payment-status.ts";

const record = {
	balanceCents: 6400,
	email: "ida@mail.example",
	entryKeys: [] as string[],
	erasedAt: null,
	status: "confirmed",
} as const;

test.each([
	["of an unknown booking", null, "unknown"],
	["of a booking that owes", record, "given"],
	["of the same form", { ...record, entryKeys: ["pay-link:1:key"] }, "given before"],
	["without an address", { ...record, email: null }, "no address"],
	["of too little", { ...record, balanceCents: leastOnlineCents - 1 }, "nothing owed"],
	["of an unpaid booking", { ...record, status: "pending" as const }, "nothing owed"],
	["of an erased booking", { ...record, erasedAt: 1 }, "nothing owed"],
])("a pay link %s: %s", (_what, booking, outcome) => {
	expect(decidePayLink(booking, { byMail: true, eventKey: "pay-link:1:key" })).toEqual({ outcome });
});

test("a code on the screen needs no address", () => {
	const answer = decidePayLink({ ...record, email: null }, { byMail: false, eventKey: "k" });
	expect(answer).toEqual({ outcome: "given" });
});

import { describe, expect, test } from "vitest";
import { decideHoldAgain, decideResendLink } from "./link-sale-decisions.ts";

describe("mailing the link again", () => {
	const sale = {
		entryKeys: [] as string[],
		erasedAt: null,
		status: "pending",
		source: "phone",
		email: "ida@mail.example",
		mails: [{ isPayLink: 1, status: "sent" }],
	} as const;

	test.each([
		["an unpaid sale", sale, "queued"],
		["an unknown booking", null, "unknown"],
		["the same form", { ...sale, entryKeys: ["again"] }, "queued before"],
		["an erased one", { ...sale, erasedAt: 1 }, "erased"],
		["one whose hold has ended", { ...sale, status: "expired" as const }, "hold over"],
		["a paid one", { ...sale, status: "confirmed" as const }, "not pending"],
		["a guest's own booking", { ...sale, source: "web" as const }, "not by link"],
		["one without an address", { ...sale, email: null }, "no address"],
		[
			"one whose link is not sent yet",
			{ ...sale, mails: [{ isPayLink: 1, status: "pending" as const }] },
			"still waiting",
		],
		[
			"another mail waits",
			{ ...sale, mails: [{ isPayLink: 0, status: "pending" as const }] },
			"queued",
		],
	])("the pay link of %s: %s", (_what, booking, outcome) => {
		expect(decideResendLink(booking, "again")).toEqual({ outcome });
	});
});

describe("holding the seats again", () => {
	const record = {
		entryKeys: [] as string[],
		erasedAt: null,
		status: "expired",
		source: "phone",
		date: "2027-06-05",
		startTime: "05:00",
		excursionId: "sunrise",
		email: "ida@mail.example",
	} as const;
	const state = { record, isOffered: true };
	const request = {
		dedupeKey: "again",
		now: Date.parse("2027-06-04"),
		timeZone: "Atlantic/Canary",
	};

	test.each([
		["an ended sale", {}, "held"],
		["an unknown one", { record: null }, "unknown"],
		["one without seats", { isOffered: false }, "not possible"],
		["one that is held", { record: { ...record, status: "pending" as const } }, "not ended"],
		["a guest's own booking", { record: { ...record, source: "web" as const } }, "not ended"],
		["one whose trip has left", { now: Date.parse("2027-06-06") }, "over"],
		["an erased one", { record: { ...record, erasedAt: 1 } }, "erased"],
	])("holding again %s: %s", (_what, changes, outcome) => {
		const all = { ...state, ...request, ...changes };
		expect(decideHoldAgain(all, all).outcome).toBe(outcome);
	});

	test("a repeated form is answered like the first, whatever became of the seats", () => {
		const again = { record: { ...record, entryKeys: ["again"] }, isOffered: false };
		expect(decideHoldAgain(again, request)).toMatchObject({ outcome: "held", isRepeated: true });
	});
});

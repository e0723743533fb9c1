import { expect, test } from "vitest";
import { decideResendLink } from "./resend-link-decision.ts";

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

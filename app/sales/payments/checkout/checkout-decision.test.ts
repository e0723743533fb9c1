import { describe, expect, test } from "vitest";
import {
	type Attempt,
	type BalanceDecision,
	type CheckoutState,
	decideBalance,
	decideCheckout,
	decideRebooking,
	type RebookDecision,
	type RebookState,
} from "./checkout-decision.ts";

const now = Date.parse("2027-07-01T10:00Z");
const minute = 60_000;

const attempt = (changes: Partial<Attempt>): Attempt => ({
	id: "p7-1",
	bookingId: 7,
	purpose: "booking",
	status: "created",
	amountCents: 6400,
	currency: "EUR",
	sessionId: "cs_1",
	sessionUrl: "https://gateway.example/1",
	sessionExpiresAt: now + 20 * minute,
	createdAt: now - 10 * minute,
	...changes,
});
const pageOver = attempt({ sessionExpiresAt: now + minute });
const noPage = attempt({ sessionId: null, sessionUrl: null, sessionExpiresAt: null });

function stateOf({
	booking,
	...changes
}: Partial<Omit<RebookState, "booking">> & {
	booking?: Partial<CheckoutState["booking"]>;
}): RebookState {
	return {
		booking: {
			id: 7,
			status: "pending",
			holdExpiresAt: now + minute,
			currency: "EUR",
			payLinkAt: null,
			...booking,
		},
		mayProlong: true,
		balanceCents: 6400,
		attempts: [],
		isBeforeCutoff: true,
		isOffered: true,
		areSeatsFree: true,
		unpaidWords: null,
		...changes,
	};
}

/** "claim p7-2, new", "held longest, p7-1 ended" */
function inWords(decision: RebookDecision | BalanceDecision): string {
	const words: string[] = [decision.outcome];
	if ("attempt" in decision) {
		words[0] = `${decision.outcome} ${decision.attempt.id}`;
		if (decision.isNew) words.push("new");
	}
	if ("ended" in decision && decision.ended) words.push(`${decision.ended.id} ended`);
	return words.join(", ");
}

const expired = { status: "expired" } as const;
const holdOver = { holdExpiresAt: now } as const;

test.each([
	["the first page", {}, "page p7-1, new"],
	["its page is open", { attempts: [attempt({})] }, "page p7-1"],
	["its page is about to end", { attempts: [pageOver] }, "page p7-2, new, p7-1 ended"],
	["the gateway has not answered", { attempts: [{ ...noPage, createdAt: now - 1 }] }, "page p7-1"],
	["the gateway never answered", { attempts: [noPage] }, "page p7-2, new, p7-1 ended"],
	["the first was declined", { attempts: [attempt({ status: "failed" })] }, "page p7-2, new"],
	["held longest", { mayProlong: false }, "held longest"],
	["held longest, its page is open", { mayProlong: false, attempts: [attempt({})] }, "page p7-1"],
	[
		"held longest, its page is over",
		{ mayProlong: false, attempts: [pageOver] },
		"held longest, p7-1 ended",
	],
	["the hold has ended", { booking: holdOver }, "over"],
	["expired", { booking: expired }, "over"],
	["confirmed", { booking: { status: "confirmed" } }, "confirmed"],
	["cancelled", { booking: { status: "cancelled" } }, "over"],
] as const)("a guest opens the payment page: %s", (_, changes, outcome) => {
	expect(inWords(decideCheckout(stateOf(changes), now))).toBe(outcome);
});

test.each([
	["of a live hold", {}, "page p7-1, new"],
	["of a hold that has ended", { booking: holdOver }, "claim p7-1, new"],
	["that expired", { booking: expired, attempts: [pageOver] }, "claim p7-2, new, p7-1 ended"],
	["that are gone", { booking: expired, areSeatsFree: false }, "over"],
	["of a trip at another price", { booking: expired, isOffered: false }, "over"],
	[
		"held longest, of a trip at another price, with a page",
		{ mayProlong: false, isOffered: false, attempts: [attempt({})] },
		"page p7-1",
	],
	["after the cut-off", { booking: expired, isBeforeCutoff: false }, "over"],
	["above the limit", { booking: expired, unpaidWords: "Too many" }, "too much unpaid"],
	["held longest", { mayProlong: false }, "claim p7-1, new"],
	[
		"held longest, and no others are free",
		{ mayProlong: false, areSeatsFree: false },
		"held longest",
	],
	[
		"held longest, no others are free, with a page",
		{ mayProlong: false, areSeatsFree: false, attempts: [attempt({})] },
		"page p7-1",
	],
	["of a confirmed booking", { booking: { status: "confirmed" } }, "confirmed"],
	["of a cancelled booking", { booking: { status: "cancelled" } }, "over"],
] as const)("a guest comes back for seats %s", (_, changes, outcome) => {
	expect(inWords(decideRebooking(stateOf(changes), now))).toBe(outcome);
});

describe("a guest pays what is owed", () => {
	const sold = { status: "confirmed", payLinkAt: 1 } as const;
	const balance = (changes: Partial<Attempt>) => attempt({ purpose: "balance", ...changes });
	test.each([
		["on a first page", {}, "page p7-1, new"],
		["on the page that is open", { attempts: [balance({})] }, "page p7-1"],
		[
			"on a page of another amount",
			{ attempts: [balance({ amountCents: 100 })] },
			"page p7-2, new, p7-1 ended",
		],
		["of which another amount is owed", { balanceCents: 100 }, "another amount"],
		[
			"of which another amount is owed, with a page",
			{ balanceCents: 100, attempts: [balance({ amountCents: 100 })] },
			"another amount",
		],
		["without a link", { booking: { ...sold, payLinkAt: null } }, "another amount"],
		["of a cancelled booking", { booking: { ...sold, status: "cancelled" } }, "another amount"],
	] as const)("%s", (_, changes, outcome) => {
		const state = stateOf({ booking: sold, ...changes });
		expect(inWords(decideBalance(state, 6400, now))).toBe(outcome);
	});

	test("less than a gateway takes is not asked for", () => {
		const state = stateOf({ booking: sold, balanceCents: 49 });
		expect(decideBalance(state, 49, now).outcome).toBe("another amount");
	});
});

test("a booking that is not there has no page", () => {
	expect(decideCheckout(null, now).outcome).toBe("unknown");
	expect(decideRebooking(null, now).outcome).toBe("unknown");
	expect(decideBalance(null, 6400, now).outcome).toBe("unknown");
});

import { expect, test } from "vitest";
import { appliedCode, codeKey } from "./code.ts";
import { type CodeSale, type CodeState, codeForSale, codeRefusal } from "./code-decision.ts";

const open: CodeState = {
	...{ id: 1, version: 1, code: "Sun 10", isActive: true, excursionIds: [] },
	reduction: { percent: 1000, amountCents: null },
	...{ travelFrom: null, travelTo: null, bookedFrom: null, bookedTo: null },
	...{
		combines: false,
		leastCents: 0,
		mostBookings: null,
		uses: 0,
		hotel: null,
		hasGuestUsedIt: false,
	},
};
const sale: CodeSale = {
	...{ excursionId: "sunrise", date: "2027-06-05", today: "2027-05-20" },
	...{ priceCents: 12_800, hasRulePrice: false, pickupPointId: 3, hotelId: null },
};
const hotel = { id: "dragos", name: "Hotel Los Dragos", pickupPointId: 7 };
const unchosen = { date: null, priceCents: null, pickupPointId: null };

test.each<[why: string, code: Partial<CodeState>, sale: Partial<CodeSale>, outcome: string]>([
	["without conditions", {}, {}, "taken"],
	["that staff ended", { isActive: false }, {}, "ended"],
	["on its last day of booking", { bookedTo: "2027-05-20" }, {}, "taken"],
	["a day after it", { bookedTo: "2027-05-19" }, {}, "ended"],
	["on its first day of booking", { bookedFrom: "2027-05-20" }, {}, "taken"],
	["a day before it", { bookedFrom: "2027-05-21" }, {}, "later"],
	["for this trip and another one", { excursionIds: ["whales", "sunrise"] }, {}, "taken"],
	["for another trip", { excursionIds: ["whales"] }, {}, "other trip"],
	["with one use left", { mostBookings: 3, uses: 2 }, {}, "taken"],
	["without a use left", { mostBookings: 3, uses: 3 }, {}, "used up"],
	["for a trip on its first day", { travelFrom: "2027-06-05" }, {}, "taken"],
	["for trips from a later day on", { travelFrom: "2027-06-06" }, {}, "other days"],
	["for a trip on its last day", { travelTo: "2027-06-05" }, {}, "taken"],
	["for trips until an earlier day", { travelTo: "2027-06-04" }, {}, "other days"],
	["for other days, while none is chosen", { travelTo: "2027-06-04" }, { date: null }, "taken"],
	["of its own, on a day with the price of a rule", {}, { hasRulePrice: true }, "rule price"],
	["for prices of rules too, on such a day", { combines: true }, { hasRulePrice: true }, "taken"],
	["for this sum", { leastCents: 12_800 }, {}, "taken"],
	["for a cent more", { leastCents: 12_801 }, {}, "too little"],
	["of a hotel, on the website", { hotel }, {}, "other hotel"],
	["of a hotel, for a guest who is picked up there", { hotel }, { pickupPointId: 7 }, "taken"],
	["of a hotel, while no stop is chosen", { hotel }, unchosen, "taken"],
	["of a hotel that sells itself", { hotel }, { hotelId: "dragos" }, "taken"],
	[
		"of a hotel, sold by another one",
		{ hotel },
		{ hotelId: "bay", pickupPointId: 7 },
		"other hotel",
	],
	["of a hotel without a stop", { hotel: { ...hotel, pickupPointId: null } }, {}, "other hotel"],
	["that the guest has used", { hasGuestUsedIt: true }, {}, "used by guest"],
])("a code %s", (_why, code, changes, outcome) => {
	const refusal = codeRefusal({ ...open, ...code }, { ...sale, ...changes });
	expect(refusal?.why ?? "taken").toBe(outcome);
});

const words = { currency: "EUR", language: "en" } as const;

test("a code that nobody made is unknown", () => {
	const refusal = "We don’t know this code. Please look at how it is written.";
	expect(codeForSale(null, sale, words)).toEqual({ refusal });
});

test("a code that holds is the code itself", () => {
	expect(codeForSale(open, sale, words)).toBe(open);
});

test("a code is compared without case and blanks", () => {
	expect(codeKey(" sun 10\t")).toBe(codeKey("SUN10"));
});

test("a form is shown what a code gives, and nothing of its uses and limits", () => {
	expect(appliedCode(open)).toEqual({
		code: "Sun 10",
		reduction: { percent: 1000, amountCents: null },
	});
});

test("the guest reads for which days and sums a code holds", () => {
	const answerTo = (code: Partial<CodeState>) => codeForSale({ ...open, ...code }, sale, words);
	expect(answerTo({ travelFrom: "2027-07-01", travelTo: "2027-07-31" })).toEqual({
		refusal: "This code is for trips from 1 July 2027 to 31 July 2027.",
	});
	expect(answerTo({ travelFrom: "2027-07-01" })).toEqual({
		refusal: "This code is for trips from 1 July 2027 on.",
	});
	expect(answerTo({ travelTo: "2027-06-01" })).toEqual({
		refusal: "This code is for trips until 1 June 2027.",
	});
	expect(answerTo({ leastCents: 20_000 })).toEqual({
		refusal: "This code is for bookings of €200 or more.",
	});
	expect(answerTo({ hotel })).toEqual({
		refusal: "This code is only for guests of Hotel Los Dragos.",
	});
});

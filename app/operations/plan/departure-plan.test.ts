import { expect, test } from "vitest";
import type { SomePrices } from "#app/catalogue/prices/price-rule.ts";
import { type DeparturePrice, noPrices } from "#app/departures/prices/departure-price.ts";
import type { Sale } from "#app/departures/timetables/timetable.ts";
import type {
	CapacityCalendar,
	CapacityCell,
} from "#app/operations/calendar/capacity-calendar.server.ts";
import type { AffectedBooking } from "#app/operations/departures/affected-bookings.server.ts";
import { moneyOf } from "#app/sales/payments/money.ts";
import { samplePayment } from "#tests/samples/payment-samples.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { type ChosenState, planDepartures } from "./departure-plan.ts";
import type { PlanRequest, TypedSale } from "./plan-request.ts";

const cell: CapacityCell = {
	id: 1,
	version: 1,
	excursionId: "whales",
	date: "2027-06-05",
	startTime: "10:00",
	state: "open",
	sold: 3,
	held: 0,
	extra: 0,
	capacity: 8,
	free: 5,
	isPast: false,
	team: { guide: [], vehicle: [], driver: [] },
	promised: ["en"],
	minimum: null,
	...{ sells: "seats", isWhole: false, wholeCents: null },
};
/** The same excursion: another start of that day, a full one, a closed one, and the day after. */
const cells: CapacityCell[] = [
	cell,
	{ ...cell, id: 2, startTime: "15:00", sold: 0, free: 8 },
	{ ...cell, id: 3, startTime: "17:00", sold: 6, free: 2 },
	{ ...cell, id: 4, startTime: "18:00", state: "closed" },
	{ ...cell, id: 5, date: "2027-06-06", sold: 0, free: 8 },
];
const payments = [{ ...samplePayment({ amountCents: 19200 }), id: "card", paidAt: 1 }];
const booking: AffectedBooking = {
	id: 7,
	version: 1,
	departureId: 1,
	excursionId: "whales",
	confirmId: "c",
	reference: "IX-AAAAA",
	name: "Ida",
	email: "ida@mail.example",
	language: "en",
	status: "confirmed",
	isChoosing: false,
	date: "2027-06-05",
	startTime: "10:00",
	pickupTime: "09:15",
	place: "Hotel Los Dragos",
	title: "The whale road",
	stop: "Hotel Los Dragos",
	address: "",
	whatToBring: "",
	lat: 28,
	lng: -14,
	hasOtherStops: false,
	languages: ["en"],
	adults: 3,
	children: 0,
	bebe: 0,
	isWhole: false,
	seats: 3,
	priceCents: 19200,
	currency: "EUR",
	policy: usualPolicy,
	policyStart: "2027-06-05 05:00",
	isPaid: true,
	toPayCents: 0,
	payments,
	sums: moneyOf(19200, payments),
	policyCents: 9600,
};

const price: DeparturePrice = {
	id: 1,
	ownPrices: { adultCents: 7000, childCents: null, bebeCents: null },
	listPrices: { adultCents: 6400, childCents: 4200, bebeCents: 0 },
	isWholeOnly: false,
};
const typedPrices = (adults: string, cents: SomePrices | null) => ({
	texts: { adultCents: adults, childCents: "", bebeCents: "" },
	cents,
});

function decide(
	request: Partial<PlanRequest>,
	of: readonly CapacityCell[] = cells,
	{ lacking = [], ...priceChanges }: Partial<DeparturePrice & Pick<ChosenState, "lacking">> = {},
) {
	const calendar: CapacityCalendar = {
		today: "2027-06-01",
		time: "12:00",
		days: [],
		rows: [
			{
				excursionId: "whales",
				title: "The whale road",
				startTime: "10:00",
				pickups: ["09:15"],
				capacity: 8,
				needs: { guide: false, vehicle: false },
				cells: [...of],
			},
		],
	};
	const nothing = { target: null, seats: null, start: null, prices: null, sale: null };
	const planRequest = { act: "close", ...nothing, ...request } as const;
	const chosenState = {
		affected: [booking],
		prices: [{ ...price, ...priceChanges }],
		...{ lacking, currency: "EUR" },
	};
	const plan = planDepartures(calendar, [1], chosenState, planRequest);
	if (!plan) throw new Error("nothing is chosen");
	return plan;
}

test.each([
	[{ act: "close" }, { act: "close" }],
	[
		{ act: "seats", seats: 5 },
		{ act: "seats", seats: 5 },
	],
	[
		{ act: "start", start: "11:30" },
		{ act: "start", bookings: [{ pickup: { before: "09:15", after: "10:45" } }] },
	],
	[
		{ act: "move", target: 2 },
		{ act: "move", bookings: [{ start: { after: "15:00" }, pickup: { after: "14:15" } }] },
	],
	[
		{ act: "move", target: 5 },
		{ act: "move", bookings: [{ start: { after: "10:00" }, pickup: { after: "09:15" } }] },
	],
	[
		{ act: "cancel" },
		{
			act: "cancel",
			bookings: [{ id: 7, shares: [{ paymentId: "card", cents: 19200 }] }],
			alternatives: [{ id: 2 }, { id: 3 }, { id: 5 }],
		},
	],
] as const)("%o changes the departure", (request, change) => {
	const plan = decide(request);
	expect(plan.problem).toBeNull();
	expect(plan.changes).toMatchObject([{ departure: { id: 1 }, ...change }]);
});

test.each([
	[{ act: "start", start: "00:30" }, "A pickup of The whale road would fall on another day."],
	[{ act: "start", start: "15:00" }, "two departures at that time"],
	[{ act: "price", prices: typedPrices("0", null) }, "Type prices like 84"],
	[{ act: "move", target: 3 }, "too few free seats"],
	[{ act: "move", target: 4 }, "too few free seats"],
] as const)("%o is refused, and changes nothing", (request, problem) => {
	expect(decide(request)).toMatchObject({
		problem: expect.stringContaining(problem),
		...{ isUnchanged: false, changes: [], press: null },
	});
});

test.each([
	[{ act: "open" }, "All of them are on sale already."],
	[{ act: "run" }, "None of them lacks guests."],
	[{ act: "seats" }, "Say how many seats each of them has."],
	[{ act: "seats", seats: 8 }, "They have this number already."],
	[{ act: "start" }, "Say when they start."],
	[{ act: "start", start: "10:00" }, "They start then already."],
	[{ act: "price" }, "Type what one guest pays."],
	[{ act: "price", prices: typedPrices("70", price.ownPrices) }, "They have this price already."],
	[{ act: "sale" }, "Choose another way to sell, or type another price."],
	[{ act: "move" }, "Choose the departure to which they move."],
] as const)("%o is not impossible, it only changes nothing", (request, why) => {
	expect(decide(request)).toMatchObject({
		...{ problem: why, isUnchanged: true, changes: [], press: null },
	});
});

test("a departure without extras for all who move takes nobody", () => {
	const extra = { id: 1, title: "Wetsuit", stock: 8, stockId: null };
	const lacking = [{ extra, left: 1, needed: 3 }];
	expect(decide({ act: "move", target: 2 }, cells, { lacking })).toMatchObject({
		problem: expect.stringContaining("2 × Wetsuit (3 needed, 1 left)"),
		changes: [],
	});
	expect(decide({ act: "cancel" }, cells, { lacking }).problem).toBeNull();
});

test("a departure that we cancel says beside all money what the policies as sold would give back", () => {
	expect(decide({ act: "cancel" }).lines.slice(-2)).toMatchObject([
		{ count: "€192", text: "go back to the guests’ cards at once" },
		{
			count: "€96",
			text: "would go back by the policies agreed at the sales; we cancel, so all of it goes back",
		},
	]);
});

test("below its minimum it may run anyway, and a cancellation needs no other reason", () => {
	const short: CapacityCell = {
		...cell,
		minimum: { guests: 4, missing: 1, until: "Friday", isUndecided: true },
	};
	expect(decide({ act: "run" }, [short]).changes).toMatchObject([{ act: "run" }]);
	expect(decide({ act: "cancel" }, [short])).toMatchObject({ asksReason: true, isTooFew: true });
	expect(decide({ act: "cancel" })).toMatchObject({ asksReason: true, isTooFew: false });
});

test("a price of its own stands beside the list's, an empty one goes back to it, and bookings keep theirs", () => {
	const dear = { adultCents: 9000, childCents: null, bebeCents: null };
	const set = decide({ act: "price", prices: typedPrices("90", dear) });
	expect(set.changes).toMatchObject([{ act: "price", prices: dear }]);
	expect(set.lines).toMatchObject([
		{
			text: "The whale road, Sat 5 June, 10:00: adults €90, children €42, babies €0",
			detail: "By the list adults €64, children €42, babies €0",
		},
		{ count: "1", text: "booking keeps the price at which it was sold" },
	]);
	const back = decide({ act: "price", prices: typedPrices("", noPrices) });
	expect(back.press).toBe("Give 1 departure the list’s price again");
	expect(back.lines[0]).toMatchObject({ detail: "The list’s price again" });
	expect(back.changes).toMatchObject([{ act: "price", prices: noPrices }]);
});

test("the fields show what was typed, or the departure's own price beside the list's", () => {
	expect(decide({ act: "price" }).shownPrices).toEqual({
		texts: { adultCents: "70.00", childCents: "", bebeCents: "" },
		list: { adultCents: "€64", childCents: "€42", bebeCents: "€0" },
	});
	expect(
		decide({ act: "price", prices: typedPrices("x", null) }).shownPrices?.texts.adultCents,
	).toBe("x");
});

test("a departure that is sold whole alone has no price of a seat", () => {
	const prices = typedPrices("90", { ...noPrices, adultCents: 9000 });
	expect(decide({ act: "price", prices }, cells, { isWholeOnly: true }).problem).toContain(
		"is sold whole there",
	);
});

const wholeSale = { sells: "whole", wholePriceCents: 48_000 } as const;
const saleTyped = (sale: Sale | null) => ({
	texts: { sells: sale?.sells ?? "whole", wholePriceCents: "480" },
	sale,
});
const emptyDay: CapacityCell = { ...cell, sold: 0, held: 0 };

test.each<[string, TypedSale | null, CapacityCell, string]>([
	["nothing chosen", null, emptyDay, "Choose another way to sell"],
	["a whole trip without a price", saleTyped(null), emptyDay, "Say what the whole trip costs"],
	["guests with seats", saleTyped(wholeSale), { ...emptyDay, sold: 2 }, "has guests with seats"],
	["seats that are held", saleTyped(wholeSale), { ...emptyDay, held: 1 }, "has guests with seats"],
	[
		"a departure that is sold so",
		saleTyped(wholeSale),
		{ ...emptyDay, sells: "whole", wholeCents: 48_000 },
		"sold so already",
	],
])("a departure is not sold whole with %s", (_what, sale, of, problem) => {
	const plan = decide({ act: "sale", sale }, [of]);
	expect(plan.problem).toContain(problem);
	expect(plan.changes).toEqual([]);
});

test("an empty departure, or one that a party has whole, is sold whole from then on", () => {
	for (const of of [emptyDay, { ...emptyDay, sold: 2, isWhole: true }]) {
		const plan = decide({ act: "sale", sale: saleTyped(wholeSale) }, [of]);
		expect(plan.changes).toMatchObject([{ act: "sale", sale: wholeSale }]);
		expect(plan.lines[0]?.text).toBe("departure goes whole to one party, for €480");
	}
	const sold = { ...emptyDay, sells: "both", wholeCents: 48_000 } as const;
	expect(decide({ act: "sale" }, [sold]).shownSale).toEqual({
		...{ sells: "both", wholePriceCents: "480.00" },
	});
});

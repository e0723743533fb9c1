import { describe, expect, test } from "vitest";
import { byDate, type SalesCell, sumBy } from "#app/operations/figures/sales.ts";
import {
	countBoarded,
	countGuestsByLanguage,
	guestsByStop,
	type ManifestGuest,
} from "#app/operations/manifest/manifest.ts";
import { fieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import { moneyOf } from "#app/sales/payments/money.ts";
import { csvCell, csvDialectOf } from "#app/sales/staff/list/booking-export.ts";
import { readBookingFilter } from "#app/sales/staff/list/booking-filter.ts";
import { sampleGuest } from "#tests/samples/booking-samples.ts";
import { samplePayment } from "#tests/samples/payment-samples.ts";
import { moneyState, searchTerms } from "./staff-booking.ts";

const price = 6400;
const payment = samplePayment;
const back = { status: "refunded", refundedCents: price } as const;

describe("the state of a booking's money", () => {
	test.each([
		["confirmed", [payment({})], "Paid", false],
		["confirmed", [payment({ gateway: "hotel" })], "Paid at hotel", false],
		["cancelled", [payment({ gateway: "hotel" })], "Hotel pays back", true],
		["cancelled", [payment({ gateway: "hotel", status: "created" })], "Not paid", false],
		["confirmed", [payment({ gateway: "hotel", status: "created" })], "Hotel collects", false],
		["confirmed", [], "To collect", true],
		["confirmed", [payment({ ...back, waivedCents: price })], "Paid back", false],
		["confirmed", [payment(back)], "To collect", true],
		["confirmed", [payment({ refundedCents: 1000, waivedCents: 1000 })], "Paid", false],
		["confirmed", [payment({ refundedCents: 1000 })], "Partly paid", true],
		["confirmed", [payment({ amountCents: 2400 })], "Partly paid", true],
		["confirmed", [2400, 4000].map((cents) => payment({ amountCents: cents })), "Paid", false],
		["confirmed", [payment({}), payment({ refundReason: "not_owed" })], "Not owed", true],
		["expired", [payment({ refundReason: "seats_gone" })], "Paid late", true],
		["confirmed", [payment({}), payment({ refundReason: "paid_twice" })], "Paid twice", true],
		["cancelled", [payment({ refundReason: "cancelled" })], "Refund due", true],
		[
			"cancelled",
			[payment({ refundReason: "cancelled", disputeState: "holds" })],
			"Bank decides",
			true,
		],
		["confirmed", [payment({ disputeState: "holds" })], "Disputed", true],
		["confirmed", [payment({ disputeState: "gave back" })], "Lost to the bank", true],
		["cancelled", [payment({ disputeState: "gave back" })], "Lost to the bank", false],
		["cancelled", [payment({ status: "refunded" })], "Refunded", false],
		["cancelled", [payment({})], "Kept", false],
		["pending", [payment({ status: "created" })], "Waiting", false],
		["expired", [payment({ status: "failed" })], "Not paid", false],
	] as const)("%s with %j: %s", (status, payments, label, needsPerson) => {
		expect(moneyState(status, payments, price)).toMatchObject({ label, needsPerson });
	});

	test("what was given back another way is back in the sums, and not owed to the guest again", () => {
		const parts = [payment({}), payment({ amountCents: 2000, elsewhereCents: 2000 })];
		expect(moneyState("confirmed", parts, price)).toMatchObject({ label: "Paid", isOwed: false });
		expect(moneyOf(price, parts)).toMatchObject({ paidCents: 8400, refundedCents: 2000 });
	});

	const wrong = { cameCents: 100, refundReason: "wrong_amount" } as const;
	test.each([
		["waits to go back", payment(wrong), "Wrong amount", 0],
		["is back in part", payment({ ...wrong, refundedCents: 40 }), "Wrong amount", 40],
		["is back", payment({ ...wrong, status: "refunded", refundedCents: 100 }), "To collect", 100],
		[
			"is back another way",
			payment({ ...wrong, status: "refunded", elsewhereCents: 100 }),
			"To collect",
			100,
		],
		["was too much", payment({ ...wrong, cameCents: 9000 }), "Wrong amount", 0],
		[
			"was too much and is back",
			payment({ ...wrong, cameCents: 9000, status: "refunded", refundedCents: 9000 }),
			"To collect",
			9000,
		],
	] as const)(
		"a wrong amount that %s pays nothing, beside a part that was right",
		(_, one, label, back) => {
			expect(moneyOf(price, [one])).toMatchObject({ balanceCents: price, refundedCents: back });
			expect(moneyState("confirmed", [one], price)).toMatchObject({ label, isOwed: true });
			const right = payment({ amountCents: 2000 });
			expect(moneyState("confirmed", [one, right], price)).toMatchObject({ owedCents: 4400 });
		},
	);

	test("of a free booking says so", () => {
		expect(moneyState("confirmed", [], 0).label).toBe("Free of charge");
	});
});

describe("the typed search", () => {
	test.each([
		["", null],
		["  ", null],
		["Ida", { kind: "words", match: '"ida"*' }],
		["ida lindqvist", { kind: "words", match: '"ida"* "lindqvist"*' }],
		["IX-7K3F9", { kind: "words", match: '"7k3f9"*' }],
		["+34 600 123", { kind: "words", match: '"34600123"* OR "4600123"*' }],
		["0151 12345", { kind: "words", match: '"15112345"*' }],
		["ix7k3f9", { kind: "words", match: '("ix7k3f9"*) OR reference : "7k3f9"*' }],
		["IX 7k3f9", { kind: "words", match: '("ix"* "7k3f9"*) OR reference : "7k3f9"*' }],
		["Łukasz", { kind: "words", match: '"lukasz"*' }],
		["0034 600 123", { kind: "words", match: '"34600123"* OR "4600123"*' }],
		["Ida@Mail.example", { kind: "address", email: "ida@mail.example" }],
		["ida@ma", { kind: "addresses", from: "ida@ma", until: "ida@ma\u{10ffff}" }],
		['"', { kind: "nothing" }],
		['a" OR "b', { kind: "words", match: '"a"* "or"* "b"*' }],
	])("%j becomes %j", (text, terms) => {
		expect(searchTerms(text)).toEqual(terms);
	});

	test("a filter that makes no sense is left out instead of failing", () => {
		const filter = readBookingFilter(
			new URLSearchParams({ date: "2027-02-30", status: "lost", before: "-1", partner: "web" }),
		);
		expect(filter).toMatchObject({ q: "", partner: "web" });
		expect([filter.from, filter.status, filter.before]).toEqual([undefined, undefined, undefined]);
	});

	test("a link to one day is a range of that day", () => {
		const filter = readBookingFilter(new URLSearchParams({ date: "2027-06-05", to: "2028-01-01" }));
		expect([filter.from, filter.to]).toEqual(["2027-06-05", "2027-06-05"]);
	});
});

test.each([
	["=1+1", `"'=1+1"`],
	["+34 600", '"+34 600"'],
	["+34 600+1", `"'+34 600+1"`],
	["＝1+1", `"'＝1+1"`],
	["Ida; ＠SUM(A1)", `"Ida;' ＠SUM(A1)"`],
	["＋1", `"'＋1"`],
	["－1", `"'－1"`],
	["-5", `"'-5"`],
	["-5,00", '"-5,00"'],
	["-5,00-1", `"'-5,00-1"`],
	["@SUM(A1)", `"'@SUM(A1)"`],
	["  =1+1", `"'  =1+1"`],
	["\t=1", `"'\t'=1"`],
	["\r=1", `"'\r'=1"`],
	["Ida;=1+1", `"Ida;'=1+1"`],
	["Ida; @SUM(A1)", `"Ida;' @SUM(A1)"`],
	["Ida\n-5", `"Ida\n'-5"`],
	["Ida\t+1", `"Ida\t'+1"`],
	["Ana-María; Ida", '"Ana-María; Ida"'],
	['He said "hi"', '"He said ""hi"""'],
	["a,b", '"a,b"'],
	["plain", '"plain"'],
	[3, '"3"'],
])("the cell %j is written as %j", (value, cell) => {
	expect(csvCell(value)).toBe(cell);
});

describe("a spreadsheet opens the export in columns", () => {
	const dialectOf = (accept: string | null) => {
		const { separator, decimalSign } = csvDialectOf(accept, "Atlantic/Canary");
		return `${separator}${decimalSign}`;
	};

	test.each([
		["de-DE,de;q=0.9,en;q=0.8", ";,"],
		["es-ES", ";,"],
		["es,en;q=0.5", ";,"],
		["fr", ";,"],
		["it-IT", ";,"],
		["de-CH", ",."],
		["es-MX", ",."],
		["en-GB,en;q=0.9", ",."],
		["zh-Hant-TW", ",."],
		["*", ",."],
		["xx-not a language", ",."],
		["", ",."],
		[null, ",."],
	])("in the country of the browser's language %j", (accept, dialect) => {
		expect(dialectOf(accept)).toBe(dialect);
	});
});

describe("the manifest", () => {
	const guest = (change: Partial<ManifestGuest>): ManifestGuest => ({
		id: 1,
		reference: "IX-7K3F9",
		...fieldsFor("manifest", sampleGuest),
		notes: [],
		guideTakesCash: true,
		adults: 1,
		children: 0,
		bebe: 0,
		seats: 1,
		extras: [],
		answers: [],
		priceCents: 6400,
		currency: "EUR",
		partner: "web",
		money: { label: "Paid", needsPerson: false, isOwed: false },
		boarding: null,
		aboard: [],
		pickup: { pointId: 1, time: "04:30", title: "Hotel", place: "", lat: 28.3, lng: -14.6 },
		...change,
	});

	test("groups by stop and time, in the order of the van", () => {
		const late = { pointId: 2, time: "05:10", title: "Harbour", place: "", lat: 28.3, lng: -14.6 };
		const stops = guestsByStop([guest({ pickup: late, seats: 2 }), guest({}), guest({ seats: 3 })]);
		expect(stops.map(({ time, seats, guests }) => [time, seats, guests.length])).toEqual([
			["04:30", 4, 2],
			["05:10", 2, 1],
		]);
	});

	test("counts languages and the people who are aboard", () => {
		const guests = [
			guest({ language: "de", seats: 2, boarding: "picked up", aboard: [1] }),
			guest({ language: "en", seats: 5, boarding: "no-show" }),
			guest({ language: null, seats: 1 }),
		];
		expect(countGuestsByLanguage(guests)).toEqual([
			["en", 5],
			["de", 2],
		]);
		expect(countBoarded(guests)).toEqual({ pickedUp: 1, noShow: 5 });
	});
});

test("sales are summed by any key, the largest first, and every date has its entry", () => {
	const cell = (kind: SalesCell["kind"], key: string, seats: number): SalesCell => ({
		kind,
		key,
		isComing: 1,
		seats,
		cents: seats * 100,
		...{ keptCents: 0, extraCents: 0, wholeTrips: 0 },
	});
	const partners = [cell("seller", "web", 1), cell("seller", "hotel", 3), cell("seller", "web", 1)];
	expect(sumBy(partners, ({ key }) => key).map(({ key, seats }) => [key, seats])).toEqual([
		["hotel", 3],
		["web", 2],
	]);
	const cells = [cell("date", "2027-06-05", 4), cell("date", "2027-06-07", 1)];
	const dates = ["2027-06-05", "2027-06-06", "2027-06-07"];
	expect(byDate(cells, dates).map(({ seats }) => seats)).toEqual([4, 0, 1]);
});

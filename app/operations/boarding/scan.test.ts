import { expect, test } from "vitest";
import { sha256Of } from "#app/crypto/digest.server.ts";
import {
	type BoardingGuest,
	countDeparture,
	personWords,
	stopsOfDeparture,
} from "./boarding-day.ts";
import { hashCode, judgeGuest, readCode, type ScanOutcome } from "./scan.ts";

const guest = (change: Partial<BoardingGuest> = {}): BoardingGuest => ({
	id: 1,
	reference: "IX-7K3F9",
	code: "",
	status: "confirmed",
	name: "Ruth Meyer",
	phone: null,
	language: null,
	adults: 2,
	children: 0,
	bebe: 1,
	seats: 3,
	extras: [],
	answers: [],
	isWhole: false,
	reseller: null,
	openPickup: null,
	comments: null,
	guideNotes: null,
	pickup: {
		pointId: 1,
		time: "08:10",
		title: "Casa Bruma",
		place: "",
		lat: 28,
		lng: -14,
		newMeeting: null,
	},
	boarding: null,
	aboard: [],
	markedBy: null,
	markedAt: null,
	mayOpenBooking: true,
	isOwed: false,
	dueCents: null,
	currency: "EUR",
	notes: [],
	...change,
});
const today = "2027-06-04";

test.each([
	["https://island.example/booking/AAAAAAAAAAAAAAAAAAAAAA", "voucher"],
	["https://island.example/booking/AAAAAAAAAAAAAAAAAAAAAA?x=1", "voucher"],
	["IX-7K3F9", "reference"],
	["ix 7k3f9", "reference"],
	["7k3f9", "reference"],
	["https://elsewhere.example/", "something else"],
	["", "something else"],
])("the code %j is a %s", (text, kind) => {
	expect(readCode(text).kind).toBe(kind);
});

test("a code is hashed on the phone as on the server", async () => {
	const code = "AAAAAAAAAAAAAAAAAAAAAA";
	expect(await hashCode(code)).toBe(Buffer.from(sha256Of(code)).toString("base64url"));
});

const judged: [ScanOutcome, Partial<BoardingGuest>, string][] = [
	["valid", {}, today],
	["partly", { aboard: [0] }, today],
	["used", { aboard: [0, 1, 2] }, today],
	["used", { aboard: [0, 1, 2], isOwed: true }, today],
	["unpaid", { isOwed: true }, today],
	["unpaid", { status: "pending" }, today],
	["wrong day", {}, "2027-06-05"],
	["wrong day", { isOwed: true }, "2027-06-03"],
	["cancelled", { status: "cancelled" }, today],
	["cancelled", { status: "expired" }, "2027-06-05"],
];
test.each(judged)("a voucher is %s: %j on %s", (outcome, change, date) => {
	const departure = { date, startTime: "08:30", durationMinutes: 480 };
	const time = { now: Date.parse(`${today}T07:10Z`), timeZone: "Atlantic/Canary" };
	expect(judgeGuest(guest(change), departure, time)).toBe(outcome);
});

test("a departure counts people who boarded, are expected, are missing, and free seats", () => {
	const guests = [
		guest({ aboard: [0, 1], boarding: "picked up" }),
		guest({ seats: 2, boarding: "no-show" }),
		guest({ status: "cancelled" }),
	];
	const departure = {
		id: 1,
		date: today,
		title: "",
		startTime: "",
		capacity: 4,
		free: -1,
	};
	const texts = {
		durationMinutes: 480,
		note: "",
		tripNotes: "",
		languages: [],
		guide: null,
		vehicle: null,
	};
	expect(countDeparture({ ...departure, ...texts, guests })).toEqual({
		boarded: 2,
		expected: 1,
		missing: 2,
		free: -1,
	});
	const [stop] = stopsOfDeparture({ ...departure, ...texts, guests });
	expect(stop).toMatchObject({ seats: 5, aboard: 2, state: "now" });
});

test("persons are numbered: adults, children, babies", () => {
	expect(personWords({ adults: 1, children: 1, bebe: 1 })).toEqual([
		{ word: "Adult", number: 0 },
		{ word: "Child", number: 1 },
		{ word: "Baby", number: 2 },
	]);
});

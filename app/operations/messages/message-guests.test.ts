import { describe, expect, test } from "vitest";
import type { DepartureMessage } from "#app/departures/messages/departure-message.ts";
import {
	handWayInWords,
	type MessageGuest,
	outcomeOf,
	stopsOfGuests,
} from "#app/operations/messages/message-guests.ts";
import {
	type MessageTrip,
	meetingInstant,
	wordsFor,
} from "#app/sales/mails/departure-message-words.ts";
import { phoneLinks } from "#app/ui/format/phone-links.ts";

const guest: MessageGuest = {
	id: 1,
	reference: "IX-7K3F9",
	name: "Ida Lindqvist",
	language: "en",
	seats: 2,
	hasMail: true,
	comesBack: false,
	phone: "+34 600 123 456",
	hotel: null,
	boarding: null,
	aboard: 0,
	pickup: { pointId: 7, time: "09:35", title: "Hotel Brisa Mar", place: "under the palm" },
	inGuestWords: { trip: "Dolphins under sail", stop: "Hotel Brisa Mar", place: "under the palm" },
};
const late: DepartureMessage = { kind: "late", minutes: 25, stops: "all", why: "" };
const trip: MessageTrip = {
	date: "2027-06-04",
	today: "2027-06-04",
	timeZone: "Atlantic/Canary",
	operator: { name: "Island Excursions", phone: "+00 555 01 77" },
};

describe("a message reaches", () => {
	test.each([
		["everybody", "all", "told"],
		["this stop and the later ones", "from 09:35 7", "told"],
		["the later stops only", "from 09:36 9", "another stop"],
		["this stop only", "only 09:35 7", "told"],
		["another stop of the same time only", "only 09:35 8", "another stop"],
	])("%s", (_, stops, fate) => {
		expect(outcomeOf(guest, { ...late, stops })).toBe(fate);
	});

	test("who waits or came in part, and not who sits in the van or did not come", () => {
		const part = { ...guest, boarding: "picked up", aboard: 1 } as const;
		const all = { ...part, aboard: 2 };
		const other = { kind: "other", stops: "all" } as const;
		expect([outcomeOf(part, late), outcomeOf(all, late), outcomeOf(all, other)]).toEqual([
			"told",
			"on board",
			"told",
		]);
		expect(outcomeOf({ ...guest, boarding: "no-show" }, other)).toBe("did not come");
	});
});

test("the stops of the guests are named once, in the order of the van", () => {
	const early = { ...guest, pickup: { ...guest.pickup, pointId: 3, time: "09:15" } };
	expect(stopsOfGuests([guest, early, guest]).map(({ time }) => time)).toEqual(["09:15", "09:35"]);
});

describe("by hand a guest is reached", () => {
	const ways = (phone: string | null, hotel: MessageGuest["hotel"] = null) => ({
		...phoneLinks(phone, "Late & sorry"),
		hotelCall: phoneLinks(hotel?.phone ?? null, "").call,
		words: handWayInWords({ ...guest, phone, hotel }),
	});
	test("by WhatsApp where the number has its country", () => {
		const open = {
			call: "tel:+34600123456",
			sms: "sms:+34600123456?&body=Late%20%26%20sorry",
			whatsApp: "https://wa.me/34600123456?text=Late%20%26%20sorry",
			words: "WhatsApp or SMS",
		};
		expect(ways("+34 600 123-456")).toMatchObject(open);
		expect(ways("0034 600 123 456")).toMatchObject(open);
	});

	test("by SMS without it, else over the hotel, else at the stop", () => {
		expect(ways("600 123 456")).toMatchObject({ whatsApp: null, words: "SMS or a call" });
		expect(ways(null, { name: "Hotel Miramar", phone: "+00 555 03" })).toMatchObject({
			call: null,
			hotelCall: "tel:+0055503",
			words: "call Hotel Miramar",
		});
		expect(ways(null)).toMatchObject({ words: "ask at Hotel Brisa Mar" });
	});
});

describe("guests read", () => {
	const timeOf = (date: string, time: string, minutes: 25 | 60) => {
		const pickup = { ...guest.pickup, time };
		const words = wordsFor({ ...guest, pickup }, { ...late, minutes }, { ...trip, date });
		return words.meeting?.time;
	};
	test("the new time of their own pickup, also after midnight and when the clock changes", () => {
		expect(timeOf("2027-06-04", "09:35", 25)).toBe("10:00");
		expect(timeOf("2027-06-04", "23:50", 25)).toBe("00:15");
		expect(timeOf("2027-03-28", "00:30", 60)).toBe("02:30");
		expect(timeOf("2027-10-31", "01:30", 60)).toBe("01:30");
	});

	test("why the van is late, from when to when and where, in the mail and on the telephone", () => {
		const words = wordsFor(guest, { ...late, why: "The road is closed" }, trip);
		expect(words.subject).toBe("We are 25 minutes late: be ready at 10:00, Dolphins under sail");
		expect(words.meeting).toEqual({
			lead: "Today we pick you up at",
			time: "10:00",
			timeBefore: "09:35",
			place: "Hotel Brisa Mar, under the palm",
		});
		expect(words.short).toBe(
			"Hello Ida Lindqvist, this is Island Excursions. We are 25 minutes late today: please be ready at 10:00, not at 09:35, at Hotel Brisa Mar, under the palm. The road is closed. Questions: +00 555 01 77",
		);
		expect(meetingInstant(late, "09:35", trip)).toBe(Date.parse("2027-06-04T09:00Z"));
	});

	test("in the language of the booking, also on the telephone", () => {
		const words = wordsFor({ ...guest, language: "de" }, late, trip);
		expect(words.subject).toBe(
			"Wir kommen 25 Minuten später: Abholung um 10:00 Uhr, Dolphins under sail",
		);
		expect(words.short).toBe(
			"Guten Tag Ida Lindqvist, hier ist Island Excursions. Wir kommen heute 25 Minuten später: Bitte seien Sie um 10:00 Uhr bereit, nicht um 09:35 Uhr. Ort: Hotel Brisa Mar, under the palm. Fragen: +00 555 01 77",
		);
		expect(wordsFor({ ...guest, language: "la" }, late, trip).language).toBe("en");
	});

	test("another meeting point, at their own time unless another is said", () => {
		const elsewhere = { kind: "elsewhere", stops: "all", place: "the harbour", why: "" } as const;
		const at = (time: string) => wordsFor(guest, { ...elsewhere, time }, trip).meeting;
		expect(at("")).toMatchObject({ time: "09:35", timeBefore: null, place: "the harbour" });
		expect(at("09:50")).toMatchObject({ time: "09:50", timeBefore: "09:35" });
		const later = { ...trip, today: "2027-06-03" };
		expect(wordsFor(guest, { ...elsewhere, time: "" }, later).meeting?.lead).toBe(
			"On Friday 4 June we meet you at",
		);
	});

	test("what staff type, and no name that would be a link", () => {
		const other = { kind: "other", stops: "all", text: "We found a red jacket.\n\nIs it yours?" };
		const words = wordsFor(
			{ ...guest, name: "win.example now" },
			{ ...other, kind: "other" },
			trip,
		);
		expect(words.paragraphs).toEqual(["We found a red jacket.", "Is it yours?"]);
		expect([words.greeting, words.meeting]).toEqual(["Hello,", null]);
	});
});

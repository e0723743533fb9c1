import { moneyOf } from "#app/sales/payments/money.ts";
import type { BookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { moneyState } from "#app/sales/staff/staff-booking.ts";
import { usualPolicy } from "./policy-samples.ts";

const columns = { version: 3, createdAt: 1, updatedAt: 1 };
const excursionId = "sunrise";
const day = { date: "2027-06-05", startTime: "05:00" };
const van = { title: "Hotel Los Dragos", place: "main door", lat: 28.1, lng: -15.4 };

/** A confirmed booking of one adult at the price of the list, of which nothing is paid. */
export function sampleRecord(changes: Partial<BookingRecord> = {}): BookingRecord {
	const people = { adults: 1, children: 0, bebe: 0, seats: 1 };
	const money = {
		priceCents: 6400,
		listPriceCents: null,
		codeId: null,
		code: null,
		currency: "EUR",
		policy: usualPolicy,
		policyStart: `${day.date} ${day.startTime}`,
	};
	const none = {
		holdExpiresAt: 0,
		cancelledAt: null,
		erasedAt: null,
		payLinkAt: null,
		externalRef: null,
		holdReminderAt: null,
	};
	const words = { phone: null, phoneE164: null, comments: null, staffNotes: null };
	return {
		...{ id: 1, confirmId: "address", reference: "IX-7K3F9", departureId: 1, excursionId },
		...{ ...day, ...people, ...money, ...none, ...words, ...columns },
		...{ title: "First light", pickup: "04:30 · Hotel Los Dragos", pickupPointId: 1 },
		...{ pickupTime: "04:30", partner: "web", hotelId: null, hotel: null, source: "web" },
		...{ reseller: null, openPickup: null },
		...{ isWhole: false, name: "Ida Lindqvist", email: null, guideNotes: null, language: "de" },
		...{
			status: "confirmed",
			confirmedAt: 1,
			boarding: null,
			toldMessage: null,
			...{ weather: null, weatherCreditCents: null },
		},
		trip: {
			...{ durationMinutes: 240, whatToBring: "", cutoffHours: 2, isActive: true },
			...{ updatedAt: 1, version: 1 },
			...{ priceAdultCents: 6400, priceChildCents: 3200, priceBebeCents: 0 },
			...{ taxRate: 700, nextTaxRate: null, nextTaxFrom: null },
		},
		departure: {
			...{ id: 1, excursionId, timetableId: null, ...day, capacity: 12, state: "open", ...columns },
			...{ languages: ["en"], minimumGuests: 0, decideHours: 48, runsAnyway: false },
			...{ priceAdultCents: null, priceChildCents: null, priceBebeCents: null },
			...{ sells: "seats", wholePriceCents: null },
			...{ note: "", line: null, sold: 1 },
		},
		point: { id: 1, ...van, isActive: true, externalRef: null, ...columns },
		stops: [{ pointId: 1, time: "04:30", ...van, startTime: "05:00" }],
		...{ payments: [], credits: [], sums: moneyOf(6400, []), balanceCents: 6400 },
		...{
			guideTakesCash: true,
			changes: 0,
			entryKeys: [],
			lines: [],
			rules: [],
			extras: [],
			questions: [],
			answers: [],
			fares: [],
			poster: null,
			texts: [],
		},
		...{ place: van.place, isUnreachable: false, history: [], mails: [] },
		inGuestWords: { title: "First light", pickup: "04:30 · Hotel Los Dragos" },
		money: moneyState("confirmed", [], 6400),
		...changes,
	};
}

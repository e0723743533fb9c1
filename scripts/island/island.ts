import type {
	answers,
	bookings,
	consentTexts,
	credits,
	excursionImages,
	excursions,
	extraStocks,
	extras,
	fares,
	hotels as hotelsTable,
	payments,
	pickupAssignments,
	pickupPoints as pickupPointsTable,
	questions,
	refunds,
	sandboxCheckouts,
	timetableDays,
	timetables,
	translations,
} from "#app/database/schema.server.ts";
import type { WayToSell } from "#app/departures/departure.ts";
import { dayRows } from "#app/departures/timetables/timetable.ts";
import { adventureExcursions } from "./adventure-excursions.ts";
import { type Sale, sell } from "./bookings.ts";
import { creditsOf } from "./credits.ts";
import { dailyExcursions } from "./daily-excursions.ts";
import type { DemoExcursion } from "./demo-excursion.ts";
import { type DepartureChange, departuresOf } from "./departures.ts";
import { wetsuits } from "./extra-stocks.ts";
import { hotels } from "./hotels.ts";
import { kayakAnswers } from "./kayak-questions.ts";
import { pickupPoints } from "./pickup-points.ts";
import { diceOf } from "./random.ts";
import {
	consentTextsOf,
	extraTranslations,
	fareTranslations,
	islandTranslations,
	questionTranslations,
} from "./translations.ts";
import { calledOffGuests, type WeatherChoice } from "./weather.ts";
import { weekendExcursions } from "./weekend-excursions.ts";

/** The rows of the demo island, in the order in which they can be inserted. */
export interface DemoIsland {
	pickupPoints: (typeof pickupPointsTable.$inferInsert)[];
	hotels: (typeof hotelsTable.$inferInsert)[];
	excursions: (typeof excursions.$inferInsert)[];
	excursionImages: (typeof excursionImages.$inferInsert & { id: number })[];
	extraStocks: (typeof extraStocks.$inferInsert)[];
	extras: (typeof extras.$inferInsert)[];
	fares: (typeof fares.$inferInsert)[];
	questions: (typeof questions.$inferInsert)[];
	consentTexts: (typeof consentTexts.$inferInsert)[];
	answers: (typeof answers.$inferInsert)[];
	translations: (typeof translations.$inferInsert)[];
	timetables: (typeof timetables.$inferInsert & { id: number })[];
	timetableDays: (typeof timetableDays.$inferInsert)[];
	pickupAssignments: (typeof pickupAssignments.$inferInsert)[];
	departureChanges: DepartureChange[];
	/** Their departure is the one of excursion, date and start. */
	bookings: (Omit<typeof bookings.$inferInsert, "departureId"> & { id: number })[];
	payments: (typeof payments.$inferInsert)[];
	refunds: (typeof refunds.$inferInsert)[];
	sandboxCheckouts: (typeof sandboxCheckouts.$inferInsert)[];
	/** Their departures are those of excursion, date and start. */
	weatherChoices: (Omit<WeatherChoice, "confirmId" | "credit"> & { bookingId: number })[];
	credits: (typeof credits.$inferInsert)[];
}

/** The same rows each time; nothing in them is later than the midnight (UTC) before. */
export function demoIsland(today: string): DemoIsland {
	const demos = [...dailyExcursions, ...weekendExcursions, ...adventureExcursions];
	const openingTime = Date.parse(`${today}T08:00Z`) - 90 * 86_400_000;
	const dated = { createdAt: openingTime, updatedAt: openingTime };
	const departures = demos.flatMap((demo) =>
		departuresOf(demo, today).map((departure) => ({ demo, departure })),
	);
	const desk = { today, dice: diceOf(today), takenReferences: new Set<string>() };
	const calledOff = departures.flatMap(({ demo, departure }, index) => {
		const next = departures[index + 1]?.departure;
		return departure.change?.line && next ? calledOffGuests(demo, { departure, next }, desk) : [];
	});
	const sales = departures
		.flatMap(({ demo, departure }) => sell(demo, departure, desk))
		.concat(calledOff.map(({ sale }) => sale))
		.sort((one, other) => one.booking.createdAt - other.booking.createdAt);
	const excursionImages = demos
		.flatMap(({ row, pictures }) =>
			pictures.map((picture, position) => ({ excursionId: row.id, position, ...picture })),
		)
		.map((picture, index) => ({ id: index + 1, ...picture }));
	const offeredExtras = demos
		.flatMap(({ row, extras = [] }) =>
			extras.map((extra, position) => ({ excursionId: row.id, position, ...extra })),
		)
		.map((extra, index) => ({ id: index + 1, ...extra }));
	const offeredFares = demos
		.flatMap(({ row, fares = [] }) =>
			fares.map((fare, position) => ({ excursionId: row.id, position, ...fare })),
		)
		.map((fare, index) => ({ id: index + 1, ...fare }));
	const saleRows = joined(sales);
	const weatherChoices = calledOff.map(({ choice: { confirmId, ...choice } }) => ({
		...choice,
		bookingId: saleRows.bookings.find((booking) => booking.confirmId === confirmId)?.id ?? 0,
	}));
	const askedQuestions = demos
		.flatMap(({ row, questions = [] }) =>
			questions.map((question, position) => ({ excursionId: row.id, position, ...question })),
		)
		.map((question, index) => ({ id: index + 1, ...question }));
	return {
		pickupPoints: Object.values(pickupPoints).map((point) => ({ ...point, ...dated })),
		hotels: hotels.map((hotel) => ({ ...hotel, ...dated })),
		excursions: demos.map(({ row }) => ({ ...row, ...dated })),
		excursionImages,
		extraStocks: [{ ...wetsuits, ...dated }],
		extras: offeredExtras.map(({ texts: _, ...extra }) => ({ ...extra, ...dated })),
		fares: offeredFares.map(({ texts: _, ...fare }) => ({ ...fare, ...dated })),
		questions: askedQuestions.map(({ texts: _, ...question }) => ({ ...question, ...dated })),
		consentTexts: consentTextsOf(askedQuestions, openingTime),
		answers: kayakAnswers(
			saleRows.bookings.filter(({ excursionId }) => excursionId === askedQuestions[0]?.excursionId),
			askedQuestions[0]?.id ?? 0,
		),
		translations: [
			...islandTranslations(demos, excursionImages, openingTime),
			...extraTranslations(offeredExtras, openingTime),
			...fareTranslations(offeredFares, openingTime),
			...questionTranslations(askedQuestions, openingTime),
		],
		timetables: timetablesOf(demos).map(({ days: _, ...table }) => table),
		timetableDays: timetablesOf(demos).flatMap(({ id, days }) =>
			dayRows(days).map((row) => ({ timetableId: id, ...row })),
		),
		pickupAssignments: demos.flatMap(({ row, pickups }) =>
			pickups.map(([pickupTime, { id }]) => ({
				excursionId: row.id,
				pickupPointId: id,
				pickupTime,
			})),
		),
		departureChanges: departures.flatMap(({ departure }) => departure.change ?? []),
		...saleRows,
		weatherChoices: weatherChoices.map(({ credit: _, ...choice }) => choice),
		credits: [
			...creditsOf(
				sales.map(({ booking }) => booking),
				openingTime,
			),
			...weatherChoices.flatMap(({ credit, bookingId }) =>
				credit ? [{ ...credit, bookingId }] : [],
			),
		],
	};
}

/** Of each excursion its usual start, and another one on the same days where it has two. */
function timetablesOf(demos: DemoExcursion[]) {
	return demos
		.flatMap(({ row, languages: days, minimumGuests = 0, secondStart, ...demo }) => {
			const wholePriceCents = demo.secondWholePriceCents ?? null;
			const sells: WayToSell = wholePriceCents === null ? "seats" : "both";
			const usual = { excursionId: row.id, capacity: row.capacity, minimumGuests, days };
			return [
				{ ...usual, position: 0, startTime: row.startTime },
				...(secondStart
					? [{ ...usual, position: 1, startTime: secondStart, sells, wholePriceCents }]
					: []),
			];
		})
		.map((table, index) => ({ id: index + 1, ...table }));
}

/** Booking ids rise with the time of booking. */
function joined(sales: Sale[]) {
	return {
		bookings: sales.map(({ booking }, index) => ({ ...booking, id: index + 1 })),
		payments: sales.map(({ payment }, index) => ({ ...payment, bookingId: index + 1 })),
		refunds: sales.flatMap(({ refund }) => refund ?? []),
		sandboxCheckouts: sales.flatMap(({ checkout }) => checkout ?? []),
	};
}

import { inArray, type SQL, sql } from "drizzle-orm";
import { type IslandClock, instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { type CancellationPolicy, policyOf } from "#app/catalogue/policy/cancellation-policy.ts";
import { adjustedTo, totalOf } from "#app/catalogue/prices/price-of.ts";
import { taxRateOn } from "#app/catalogue/prices/tax.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, hotels, pickupPoints } from "#app/database/schema.server.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { tripIn } from "#app/departures/offer/translated-trip.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { importTexts } from "#app/messages/staff/office/import.ts";
import type { Actor } from "#app/sales/actor.ts";
import { fieldValues } from "#app/sales/booking/booking-columns.server.ts";
import { recordBookingEntries } from "#app/sales/booking/booking-events.server.ts";
import { makeConfirmId, makeReference } from "#app/sales/booking/booking-ids.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import { claimStatements } from "#app/sales/claim-seats.server.ts";
import { linesOfSale } from "#app/sales/staff/sell/sale.ts";
import { soldTripsStatement, toSoldTrips } from "#app/sales/staff/sell/sale-trips.server.ts";
import { type ImportedRow, linesInParts, withoutRepeats } from "#app/ui/csv/imported-row.ts";
import type { CsvRow } from "#app/ui/csv/read-csv.ts";
import { type BookingRow, readBookingRow } from "./booking-row.ts";
import { decideRow, type ImportState, type PlannedBooking, partyOf } from "./decide-import.ts";

export interface ImportCircumstances extends IslandClock {
	/** ISO 4217 */
	currency: string;
	/** The operator's policy, for an excursion without one. */
	usualPolicy: CancellationPolicy;
	/** Its country is that of a guest's number without one. */
	operatorPhone: string;
	actor: Actor;
}

/**
 * Imports coming bookings, or says what would become of each row. A hundred rows are read and written at a time: one batch
 * to read, one to write. A row's own INSERT checks seats and reference, so that neither a second import nor a sale of the
 * same moment takes anything twice.
 */
export async function importBookings(
	db: Database,
	rows: readonly CsvRow[],
	{ writes }: { writes: boolean },
	circumstances: ImportCircumstances,
): Promise<ImportedRow[]> {
	const today = localDateAt(circumstances.now, circumstances.timeZone);
	const readRows = withoutRepeats(
		rows.map((each) => ({ number: each.number, ...readBookingRow(each, today) })),
	);
	const takenSeats = new Map<number, number>();
	const outcomes: ImportedRow[] = [];
	for (const part of linesInParts(readRows)) {
		const good = part.flatMap((each) => ("row" in each ? [each.row] : []));
		const state = await readState(db, good, circumstances);
		// what was written before is no longer free when the next hundred is read
		if (writes) takenSeats.clear();
		const planned = part.map((each) => ({
			number: each.number,
			ref: "row" in each ? each.row.ref : "",
			outcome: "row" in each ? decideRow(each.row, state, takenSeats) : { fault: each.fault },
		}));
		const fresh = planned.flatMap(({ outcome }) => ("booking" in outcome ? [outcome.booking] : []));
		const writtenRefs = writes ? await writeBookings(db, fresh, circumstances) : null;
		for (const { number, ref, outcome } of planned) {
			if (!("booking" in outcome)) outcomes.push({ number, ref, ...outcome });
			else if (writtenRefs && !writtenRefs.has(ref))
				outcomes.push({ number, ref, fault: importTexts.faults.taken });
			else {
				const { paidCents, priceCents } = outcome.booking.row;
				const money = { paidCents, owedCents: priceCents - paidCents };
				outcomes.push({ number, ref, fresh: true, money });
			}
		}
	}
	return outcomes;
}

/** All that these rows are held against; one round trip. */
async function readState(
	db: Database,
	rows: readonly BookingRow[],
	clock: IslandClock,
): Promise<ImportState> {
	const dates = rows.map(({ date }) => date).sort();
	const [from = "2000-01-01", until = from] = [dates[0], dates.at(-1)];
	const { trips, points, houses, refs } = await runBatch(db, {
		trips: soldTripsStatement(db, clock, { from, until }),
		points: db
			.select({
				id: pickupPoints.id,
				title: pickupPoints.title,
				externalRef: pickupPoints.externalRef,
			})
			.from(pickupPoints),
		houses: db
			.select({
				id: hotels.id,
				name: hotels.name,
				externalRef: hotels.externalRef,
				isActive: hotels.isActive,
			})
			.from(hotels),
		refs: refsAmong(db, rows),
	});
	return {
		...{ trips: toSoldTrips(trips, clock), points, hotels: houses },
		refs: new Set(refs.map(({ ref }) => ref)),
	};
}

function refsAmong(db: Database, rows: readonly Pick<BookingRow, "ref">[]) {
	return db
		.select({ ref: sql<string>`${bookings.externalRef}` })
		.from(bookings)
		.where(
			inArray(
				bookings.externalRef,
				rows.map(({ ref }) => ref),
			),
		);
}

/** @returns the references that this call has written; one round trip. */
async function writeBookings(
	db: Database,
	planned: readonly PlannedBooking[],
	circumstances: ImportCircumstances,
): Promise<Set<string>> {
	const answers = await runBatch(db, {
		rows: planned.map((booking) => bookingStatements(db, booking, circumstances)),
	});
	return new Set(
		planned.flatMap(({ row }, index) => (answers.rows[index]?.inserted.length ? [row.ref] : [])),
	);
}

/** One booking with its lines, what was paid before, and its history; nothing of it where the seats are gone. */
function bookingStatements(
	db: Database,
	{ row, trip, day, pickupPointId, hotelId }: PlannedBooking,
	{ now, timeZone, currency, usualPolicy, operatorPhone, actor }: ImportCircumstances,
) {
	const confirmId = makeConfirmId();
	const excursion = excursionOn(trip.excursion, day);
	const pickup = excursion.pickups.find(({ pointId }) => pointId === pickupPointId);
	if (!pickup) throw new Error("The pickup was checked before");
	const taxRate = taxRateOn(trip.tax, day.date);
	const listLines = linesOfSale(trip.excursion, day, partyOf(row), taxRate);
	const listCents = totalOf(listLines);
	const seats = row.adults + row.children + row.bebe;
	const soldAt = row.sold === "" ? now : Math.min(now, instantOf(row.sold, "12:00", timeZone));
	const isOwn = sql`bookings.confirm_id = ${confirmId}`;
	const { name, email, phone, language, note } = row;
	return {
		...claimStatements(db, {
			...{ confirmId, reference: makeReference(), externalRef: row.ref },
			keys: [`imported:${confirmId}`],
			...{ departure: day, excursion: trip, party: partyOf(row), pickup, currency },
			lines: adjustedTo(row.priceCents, listLines, "agreed"),
			listPriceCents: row.priceCents === listCents ? null : listCents,
			code: null,
			policy: policyOf(tripIn(trip, languageOfBooking(language)).excursion, usualPolicy),
			seller: { partner: hotelId ?? "web", hotelId, join: sql`` },
			fields: fieldValues(
				{
					...{ name, email, phone: phone || null, language, comments: null },
					...{ guideNotes: note, staffNotes: null, source: hotelId ? "hotel" : "agent" },
				},
				operatorPhone,
			),
			...{ status: "confirmed", confirmedAt: soldAt, holdExpiresAt: now },
			...{ unpaidSource: null, now },
			mayTake: seatsAreFree({ departureId: day.id, seats, isWhole: false, now }),
		}),
		paid:
			row.paidCents > 0
				? paidBefore(db, isOwn, { cents: row.paidCents, paidAt: soldAt, now })
				: undefined,
		imported: recordBookingEntries(
			db,
			{ type: "booked", line: { code: "imported", ref: row.ref }, actor, now },
			isOwn,
		),
		paidEntry:
			row.paidCents > 0
				? recordBookingEntries(
						db,
						{
							type: "paid",
							line: { code: "paid before", cents: row.paidCents, currency },
							...{ actor, now },
						},
						isOwn,
					)
				: undefined,
	};
}

/** @param which SQL on `bookings` of one booking. */
function paidBefore(
	db: Database,
	which: SQL,
	{ cents, paidAt, now }: { cents: number; paidAt: number; now: number },
) {
	return db.run(sql`
		INSERT INTO payments (id, booking_id, gateway, amount_cents, received_cents, currency, status, paid_at, created_at, updated_at)
		SELECT 'i' || bookings.id, bookings.id, 'before', ${cents}, ${cents}, bookings.currency, 'paid', ${paidAt}, ${now}, ${now}
		FROM bookings WHERE ${which}`);
}

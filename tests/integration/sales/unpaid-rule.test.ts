import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { mayHoldUnpaid, readUnpaidHolds } from "#app/sales/holds/unpaid-limits.server.ts";
import {
	addressLimits,
	limitsWithoutBotCheck,
	totemLimits,
	type UnpaidLimits,
	unpaidRefusal,
} from "#app/sales/holds/unpaid-limits.ts";
import { addExcursion, changeDeparture, departureIdOf, type Excursion } from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { policyColumns } from "#tests/samples/policy-samples.ts";

let ownDatabase: OwnDatabase;
let db: Database;
let trip: Excursion;
let otherTrip: Excursion;

/** The tested departures, by what is special about them. */
const dates = {
	"a van of 12": "2027-06-04",
	"no seat at all": "2027-06-07",
};

beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
	trip = await addExcursion(db, { capacity: 12 });
	otherTrip = await addExcursion(db, { capacity: 12 });
	const on = (date: string) => ({ excursionId: trip.id, date });
	await changeDeparture(db, on(dates["no seat at all"]), { capacity: 0 });
});
afterAll(() => ownDatabase.stop());

const now = Date.UTC(2027, 5, 1);
const minute = 60_000;

interface Held {
	/** Seats of each booking of the tested departure. */
	here: number[];
	/** On the same day of another excursion, and on another day of this one, in turn. */
	elsewhere: number[];
}

let madeRows = 0;

/** Bookings of one source, some of which do not count. */
async function hold(source: string, date: string, { here, elsewhere }: Held) {
	const departureId = await departureIdOf(db, { excursionId: trip.id, date });
	const others = await Promise.all(
		[
			{ excursionId: otherTrip.id, date },
			{ excursionId: trip.id, date: "2027-07-01" },
		].map(async (other) => ({ ...other, departureId: await departureIdOf(db, other) })),
	);
	const booking = (seats: number, changes: Partial<typeof bookings.$inferInsert>) => {
		madeRows += 1;
		return {
			departureId,
			confirmId: `confirm-${madeRows}`,
			reference: `IX-${String(madeRows).padStart(5, "0")}`,
			idempotencyKey: `key-${madeRows}`,
			excursionId: trip.id,
			title: trip.title,
			date,
			startTime: trip.startTime,
			adults: seats,
			children: 0,
			bebe: 0,
			priceCents: 6400 * seats,
			currency: "EUR",
			...policyColumns({ date, startTime: trip.startTime }),
			pickup: trip.pickup,
			pickupPointId: trip.pointId,
			pickupTime: trip.startTime,
			name: "Ida Lindqvist",
			email: "ida@mail.example",
			status: "pending",
			unpaidSource: source,
			holdExpiresAt: now + madeRows * minute,
			createdAt: now,
			updatedAt: now,
			...changes,
		} satisfies typeof bookings.$inferInsert;
	};
	const rows = await db
		.insert(bookings)
		.values([
			booking(7, { holdExpiresAt: now }),
			booking(7, { status: "expired" }),
			booking(7, { status: "confirmed", confirmedAt: now }),
			booking(7, { unpaidSource: `${source} of somebody else` }),
			booking(3, {}),
			...here.map((seats) => booking(seats, {})),
			...elsewhere.map((seats, index) => booking(seats, others[index % 2] ?? {})),
		])
		.returning({ id: bookings.id });
	const broughtBack = rows[4];
	if (!broughtBack) throw new Error("no booking to bring back");
	return broughtBack.id;
}

const heldCases: Held[] = [
	{ here: [], elsewhere: [] },
	{ here: [5], elsewhere: [] },
	{ here: [12], elsewhere: [4] },
	{ here: [1, 1, 1, 1, 1], elsewhere: [1] },
	{ here: [], elsewhere: [8, 8] },
	{ here: [], elsewhere: [23] },
	{ here: [4], elsewhere: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
	{ here: [4], elsewhere: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] },
];
const partySizes = [1, 5, 8, 9, 24, 25, 48, 49];
const limitCases: Record<string, UnpaidLimits> = {
	address: addressLimits,
	withoutBotCheck: limitsWithoutBotCheck,
	totem: totemLimits,
};
const guestFields = { now: 0, phone: "+34 600 123 456", language: "en" } as const;

test.each(Object.entries(dates))(
	"what a guest may hold unpaid of %s is the same in the statement that takes the seats and in the words",
	async (_name, date) => {
		const verdicts: { question: string; statement: boolean; words: boolean }[] = [];
		for (const held of heldCases) {
			const key = `source ${JSON.stringify(held)} ${date}`;
			const exceptBookingId = await hold(key, date, held);
			for (const exception of [{ exceptBookingId }, {}]) {
				const departureId = await departureIdOf(db, { excursionId: trip.id, date });
				const departure = { departureId, now, ...exception };
				const cases = Object.entries(limitCases).flatMap(([name, limits]) =>
					partySizes.map((seats) => ({ name, seats, source: { key, limits } })),
				);
				const answers = cases.map(
					({ source, seats }, index) =>
						sql`SELECT ${index} AS number, ${mayHoldUnpaid(source, { ...departure, seats })} AS may`,
				);
				const {
					statements,
					unpaid: [unpaid],
				} = await runBatch(db, {
					statements: db.all<{ may: number | null }>(
						sql`${sql.join(answers, sql` UNION ALL `)} ORDER BY number`,
					),
					unpaid: readUnpaidHolds(db, { key, limits: addressLimits }, departure),
				});
				if (!unpaid) throw new Error("nothing was read");
				for (const [index, { name, seats, source }] of cases.entries())
					verdicts.push({
						question: `${seats} for ${name}, ${JSON.stringify({ ...held, ...exception })}`,
						statement: statements[index]?.may === 1,
						words: unpaidRefusal(unpaid, { seats, date }, source.limits, guestFields) === null,
					});
			}
		}
		expect(verdicts.filter(({ statement, words }) => statement !== words)).toEqual([]);
		// both answers must occur, or the comparison proves nothing
		expect(new Set(verdicts.map(({ words }) => words)).size).toBe(2);
	},
);

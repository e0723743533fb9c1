import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings, waitingParties } from "#app/database/schema.server.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { readOverviewDays } from "#app/operations/departures/departure-day.server.ts";
import { readManifest } from "#app/operations/manifest/manifest.server.ts";
import { countReviewQueue, readReviewQueue } from "#app/operations/queue/review-queue.server.ts";
import { endPersonalData } from "#app/privacy/retention.server.ts";
import { joinByForm } from "#app/sales/waiting/join.server.ts";
import { offerFreedSeats, offerSeats } from "#app/sales/waiting/offer-seats.server.ts";
import { readOwnDays } from "#app/sales/waiting/own-list.server.ts";
import {
	markCalled,
	moveParty,
	readStaffList,
	removeParty,
} from "#app/sales/waiting/staff-list.server.ts";
import { addExcursion, columnsOn, departureIdOf, type Excursion, soon } from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { policyColumns } from "#tests/samples/policy-samples.ts";

const timeZone = "Atlantic/Canary";
const date = soon(5);
const at = Date.now();
const now = instantOf(soon(1), "10:00", timeZone);
const operatorPhone = "+34 928 123 456";
const operator = { name: "Island", email: "office@island.example", phone: operatorPhone };
const sender = { appUrl: "https://island.example", operator, clock: { now: at, timeZone } };
const actor = { id: "u1", name: "Marta", impersonatorId: null };
const act = { actor, now };
const clock = { now, timeZone };
let ownDatabase: OwnDatabase;
let db: Database;
let trip: Excursion;
let departureId: number;

beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
});
afterAll(() => ownDatabase.stop());
beforeEach(async () => {
	await db.delete(waitingParties);
	trip = await addExcursion(db, { capacity: 4, startTime: "12:00", cutoffHours: 2 });
	departureId = await departureIdOf(db, { excursionId: trip.id, date });
});

/** Two seats that are sold. */
async function sellTwo() {
	const key = crypto.randomUUID();
	const [booking] = await db
		.insert(bookings)
		.values({
			...{ confirmId: key.slice(0, 22), reference: `IX-${key.slice(0, 5)}`, idempotencyKey: key },
			...{ excursionId: trip.id, title: trip.title, currency: "EUR", name: "Ida Berg" },
			...(await columnsOn(db, { excursionId: trip.id, date })),
			...{ adults: 2, children: 0, bebe: 0, priceCents: 12_800, status: "confirmed" },
			...policyColumns({ date, startTime: trip.startTime }),
			...{ pickup: trip.pickup, pickupPointId: trip.pointId, pickupTime: trip.startTime },
			...{ holdExpiresAt: at, createdAt: at, updatedAt: at, confirmedAt: at },
		})
		.returning();
	if (!booking) throw new Error("no booking");
	return booking;
}

async function join(name: string, changes: { adults?: number; email?: string; phone?: string }) {
	const onSale = await getPublicExcursion(db, trip.id, { now: at, timeZone });
	if (!onSale) throw new Error("not on sale");
	const secret = crypto.randomUUID().slice(0, 22);
	const party = { adults: 2, children: 0, bebe: 0, name, email: null, phone: null, ...changes };
	const values = { ...party, pickup: trip.pointId, website: "" };
	const answer = await joinByForm(
		db,
		{ values, typedValues: {}, onSale, departureId, secret, language: "en" },
		{ now: at, operatorPhone, actor: null, sender },
	);
	return { ...answer, secret };
}

const waiting = async () => (await readStaffList(db, departureId, now))?.waiting ?? [];
const party = async (name: string) => {
	const row = (await waiting()).find((each) => each.name === name);
	if (!row) throw new Error(`${name} does not wait`);
	return row;
};
const queueKinds = async (instant = now) => {
	const filter = { show: "open" } as const;
	const { entries, openCount } = await readReviewQueue(db, filter, { now: instant, timeZone });
	expect(await countReviewQueue(db, { now: instant, timeZone })).toBe(openCount);
	return entries.map(({ kind, title }) => `${kind}: ${title}`);
};

test("staff see who waits, tell a party without email of its offer, change the order, and take one off", async () => {
	const sold = await sellTwo();
	await sellTwo();
	const four = await join("Familie Vogel", { adults: 4, email: "vogel@mail.example" });
	await join("Ana Díaz", { phone: "+34 600 123 456" });
	expect(await join("Ana Díaz", { phone: "600123456" })).toMatchObject({ problem: "waitsAlready" });
	await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, sold.id));
	const usualPolicy = JSON.parse(sold.cancellationPolicy);
	const circumstances = { ...clock, currency: "EUR", usualPolicy, operatorPhone, sender };

	expect(await queueKinds()).toContain(`waiting list stuck: ${trip.title}`);
	expect(await queueKinds(instantOf(soon(1), "23:00", timeZone))).not.toContain(
		`waiting list stuck: ${trip.title}`,
	);
	expect(await offerFreedSeats(db, circumstances)).toBe(1);
	expect(await offerFreedSeats(db, circumstances)).toBe(0);
	expect(await queueKinds()).toContain("waiting offer: Ana Díaz");
	expect(await queueKinds()).not.toContain(`waiting list stuck: ${trip.title}`);
	const ana = await party("Ana Díaz");
	await markCalled(db, ana.id, act);
	await markCalled(db, ana.id, { actor, now: now + 5 });
	expect(await queueKinds()).not.toContain("waiting offer: Ana Díaz");
	await moveParty(db, await waiting(), { id: ana.id, by: -1 }, act);
	expect((await waiting()).map(({ name }) => name)).toEqual(["Ana Díaz", "Familie Vogel"]);
	expect((await party("Ana Díaz")).events.map(({ type }) => type)).toEqual([
		...["moved", "called", "offered", "joined"],
	]);
	expect(await removeParty(db, ana, act)).toBe(true);

	expect(await readOwnDays(db, four.secret, { language: "de", now })).toMatchObject([
		{ place: 1, passedOverSeats: 2, end: null },
	]);
	const { id } = await party("Familie Vogel");
	const byHand = { ...circumstances, actor };
	const turn = { id, freeSeats: 2, passedOver: [] };
	expect(await offerSeats(db, turn, now + 3_600_000, byHand)).toEqual({ outcome: "refused" });
	const scope = { kind: "all" } as const;
	expect(await readManifest(db, scope, { departureId, ...clock })).toMatchObject({ waiting: 1 });
	const { ofToday } = await readOverviewDays(db, scope, date, clock);
	expect(ofToday.find((each) => each.id === departureId)).toMatchObject({ waiting: 1 });
});

test("a wait that ended long ago is deleted; one that goes on stays", async () => {
	await sellTwo();
	await sellTwo();
	await join("Familie Vogel", { adults: 4, email: "vogel@mail.example" });
	await join("Ana Díaz", { phone: "+34 600 123 456" });
	await removeParty(db, await party("Ana Díaz"), act);
	const periods = { bookingMonths: 24, unpaidDays: 3000, messageMonths: 12, mailDays: 9000 };
	await endPersonalData(db, { periods, timeZone }, now + 400 * 86_400_000);
	const rows = await db.select().from(waitingParties);
	expect(rows.map(({ name }) => name)).toEqual(["Familie Vogel"]);
});

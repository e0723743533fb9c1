import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { day } from "./clock.ts";
import { departureIdAt } from "./departure-id.ts";
import { type Departure, insist, type Visit } from "./guests.ts";
import { type Answer, press, readTold } from "./press.ts";

export type Staff = Awaited<ReturnType<typeof staffOf>>;

/** A signed-in member of staff who does what guests ask for on the phone, often twice. */
export async function staffOf(visit: Visit) {
	const { world } = visit;
	const now = world.clock.now();
	const { visitor } = await signedInVisitor(
		world,
		{ role: "admin", emailVerified: true },
		{ createdAt: now, updatedAt: now, expiresAt: now + 7 * day },
	);

	const submit = async (
		path: string,
		fields: Record<string, string>,
		clicks: number,
	): Promise<Answer> => (await press(visit, visitor, { path, fields, clicks })).answer;

	const rowOf = async (confirmId: string) => {
		const [row] = await world.db.select().from(bookings).where(eq(bookings.confirmId, confirmId));
		return row ?? null;
	};

	const onBooking = async (confirmId: string, fields: Record<string, string>, clicks: number) => {
		// the list may fail while the database is down; staff try again later
		const row = await rowOf(confirmId).catch(() => null);
		if (row) await submit(`/dashboard/bookings/${row.id}`, fields, clicks);
	};

	/** By the calendar: its panel says what the press will do, and the press is for that panel. */
	const pressPanel = async (
		departures: Departure[],
		{
			act,
			clicks,
			...fields
		}: { act: string; clicks: number; reason?: string; answerHours?: string },
	) => {
		const address = new URLSearchParams({ day: departures[0]?.date ?? "", act });
		for (const { excursion, date } of departures)
			address.append("on", String(await departureIdAt(world, excursion.id, date)));
		const path = `/dashboard/calendar?${address}`;
		const page = await insist(visit, () => visitor.get(path));
		const [, token] = /name="token" value="([^"]+)"/.exec((await page?.text()) ?? "") ?? [];
		return token ? submit(path, { token, ...fields }, clicks) : "unknown";
	};

	return {
		submit,
		async cancel(confirmId: string, { refund = false, clicks = 1 }) {
			const row = await rowOf(confirmId).catch(() => null);
			if (!row) return;
			const path = `/dashboard/bookings/${row.id}`;
			const moneyFingerprint = await readTold(visit, visitor, { path, intent: "cancel" });
			if (moneyFingerprint === null) return;
			const box: Record<string, string> = refund ? { refund: "on" } : {};
			const fields = {
				intent: "cancel",
				reason: "The guest asked for it",
				told: moneyFingerprint,
				...box,
			};
			await submit(path, fields, clicks);
		},
		refund: (confirmId: string, clicks: number) =>
			onBooking(confirmId, { intent: "refund" }, clicks),
		resend: (confirmId: string, clicks: number) =>
			onBooking(confirmId, { intent: "resend", key: randomUUID() }, clicks),
		/** Moves a booking to another date of its excursion, if seats are free. */
		async move(confirmId: string, date: string, clicks: number) {
			const row = await rowOf(confirmId).catch(() => null);
			const fingerprint = row && (await fingerprintOf(world.db, row.id).catch(() => null));
			if (!row || !fingerprint) return;
			const departureId = await departureIdAt(world, row.excursionId, date);
			const fields = {
				departureId: String(departureId),
				pickupPointId: String(row.pickupPointId),
				fingerprint,
				key: randomUUID(),
			};
			await submit(`/dashboard/bookings/${row.id}/change`, fields, clicks);
		},
		/** Refunds that the bank rejected are held for staff, who send them again. */
		async retryRefunds(clicks: number) {
			const waiting = await world.db.all<{ id: number; seenAt: number }>(sql`
				SELECT item.id, item.updated_at AS seenAt FROM attention_items AS item
				WHERE item.kind = 'refund failing' AND item.status = 'open' AND EXISTS
					(SELECT 1 FROM refunds WHERE payment_id = item.payment_id AND state = 'failed')`);
			for (const { id, seenAt } of waiting) {
				const fields = {
					intent: "retry refund",
					item: String(id),
					seenAt: String(seenAt),
					note: "",
				};
				await submit("/dashboard/attention", fields, clicks);
			}
		},
		/** A guest asks by telephone to be forgotten. */
		erase: (bookingId: number, clicks: number) =>
			submit(`/dashboard/bookings/${bookingId}/erase`, { asked: "phone" }, clicks),
		cancelDeparture: (departure: Departure, clicks: number) =>
			pressPanel([departure], { act: "cancel", reason: "The sea is too rough", clicks }),
		/** Calls the departures of a day off because of the weather; again where a guest was faster than the press. */
		async callOff(departures: Departure[], clicks: number) {
			for (let attempt = 0; attempt < 4; attempt += 1) {
				const answer = await pressPanel(departures, {
					...{ act: "weather", reason: "Waves of five metres", answerHours: "12", clicks },
				});
				if (answer === "done") return;
			}
		},
		/** The departure leaves after all. */
		openAgain: (departure: Departure, clicks: number) =>
			pressPanel([departure], { act: "open", clicks }),
	};
}

import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { canaryInstant, hour, minute } from "./clock.ts";
import { insist, type Visit } from "./guests.ts";

/** What a guest does on the page of a booking; each click is sent so many times at once. */

/** Cancels, and records the refund that was announced. Does nothing when no page could be loaded. */
export async function cancelOwn(
	visit: Visit,
	confirmId: string,
	options: { percent: number; clicks: number },
): Promise<void> {
	const row = await rowOf(visit, confirmId);
	if (row?.status !== "confirmed") return;
	const moneyFingerprint = String(Math.round((row.priceCents * options.percent) / 100));
	await clickAll(visit, `/booking/${confirmId}/cancel`, { told: moneyFingerprint }, options.clicks);
}

/** Chooses another date of the excursion. */
export async function changeOwn(visit: Visit, confirmId: string, date: string): Promise<void> {
	const row = await rowOf(visit, confirmId);
	if (row?.status !== "confirmed") return;
	const fingerprint = await fingerprintOf(visit.world.db, row.id).catch(() => null);
	if (fingerprint === null) return;
	// the page shows the new day's refund, and the form confirms that the guest saw it
	const hours = (canaryInstant(date, row.startTime) - visit.world.clock.now()) / hour;
	const moneyFingerprint = `${date}:${hours >= 48 ? 100 : hours >= 24 ? 50 : 0}`;
	const shownForm = {
		pickupPointId: String(row.pickupPointId),
		fingerprint,
		told: moneyFingerprint,
	};
	await clickAll(visit, `/booking/${confirmId}/change`, { date, ...shownForm }, 2);
}

/** Advances the clock until a cancellation refunds half: a day and a half before the start. */
export function untilHalf({ world }: Visit, date: string, startTime: string): void {
	world.clock.advanceTo(canaryInstant(date, startTime) - 36 * hour - minute);
}

/** The booking of a guest's page; null while the database is down. */
export async function rowOf({ world }: Visit, confirmId: string) {
	const [row] = await world.db
		.select()
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId))
		.catch(() => []);
	return row ?? null;
}

/** Sends a form of a guest's page so many times at once; null for a click without an answer. */
export async function sendAll(
	visit: Visit,
	path: string,
	form: Record<string, string>,
	clicks: number,
): Promise<(Response | null)[]> {
	const { world, tally } = visit;
	tally.ownActs += 1;
	tally.doubleClicks += clicks - 1;
	return Promise.all(
		Array.from({ length: clicks }, async () => {
			const answer = await insist(visit, () =>
				world.fetch(path, {
					method: "POST",
					headers: { origin: world.url.origin },
					body: new URLSearchParams(form),
				}),
			);
			await answer?.arrayBuffer();
			return answer;
		}),
	);
}

export async function clickAll(
	visit: Visit,
	path: string,
	form: Record<string, string>,
	clicks: number,
): Promise<Response[]> {
	const answers = await sendAll(visit, path, form, clicks);
	// 409: changed in the meantime, or the seats are taken
	for (const answer of answers)
		if (answer && answer.status !== 303 && answer.status !== 409)
			visit.tally.broken.push(`a guest's ${path} ended with ${answer.status}`);
	return answers.filter((answer) => answer !== null);
}

import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { bookings, excursions } from "#app/database/schema.server.ts";
import { changeUsualStart, columnsOn } from "./builders.ts";
import { shownOn } from "./drawn-form.ts";
import type { Island } from "./island.ts";
import { newVisitor } from "./visitor.ts";

/** The policy of the tests gives everything back until 48 hours before the start, and half until 24. */
export const longBefore = 24 * 7;
export const halfTime = 36;

/** Lets a booking's trip start in so many hours. */
export async function startsIn(
	{ db }: Pick<Island, "db">,
	{ id, excursionId }: { id: number; excursionId: string },
	hours: number,
) {
	const start = new Date(Date.now() + hours * 3_600_000)
		.toLocaleString("sv-SE", { timeZone: "Atlantic/Canary" })
		.slice(0, 16);
	const [date = "", startTime = ""] = start.split(" ");
	await changeUsualStart(db, excursionId, startTime);
	await db.update(excursions).set({ cutoffHours: 2 }).where(eq(excursions.id, excursionId));
	await db
		.update(bookings)
		.set(await columnsOn(db, { excursionId, date }))
		.where(eq(bookings.id, id));
}

/** Cancels as the guest's page asks to; returns the page with the question. */
export async function cancelAsGuest(island: Island, { confirmId }: { confirmId: string }) {
	const guest = newVisitor(island);
	const path = `/booking/${confirmId}/cancel`;
	const question = await shownOn(guest, path);
	const moneyFingerprint = / name="told" value="(\d+)"/.exec(question)?.[1] ?? "";
	expect((await guest.submit(path, { told: moneyFingerprint })).status).toBe(303);
	return question;
}

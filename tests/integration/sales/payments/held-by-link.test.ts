import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addDays, instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { bookings } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, departureIdOf, type Excursion } from "#tests/builders.ts";
import { drawnForm, formOn, shownOn } from "#tests/drawn-form.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import type { Visitor } from "#tests/visitor.ts";

/** A zone in which it is noon now, because nobody is written to at night. */
const ahead = 12 - new Date().getUTCHours();
const timeZone = ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
const today = localDateAt(Date.now(), timeZone);

let paid: PaidIsland;
let boss: Visitor;
let trip: Excursion;
beforeAll(async () => {
	paid = await startPaidIsland({ variables: { TIME_ZONE: timeZone } });
	trip = await addExcursion(paid.island.db, { capacity: 60 });
	({ visitor: boss } = await signedInVisitor(paid.island, { role: "supervisor" }));
});
afterAll(() => paid.island.stop());

const recordOf = (id: number) => `/dashboard/bookings/${id}`;
const tripDay = addDays(today, 8);

async function sendSale(changes: Record<string, string> = {}) {
	return boss.submit("/dashboard/bookings/new", {
		key: crypto.randomUUID(),
		source: "phone",
		departure: String(await departureIdOf(paid.island.db, { excursionId: trip.id, date: tripDay })),
		adults: "2",
		children: "0",
		bebe: "0",
		name: "Ida Berg",
		phone: "+34 600 111 222",
		email: `ida-${crypto.randomUUID().slice(0, 8)}@mail.example`,
		language: "de",
		pickup: String(trip.pointId),
		price: "12800",
		agreed: "100",
		agreedWhy: "A group of colleagues",
		pay: "link-mail",
		hold: "date",
		holdDate: addDays(today, 4),
		...changes,
	});
}

async function sell(changes: Record<string, string> = {}): Promise<number> {
	const answer = await sendSale(changes);
	expect(answer.status, await answer.clone().text()).toBe(303);
	return Number(answer.headers.get("Location")?.split("/").at(-2));
}

const change = (id: number, columns: Partial<typeof bookings.$inferInsert>) =>
	paid.island.db.update(bookings).set(columns).where(eq(bookings.id, id));
const remindNow = (id: number) => change(id, { holdReminderAt: Date.now() - 1000 });

async function mailsOf(id: number) {
	await vi.waitFor(async () => {
		const { mail } = await paid.state(id);
		expect(mail.filter(({ status }) => status !== "sent")).toEqual([]);
	}, 30_000);
	return (await paid.state(id)).mail;
}

const stands = async (id: number, kind: string) =>
	(await shownOn(boss, `/dashboard/attention?kind=${kind}`)).includes(`href="${recordOf(id)}"`);

test("an offer until a day reminds its guest once, and ends with one mail", async () => {
	const id = await sell();
	const { booking } = await paid.state(id);
	expect(booking.holdExpiresAt).toBe(instantOf(addDays(today, 4), "23:59", timeZone));
	expect(booking.holdReminderAt).toBe(instantOf(addDays(today, 3), "20:00", timeZone));
	const page = await (await paid.island.fetch(`/de/booking/${booking.confirmId}`)).text();
	expect(page).toMatch(/Für Sie reserviert bis [^<]*, 23:59 Uhr Inselzeit\./);
	expect(page).toContain(`data-own-time="${booking.holdExpiresAt}"`);
	expect(await mailsOf(id)).toHaveLength(1);

	await remindNow(id);
	await paid.island.scheduled();
	await paid.island.scheduled();
	const [, reminder, ...others] = await mailsOf(id);
	expect(others).toEqual([]);
	expect(reminder?.subject).toMatch(/^Reserviert bis /);
	expect(reminder?.textBody).toContain(`/de/payment/checkout/${booking.confirmId}`);
	expect(await stands(id, "hold+ends")).toBe(false);

	await paid.endHold(id);
	await paid.island.scheduled();
	const [, , news, ...more] = await mailsOf(id);
	expect(more).toEqual([]);
	expect(news?.subject).toMatch(/^Ihre Plätze sind nicht mehr reserviert/);
	expect((await paid.state(id)).booking.status).toBe("expired");
	expect(await stands(id, "unpaid+sale+ended")).toBe(true);
});

test("a guest without an address stands in the queue as a call, until somebody has called", async () => {
	const id = await sell({ pay: "link-qr", email: "" });
	expect(await stands(id, "hold+ends")).toBe(false);
	await remindNow(id);
	await paid.island.scheduled();
	expect(await stands(id, "hold+ends")).toBe(true);
	const page = await shownOn(boss, recordOf(id));
	expect(page).toContain("No mail reminds this guest");
	const form = formOn(page, "guest-reached");
	expect((await boss.submit(recordOf(id), form)).status).toBe(303);
	expect((await boss.submit(recordOf(id), form)).status).toBe(303);
	expect(await stands(id, "hold+ends")).toBe(false);
	const { booking, mail } = await paid.state(id);
	expect([booking.status, mail]).toEqual(["pending", []]);
	expect(drawnForm(await shownOn(boss, recordOf(id)), "guest-reached")).toBeNull();
});

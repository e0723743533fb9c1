import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "#app/catalogue/local-date.ts";
import { bookingEvents, bookings, weatherChoices } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { departureIdOf, departureOf } from "#tests/builders.ts";
import { guestBookings } from "#tests/guest-bookings.ts";
import { pressPlan } from "#tests/press-plan.ts";
import type { Booking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

const at = guestBookings();
const { addPaidBooking, read, post, page } = at;
const hour = 3_600_000;

let boss: Visitor;
beforeAll(async () => {
	({ visitor: boss } = await signedInVisitor(at.island, { role: "supervisor", name: "Marta" }));
});

const choose = ({ confirmId }: Booking, choice: string | number) =>
	post(`/booking/${confirmId}/weather`, { choice });
const choicesOf = ({ id }: Booking) =>
	at.island.db.select().from(weatherChoices).where(eq(weatherChoices.bookingId, id));
const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

/** A paid booking a week ahead, and the departure on a day after it. */
async function paidBooking() {
	const { booking, excursion } = await addPaidBooking();
	const { date = "", departureId = 0 } = (await read(booking)).booking ?? {};
	const dayAfter = (days: number) => addDays(date, days);
	const idAfter = (days: number) =>
		departureIdOf(at.island.db, { excursionId: excursion.id, date: dayAfter(days) });
	return { booking, excursion, date, departureId, idAfter, dayAfter };
}

async function calledOff() {
	const paid = await paidBooking();
	await pressPlan(at.island, {
		departures: [paid.departureId],
		...{ request: { act: "weather" }, reason: "Five metres." },
	});
	return paid;
}

test("staff press once in the calendar, and the guest's page asks", async () => {
	const { booking, excursion, date, departureId, idAfter } = await paidBooking();
	const path = `/dashboard/calendar?view=month&day=${date}&on=${departureId}&act=weather`;
	const html = await text(await boss.get(path));
	expect(html).toContain("Call off 1 departure, write to 1");
	expect(html).toContain("go back at most, if everybody wants the money");
	const [, token = ""] = /name="token" value="([^"]+)"/.exec(html) ?? [];
	const refused = await boss.submit(path, { token, reason: "", answerHours: "1000" });
	expect(refused.status).toBe(400);
	expect((await boss.submit(path, { token, reason: "", answerHours: "24" })).status).toBe(303);

	expect(await departureOf(at.island.db, { excursionId: excursion.id, date })).toMatchObject({
		...{ state: "cancelled", line: JSON.stringify({ code: "weather", why: "" }) },
	});
	const [choice] = await choicesOf(booking);
	expect(Math.abs((choice?.until ?? 0) - Date.now() - 24 * hour)).toBeLessThan(120_000);
	for (const step of ["", "/cancel", "/change", "/pay"]) {
		const answer = await at.island.fetch(`/booking/${booking.confirmId}${step}`, {
			redirect: "manual",
		});
		expect(answer.headers.get("location")).toContain(`/booking/${booking.confirmId}/weather`);
	}
	const question = await page(`/booking/${booking.confirmId}/weather`);
	expect(question).toContain("The weather won’t let us leave");
	for (const value of [await idAfter(1), "credit", "money"])
		expect(question).toContain(`value="${value}"`);
	// by the policy nothing is cancelled before the guest has chosen
	expect((await at.cancel(booking, booking.priceCents)).status).toBe(303);
	expect((await read(booking)).booking?.status).toBe("confirmed");
	expect(await text(await boss.get(`/dashboard/departures/${departureId}`))).toContain(
		"Called off by weather",
	);
});

test("guests choose on their page: another departure, then the money, once", async () => {
	const { booking, idAfter, dayAfter } = await calledOff();
	expect((await choose(booking, "nothing")).status).toBe(400);
	expect((await choose(booking, 999_999)).status).toBe(409);
	expect((await choose(booking, await idAfter(1))).status).toBe(303);
	expect((await read(booking)).booking).toMatchObject({ date: dayAfter(1), status: "confirmed" });
	expect(await page(`/booking/${booking.confirmId}`)).toContain("Choose otherwise");
	const answers = await Promise.all([1, 2, 3].map(() => choose(booking, "money")));
	for (const { status } of answers) expect(status).toBe(303);
	const stateAfter = await at.whenPaidBack(booking);
	expect(stateAfter.booking?.status).toBe("cancelled");
	expect(at.refundsOf(booking)).toHaveLength(1);
});

test("who chooses credit reads its code on the own page", async () => {
	const { booking } = await calledOff();
	expect((await choose(booking, "credit")).status).toBe(303);
	const html = await page(`/booking/${booking.confirmId}`);
	expect(html).toMatch(/Your credit: €\d+ left/);
	expect(html).toMatch(/CR-[0-9A-Z-]{14}/);
	expect(html).not.toContain("went back");
	expect((await read(booking)).payment).toMatchObject({ keptCents: 0, dueCents: 0 });
});

test("staff choose for a guest without email in their own name, and see what everybody chose", async () => {
	const { booking, departureId } = await calledOff();
	await at.island.db.update(bookings).set({ email: null }).where(eq(bookings.id, booking.id));
	const list = `/dashboard/departures/${departureId}/weather`;
	expect(await text(await boss.get(list))).toContain("To reach by hand");
	const path = `/dashboard/bookings/${booking.id}/weather`;
	expect(await text(await boss.get(path))).toContain("Choose this for the guest");
	expect((await boss.submit(path, { choice: "money" })).status).toBe(303);
	expect((await read(booking)).booking?.status).toBe("cancelled");
	const entries = await at.island.db
		.select()
		.from(bookingEvents)
		.where(eq(bookingEvents.bookingId, booking.id));
	expect(entries.find(({ type }) => type === "cancelled")?.actorName).toBe("Marta");
	expect(await text(await boss.get(list))).toContain("by staff for the guest");
});

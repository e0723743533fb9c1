import { and, between, eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addDays } from "#app/catalogue/local-date.ts";
import {
	attentionItems,
	bookings,
	catalogueEvents,
	departureAssignments,
	departures,
	excursions,
	outbox,
	paymentMoney,
	pickupAssignments,
	resources,
} from "#app/database/schema.server.ts";
import { laterBy } from "#app/departures/departure-times.ts";
import { assignTeam } from "#app/departures/team/assignments.server.ts";
import { incidentInWords } from "#app/incidents/incident-lines.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	addStart,
	bookingOf,
	changeDeparture,
	columnsOn,
	departureIdOf,
	departureOf,
	type Excursion,
	editorFieldsOf,
	soon,
} from "#tests/builders.ts";
import { addExtra, addStock } from "#tests/extras.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { planOf, pressPlan } from "#tests/press-plan.ts";
import { addBooking, bookAsGuest, sendBooking } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());
// the calendar's page shows every trip that is on sale
afterEach(async () => void (await island.db.update(excursions).set({ isActive: false })));

const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const idOn = (excursion: Excursion, date: string, start?: string) =>
	departureIdOf(island.db, { excursionId: excursion.id, date, start });
async function page(
	excursion: Excursion,
	dates: readonly string[],
	choice: Record<string, string> = {},
): Promise<string> {
	const params = new URLSearchParams({ view: "month", day: soon(), ...choice });
	for (const date of dates) params.append("on", String(await idOn(excursion, date)));
	return `/dashboard/calendar?${params}`;
}
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
async function press(path: string, fields: Record<string, string> = {}) {
	const html = await text(await boss.get(path));
	return boss.submit(path, { token: tokenIn(html), ...fields });
}
const departureOn = (excursion: Excursion, date: string, start?: string) =>
	departureOf(island.db, { excursionId: excursion.id, date, start });
const bookingOfId = async (id: number) => {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	return row;
};

async function addGuide(name: string): Promise<number> {
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	return guide?.id ?? 0;
}
const by = { author: { id: "a", name: "Marta", impersonatedBy: null }, now: Date.now() };
/** These departures before a change, and the press that makes it. */
const planFor = async (
	excursion: Excursion,
	dates: readonly string[],
	request: Parameters<typeof planOf>[1]["request"],
	reason = "Too much wind.",
) =>
	planOf(island, {
		departures: await Promise.all(dates.map((date) => idOn(excursion, date))),
		...{ request, reason },
	});
async function change(...request: Parameters<typeof planFor>): Promise<void> {
	const { plan, press: pressOnce } = await planFor(...request);
	expect([plan.problem, await pressOnce()]).toEqual([null, "done"]);
}

/** Two dates that the calendar shows together with the anchor, in one week. */
const near = soon();
const next = addDays(near, 1);

test("several departures close in one press: everybody is paid back and written to, guide and van are free, and it is said before", async () => {
	const excursion = await addExcursion(island.db, { title: "Dolphins under sail" });
	const paid = await addBooking(island, excursion, { adults: 2, price: 128 });
	const other = await addBooking(island, excursion, { adults: 1, date: next, name: "Joan Pike" });
	const guide = await addGuide("Nuria Santana");
	const team = await page(excursion, [near, next], { act: "team" });
	expect((await press(team, { guide: String(guide) })).status).toBe(303);
	const path = await page(excursion, [near, next], { act: "cancel" });
	const shownText = await text(await boss.get(path));
	expect(shownText).toContain("Cancel 2 departures, write to 2");
	expect(shownText).toContain("€192");
	expect(shownText).toContain("guide Nuria Santana");
	// Attack: whoever reads what the screen was sent would have the guests' own links
	for (const { confirmId } of [paid, other]) expect(shownText).not.toContain(confirmId);
	expect((await press(path, { reason: "The catamaran is in the yard." })).status).toBe(303);
	for (const date of [near, next])
		expect(await departureOn(excursion, date)).toMatchObject({
			state: "cancelled",
			note: "The catamaran is in the yard.",
		});
	for (const { id } of [paid, other]) {
		expect((await bookingOfId(id))?.status).toBe("cancelled");
		const [payment] = await island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, id));
		expect(payment?.refundReason).toBe("cancelled");
		expect(await island.db.$count(outbox, eq(outbox.bookingId, id))).toBe(1);
	}
	const ids = [await idOn(excursion, near), await idOn(excursion, next)];
	const areThese = inArray(departureAssignments.departureId, ids);
	expect(await island.db.$count(departureAssignments, areThese)).toBe(0);
	// the same press once more: nothing is left to do
	const again = await press(path, { reason: "The catamaran is in the yard." });
	expect(again.status).toBe(409);

	await change(excursion, [near, next], { act: "open" });
	expect(await departureOn(excursion, near)).toMatchObject({ state: "open", note: "" });
});

test("a press for a preview that is no longer true changes nothing and shows the new one", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion);
	const path = await page(excursion, [near, next], { act: "cancel" });
	const tokenBefore = tokenIn(await text(await boss.get(path)));
	const late = await addBooking(island, excursion, { date: next, name: "Late Guest" });
	const refused = await boss.submit(path, { token: tokenBefore, reason: "Too much wind." });
	expect(refused.status).toBe(409);
	const shownText = await text(refused);
	expect(shownText).toContain("Nothing has happened");
	expect(shownText).toContain("write to 2");
	expect((await bookingOfId(late.id))?.status).toBe("confirmed");
	expect((await departureOn(excursion, near)).state).toBe("open");

	// nothing of a departure that has left can be changed
	const past = addDays(near, -30);
	await columnsOn(island.db, { excursionId: excursion.id, date: past });
	const pathOfPast = await page(excursion, [past], { act: "close", day: past });
	expect((await boss.submit(pathOfPast, { token: "" })).status).toBe(409);
	expect((await departureOn(excursion, past)).state).toBe("open");
});

test("guests of two departures move to one day together, or nobody does: it may fill between the last read and the write", async () => {
	const excursion = await addExcursion(island.db, { capacity: 5 });
	const couple = { adults: 2, price: 128 };
	const one = await addBooking(island, excursion, couple);
	const two = await addBooking(island, excursion, { ...couple, date: next, name: "Joan Pike" });
	const target = addDays(near, -1);
	const move = { act: "move", target: await idOn(excursion, target) } as const;
	const { plan, press: pressOnce } = await planFor(excursion, [near, next], move);
	expect(plan.problem).toBeNull();
	const third = await addBooking(island, excursion, { ...couple, date: target, name: "Late" });
	expect(await pressOnce()).toBe("changed meanwhile");
	expect((await bookingOfId(one.id))?.date).toBe(near);
	expect((await bookingOfId(two.id))?.date).toBe(next);
	expect((await departureOn(excursion, near)).state).toBe("open");
	await island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, third.id));
	await change(excursion, [near, next], move);
	expect((await bookingOfId(one.id))?.date).toBe(target);
	expect((await bookingOfId(two.id))?.date).toBe(target);
	expect((await departureOn(excursion, next)).state).toBe("cancelled");
	expect(await island.db.$count(outbox, eq(outbox.bookingId, one.id))).toBe(1);
});

test("the last extras that go between the last read and the write keep everybody where they are", async () => {
	const excursion = await addExcursion(island.db, { capacity: 9 });
	const wetsuit = await addExtra(island.db, excursion, { title: "Wetsuit", stock: 3 });
	const one = { adults: 1, price: 73.5, [`extra_${wetsuit}`]: 1 };
	await addBooking(island, excursion, one);
	await addBooking(island, excursion, { ...one, date: next });
	const target = addDays(near, -1);
	const move = { act: "move", target: await idOn(excursion, target) } as const;
	const { plan, press: pressOnce } = await planFor(excursion, [near, next], move);
	expect(plan.problem).toBeNull();
	const late = { ...one, date: target };
	await addBooking(island, excursion, late);
	await addBooking(island, excursion, late);
	expect(await pressOnce()).toBe("changed meanwhile");
	expect((await departureOn(excursion, near)).state).toBe("open");
	expect((await departureOn(excursion, next)).state).toBe("open");
	const { plan: refused } = await planFor(excursion, [near, next], move);
	expect(refused.problem).toContain("1 × Wetsuit (2 needed, 1 left)");
});

test("of a stock that departures share, those who move have theirs already and need no second one", async () => {
	const excursion = await addExcursion(island.db, { durationMinutes: 240 });
	const wetsuit = await addExtra(island.db, excursion, { stockId: await addStock(island.db, 2) });
	const { id } = await addBooking(island, excursion, {
		...{ adults: 2, price: 147, [`extra_${wetsuit}`]: 2 },
	});
	await addStart(island.db, excursion, "05:30");
	const { plan, press: pressOnce } = await planOf(island, {
		departures: [await idOn(excursion, near, "04:30")],
		request: { act: "move", target: await idOn(excursion, near, "05:30") },
	});
	expect([plan.problem, await pressOnce()]).toEqual([null, "done"]);
	expect((await bookingOfId(id))?.startTime).toBe("05:30");
});

test("a month of three excursions closes in one press; what is more than a press changes is refused as a whole", async () => {
	const from = soon(2);
	const until = soon(29);
	const trips: Excursion[] = [];
	for (let number = 0; number < 5; number += 1) trips.push(await addExcursion(island.db));
	const ofTrips = (count: number) =>
		and(
			inArray(
				departures.excursionId,
				trips.slice(0, count).map(({ id }) => id),
			),
			between(departures.date, from, until),
		);
	const close = async (count: number) => {
		const rows = await island.db.select().from(departures).where(ofTrips(count));
		return planOf(island, { departures: rows.map(({ id }) => id), request: { act: "close" } });
	};
	expect((await close(5)).plan.problem).toContain(
		"140 departures are chosen, and one press changes 124 at most",
	);
	const { press: pressOnce } = await close(3);
	expect(await pressOnce()).toBe("done");
	const closed = and(ofTrips(5), eq(departures.state, "closed"));
	expect(await island.db.$count(departures, closed)).toBe(84);
});

test("seats change for all chosen departures, and what would be oversold is said before", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { adults: 4, price: 256 });
	const seats = { act: "seats", seats: 3 } as const;
	const { plan } = await planFor(excursion, [near, next], seats);
	expect(JSON.stringify(plan.lines)).toContain("would be oversold: 4 guests for 3 seats");
	await change(excursion, [near, next], seats);
	for (const date of [near, next]) expect((await departureOn(excursion, date)).capacity).toBe(3);
});

test("a departure has a price of its own beside the list's: guests see it, whoever is booked keeps the price, and it is taken away again", async () => {
	const excursion = await addExcursion(island.db);
	const held = await bookAsGuest(island, excursion, { date: near });
	const choice = { act: "price", adultCents: "71,50", childCents: "", bebeCents: "" };
	expect((await press(await page(excursion, [near], choice))).status).toBe(303);
	const prices = async () => {
		const { priceAdultCents, priceChildCents, priceBebeCents } = await departureOn(excursion, near);
		return [priceAdultCents, priceChildCents, priceBebeCents];
	};
	expect(await prices()).toEqual([7150, null, null]);
	expect((await bookingOfId(held.id))?.priceCents).toBe(held.priceCents);
	const guestPage = await text(await newVisitor(island).get(`/excursion/${excursion.id}`));
	expect(guestPage).toContain('"adultCents":7150');
	const noPrice = { adultCents: null, childCents: null, bebeCents: null };
	const texts = { adultCents: "", childCents: "", bebeCents: "" };
	await change(excursion, [near], { act: "price", prices: { texts, cents: noPrice } });
	expect(await prices()).toEqual([null, null, null]);
	const history = await island.db
		.select({ line: catalogueEvents.line })
		.from(catalogueEvents)
		.where(eq(catalogueEvents.subjectId, excursion.id));
	expect(history.map(({ line }) => JSON.parse(line))).toMatchObject([
		{ code: "departure price", date: near, adultCents: 7150, childCents: null },
		{ code: "departure price", date: near, adultCents: null },
	]);
});

test("neither an excursion nor a departure gets times at which its guide is elsewhere", async () => {
	const one = await addExcursion(island.db, { startTime: "08:00", durationMinutes: 120 });
	const two = await addExcursion(island.db, { startTime: "11:00", durationMinutes: 60 });
	const guide = [await addGuide("Ana")];
	for (const excursion of [one, two])
		await assignTeam(island.db, [await departureOn(excursion, near)], { guide }, by);
	const refused = await boss.submit(`/dashboard/excursion/${one.id}`, {
		...editorFieldsOf(one),
		version: "1",
		duration_minutes: "240",
	});
	expect(refused.status).toBe(409);
	expect(await text(refused)).toContain("would be in two places");
	const { press: pressOnce } = await planFor(one, [near], { act: "start", start: "10:30" });
	expect(await pressOnce()).toBe("clash");
	expect(await departureOn(one, near)).toMatchObject({ startTime: "08:00" });
});

test("a departure starts later on one day: guests, mails, site, guide and new bookings follow; other days stay", async () => {
	const excursion = await addExcursion(island.db, { title: "Later than usual" });
	const guestBooking = await addBooking(island, excursion, { adults: 2, price: 128 });
	const quiet = await addBooking(island, excursion, { date: next, name: "Other Day" });
	const guide = [await addGuide("Lola Prim")];
	await assignTeam(island.db, [await departureOn(excursion, near)], { guide }, by);
	const { plan, press: pressOnce } = await planFor(excursion, [near], {
		...{ act: "start", start: "06:15" },
	});
	expect(plan.press).toBe("Start 1 departure at 06:15, write to 1");
	expect(await pressOnce()).toBe("done");
	expect(await pressOnce()).toBe("changed meanwhile");

	const bookingBefore = await bookingOfId(quiet.id);
	const bookingAfter = await bookingOfId(guestBooking.id);
	expect(bookingBefore).toMatchObject({ startTime: "04:30" });
	const pickup = laterBy(bookingBefore?.pickupTime ?? "", 105);
	expect(bookingAfter).toMatchObject({ startTime: "06:15", pickupTime: pickup });
	expect(bookingAfter?.pickup.startsWith(`${pickup} · `)).toBe(true);
	const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, guestBooking.id));
	expect(mails.map(({ subject }) => subject).join()).toContain(`New time: `);
	expect(mails).toHaveLength(1);
	expect(await island.db.$count(outbox, eq(outbox.bookingId, quiet.id))).toBe(0);
	const [departureRow] = await island.db
		.select()
		.from(departureAssignments)
		.where(eq(departureAssignments.departureId, await idOn(excursion, near)));
	expect(departureRow?.startsAt).toBe(Date.parse(`${near}T06:15Z`) / 60_000);

	// a guest who has the old times on the screen is told; with the new ones the booking has them
	const usual = bookingOf(excursion, { date: near });
	const refused = await sendBooking(island, usual);
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("that time any more");
	const fresh = await addBooking(island, excursion, {
		name: "Fresh Guest",
		pickup: bookingAfter?.pickup ?? "",
	});
	expect(await bookingOfId(fresh.id)).toMatchObject({ startTime: "06:15", pickupTime: pickup });

	// closing and opening the day keeps its start; as usual again takes guests and guide back
	await change(excursion, [near], { act: "close" });
	await change(excursion, [near], { act: "open" });
	expect(await departureOn(excursion, near)).toMatchObject({ startTime: "06:15", state: "open" });
	await change(excursion, [near], { act: "start", start: "04:30" });
	expect(await departureOn(excursion, near)).toMatchObject({ startTime: "04:30" });
	expect(await bookingOfId(guestBooking.id)).toMatchObject({
		startTime: "04:30",
		pickupTime: bookingBefore?.pickupTime,
	});
});

test("a day with its own start keeps its distance when the excursion's times change, and takes no other day's guests", async () => {
	const excursion = await addExcursion(island.db);
	const guestBooking = await addBooking(island, excursion);
	const other = await addBooking(island, excursion, { date: next, name: "Other Day" });
	await change(excursion, [near], { act: "start", start: "05:30" });
	const times = {
		...editorFieldsOf(excursion),
		version: "1",
		start_time: "05:00",
		pickups: "1",
		pickup_point: String(excursion.pointId),
		pickup_time: "05:00",
	};
	const questionText = await text(await boss.submit(`/dashboard/excursion/${excursion.id}`, times));
	// an hour later than usual was 05:30, half an hour later than the new start is the same
	expect(questionText).toContain("1 guest of 1 booking");
	const shownKey = /name="guests_shown" value="([^"]+)"/.exec(questionText)?.[1] ?? "";
	const saveAnswer = await boss.submit(`/dashboard/excursion/${excursion.id}`, {
		...times,
		guests: "write",
		guests_shown: shownKey,
	});
	expect(saveAnswer.status).toBe(302);
	expect(await bookingOfId(guestBooking.id)).toMatchObject({
		startTime: "05:30",
		pickupTime: "05:30",
	});
	expect(await bookingOfId(other.id)).toMatchObject({ startTime: "05:00", pickupTime: "05:00" });
});

test("usual times that would put a pickup of a day with its own start on another day are refused, and the day is named", async () => {
	const excursion = await addExcursion(island.db);
	const ownStart = { startTime: "00:30" };
	const on = (date: string) => ({ excursionId: excursion.id, date });
	await changeDeparture(island.db, on(near), ownStart);
	await changeDeparture(island.db, on(next), ownStart);
	// over: nobody is picked up any more
	await columnsOn(island.db, { ...on(soon(-1)), start: "00:01" });
	const save = (pickup: string) =>
		boss.submit(`/dashboard/excursion/${excursion.id}`, {
			...editorFieldsOf(excursion),
			version: "1",
			start_time: "04:30",
			pickups: "1",
			pickup_point: String(excursion.pointId),
			pickup_time: pickup,
		});
	const refused = await save("03:59");
	expect(refused.status).toBe(409);
	expect(await text(refused)).toContain(`${formatDate(near, "short")} has a start of its own`);
	const byCall = (start_time: string) =>
		boss.post("/_serverFn/updateExcursion", {
			id: excursion.id,
			title: "A trip",
			subtitle: "A fine trip",
			comments: "",
			description: "A long description",
			price_adult: 64,
			price_child: 42,
			price_bebe: 0,
			category: "daily",
			isActive: true,
			version: 1,
			start_time,
		});
	const answer = await byCall("05:31");
	expect(await answer.json()).toMatchObject({ code: "TORN_DATE", issues: { date: [near] } });
	expect(answer.status).toBe(409);
	const [stop] = await island.db
		.select()
		.from(pickupAssignments)
		.where(eq(pickupAssignments.excursionId, excursion.id));
	expect(stop?.pickupTime).toBe("04:30");
	expect((await save("04:00")).status).toBe(302);
});

test("the guests of one departure move to another of the day with their pickup and a mail of the times", async () => {
	const excursion = await addExcursion(island.db, { startTime: "10:00", title: "Twice a day" });
	await addStart(island.db, excursion, "15:00");
	const early = await idOn(excursion, near, "10:00");
	const late = await idOn(excursion, near, "15:00");
	const guestBooking = await addBooking(island, excursion, {
		adults: 2,
		price: 128,
		start: "10:00",
	});
	await addBooking(island, excursion, { name: "Phone Only", start: "10:00" });
	await island.db
		.update(bookings)
		.set({ email: null, phone: "+34 600 000 000" })
		.where(eq(bookings.name, "Phone Only"));
	const move = { act: "move", target: late } as const;
	await pressPlan(island, {
		departures: [early],
		...{ request: move, reason: "The first boat is broken." },
	});
	const pickupBefore = guestBooking.pickupTime;
	const pickupAfter = laterBy(pickupBefore, 300);
	expect(await bookingOfId(guestBooking.id)).toMatchObject({
		departureId: late,
		date: near,
		startTime: "15:00",
		pickupTime: pickupAfter,
	});
	expect(await departureOn(excursion, near, "10:00")).toMatchObject({ state: "cancelled" });
	expect(await departureOn(excursion, near, "15:00")).toMatchObject({ state: "open" });
	const [mail, ...others] = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, guestBooking.id));
	expect(others).toEqual([]);
	expect(mail?.subject).toContain(`New time: ${formatDate(near, "short")}, ${pickupAfter}`);
	expect(mail?.textBody).toContain(`You are picked up at ${pickupAfter}, not at ${pickupBefore}.`);
	expect(mail?.textBody).toContain("The trip starts at 15:00, not at 10:00. The first boat is");
	const [untold] = await island.db
		.select()
		.from(attentionItems)
		.where(eq(attentionItems.kind, "not told"));
	expect(untold && incidentInWords(untold).detail).toContain("start 10:00 → 15:00");
});

test("below its minimum a departure says how many it needs, is decided by one press, and its guests read why it does not leave", async () => {
	const excursion = await addExcursion(island.db, { title: "Four at least" });
	const minimum = { minimumGuests: 4, decideHours: 24 };
	for (const date of [near, next])
		await changeDeparture(island.db, { excursionId: excursion.id, date }, minimum);
	const guestBooking = await addBooking(island, excursion, { adults: 2, price: 128 });
	await addBooking(island, excursion, { adults: 2, price: 128, date: next, name: "Next Day" });
	const run = { act: "run" } as const;
	const { plan } = await planFor(excursion, [near], run);
	expect(plan.press).toBe("Let 1 departure run");
	// the deadline is over
	const over = { decideHours: 720 };
	for (const date of [near, next])
		await changeDeparture(island.db, { excursionId: excursion.id, date }, over);
	const undecided = "2 too few: decide whether it runs";
	expect(await text(await boss.get(`/dashboard?date=${near}`))).toContain(undecided);
	expect(await text(await boss.get("/dashboard/attention?kind=departure"))).toContain(
		"Four at least",
	);
	await change(excursion, [near], run);
	expect(await departureOn(excursion, near)).toMatchObject({ runsAnyway: true });
	expect(await text(await boss.get(`/dashboard?date=${near}`))).not.toContain(undecided);
	expect((await bookingOfId(guestBooking.id))?.status).toBe("confirmed");
	await change(excursion, [next], { act: "cancel" }, "");
	const mails = await island.db.select().from(outbox);
	const [mail] = mails.filter(({ textBody }) => textBody.includes("Four at least"));
	expect(mail?.textBody).toContain("does not leave. Too few guests have booked it.");
	expect(mail?.textBody).toContain("€128");
});

test("two who press at the same time do it once", async () => {
	const excursion = await addExcursion(island.db);
	const guestBooking = await addBooking(island, excursion, { adults: 2, price: 128 });
	const presses = [
		await planFor(excursion, [near], { act: "cancel" }),
		await planFor(excursion, [near], { act: "cancel" }),
	];
	const outcomes = await Promise.all(presses.map(({ press: pressOnce }) => pressOnce()));
	expect(outcomes.sort()).toEqual(["changed meanwhile", "done"]);
	// a press raises it twice: when it takes the version, and when it cancels
	expect((await departureOn(excursion, near)).version).toBe(3);
	expect(await island.db.$count(outbox, eq(outbox.bookingId, guestBooking.id))).toBe(1);
	const [payment] = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, guestBooking.id));
	expect(payment).toMatchObject({ dueCents: 12_800 });
});

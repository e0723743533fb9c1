import { and, between, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#app/catalogue/local-date.ts";
import {
	attentionItems,
	bookings,
	catalogueEvents,
	departureAssignments,
	departures,
	outbox,
	paymentMoney,
	pickupAssignments,
	resources,
} from "#app/database/schema.server.ts";
import { laterBy } from "#app/departures/departure-times.ts";
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
import { planOf } from "#tests/press-plan.ts";
import { addBooking, bookAsGuest, sendBooking } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

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

/** Two dates that the calendar shows together with the anchor, in one week. */
const near = soon();
const next = addDays(near, 1);

test("several departures close in one press: everybody is paid back and written to, guide and van are free, and it is said before", async () => {
	const excursion = await addExcursion(island.db, { title: "Dolphins under sail" });
	const paid = await addBooking(island, excursion, { adults: 2, price: 128 });
	const other = await addBooking(island, excursion, { adults: 1, date: next, name: "Joan Pike" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Nuria Santana", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const team = await page(excursion, [near, next], { act: "team" });
	expect((await press(team, { guide: String(guide?.id) })).status).toBe(303);
	const path = await page(excursion, [near, next], { act: "cancel" });
	const shownText = await text(await boss.get(path));
	expect(shownText).toContain("Cancel 2 departures, write to 2");
	expect(shownText).toContain("€192");
	expect(shownText).toContain("guide Nuria Santana");
	// Attack: whoever reads what the screen was sent would have the guests' own links
	for (const { confirmId } of [paid, other]) expect(shownText).not.toContain(confirmId);
	const silent = await press(path);
	expect(silent.status).toBe(400);
	expect(await text(silent)).toContain("Say why, the guests will read it");
	expect((await bookingOfId(paid.id))?.status).toBe("confirmed");

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

	const open = await page(excursion, [near, next], { act: "open" });
	expect((await press(open)).status).toBe(303);
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
	// another choice with the old token is another preview
	const swapped = await page(excursion, [near, next], { act: "close" });
	expect((await boss.submit(swapped, { token: tokenBefore })).status).toBe(409);
	expect((await departureOn(excursion, near)).state).toBe("open");
});

test("guests of two departures move to one day together, or nobody does", async () => {
	const excursion = await addExcursion(island.db, { capacity: 5 });
	const one = await addBooking(island, excursion, { adults: 2, price: 128 });
	const two = await addBooking(island, excursion, {
		adults: 2,
		price: 128,
		date: next,
		name: "Joan Pike",
	});
	const target = addDays(near, -1);
	const move = { act: "move", to: String(await idOn(excursion, target)) };
	const path = await page(excursion, [near, next], move);
	const token = tokenIn(await text(await boss.get(path)));
	// the target fills up between preview and press: its bookings are no part of the preview's state
	const third = await addBooking(island, excursion, {
		adults: 2,
		price: 128,
		date: target,
		name: "Third Guest",
	});
	const full = await boss.submit(path, { token, reason: "Too much wind." });
	expect(full.status).toBe(409);
	const why = await text(full);
	expect(why).toContain("has too few free seats for all of them by now");
	expect(why).not.toContain("is somewhere else");
	expect((await bookingOfId(one.id))?.date).toBe(near);
	expect((await bookingOfId(two.id))?.date).toBe(next);
	await island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, third.id));
	expect((await press(path, { reason: "Too much wind." })).status).toBe(303);
	expect((await bookingOfId(one.id))?.date).toBe(target);
	expect((await bookingOfId(two.id))?.date).toBe(target);
	expect((await departureOn(excursion, next)).state).toBe("cancelled");
	expect(await island.db.$count(outbox, eq(outbox.bookingId, one.id))).toBe(1);
});

test("a departure that fills between the last read and the write takes nobody", async () => {
	const excursion = await addExcursion(island.db, { capacity: 3 });
	const ownBooking = await addBooking(island, excursion, { adults: 2, price: 128 });
	const target = addDays(near, -1);
	const { plan, press: pressOnce } = await planOf(island, {
		departures: [await idOn(excursion, near)],
		request: { act: "move", target: await idOn(excursion, target) },
	});
	expect(plan.problem).toBeNull();
	await addBooking(island, excursion, { adults: 2, price: 128, date: target, name: "Late Guest" });
	expect(await pressOnce()).toBe("changed meanwhile");
	expect((await bookingOfId(ownBooking.id))?.date).toBe(near);
	expect((await departureOn(excursion, near)).state).toBe("open");
});

/** Three wetsuits, of which the guests of two departures have two. */
async function addWetsuitTrip() {
	const excursion = await addExcursion(island.db, { capacity: 9 });
	const wetsuit = await addExtra(island.db, excursion, { title: "Wetsuit", stock: 3 });
	const one = { adults: 1, price: 73.5, [`extra_${wetsuit}`]: 1 };
	await addBooking(island, excursion, one);
	await addBooking(island, excursion, { ...one, date: next });
	return { excursion, one, target: addDays(near, -1) };
}

test("guests move only where the extras of all of them are left, which is said before", async () => {
	const { excursion, one, target } = await addWetsuitTrip();
	await addBooking(island, excursion, { ...one, date: target });
	const from = [near, next];
	const path = await page(excursion, from, {
		...{ act: "move", to: String(await idOn(excursion, target)) },
	});
	const token = tokenIn(await text(await boss.get(path)));
	await addBooking(island, excursion, { ...one, date: target });
	const why = "1 × Wetsuit (2 needed, 1 left)";
	const refused = await boss.submit(path, { token, reason: "Too much wind." });
	expect(refused.status).toBe(409);
	expect(await text(refused)).toContain(why);
	expect(await text(await boss.get(path))).toContain(why);
	expect((await departureOn(excursion, near)).state).toBe("open");
});

test("the last extras that go between the last read and the write keep everybody where they are", async () => {
	const { excursion, one, target } = await addWetsuitTrip();
	const { plan, press: pressOnce } = await planOf(island, {
		departures: [await idOn(excursion, near), await idOn(excursion, next)],
		request: { act: "move", target: await idOn(excursion, target) },
	});
	expect(plan.problem).toBeNull();
	const late = { ...one, date: target };
	await addBooking(island, excursion, late);
	await addBooking(island, excursion, late);
	expect(await pressOnce()).toBe("changed meanwhile");
	expect((await departureOn(excursion, near)).state).toBe("open");
	expect((await departureOn(excursion, next)).state).toBe("open");
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

test("a month of three excursions closes in one press; what is more than a press changes is refused as a whole, and said before", async () => {
	const first = `${addDays(`${near.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
	const month = Array.from({ length: 28 }, (_, days) => addDays(first, days));
	const trips: Excursion[] = [];
	for (let number = 0; number < 5; number += 1) trips.push(await addExcursion(island.db));
	const ofTrips = (chosenTrips: readonly Excursion[]) =>
		and(
			inArray(
				departures.excursionId,
				chosenTrips.map(({ id }) => id),
			),
			between(departures.date, first, month.at(-1) ?? first),
		);
	const ofMonth = async (chosenTrips: readonly Excursion[]) => {
		const params = new URLSearchParams({ view: "month", day: first, act: "close" });
		for (const { id } of await island.db.select().from(departures).where(ofTrips(chosenTrips)))
			params.append("on", String(id));
		return `/dashboard/calendar?${params}`;
	};
	const closed = () =>
		island.db.$count(departures, and(ofTrips(trips), eq(departures.state, "closed")));
	const shownText = await text(await boss.get(await ofMonth(trips)));
	expect(shownText).toContain("140 departures are chosen, and one press changes 124 at most");
	expect(shownText).toContain("This is not possible.");
	const refused = await boss.submit(await ofMonth(trips), { token: tokenIn(shownText) });
	expect(refused.status).toBe(409);
	expect(await closed()).toBe(0);

	const three = await ofMonth(trips.slice(0, 3));
	expect(await text(await boss.get(three))).toContain("Close 84 departures");
	expect((await press(three)).status).toBe(303);
	expect(await closed()).toBe(84);
});

test("seats change for all chosen departures, and what would be oversold is said before", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { adults: 4, price: 256 });
	const path = await page(excursion, [near, next], { act: "seats", seats: "3" });
	const shownText = await text(await boss.get(path));
	expect(shownText).toContain("would be oversold: 4 guests for 3 seats");
	expect((await press(path)).status).toBe(303);
	for (const date of [near, next]) expect((await departureOn(excursion, date)).capacity).toBe(3);
	const none = await page(excursion, [near], { act: "seats", seats: "many" });
	expect(await text(await boss.get(none))).toContain("Say how many seats each of them has");
});

test("a departure has a price of its own beside the list's: guests see it, whoever is booked keeps the price, and it is taken away again", async () => {
	const excursion = await addExcursion(island.db);
	const held = await bookAsGuest(island, excursion, { date: near });
	const choice = { act: "price", adultCents: "71,50", childCents: "", bebeCents: "" };
	const panel = await text(await boss.get(await page(excursion, [near], { act: "price" })));
	expect(panel).toContain("List €64");
	expect(panel).toContain("Type what one guest pays.");
	const path = await page(excursion, [near], choice);
	const shownText = await text(await boss.get(path));
	expect(shownText).toContain("adults €71.50, children €42");
	expect(shownText).toContain("booking keeps the price at which it was sold");
	expect((await press(path)).status).toBe(303);
	const prices = async () => {
		const { priceAdultCents, priceChildCents, priceBebeCents } = await departureOn(excursion, near);
		return [priceAdultCents, priceChildCents, priceBebeCents];
	};
	expect(await prices()).toEqual([7150, null, null]);
	expect((await bookingOfId(held.id))?.priceCents).toBe(held.priceCents);
	const guestPage = await text(await newVisitor(island).get(`/excursion/${excursion.id}`));
	expect(guestPage).toContain('"adultCents":7150');
	const rules = await text(await boss.get(`/dashboard/excursion/${excursion.id}/prices`));
	expect(rules).toContain("€71.50");

	const wrong = await page(excursion, [near], { ...choice, adultCents: "0" });
	expect(await text(await boss.get(wrong))).toContain("Type prices like 84 or 84.50");
	const none = await page(excursion, [near], { ...choice, adultCents: "" });
	expect((await press(none)).status).toBe(303);
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

test("a clash names the other departure; past days and people without the right change nothing", async () => {
	const one = await addExcursion(island.db, { title: "The whale road" });
	const two = await addExcursion(island.db, { title: "Red cliffs by kayak" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Ben Ott", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const give = { guide: String(guide?.id) };
	expect((await press(await page(one, [near], { act: "team" }), give)).status).toBe(303);
	const clash = await press(await page(two, [near], { act: "team" }), give);
	expect(clash.status).toBe(409);
	expect(await text(clash)).toContain("Ben Ott is on “The whale road”");

	const past = addDays(near, -30);
	await columnsOn(island.db, { excursionId: one.id, date: past });
	const pathOfPast = await page(one, [past], { act: "close", day: past });
	expect(await text(await boss.get(pathOfPast))).not.toContain('name="token"');
	expect((await boss.submit(pathOfPast, { token: "" })).status).toBe(409);
	expect((await departureOn(one, past)).state).toBe("open");

	const path = await page(one, [near], { act: "close" });
	const token = tokenIn(await text(await boss.get(path)));
	for (const role of ["manager", "partner", "web", "user"]) {
		const { visitor } = await signedInVisitor(island, { role });
		expect((await visitor.get(path)).status, role).toBe(role === "manager" ? 200 : 403);
		expect((await visitor.submit(path, { token })).status, role).toBe(403);
	}
	expect((await departureOn(one, near)).state).toBe("open");
});

test("an excursion is not saved with times at which its guide is elsewhere", async () => {
	const one = await addExcursion(island.db, { startTime: "08:00", durationMinutes: 120 });
	const two = await addExcursion(island.db, { startTime: "11:00", durationMinutes: 60 });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Ana", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	for (const excursion of [one, two])
		await press(await page(excursion, [near], { act: "team" }), { guide: String(guide?.id) });
	const refused = await boss.submit(`/dashboard/excursion/${one.id}`, {
		...editorFieldsOf(one),
		version: "1",
		duration_minutes: "240",
	});
	expect(refused.status).toBe(409);
	expect(await text(refused)).toContain("would be in two places");
});

test("a departure starts later on one day: guests, mails, site, guide and new bookings follow; other days stay", async () => {
	const excursion = await addExcursion(island.db, { title: "Later than usual" });
	const guestBooking = await addBooking(island, excursion, { adults: 2, price: 128 });
	const quiet = await addBooking(island, excursion, { date: next, name: "Other Day" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Lola Prim", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const team = await page(excursion, [near], { act: "team" });
	expect((await press(team, { guide: String(guide?.id) })).status).toBe(303);
	const path = await page(excursion, [near], { act: "start", start: "06:15" });
	const shownText = await text(await boss.get(path));
	expect(shownText).toContain("Start 1 departure at 06:15, write to 1");
	expect(shownText).toContain("starts then, not at 04:30");
	const token = tokenIn(shownText);
	expect((await boss.submit(path, { token })).status).toBe(303);
	// pressed twice: the second press finds nothing to do
	expect((await boss.submit(path, { token })).status).toBe(409);

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
	const manifest = await text(
		await boss.get(`/dashboard/departures/${await idOn(excursion, near)}`),
	);
	expect(manifest).toContain("06:15");

	// closing and opening the day keeps its start; as usual again takes guests and guide back
	await press(await page(excursion, [near], { act: "close" }));
	await press(await page(excursion, [near], { act: "open" }));
	expect(await departureOn(excursion, near)).toMatchObject({ startTime: "06:15", state: "open" });
	const back = await page(excursion, [near], { act: "start", start: "04:30" });
	expect((await press(back)).status).toBe(303);
	expect(await departureOn(excursion, near)).toMatchObject({ startTime: "04:30" });
	expect(await bookingOfId(guestBooking.id)).toMatchObject({
		startTime: "04:30",
		pickupTime: bookingBefore?.pickupTime,
	});
});

test("a start that cannot be is refused with its reason, and a clash changes nothing", async () => {
	const excursion = await addExcursion(island.db);
	const beside = await addExcursion(island.db, { title: "Beside it", startTime: "12:00" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Pau Vidal", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	for (const each of [excursion, beside])
		expect(
			(await press(await page(each, [near], { act: "team" }), { guide: String(guide?.id) })).status,
		).toBe(303);
	const clash = await press(await page(excursion, [near], { act: "start", start: "11:30" }));
	expect(clash.status).toBe(409);
	expect(await text(clash)).toContain("somewhere else at the new time");
	expect(await departureOn(excursion, near)).toMatchObject({ startTime: "04:30" });
	const says = async (start: string) =>
		text(await boss.get(await page(excursion, [near], { act: "start", start })));
	const isIts = eq(pickupAssignments.excursionId, excursion.id);
	await island.db.update(pickupAssignments).set({ pickupTime: "03:30" }).where(isIts);
	expect(await says("00:59")).toContain("would fall on another day");
	expect(await says("25:00")).toContain("Say when they start.");
	expect(await says("04:30")).toContain("They start then already.");
});

test("a day with its own start keeps its distance when the excursion's times change, and takes no other day's guests", async () => {
	const excursion = await addExcursion(island.db);
	const guestBooking = await addBooking(island, excursion);
	const other = await addBooking(island, excursion, { date: next, name: "Other Day" });
	expect(
		(await press(await page(excursion, [near], { act: "start", start: "05:30" }))).status,
	).toBe(303);
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

test("two departures of a day have each a cell, and the guests of one move to the other with their pickup and a mail of the times", async () => {
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
	const at = `/dashboard/calendar?day=${near}&on=${early}&act=move`;
	const shownText = await text(await boss.get(at));
	for (const start of ["10:00", "15:00"])
		expect(shownText).toContain(`Twice a day, ${formatDate(near, "long")} at ${start}:`);
	expect(shownText).toContain(`<option value="${late}"`);
	expect((await press(`${at}&to=${late}`, { reason: "The first boat is broken." })).status).toBe(
		303,
	);
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

	const twice = `/dashboard/calendar?day=${near}&on=${late}&act=start&start=10:00`;
	expect(await text(await boss.get(twice))).toContain("would have two departures at that time");
	// neither of two departures at one time takes a guest from the other's seats
	expect(await text(await boss.get(`/dashboard?date=${near}`))).toContain("Does not leave");
});

test("below its minimum a departure says how many it needs, is decided by one press, and its guests read why it does not leave", async () => {
	const excursion = await addExcursion(island.db, { title: "Four at least" });
	const change = { minimumGuests: 4, decideHours: 24 };
	for (const date of [near, next])
		await changeDeparture(island.db, { excursionId: excursion.id, date }, change);
	const guestBooking = await addBooking(island, excursion, { adults: 2, price: 128 });
	await addBooking(island, excursion, { adults: 2, price: 128, date: next, name: "Next Day" });
	const runs = await page(excursion, [near], { act: "run" });
	const waiting = await text(await boss.get(runs));
	expect(waiting).toContain("Needs 2 more until");
	expect(waiting).toContain("Let 1 departure run");
	// the deadline is over
	const over = { decideHours: 720 };
	for (const date of [near, next])
		await changeDeparture(island.db, { excursionId: excursion.id, date }, over);
	const undecided = "2 too few: decide whether it runs";
	for (const path of [
		runs,
		`/dashboard?date=${near}`,
		`/dashboard/departures/${await idOn(excursion, near)}`,
	])
		expect(await text(await boss.get(path))).toContain(undecided);
	expect(await text(await boss.get("/dashboard/attention?kind=departure"))).toContain(
		"Four at least",
	);
	expect((await press(runs)).status).toBe(303);
	expect(await departureOn(excursion, near)).toMatchObject({ runsAnyway: true });
	expect(await text(await boss.get(`/dashboard?date=${near}`))).not.toContain(undecided);
	expect((await bookingOfId(guestBooking.id))?.status).toBe("confirmed");
	// nothing is left to decide
	expect((await press(runs)).status).toBe(409);

	const cancels = await page(excursion, [next], { act: "cancel" });
	expect((await press(cancels)).status).toBe(303);
	const mails = await island.db.select().from(outbox);
	const [mail] = mails.filter(({ textBody }) => textBody.includes("Four at least"));
	expect(mail?.textBody).toContain("does not leave. Too few guests have booked it.");
	expect(mail?.textBody).toContain("€128");
});

test("two who press at the same time do it once", async () => {
	const excursion = await addExcursion(island.db);
	const guestBooking = await addBooking(island, excursion, { adults: 2, price: 128 });
	const path = await page(excursion, [near], { act: "cancel" });
	const token = tokenIn(await text(await boss.get(path)));
	const pressed = { token, reason: "Too much wind." };
	const answers = await Promise.all([boss.submit(path, pressed), boss.submit(path, pressed)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
	// a press raises it twice: when it takes the version, and when it cancels
	expect((await departureOn(excursion, near)).version).toBe(3);
	expect(await island.db.$count(outbox, eq(outbox.bookingId, guestBooking.id))).toBe(1);
	const [payment] = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, guestBooking.id));
	expect(payment).toMatchObject({ dueCents: 12_800 });
});

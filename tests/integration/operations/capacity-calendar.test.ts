import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#app/catalogue/local-date.ts";
import {
	attentionItems,
	bookings,
	departureAssignments,
	departureOverrides,
	outbox,
	paymentMoney,
	pickupAssignments,
	resources,
} from "#app/database/schema.server.ts";
import { laterBy } from "#app/departures/departure-times.ts";
import { incidentInWords } from "#app/incidents/incident-lines.ts";
import { readCapacityCalendar } from "#app/operations/calendar/capacity-calendar.server.ts";
import { planDepartures } from "#app/operations/calendar/departure-plan.ts";
import { applyDeparturePlan } from "#app/operations/departures/apply-departure-plan.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, type Excursion, editorFieldsOf, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, sendBooking } from "#tests/sales.ts";
import { mailSenderOf, staffAct } from "#tests/staff-act.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const page = (
	excursion: Excursion,
	dates: readonly string[],
	choice: Record<string, string> = {},
) => {
	const params = new URLSearchParams({ view: "month", day: soon(), ...choice });
	for (const date of dates) params.append("on", `${excursion.id}_${date}`);
	return `/dashboard/calendar?${params}`;
};
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
async function press(path: string, fields: Record<string, string> = {}) {
	const html = await text(await boss.get(path));
	return boss.submit(path, { token: tokenIn(html), ...fields });
}
const overrideOn = async (excursion: Excursion, date: string) => {
	const isThis = and(
		eq(departureOverrides.excursionId, excursion.id),
		eq(departureOverrides.date, date),
	);
	const [row] = await island.db.select().from(departureOverrides).where(isThis);
	return row;
};
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
	const team = page(excursion, [near, next], { act: "team" });
	expect((await press(team, { guide: String(guide?.id) })).status).toBe(303);
	const path = page(excursion, [near, next], { act: "close", fate: "refund" });
	const shown = await text(await boss.get(path));
	expect(shown).toContain("Close 2 departures, write to 2");
	expect(shown).toContain("€192");
	expect(shown).toContain("guide Nuria Santana");
	const silent = await press(path);
	expect(silent.status).toBe(400);
	expect(await text(silent)).toContain("Say why, the guests will read it");
	expect((await bookingOfId(paid.id))?.status).toBe("confirmed");

	expect((await press(path, { reason: "The catamaran is in the yard." })).status).toBe(303);
	expect((await overrideOn(excursion, near))?.isClosed).toBe(true);
	expect((await overrideOn(excursion, next))?.isClosed).toBe(true);
	for (const { id } of [paid, other]) {
		expect((await bookingOfId(id))?.status).toBe("cancelled");
		const [payment] = await island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, id));
		expect(payment?.refundReason).toBe("cancelled");
		expect(await island.db.$count(outbox, eq(outbox.bookingId, id))).toBe(1);
	}
	const isThis = eq(departureAssignments.excursionId, excursion.id);
	expect(await island.db.$count(departureAssignments, isThis)).toBe(0);
	// the same press once more: nothing is left to do
	const again = await press(path, { reason: "The catamaran is in the yard." });
	expect(again.status).toBe(409);

	const open = page(excursion, [near, next], { act: "open" });
	expect((await press(open)).status).toBe(303);
	expect(await overrideOn(excursion, near)).toBeUndefined();
});

test("a press for a preview that is no longer true changes nothing and shows the new one", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion);
	const path = page(excursion, [near, next], { act: "close", fate: "refund" });
	const before = tokenIn(await text(await boss.get(path)));
	const late = await addBooking(island, excursion, { date: next, name: "Late Guest" });
	const refused = await boss.submit(path, { token: before, reason: "Too much wind." });
	expect(refused.status).toBe(409);
	const shown = await text(refused);
	expect(shown).toContain("Nothing has happened");
	expect(shown).toContain("write to 2");
	expect((await bookingOfId(late.id))?.status).toBe("confirmed");
	expect(await overrideOn(excursion, near)).toBeUndefined();
	// another choice with the old token is another preview
	const swapped = page(excursion, [near, next], { act: "close", fate: "stay" });
	expect((await boss.submit(swapped, { token: before })).status).toBe(409);
	expect(await overrideOn(excursion, near)).toBeUndefined();
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
	const move = { act: "close", fate: "move", to: target };
	const path = page(excursion, [near, next], move);
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
	expect((await overrideOn(excursion, next))?.isClosed).toBe(true);
	expect(await island.db.$count(outbox, eq(outbox.bookingId, one.id))).toBe(1);
});

test("a day that fills between the last read and the write is named as full, not as a clash", async () => {
	const excursion = await addExcursion(island.db, { capacity: 3 });
	const own = await addBooking(island, excursion, { adults: 2, price: 128 });
	const target = addDays(near, -1);
	const clock = { now: Date.now(), timeZone: "Atlantic/Canary" };
	const chosen = [{ excursionId: excursion.id, date: near }];
	const range = { from: target, until: near };
	const read = await readCapacityCalendar(island.db, range, { chosen, newStart: null }, clock);
	const choice = { act: "close", fate: "move", target, seats: null, start: null } as const;
	const plan = planDepartures(read.calendar, chosen, read.affected, choice);
	if (!plan) throw new Error("no plan");
	expect(plan.problem).toBeNull();
	await addBooking(island, excursion, { adults: 2, price: 128, date: target, name: "Late Guest" });
	const { actor } = staffAct();
	const done = await applyDeparturePlan(island.db, {
		...{ ...read, plan, reason: "Too much wind.", actor, clock },
		sender: mailSenderOf(island),
	});
	expect(done).toBe("no room");
	expect((await bookingOfId(own.id))?.date).toBe(near);
	expect(await overrideOn(excursion, near)).toBeUndefined();
});

test("a month of three excursions closes in one press; what is more than a press changes is refused as a whole, and said before", async () => {
	const first = `${addDays(`${near.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
	const month = Array.from({ length: 28 }, (_, days) => addDays(first, days));
	const trips: Excursion[] = [];
	for (let number = 0; number < 5; number += 1) trips.push(await addExcursion(island.db));
	const ofMonth = (chosen: readonly Excursion[]) => {
		const params = new URLSearchParams({ view: "month", day: first, act: "close" });
		for (const { id } of chosen) for (const date of month) params.append("on", `${id}_${date}`);
		return `/dashboard/calendar?${params}`;
	};
	const closed = async () => {
		const rows = await island.db.select().from(departureOverrides);
		return rows.filter(({ excursionId }) => trips.some(({ id }) => id === excursionId)).length;
	};
	const shown = await text(await boss.get(ofMonth(trips)));
	expect(shown).toContain("140 departures are chosen, and one press changes 124 at most");
	expect(shown).toContain("This is not possible.");
	const refused = await boss.submit(ofMonth(trips), { token: tokenIn(shown) });
	expect(refused.status).toBe(409);
	expect(await closed()).toBe(0);

	const three = ofMonth(trips.slice(0, 3));
	expect(await text(await boss.get(three))).toContain("Close 84 departures");
	expect((await press(three)).status).toBe(303);
	expect(await closed()).toBe(84);
});

test("seats change for all chosen departures, and what would be oversold is said before", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { adults: 4, price: 256 });
	const path = page(excursion, [near, next], { act: "seats", seats: "3" });
	const shown = await text(await boss.get(path));
	expect(shown).toContain("would be oversold: 4 guests for 3 seats");
	expect((await press(path)).status).toBe(303);
	expect((await overrideOn(excursion, near))?.capacity).toBe(3);
	expect((await overrideOn(excursion, next))?.capacity).toBe(3);
	const none = page(excursion, [near], { act: "seats", seats: "many" });
	expect(await text(await boss.get(none))).toContain("Say how many seats each of them has");
});

test("a clash names the other departure; past days and people without the right change nothing", async () => {
	const one = await addExcursion(island.db, { title: "The whale road" });
	const two = await addExcursion(island.db, { title: "Red cliffs by kayak" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Ben Ott", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const give = { guide: String(guide?.id) };
	expect((await press(page(one, [near], { act: "team" }), give)).status).toBe(303);
	const clash = await press(page(two, [near], { act: "team" }), give);
	expect(clash.status).toBe(409);
	expect(await text(clash)).toContain("Ben Ott is on “The whale road”");

	const past = addDays(near, -30);
	const gone = page(one, [past], { act: "close", day: past });
	expect(await text(await boss.get(gone))).not.toContain('name="token"');
	expect((await boss.submit(gone, { token: "" })).status).toBe(409);
	expect(await overrideOn(one, past)).toBeUndefined();

	const path = page(one, [near], { act: "close" });
	const token = tokenIn(await text(await boss.get(path)));
	for (const role of ["manager", "partner", "web", "user"]) {
		const { visitor } = await signedInVisitor(island, { role });
		expect((await visitor.get(path)).status, role).toBe(role === "manager" ? 200 : 403);
		expect((await visitor.submit(path, { token })).status, role).toBe(403);
	}
	expect(await overrideOn(one, near)).toBeUndefined();
});

test("an excursion is not saved with times at which its guide is elsewhere", async () => {
	const one = await addExcursion(island.db, { startTime: "08:00", durationMinutes: 120 });
	const two = await addExcursion(island.db, { startTime: "11:00", durationMinutes: 60 });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Ana", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	for (const excursion of [one, two])
		await press(page(excursion, [near], { act: "team" }), { guide: String(guide?.id) });
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
	const booked = await addBooking(island, excursion, { adults: 2, price: 128 });
	const quiet = await addBooking(island, excursion, { date: next, name: "Other Day" });
	const [guide] = await island.db
		.insert(resources)
		.values({ kind: "guide", name: "Lola Prim", createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const team = page(excursion, [near], { act: "team" });
	expect((await press(team, { guide: String(guide?.id) })).status).toBe(303);
	const path = page(excursion, [near], { act: "start", start: "06:15" });
	const shown = await text(await boss.get(path));
	expect(shown).toContain("Start 1 departure at 06:15, write to 1");
	expect(shown).toContain("starts then, not at 04:30");
	const token = tokenIn(shown);
	expect((await boss.submit(path, { token })).status).toBe(303);
	// pressed twice: the second press finds nothing to do
	expect((await boss.submit(path, { token })).status).toBe(409);

	const before = await bookingOfId(quiet.id);
	const after = await bookingOfId(booked.id);
	expect(before).toMatchObject({ startTime: "04:30" });
	const pickup = laterBy(before?.pickupTime ?? "", 105);
	expect(after).toMatchObject({ startTime: "06:15", pickupTime: pickup });
	expect(after?.pickup.startsWith(`${pickup} · `)).toBe(true);
	const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, booked.id));
	expect(mails.map(({ subject }) => subject).join()).toContain(`New time: `);
	expect(mails).toHaveLength(1);
	expect(await island.db.$count(outbox, eq(outbox.bookingId, quiet.id))).toBe(0);
	const [given] = await island.db
		.select()
		.from(departureAssignments)
		.where(eq(departureAssignments.excursionId, excursion.id));
	expect(given?.startsAt).toBe(Date.parse(`${near}T06:15Z`) / 60_000);

	// a guest who has the old times on the screen is told; with the new ones the booking has them
	const usual = bookingOf(excursion, { date: near });
	const refused = await sendBooking(island, usual);
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("that time any more");
	const fresh = await addBooking(island, excursion, {
		name: "Fresh Guest",
		pickup: after?.pickup ?? "",
	});
	expect(await bookingOfId(fresh.id)).toMatchObject({ startTime: "06:15", pickupTime: pickup });
	const manifest = await text(await boss.get(`/dashboard/departures/${excursion.id}/${near}`));
	expect(manifest).toContain("06:15");

	// closing and opening the day keeps its start; as usual again takes guests and guide back
	await press(page(excursion, [near], { act: "close", fate: "stay" }));
	await press(page(excursion, [near], { act: "open" }));
	expect(await overrideOn(excursion, near)).toMatchObject({ startTime: "06:15", isClosed: false });
	const back = page(excursion, [near], { act: "start", start: "04:30" });
	expect((await press(back)).status).toBe(303);
	expect(await overrideOn(excursion, near)).toBeUndefined();
	expect(await bookingOfId(booked.id)).toMatchObject({
		startTime: "04:30",
		pickupTime: before?.pickupTime,
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
			(await press(page(each, [near], { act: "team" }), { guide: String(guide?.id) })).status,
		).toBe(303);
	const clash = await press(page(excursion, [near], { act: "start", start: "11:30" }));
	expect(clash.status).toBe(409);
	expect(await text(clash)).toContain("somewhere else at the new time");
	expect(await overrideOn(excursion, near)).toBeUndefined();
	const says = async (start: string) =>
		text(await boss.get(page(excursion, [near], { act: "start", start })));
	const isIts = eq(pickupAssignments.excursionId, excursion.id);
	await island.db.update(pickupAssignments).set({ pickupTime: "03:30" }).where(isIts);
	expect(await says("00:59")).toContain("would fall on another day");
	expect(await says("25:00")).toContain("Say when they start.");
	expect(await says("04:30")).toContain("They start then already.");
});

test("a day with its own start keeps its distance when the excursion's times change, and takes no other day's guests", async () => {
	const excursion = await addExcursion(island.db);
	const booked = await addBooking(island, excursion);
	const other = await addBooking(island, excursion, { date: next, name: "Other Day" });
	expect((await press(page(excursion, [near], { act: "start", start: "05:30" }))).status).toBe(303);
	// guests of a usual day cannot move here together: their times would be wrong
	const shown = await text(
		await boss.get(page(excursion, [next], { act: "close", fate: "move", to: near })),
	);
	expect(shown).toContain(`<option value="${addDays(next, 1)}"`);
	expect(shown).not.toContain(`<option value="${near}"`);
	const times = {
		...editorFieldsOf(excursion),
		version: "1",
		start_time: "05:00",
		pickups: "1",
		pickup_point: String(excursion.pointId),
		pickup_time: "05:00",
	};
	const asked = await text(await boss.submit(`/dashboard/excursion/${excursion.id}`, times));
	// an hour later than usual was 05:30, half an hour later than the new start is the same
	expect(asked).toContain("1 guest of 1 booking");
	const shownKey = /name="guests_shown" value="([^"]+)"/.exec(asked)?.[1] ?? "";
	const saved = await boss.submit(`/dashboard/excursion/${excursion.id}`, {
		...times,
		guests: "write",
		guests_shown: shownKey,
	});
	expect(saved.status).toBe(302);
	expect(await bookingOfId(booked.id)).toMatchObject({ startTime: "05:30", pickupTime: "05:30" });
	expect(await bookingOfId(other.id)).toMatchObject({ startTime: "05:00", pickupTime: "05:00" });
});

test("usual times that would put a pickup of a day with its own start on another day are refused, and the day is named", async () => {
	const excursion = await addExcursion(island.db);
	const own = { excursionId: excursion.id, isClosed: false, startTime: "00:30", note: "" };
	await island.db.insert(departureOverrides).values([
		{ ...own, date: near },
		{ ...own, date: next },
		// over: nobody is picked up any more
		{ ...own, date: soon(-1), startTime: "00:01" },
	]);
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

test("departures that share a van start together at another time, and never with more guests than it has seats", async () => {
	const one = await addExcursion(island.db, { startTime: "08:00", durationMinutes: 120 });
	const two = await addExcursion(island.db, { startTime: "08:00", durationMinutes: 120 });
	const late = await addExcursion(island.db, { startTime: "12:00", durationMinutes: 120 });
	const [van] = await island.db
		.insert(resources)
		.values({ kind: "vehicle", name: "Van 7", seats: 4, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	for (const each of [one, two, late])
		await press(page(each, [near], { act: "team" }), { vehicle: String(van?.id) });
	for (const each of [one, late]) await addBooking(island, each, { adults: 3, price: 192 });
	await addBooking(island, two, { name: "Phone Only" });
	await island.db
		.update(bookings)
		.set({ email: null, phone: "+34 600 000 000" })
		.where(eq(bookings.excursionId, two.id));

	const both = page(one, [near], { act: "start", start: "08:30" });
	const path = `${both}&on=${two.id}_${near}`;
	expect(await text(await boss.get(path))).toContain("has no email: call them");
	expect((await press(path)).status).toBe(303);
	const starts = await island.db
		.select({ startsAt: departureAssignments.startsAt })
		.from(departureAssignments)
		.where(eq(departureAssignments.resourceId, van?.id ?? 0));
	const at = (time: string) => Date.parse(`${near}T${time}Z`) / 60_000;
	expect(starts.map(({ startsAt }) => startsAt).sort()).toEqual(
		[at("08:30"), at("08:30"), at("12:00")].sort(),
	);
	const [untold] = await island.db
		.select()
		.from(attentionItems)
		.where(eq(attentionItems.kind, "not told"));
	expect(untold && incidentInWords(untold).detail).toContain("start 08:00 → 08:30");

	// with the guests of the late one there would be seven in four seats
	const tight = await press(page(one, [near], { act: "start", start: "12:00" }));
	expect(tight.status).toBe(409);
	expect(await text(tight)).toContain("too few seats");
	expect(await overrideOn(one, near)).toMatchObject({ startTime: "08:30" });
});

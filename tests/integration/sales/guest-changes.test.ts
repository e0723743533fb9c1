import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { weekdayOf } from "#app/catalogue/local-date.ts";
import {
	bookings,
	codes,
	excursions,
	pickupAssignments,
	pickupPoints,
	priceRules,
} from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { linesOf } from "#tests/booking-money.ts";
import { addExcursion, changeDeparture, columnsOn, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { guestBookings, startIn } from "#tests/guest-bookings.ts";
import { addBooking, type Booking } from "#tests/sales.ts";

const at = guestBookings();
const { addPaidBooking, read, post, roundTripsAbout, page } = at;

/** SEQUENCE of the booking's calendar file. */
async function sequenceOf({ confirmId }: Pick<Booking, "confirmId">): Promise<number> {
	const file = await page(`/booking/${confirmId}/calendar.ics`);
	return Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1]);
}

describe("the calendar entry", () => {
	test.each([
		["the trip becomes longer", excursions],
		["the place of the stop changes", pickupPoints],
	])("is a newer one when %s", async (_what, table) => {
		const { booking, excursion } = await addPaidBooking();
		const sequence = await sequenceOf(booking);
		const id = table === excursions ? excursion.id : booking.pickupPointId;
		await at.island.db
			.update(table)
			.set({ updatedAt: Date.now() + 5000 })
			.where(sql`id = ${id}`);
		expect(await sequenceOf(booking)).toBeGreaterThan(sequence);
	});

	test("of a cancelled booking is removed by its file, to which the mail leads", async () => {
		const { booking } = await addPaidBooking();
		const sequence = await sequenceOf(booking);
		expect((await at.cancel(booking, booking.priceCents)).status).toBe(303);
		const address = `/booking/${booking.confirmId}/calendar.ics`;
		const answer = await at.island.fetch(address);
		expect(answer.headers.get("content-type")).toContain("; method=CANCEL");
		expect(await answer.text()).toContain("METHOD:CANCEL");
		expect(await sequenceOf(booking)).toBeGreaterThan(sequence);
		const [mail] = (await read(booking)).mail;
		expect(mail?.textBody).toContain("This entry removes it.");
		expect(mail?.textBody).toContain(address);
		expect(mail?.htmlBody).toContain(address);
	});
});

describe("changing", () => {
	const change = async (booking: Booking, form: Record<string, string | number>) =>
		post(`/booking/${booking.confirmId}/change`, {
			pickupPointId: booking.pickupPointId,
			fingerprint: await fingerprintOf(at.island.db, booking.id),
			// the value on the page for a distant day
			told: `${form.date}:100`,
			...form,
		});

	test("a code holds as it was sold, on a day that is none of its days and after it has ended", async () => {
		const { db } = at.island;
		const { id, code } = await addCode(db, { percent: 1000, travelTo: soon(10) });
		const { booking } = await addPaidBooking(24 * 7, { price: 57.6, code });
		await db.update(codes).set({ isActive: false }).where(eq(codes.id, id));
		expect((await change(booking, { date: soon(14) })).status).toBe(303);
		const [row] = await db.select().from(bookings).where(eq(bookings.id, booking.id));
		expect(row).toMatchObject({ date: soon(14), priceCents: 5760, codeId: id });
		expect(await linesOf(at.island, booking.id)).toEqual(["1 adults 6400", "1 code -640"]);
	});

	test("a day that costs more is not offered, and refused whoever sends it; all others are open", async () => {
		const { booking, excursion } = await addPaidBooking();
		await at.island.db.insert(priceRules).values({
			...{ excursionId: excursion.id, position: 0, createdAt: Date.now() },
			...{ travelFrom: soon(12), travelTo: soon(12), adultCents: 9900 },
		});
		const choice = await page(`/booking/${booking.confirmId}/change?month=${soon(12).slice(0, 7)}`);
		expect(choice).toContain("Days that cost more cannot be chosen here");
		expect(choice).not.toContain(`value="${soon(12)}"`);
		const answer = await change(booking, { date: soon(12) });
		expect([answer.status, (await answer.text()).includes("That day costs more.")]).toEqual([
			409,
			true,
		]);
		expect((await change(booking, { date: soon(13) })).status).toBe(303);
		// what the booked day costs today may be moved to another day that costs the same
		await at.island.db
			.update(excursions)
			.set({ priceAdultCents: 9900 })
			.where(eq(excursions.id, excursion.id));
		expect((await change(booking, { date: soon(12) })).status).toBe(303);
		expect((await read(booking)).booking).toMatchObject({
			date: soon(12),
			priceCents: booking.priceCents,
		});
	});

	test("to another day keeps the price, and mails the new voucher with a newer calendar entry", async () => {
		const { booking } = await addPaidBooking();
		const sequence = await sequenceOf(booking);
		const answer = await change(booking, { date: soon(12) });
		expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		const stateAfter = await read(booking);
		expect(stateAfter.booking).toMatchObject({
			date: soon(12),
			status: "confirmed",
			priceCents: booking.priceCents,
		});
		expect(stateAfter.payments).toMatchObject([{ status: "paid", refundReason: null }]);
		expect(stateAfter.history).toEqual(["booked", "changed", "mail"]);
		expect(stateAfter.mail).toMatchObject([
			{
				subject: expect.stringContaining("Changed: "),
				textBody: expect.stringContaining(`/booking/${booking.confirmId}/calendar.ics`),
			},
		]);
		expect(await sequenceOf(booking)).toBeGreaterThan(sequence);
		const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		const pageAfterChange = await at.island.fetch(`/booking/${booking.confirmId}`, {
			headers: { cookie },
		});
		expect(await pageAfterChange.text()).toContain("Your booking is changed");
		expect(pageAfterChange.headers.getSetCookie()).toEqual([
			expect.stringMatching(/^island\.flash=; Max-Age=0/),
		]);
		expect(await page(`/booking/${booking.confirmId}?changed`)).not.toContain(
			"Your booking is changed",
		);
	});

	test("of a booking that is paid on the day costs nothing, and nobody reads that nothing is to pay", async () => {
		const trip = await addExcursion(at.island.db);
		const booking = await addBooking(at.island, trip, {}, { paid: false });
		await at.island.db
			.update(bookings)
			.set({ status: "confirmed", confirmedAt: Date.now() })
			.where(eq(bookings.id, booking.id));
		const question = await page(`/booking/${booking.confirmId}/change`);
		expect(question).toContain("The price stays €64: the change costs nothing.");
		expect(await page(`/booking/${booking.confirmId}`)).toContain("To pay on the day");
	});

	test("of a booking without an email promises no mail, before and after", async () => {
		const { booking } = await addPaidBooking();
		await at.island.db.update(bookings).set({ email: null }).where(eq(bookings.id, booking.id));
		const question = await page(`/booking/${booking.confirmId}/change`);
		expect(question).toContain("Your voucher’s page shows the change at once.");
		expect(question).not.toContain("by mail");
		const answer = await change(booking, { date: soon(12) });
		const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		const pageAfterChange = await at.island.fetch(`/booking/${booking.confirmId}`, {
			headers: { cookie },
		});
		const pageText = await pageAfterChange.text();
		expect(pageText).toContain("This page is your new voucher: keep it.");
		expect(pageText).not.toContain("on its way to");
	});

	test("to another day mails the languages of that day", async () => {
		const days = { [weekdayOf(soon())]: ["de"], [weekdayOf(soon(12))]: ["fr", "es"] };
		const booking = await addBooking(at.island, await addExcursion(at.island.db, {}, days));
		expect(await page(`/booking/${booking.confirmId}`)).toContain("German</dd>");
		expect((await change(booking, { date: soon(12) })).status).toBe(303);
		const [mail] = (await read(booking)).mail;
		expect(mail?.textBody).toContain("Guide speaks: French and Spanish\n");
		expect(mail?.htmlBody).not.toContain("German");
	});

	test("the form sent twice, also at once, changes and mails once", async () => {
		const { booking } = await addPaidBooking();
		const fingerprint = await fingerprintOf(at.island.db, booking.id);
		const form = { date: soon(13), fingerprint };
		const answers = await Promise.all([
			change(booking, form),
			change(booking, form),
			change(booking, form),
		]);
		answers.push(await change(booking, form));
		for (const answer of answers)
			expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		const stateAfter = await read(booking);
		expect(stateAfter.mail).toHaveLength(1);
		expect(stateAfter.history.filter((type) => type === "changed")).toHaveLength(1);
	});

	test("to another stop is possible until the cut-off, to another day only while everything is refunded", async () => {
		const { booking, excursion } = await addPaidBooking(30);
		const now = Date.now();
		const [point] = await at.island.db
			.insert(pickupPoints)
			.values({
				title: "Casa Bruma",
				place: "by the fountain",
				lat: 28,
				lng: -14,
				createdAt: now,
				updatedAt: now,
			})
			.returning();
		if (!point) throw new Error("no point");
		await at.island.db
			.insert(pickupAssignments)
			.values({ excursionId: excursion.id, pickupPointId: point.id, pickupTime: "04:10" });
		expect((await change(booking, { date: soon(12) })).status).toBe(409);
		const form = { date: startIn(30).date, pickupPointId: point.id };
		expect((await change(booking, form)).status).toBe(303);
		const stateAfter = await read(booking);
		expect(stateAfter.booking).toMatchObject({ pickup: "04:10 · Casa Bruma", pickupTime: "04:10" });
		// the day cannot be changed any more, so the mail does not offer it
		expect(stateAfter.mail[0]?.textBody).toContain(
			"you can also change the pickup, or cancel. Cancel until",
		);
		const { booking: late } = await addPaidBooking(8);
		expect(await page(`/booking/${late.confirmId}/change`)).toContain("too late to change here");
		expect((await change(late, { date: soon(12) })).status).toBe(409);
	});

	test("twenty guests who move onto the last three seats take three", async () => {
		const excursion = await addExcursion(at.island.db, { capacity: 20 });
		const all = await Promise.all(
			Array.from({ length: 20 }, () => addBooking(at.island, excursion)),
		);
		await changeDeparture(
			at.island.db,
			{ excursionId: excursion.id, date: soon(9) },
			{ capacity: 3 },
		);
		const answers = await Promise.all(all.map((each) => change(each, { date: soon(9) })));
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(3);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
		const movedBookings = await at.island.db
			.select()
			.from(bookings)
			.where(sql`excursion_id = ${excursion.id} AND date = ${soon(9)}`);
		expect(movedBookings).toHaveLength(3);
	});

	test("not to a closed day, a weekday without a trip, beyond the calendar, or a foreign stop", async () => {
		const { booking, excursion } = await addPaidBooking();
		await changeDeparture(
			at.island.db,
			{ excursionId: excursion.id, date: soon(14) },
			{ state: "closed" },
		);
		const foreign = await addExcursion(at.island.db);
		const impossible: Record<string, string | number>[] = [
			{ date: soon(14) },
			{ date: soon(400) },
			{ date: soon(-1) },
			{ date: soon(0) },
			{ date: soon(12), pickupPointId: foreign.pointId },
		];
		for (const form of impossible) expect((await change(booking, form)).status).toBe(409);
		const broken: Record<string, string>[] = [
			{ date: "tomorrow" },
			{ date: soon(12), pickupPointId: "" },
		];
		for (const form of broken) expect((await change(booking, form)).status).toBe(400);
		const stateAfter = await read(booking);
		expect(stateAfter.history).toEqual(["booked"]);
		expect(stateAfter.mail).toHaveLength(0);
	});

	test("a trip that is off sale can't be moved to another day", async () => {
		const { booking, excursion } = await addPaidBooking();
		await at.island.db
			.update(excursions)
			.set({ isActive: false })
			.where(eq(excursions.id, excursion.id));
		expect((await change(booking, { date: soon(12) })).status).toBe(409);
		expect((await read(booking)).history).toEqual(["booked"]);
	});

	test("of a trip with one stop offers no other stop, and nothing at all when the day is fixed", async () => {
		const early = (await addPaidBooking()).booking.confirmId;
		expect(await page(`/booking/${early}`)).toContain("Change the day");
		const form = await page(`/booking/${early}/change`);
		expect(form).toContain("Another day, Ida?</h1>");
		expect(form).not.toContain("We pick you up at");
		const late = (await addPaidBooking(20)).booking.confirmId;
		const voucher = await page(`/booking/${late}`);
		expect(voucher).toContain("Cancel this booking");
		expect(voucher).not.toMatch(/Change the|Change day/);
		expect(await page(`/booking/${late}/change`)).toContain(
			"The trip has no other stop to choose.",
		);
	});

	test("of a trip that no longer stops where it was booked offers the one stop that is left", async () => {
		const { excursion, booking } = await addPaidBooking(20);
		const [stop] = await at.island.db
			.insert(pickupPoints)
			.values({ title: "Bus station", place: "", lat: 28, lng: -14, createdAt: 1, updatedAt: 1 })
			.returning();
		await at.island.db
			.update(pickupAssignments)
			.set({ pickupPointId: stop?.id ?? 0 })
			.where(eq(pickupAssignments.excursionId, excursion.id));
		expect(await page(`/booking/${booking.confirmId}`)).toContain("Change the pickup");
		expect(await page(`/booking/${booking.confirmId}/change`)).toContain("Bus station");
		const form = { date: startIn(20).date, pickupPointId: stop?.id ?? 0 };
		expect((await change(booking, form)).status).toBe(303);
		// no other pickup exists, and it is too late for another day
		expect((await read(booking)).mail[0]?.textBody).toContain(
			"you can also cancel. Not refundable.",
		);
	});

	test("what staff changed since the form was filled is not overwritten", async () => {
		const { booking } = await addPaidBooking();
		const fingerprint = await fingerprintOf(at.island.db, booking.id);
		await at.island.db
			.update(bookings)
			.set({
				...(await columnsOn(at.island.db, { ...booking, date: soon(20) })),
				updatedAt: Date.now(),
			})
			.where(eq(bookings.id, booking.id));
		const answer = await change(booking, { date: soon(12), fingerprint });
		expect(answer.status).toBe(409);
		expect(await answer.text()).toContain("changed in the meantime");
		expect((await read(booking)).booking.date).toBe(soon(20));
	});

	test("a form sent unchanged changes nothing and reports nothing", async () => {
		const { booking } = await addPaidBooking();
		const answer = await post(`/booking/${booking.confirmId}/change`, {
			pickupPointId: booking.pickupPointId,
			fingerprint: await fingerprintOf(at.island.db, booking.id),
		});
		expect(answer.headers.get("location")).toBe(`/booking/${booking.confirmId}`);
		expect((await read(booking)).mail).toHaveLength(0);
	});

	test("a guest cannot change the day without having seen the new refund terms", async () => {
		const { booking } = await addPaidBooking(24 * 7, {}, { cutoffHours: 2 });
		const near = startIn(30).date;
		const percent = near === startIn(24).date ? 0 : 50;
		for (const shownTerms of ["", `${near}:100`, `${soon(12)}:${percent}`]) {
			const answer = await change(booking, { date: near, told: shownTerms });
			expect(answer.status).toBe(409);
			const text = (await answer.text()).replaceAll("<!-- -->", "");
			expect(text).toContain("Please look at what changes");
			expect(text).toContain("not any more");
			expect(text).toMatch(/Cancel until .+ and get half back|Not refundable/);
			expect(text).toContain(`Move to ${formatDate(near, "long")}`);
		}
		expect((await read(booking)).history).toEqual(["booked"]);
		const page = await (
			await at.island.fetch(`/booking/${booking.confirmId}/change?date=${near}`)
		).text();
		const shownTerms = /name="told" value="([^"]+)"/.exec(page)?.[1] ?? "";
		expect((await change(booking, { date: near, told: shownTerms })).status).toBe(303);
		expect((await read(booking)).booking.date).toBe(near);
		// then the page offers neither another day nor a limit in the past
		const pageAfter = await (await at.island.fetch(`/booking/${booking.confirmId}/change`)).text();
		expect(pageAfter).toContain("The day is settled by now");
		expect(pageAfter).not.toMatch(/change the day by yourself|could be chosen until/);
	});

	test("the form and its answer cost two round trips each", async () => {
		const { booking } = await addPaidBooking();
		const words = [booking.confirmId, booking.excursionId];
		const address = `/booking/${booking.confirmId}/change`;
		expect(await roundTripsAbout(words, () => at.island.fetch(address))).toBe(2);
		const answer = () => change(booking, { date: soon(12) });
		expect(await roundTripsAbout(words, answer)).toBe(2);
		expect((await read(booking)).booking.date).toBe(soon(12));
	});
});

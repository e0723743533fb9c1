import { asc, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	boardings,
	bookingEvents,
	bookings,
	departureMessages,
	departures,
	outbox,
	toldGuests,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	addStart,
	columnsOn,
	manifestPath,
	soon,
	startFields,
} from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland({ variables: { REMINDER_TIME: "18:00" } });
	({ visitor: boss } = await signedInVisitor(island, { role: "supervisor", name: "Marta Boss" }));
});
afterAll(() => island.stop());

/** A departure with two guests who wait, one with an address; one is on board and one did not come. */
async function departure() {
	const trip = await addExcursion(island.db);
	const date = soon();
	const guest = (name: string, email = `${name.split(" ")[0]?.toLowerCase()}@mail.example`) =>
		addBooking(island, trip, { name, date, email, cemail: email });
	const [ida, pike, aboard, missed] = [
		await guest("Ida Waiting"),
		await guest("Pike Without"),
		await guest("Anna Aboard"),
		await guest("Max Missed"),
	];
	await island.db
		.update(bookings)
		.set({ email: null, phone: "+34 600 123 456" })
		.where(eq(bookings.id, pike.id));
	const ticked = { markedBy: "Marta", markedAt: 1 };
	await island.db.insert(boardings).values([
		{ bookingId: aboard.id, state: "picked up", aboard: "[0]", ...ticked },
		{ bookingId: missed.id, state: "no-show", aboard: "[]", ...ticked },
	]);
	const at = `${await manifestPath(island.db, { excursionId: trip.id, date })}/write`;
	return { trip, at, ida, pike, aboard };
}

async function formOn(at: string): Promise<Record<string, string>> {
	const page = await (await boss.get(at)).text();
	const value = (name: string) =>
		new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? "";
	return {
		intent: "send",
		kind: "late",
		minutes: "25",
		stops: "all",
		why: "The road is closed",
		key: value("key"),
		shown: value("shown"),
	};
}

async function mailsAbout(id: number) {
	return island.db.select().from(outbox).where(eq(outbox.bookingId, id)).orderBy(asc(outbox.id));
}
const messagesOf = (excursionId: string) =>
	island.db
		.select({ id: departureMessages.id })
		.from(departureMessages)
		.innerJoin(departures, eq(departures.id, departureMessages.departureId))
		.where(eq(departures.excursionId, excursionId));
const historyOf = async (id: number) =>
	(await entriesOf(island.db, id)).filter(({ type }) => type === "mail" || type === "told");

// the first one, because a run of the cron job sends few reminders, and other tests have guests on this day
test("the told time and place stand wherever staff and guest look, until the booking moves; the newest message wins", async () => {
	const trip = await addExcursion(island.db);
	const date = soon();
	const guest = (name: string) => addBooking(island, trip, { name, date });
	// by code points Álvaro would stand behind Zoe
	const [zoe, alvaro] = [await guest("Zoe Adams"), await guest("Álvaro Ruiz")];
	const at = `${await manifestPath(island.db, { excursionId: trip.id, date })}/write`;
	const send = async (change: Record<string, string>) =>
		expect((await boss.submit(at, { ...(await formOn(at)), ...change })).status).toBe(303);
	const page = async (path: string) => {
		const answer = path.startsWith("/dashboard") ? await boss.get(path) : await island.fetch(path);
		return (await answer.text())
			.replaceAll("<!-- -->", "")
			.replaceAll(/<script[\s\S]*?<\/script>/g, "");
	};
	const manifest = await manifestPath(island.db, { excursionId: trip.id, date });
	const voucher = `/booking/${zoe.confirmId}`;

	await send({ minutes: "25" });
	const german = await page(`/de${voucher}`);
	expect(german).toMatch(/<time dateTime="[^"]+T04:55">04:55<\/time>[\s\S]*<s[^>]*>04:30<\/s>/);
	expect(german).toContain("und nicht um 04:30");
	const paper = await page(`/dashboard/departures/print?date=${date}`);
	expect(paper).toMatch(/<s[^>]*>04:30<\/s>[\s\S]*? 04:55/);
	expect(paper.indexOf("Álvaro Ruiz")).toBeLessThan(paper.indexOf("Zoe Adams"));

	await send({ kind: "elsewhere", place: "Rear gate of the hotel", time: "", why: "Market day" });
	const place = await page(voucher);
	expect(place).toContain("Rear gate of the hotel");
	expect(place).toContain("We do not stop at Hotel Los Dragos.");
	expect(place).toContain('T04:30">04:30</time>');
	expect(await page(manifest)).toMatch(
		/<s[^>]*>Hotel Los Dragos<\/s>[\s\S]*? Rear gate of the hotel/,
	);
	await island.scheduled(new Date(Date.parse(`${soon(6)}T20:01:00Z`)));
	const [reminder] = await island.db
		.select()
		.from(outbox)
		.where(like(outbox.dedupeKey, `trip-reminder:${alvaro.id}:%`));
	expect(reminder?.textBody).toContain(
		"Rear gate of the hotel\nWe do not stop at Hotel Los Dragos.",
	);

	// the times of the departure are changed afterwards: the message has been overtaken
	await island.db.insert(bookingEvents).values({
		bookingId: zoe.id,
		type: "changed",
		line: JSON.stringify({
			code: "new times",
			pickup: { from: "04:30", to: "05:00" },
			start: { from: "04:30", to: "05:00" },
		}),
		createdAt: Date.now() + 1000,
	});
	expect(await page(voucher)).not.toContain("Rear gate");
	expect(await page(`/booking/${alvaro.confirmId}`)).toContain("Rear gate");
});

describe("a message to the guests of a departure", () => {
	test("pressed three times at once sends each guest who waits one mail, and is sent again when corrected", async () => {
		const { trip, at, ida, pike, aboard } = await departure();
		// mails to this guest come back, so only a person can reach them
		const bounced = await addBooking(island, trip, { name: "Bert Bounced", date: ida.date });
		await island.db.insert(outbox).values({
			dedupeKey: "an earlier mail",
			bookingId: bounced.id,
			recipient: "ida@mail.example",
			subject: "Voucher",
			textBody: "",
			htmlBody: "",
			status: "sent",
			returnedAs: "bounced",
			returnedAt: 1,
			nextAttemptAt: 0,
			createdAt: 0,
		});
		const form = await formOn(at);
		const answers = await Promise.all([1, 2, 3].map(() => boss.submit(at, form)));
		const places = new Set(answers.map((answer) => answer.headers.get("location")));
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(places.size).toBe(1);
		const [mail, ...more] = await mailsAbout(ida.id);
		expect(more).toEqual([]);
		expect(mail).toMatchObject({
			recipient: "ida@mail.example",
			subject: expect.stringContaining("We are 25 minutes late: be ready at 04:55"),
			textBody: expect.stringContaining("The road is closed."),
		});
		expect(mail?.expiresAt).toBeGreaterThan(Date.now());
		expect(await mailsAbout(aboard.id)).toEqual([]);
		expect(await mailsAbout(bounced.id)).toHaveLength(1);
		expect(await historyOf(ida.id)).toMatchObject([
			{ type: "mail", detail: mail?.subject, actorName: "Marta Boss" },
		]);

		// the list of who is still to be reached by hand
		const sentPath = places.values().next().value ?? "";
		const page = (await (await boss.get(sentPath)).text()).replaceAll("<!-- -->", "");
		expect(page).toContain("2 still to reach by hand");
		expect(page).toContain("Mails come back");
		expect(page).toContain("https://wa.me/34600123456?text=Hello%20Pike%20Without");
		const [message] = await messagesOf(trip.id);
		const tick = { intent: "reached", message: String(message?.id), booking: String(pike.id) };
		await Promise.all([boss.submit(sentPath, tick), boss.submit(sentPath, tick)]);
		expect(await historyOf(pike.id)).toMatchObject([
			{
				type: "told",
				detail: "We are 25 minutes late. The road is closed.",
				actorName: "Marta Boss",
			},
		]);
		await boss.submit(sentPath, { ...tick, booking: String(bounced.id) });
		expect(await (await boss.get(sentPath)).text()).toContain("Everybody is told");

		// the same form after "back": other words are another message, the same words are not
		const again = await boss.submit(at, form);
		expect(again.headers.get("location")).toBe(sentPath);
		await boss.submit(at, { ...form, minutes: "45" });
		expect(await mailsAbout(ida.id)).toHaveLength(2);
		expect(await messagesOf(trip.id)).toHaveLength(2);
	});

	test("is not sent when the guests have changed since they were shown", async () => {
		const { trip, at, ida, pike } = await departure();
		const form = await formOn(at);
		await island.db
			.insert(boardings)
			.values({ bookingId: ida.id, state: "picked up", aboard: "[0]", markedBy: "M", markedAt: 1 });
		const refused = await boss.submit(at, form);
		const page = (await refused.text()).replaceAll("<!-- -->", "");
		expect(refused.status).toBe(409);
		expect(page).toContain("Nothing has left.");
		expect(page).toContain('value="The road is closed"');
		expect(await messagesOf(trip.id)).toEqual([]);
		expect(await mailsAbout(ida.id)).toEqual([]);

		// a guest who changes between the read and the write of the press
		const next = await formOn(at);
		island.onDatabaseCall(async (body) => {
			if (!body.includes("INSERT INTO departure_messages")) return body;
			await island.db
				.update(bookings)
				.set({ updatedAt: Date.now() + 1 })
				.where(eq(bookings.id, pike.id));
			return body;
		});
		expect((await boss.submit(at, next)).status).toBe(409);
		island.onDatabaseCall(null);
		expect(await messagesOf(trip.id)).toEqual([]);
		expect(
			await island.db.select().from(toldGuests).where(eq(toldGuests.bookingId, pike.id)),
		).toEqual([]);
	});

	test("that cannot be sent keeps what was typed and says why", async () => {
		const { at, trip } = await departure();
		const form = await formOn(at);
		const refused = await boss.submit(at, { ...form, kind: "other", text: "Hi" });
		expect(refused.status).toBe(400);
		const page = await refused.text();
		expect(page).toContain("at least 10 characters");
		expect(page).toContain("Hi</textarea>");
		const { departureId } = await columnsOn(island.db, {
			excursionId: trip.id,
			date: "2020-01-01",
		});
		const past = `/dashboard/departures/${departureId}/write`;
		expect((await boss.submit(past, form)).status).toBe(400);
		expect(await messagesOf(trip.id)).toEqual([]);
	});
});

test("a message goes to the guests of one start of a day, and no other", async () => {
	const trip = await addExcursion(island.db, { startTime: "09:00" });
	await addStart(island.db, trip, "15:00");
	const guestAt = (name: string, start: string) =>
		addBooking(island, trip, { name, ...startFields(trip, start) });
	const morning = await guestAt("Mia Morning", "09:00");
	const afternoon = await guestAt("Nina Noon", "15:00");
	const at = `/dashboard/departures/${afternoon.departureId}/write`;
	const page = await (await boss.get(at)).text();
	expect(page).toContain("Nina Noon");
	expect(page).not.toContain("Mia Morning");
	expect((await boss.submit(at, await formOn(at))).status).toBe(303);
	expect(await mailsAbout(afternoon.id)).toHaveLength(1);
	expect(await mailsAbout(morning.id)).toEqual([]);
	const day = await (await boss.get(`/dashboard?date=${morning.date}`)).text();
	expect(day).toContain("Guests were told: We are 25 minutes late. The road is closed.");
});

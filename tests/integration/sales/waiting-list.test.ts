import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { instantOf } from "#app/catalogue/local-date.ts";
import { bookings, outbox, waitingEvents, waitingParties } from "#app/database/schema.server.ts";
import { offerFreedSeats } from "#app/sales/waiting/offer-seats.server.ts";
import {
	addExcursion,
	changeDeparture,
	departureIdOf,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { mailSenderOf } from "#tests/staff-act.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
let trip: Excursion;
let departure: number;
beforeAll(async () => {
	island = await startIsland();
});
beforeEach(async () => {
	trip = await addExcursion(island.db, { capacity: 4, startTime: "09:00", cutoffHours: 2 });
	departure = await departureIdOf(island.db, { excursionId: trip.id, date: soon() });
});
afterAll(() => island.stop());

const clockAt = (time: string, days = 1) =>
	new Date(instantOf(soon(days), time, "Atlantic/Canary"));
/** That step of the cron job alone. */
const lookAtLists = (at: Date) => {
	const clock = { now: at.getTime(), timeZone: "Atlantic/Canary" };
	const sender = { ...mailSenderOf(island), clock };
	const terms = { currency: "EUR", usualPolicy, operatorPhone: "+00 555 01 77" };
	return offerFreedSeats(island.db, { ...terms, ...clock, sender });
};
const formOf = (changes: Record<string, string> = {}) => ({
	...{ adults: "2", children: "0", bebe: "0", name: "Ida Lindqvist" },
	...{ email: `${crypto.randomUUID()}@mail.example`, phone: "", pickup: String(trip.pointId) },
	...changes,
});
const join = (changes: Record<string, string> = {}, language = "") =>
	newVisitor(island).submit(
		`${language}/excursion/${trip.id}/waiting-list/${departure}`,
		formOf(changes),
	);
/** Joins, and gives the address of the party's own page. */
async function joined(changes: Record<string, string> = {}, language = "") {
	const answer = await join(changes, language);
	expect(answer.status).toBe(303);
	const path = answer.headers.get("location") ?? "";
	const secret = path.split("/").at(-1) ?? "";
	return {
		path,
		secret,
		page: async () =>
			(await (await newVisitor(island).get(path)).text()).replaceAll(/<!--.*?-->/g, ""),
		row: async () => {
			const [row] = await island.db
				.select()
				.from(waitingParties)
				.where(eq(waitingParties.secret, secret));
			if (!row) throw new Error("no such party");
			return row;
		},
		submit: (fields: Record<string, string>) => newVisitor(island).submit(path, fields),
	};
}
type Joined = Awaited<ReturnType<typeof joined>>;
async function offerOf(party: Joined) {
	const { bookingId } = await party.row();
	const [offer] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.id, bookingId ?? 0));
	return offer;
}
/** Somebody has all four seats; `free` cancels. */
async function fillUp(adults = 4) {
	const full = await addBooking(island, trip, { adults, price: 64 * adults });
	return {
		free: () =>
			island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, full.id)),
	};
}
const storyOf = async (party: Joined) => {
	const { id } = await party.row();
	const events = await island.db
		.select()
		.from(waitingEvents)
		.where(eq(waitingEvents.partyId, id))
		.orderBy(asc(waitingEvents.id));
	return events.map(({ type }) => type);
};

test("freed seats go to the first party that they are enough for; the offer holds them, ends, and the next one has its turn", async () => {
	const { free } = await fillUp(2);
	await fillUp(2);
	const four = await joined({ adults: "4" });
	const first = await joined();
	const second = await joined();
	await lookAtLists(clockAt("09:00"));
	expect(await offerOf(first)).toBeUndefined();
	await free();
	await lookAtLists(clockAt("10:00"));

	const offer = await offerOf(first);
	expect(offer).toMatchObject({
		...{ status: "pending", source: "waiting list", seats: 2, priceCents: 12800 },
		holdExpiresAt: clockAt("14:00").getTime(),
	});
	expect(await offerOf(four)).toBeUndefined();
	expect(await offerOf(second)).toBeUndefined();
	const [mail] = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, offer?.id ?? 0));
	expect(mail?.textBody).toContain(`/payment/checkout/${offer?.confirmId}`);
	expect(mail?.textBody).toContain(first.path);
	expect((await entriesOf(island.db, offer?.id ?? 0)).map(({ type }) => type)).toEqual([
		"booked",
		"mail",
	]);
	// others see them as taken
	const refused = await newVisitor(island).post("/_serverFn/createBooking", {
		...{ excursionId: trip.id, date: soon(), adults: 1, price: 64, pickup: trip.pickup },
		...{ name: "Otto Else", email: "otto@mail.example", cemail: "otto@mail.example" },
	});
	expect(refused.status).toBe(409);
	// who was passed over keeps the place, and reads why
	const page = await four.page();
	expect(page).toContain("You are first on the list.");
	expect(page).toContain("2 seats came free: too few for the 4 of you");
	expect(await storyOf(four)).toEqual(["joined", "passed over"]);
	expect(await first.page()).toContain("2 seats are held for you until");
	expect(await second.page()).toContain("You are number 2 on the list.");

	await lookAtLists(clockAt("13:59"));
	expect(await offerOf(second)).toBeUndefined();
	await island.scheduled(clockAt("14:00"));
	expect((await first.row()).end).toBe("lapsed");
	expect((await offerOf(first))?.status).toBe("expired");
	expect((await offerOf(second))?.status).toBe("pending");
	expect(await first.page()).toContain("The time of our offer is over");
	expect(await storyOf(first)).toEqual(["joined", "offered", "lapsed"]);
});

test("who refuses an offer gives the seats to the next party, and is asked no more", async () => {
	const { free } = await fillUp();
	const [first, second] = [await joined({ adults: "3" }), await joined({ adults: "3" })];
	await free();
	await lookAtLists(clockAt("10:00"));
	const { id } = await first.row();
	expect((await first.submit({ day: String(id) })).status).toBe(303);
	expect((await first.row()).end).toBe("refused");
	expect((await offerOf(first))?.status).toBe("expired");
	expect(await first.page()).toContain("You did not want the seats that we offered.");
	await lookAtLists(clockAt("10:01"));
	expect((await offerOf(second))?.status).toBe("pending");
	// pressed twice, it ends once
	await first.submit({ day: String(id) });
	expect(await storyOf(first)).toEqual(["joined", "offered", "refused"]);
});

test("one purchase ends the wait for all days, and who cancels it is not offered seats again", async () => {
	const { free } = await fillUp();
	const other = await departureIdOf(island.db, { excursionId: trip.id, date: soon(8) });
	await addBooking(island, trip, { adults: 4, price: 256, date: soon(8) });
	const party = await joined({ [`also_${other}`]: "on" });
	const rows = () =>
		island.db.select().from(waitingParties).where(eq(waitingParties.secret, party.secret));
	expect(await rows()).toHaveLength(2);
	await free();
	await lookAtLists(clockAt("10:00"));
	const offer = (await rows()).find(({ bookingId }) => bookingId !== null);
	expect((await rows()).filter(({ bookingId }) => bookingId === null)).toHaveLength(1);
	await island.db
		.update(bookings)
		.set({ status: "cancelled", confirmedAt: Date.now() })
		.where(eq(bookings.id, offer?.bookingId ?? 0));
	await lookAtLists(clockAt("10:01"));
	expect((await rows()).map(({ end }) => end)).toEqual(["bought", "bought"]);
	await lookAtLists(clockAt("10:02"));
	expect((await rows()).map(({ bookingId }) => bookingId).filter(Boolean)).toHaveLength(1);
});

test("who waits for a departure that does not leave gets one mail, by day and in the own language, and keeps the other days", async () => {
	await fillUp();
	const other = await departureIdOf(island.db, { excursionId: trip.id, date: soon(8) });
	await addBooking(island, trip, { adults: 4, price: 256, date: soon(8) });
	const email = `${crypto.randomUUID()}@mail.example`;
	const party = await joined({ email, [`also_${other}`]: "on" }, "/de");
	const byPhone = await joined({ email: "", phone: "+34 600 123 456" });
	const close = (date: string) =>
		changeDeparture(island.db, { excursionId: trip.id, date }, { state: "cancelled", version: 2 });
	const mails = async () =>
		(await island.db.select().from(outbox).where(eq(outbox.recipient, email))).filter(
			({ dedupeKey }) => dedupeKey.startsWith("wait-over:"),
		);
	await close(soon());
	await lookAtLists(clockAt("23:00"));
	await lookAtLists(clockAt("23:01"));
	expect((await byPhone.row()).end).toBe("gone");
	const [first, ...more] = await mails();
	expect(more).toEqual([]);
	expect(first?.subject).toBe(`Ihre Wartezeit ist zu Ende: ${trip.title}`);
	expect(first?.textBody).toContain("Auf den Listen Ihrer anderen Tage behalten Sie Ihren Platz.");
	expect(first?.textBody).toContain(`/de/excursion/${trip.id}`);
	expect(first?.nextAttemptAt).toBe(clockAt("08:00", 2).getTime());
	await close(soon(8));
	await lookAtLists(clockAt("10:00", 2));
	const [, second] = await mails();
	expect(second?.textBody).not.toContain("anderen Tage behalten");
	expect(await party.page()).toContain("keine Plätze mehr angeboten");
});

test("a form that is sent twice is one party, and the same person waits once for a departure", async () => {
	await fillUp();
	const secret = "a23456789_b23456789-cd";
	const form = { secret, email: "ida@mail.example" };
	const [one, again] = [await join(form), await join(form)];
	expect(one.headers.get("location")).toBe(`/waiting/${secret}`);
	expect(again.headers.get("location")).toBe(`/waiting/${secret}`);
	const other = await join({ email: "ida@mail.example" });
	expect(other.status).toBe(409);
	expect(await other.text()).toContain("already on the list of one of these days");
	const mails = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.recipient, "ida@mail.example"));
	expect(mails.filter(({ textBody }) => textBody.includes(secret))).toHaveLength(1);
});

test("a party that gives no address or is too large is refused, and keeps what it typed", async () => {
	await fillUp();
	for (const [changes, words] of [
		[{ email: "", phone: "" }, "Type an email address or a telephone number"],
		[{ adults: "5" }, "this trip takes 4 at most"],
	] as const) {
		const answer = await join({ children: "1", ...changes });
		expect(answer.status).toBe(422);
		const page = await answer.text();
		expect(page).toContain(words);
		expect(page).toContain('name="children" value="1"');
	}
});

test("who fits is led to book instead, and a departure that closed has no list", async () => {
	await fillUp(2);
	const fits = await join({ adults: "2" });
	expect(fits.status).toBe(409);
	expect(await fits.text()).toContain("2 seats are free: you can book now");
	const noList = await newVisitor(island).get(`/excursion/${trip.id}/waiting-list/999999`);
	expect(noList.headers.get("location")).toBe(`/excursion/${trip.id}`);
});

test("a German page takes a German to the list, writes in German, and lets go of who leaves", async () => {
	await fillUp();
	const form = await newVisitor(island).get(
		`/de/excursion/${trip.id}/waiting-list/${departure}?adults=3`,
	);
	expect(await form.text()).toContain("Sagen Sie mir, wenn Plätze frei werden");
	const party = await joined({ email: "jutta@mail.example" }, "/de");
	expect(party.path).toMatch(/^\/de\/waiting\//);
	const [mail] = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.recipient, "jutta@mail.example"));
	expect(mail?.subject).toContain("Sie stehen auf der Warteliste");
	await party.submit({ day: "all" });
	expect((await party.row()).end).toBe("left");
	expect(await party.page()).toContain("Sie haben diese Liste verlassen.");
	expect((await newVisitor(island).get("/waiting/AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
});

import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	attentionItems,
	bookings,
	cashHandovers,
	cashMovements,
	departureAssignments,
	paymentMoney,
	payments,
	resources,
	users,
} from "#app/database/schema.server.ts";
import { incidentInWords } from "#app/incidents/incident-lines.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { setPrice } from "#tests/booking-money.ts";
import {
	addExcursion,
	columnsOn,
	departureIdOf,
	type Excursion,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { assignGuide } from "#tests/guides.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
let excursion: Excursion;
let departureId: number;
beforeAll(async () => {
	island = await startIsland();
	excursion = await addExcursion(island.db, { capacity: 100 });
	departureId = await departureIdOf(island.db, { excursionId: excursion.id, date: soon() });
});
afterAll(() => island.stop());

/** Confirmed, and paid on the day. */
async function onTheDay() {
	const { id, priceCents } = await addBooking(island, excursion, {}, { paid: false });
	await island.db
		.update(bookings)
		.set({ status: "confirmed", confirmedAt: Date.now() })
		.where(eq(bookings.id, id));
	return { id, priceCents };
}

const answersSchema = v.object({
	answers: v.optional(v.record(v.string(), v.object({ refusal: v.nullable(v.unknown()) })), {}),
});

/** A person with the boarding app. */
async function phone(name: string, role = "supervisor") {
	const { visitor, user } = await signedInVisitor(island, { name, role });
	const send = async (operations: unknown, owner = user.id) => {
		const body = { owner, sentAt: Date.now(), operations };
		const answer = await visitor.post("/dashboard/today/operations", body);
		const { answers } = v.parse(answersSchema, await answer.json());
		return { status: answer.status, refusalOf: (id: string) => answers[id]?.refusal };
	};
	return { visitor, send, user };
}
const press = (bookingId: number, amountCents: number) => ({
	kind: "cash",
	id: crypto.randomUUID(),
	departureId,
	bookingId,
	amountCents,
	currency: "EUR",
	// pressed long ago without a network
	pressedAt: Date.now() - 5 * 86_400_000,
});
const itemOf = async (id: string) =>
	(
		await island.db
			.select()
			.from(attentionItems)
			.where(eq(attentionItems.dedupeKey, `board-cash:${id}`))
	).map(incidentInWords)[0];

test("cash of the boarding app counts once, however often and from however many phones it is sent", async () => {
	const [one, other] = [await phone("Marta Driver"), await phone("Jonas Driver")];
	const { id, priceCents } = await onTheDay();
	const cashPress = press(id, priceCents);
	const others = press(id, priceCents);
	const answers = await Promise.all([
		...Array.from({ length: 4 }, () => one.send([cashPress])),
		one.send([cashPress, cashPress]),
	]);
	expect(answers.map(({ status, refusalOf }) => [status, refusalOf(cashPress.id)])).toEqual(
		answers.map(() => [200, null]),
	);
	const late = await other.send([others]);
	expect(late.refusalOf(others.id)).toMatchObject({
		owedCents: 0,
		paid: { takenBy: "Marta Driver" },
	});
	// sent once more because the answer was lost
	expect((await one.send([cashPress])).refusalOf(cashPress.id)).toBeNull();
	expect((await other.send([others])).refusalOf(others.id)).toMatchObject({
		owedCents: 0,
	});
	expect(
		await island.db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, id)),
	).toMatchObject([{ gateway: "cash", amountCents: priceCents, takenByName: "Marta Driver" }]);
	const purse = await island.db.select().from(cashMovements);
	expect(purse.filter(({ paymentId }) => paymentId?.startsWith(`s${id}-`))).toMatchObject([
		{ amountCents: priceCents, personName: "Marta Driver" },
	]);

	// what was pressed for nothing stands in the review queue until that person clears it up
	expect(await itemOf(others.id)).toMatchObject({
		kind: "cash not owed",
		status: "open",
		bookingId: id,
		amountCents: priceCents,
	});
	const clearing = {
		...{ kind: "cleared cash", id: crypto.randomUUID(), cashId: others.id, how: "given back" },
		...{ departureId: others.departureId, bookingId: id, pressedAt: Date.now() },
	};
	await one.send([clearing]);
	expect((await itemOf(others.id))?.status).toBe("open");
	await Promise.all([other.send([clearing]), other.send([clearing])]);
	expect(await itemOf(others.id)).toMatchObject({
		status: "settled",
		outcome: "Jonas Driver gave the money back to the guest.",
	});
	const { visitor } = other;
	expect(await (await visitor.get("/dashboard/attention?show=settled")).text()).toContain(
		"Cash that was not owed",
	);
});

test("a refused press that is taken at a later try ends its incident, and the history says why", async () => {
	const { send } = await phone("Marta Driver");
	const { id, priceCents } = await onTheDay();
	const cashPress = press(id, priceCents + 2000);
	const raisePrice = () => setPrice(island.db, id, priceCents + 2000);
	expect((await send([cashPress])).refusalOf(cashPress.id)).toMatchObject({
		owedCents: priceCents,
	});
	expect((await itemOf(cashPress.id))?.status).toBe("open");
	await raisePrice();
	expect((await send([cashPress])).refusalOf(cashPress.id)).toBeNull();
	expect((await send([cashPress])).refusalOf(cashPress.id)).toBeNull();
	const outcome = "Sent once more, the cash was owed: it is written down.";
	expect(await itemOf(cashPress.id)).toMatchObject({ status: "settled", outcome });
	const history = await entriesOf(island.db, id);
	expect(history.filter(({ detail }) => detail === `Settled: ${outcome}`)).toHaveLength(1);
});

test("cash that is not what is owed now is refused with what is owed, and nobody else may send it", async () => {
	const { send, visitor } = await phone("Marta Driver");
	const { id, priceCents } = await onTheDay();
	await visitor.submit(`/dashboard/bookings/${id}`, {
		intent: "take-money",
		key: crypto.randomUUID(),
		gateway: "terminal",
		amount: "20",
	});
	const whole = press(id, priceCents);
	expect((await send([whole])).refusalOf(whole.id)).toMatchObject({
		owedCents: priceCents - 2000,
	});
	const unknown = press(999_999, 100);
	expect((await send([unknown])).refusalOf(unknown.id)).toBe("gone");
	await cancelAsStaff(visitor, id);
	const cheaperPress = press(id, priceCents - 2000);
	expect((await send([cheaperPress])).refusalOf(cheaperPress.id)).toBe("gone");
	for (const wrong of [
		[{ ...whole, amountCents: -1 }],
		[{ ...whole, amountCents: 0.5 }],
		"all",
		[{ ...whole, kind: "cleared cash", cashId: "x", how: "given back" }],
	])
		expect((await send(wrong)).status).toBe(400);
	expect((await send([cheaperPress], "somebody else")).status).toBe(403);
	const { visitor: guide, user } = await signedInVisitor(island, { role: "guide" });
	const body = { owner: user.id, sentAt: Date.now(), operations: [press(id, 100)] };
	const unanswered = await guide.post("/dashboard/today/operations", body);
	expect(await unanswered.json()).toEqual({ answers: {} });
	const mine = await island.db
		.select({ bookingId: payments.bookingId })
		.from(cashMovements)
		.innerJoin(payments, eq(payments.id, cashMovements.paymentId));
	expect(mine.filter(({ bookingId }) => bookingId === id)).toEqual([]);
});

const daySchema = v.object({
	mayTakeCash: v.boolean(),
	departures: v.array(
		v.object({
			guests: v.array(
				v.object({ id: v.number(), isOwed: v.boolean(), dueCents: v.nullable(v.number()) }),
			),
		}),
	),
});

test("a guide who takes cash sees the sums of the own departures, takes them into the own purse and hands it over", async () => {
	const [trip, others] = await Promise.all([addExcursion(island.db), addExcursion(island.db)]);
	const date = soon(0);
	const [due, foreign] = await Promise.all(
		[trip, others].map(async (each) => {
			const booking = await addBooking(island, each, {}, { paid: false });
			// bookings close before the day itself, so a guest of today is moved to it
			await island.db
				.update(bookings)
				.set({
					status: "confirmed",
					confirmedAt: Date.now(),
					...(await columnsOn(island.db, { excursionId: each.id, date })),
				})
				.where(eq(bookings.id, booking.id));
			return booking;
		}),
	);
	if (!due || !foreign) throw new Error("no bookings");
	const { visitor, user } = await signedInVisitor(island, { name: "Gil Guide", role: "guide" });
	await assignGuide(island, { trip, date, userId: user.id });
	const pages = async () => {
		const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
		const [voucher, manifest, paper] = await Promise.all([
			island.fetch(`/booking/${due.confirmId}`),
			boss.get(await manifestPath(island.db, { excursionId: trip.id, date })),
			boss.get(`/dashboard/departures/print?date=${date}`),
		]);
		return Promise.all([voucher, manifest, paper].map((answer) => answer.text()));
	};
	const sum = `€${due.priceCents / 100}`;
	const without = await pages();
	expect(without[0]).toContain(`You pay ${sum} to our office: your guide takes no cash`);
	for (const page of without.slice(1))
		expect(page).toContain(`Not paid: ${sum}, the office takes it`);

	await island.db.update(users).set({ role: "cash-guide" }).where(eq(users.id, user.id));
	const withCash = await pages();
	expect(withCash[0]).toContain(`You pay ${sum} to your guide on the day`);
	for (const page of withCash.slice(1)) expect(page).toContain(`To collect: ${sum}`);
	const day = v.parse(daySchema, await (await visitor.get("/dashboard/today/departures")).json());
	expect(day).toEqual({
		mayTakeCash: true,
		departures: [{ guests: [{ id: due.id, isOwed: true, dueCents: due.priceCents }] }],
	});
	const presses = [press(due.id, due.priceCents), press(foreign.id, foreign.priceCents)];
	const body = { owner: user.id, sentAt: Date.now(), operations: presses };
	const answer = await visitor.post("/dashboard/today/operations", body);
	const { answers } = v.parse(answersSchema, await answer.json());
	expect(presses.map(({ id }) => answers[id]?.refusal)).toEqual([null, "gone"]);
	const purse = await visitor.get("/dashboard/cash");
	const purseText = await purse.text();
	expect(purseText).toContain("Gil Guide");
	// other people's purses are the office's business
	expect(purseText).not.toContain("Marta Driver");
	const declared = await visitor.submit("/dashboard/cash", {
		intent: "declare",
		key: crypto.randomUUID(),
		expected: String(due.priceCents),
		counted: String(due.priceCents / 100),
		note: "",
	});
	expect(declared.status).toBe(303);
	expect(
		await island.db.select().from(cashHandovers).where(eq(cashHandovers.giverId, user.id)),
	).toMatchObject([{ declaredCents: due.priceCents, status: "declared" }]);
});

test("cash whose answer was lost stays recorded when the departure has got another guide meanwhile", async () => {
	const { send, user } = await phone("Ana Guide", "cash-guide");
	await assignGuide(island, { trip: excursion, date: soon(), userId: user.id });
	const { id, priceCents } = await onTheDay();
	const cashPress = press(id, priceCents);
	expect((await send([cashPress])).refusalOf(cashPress.id)).toBeNull();
	const [guide] = await island.db.select().from(resources).where(eq(resources.userId, user.id));
	await island.db
		.delete(departureAssignments)
		.where(eq(departureAssignments.resourceId, guide?.id ?? 0));
	expect((await send([cashPress])).refusalOf(cashPress.id)).toBeNull();
	expect(await itemOf(cashPress.id)).toBeUndefined();
});

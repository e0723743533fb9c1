import { asc, desc, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { eventsOf } from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import {
	bookings,
	cashMovements,
	outbox,
	paymentMoney,
	payments,
} from "#app/database/schema.server.ts";
import { formatMonth } from "#app/ui/format/format.ts";
import { addSession, addUser, signedInVisitor, takeCookies } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { lastMailOf, moneyOf, setPrice } from "#tests/booking-money.ts";
import {
	addExcursion,
	departureIdOf,
	type Excursion,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { formOn, pressDrawn, shownOn } from "#tests/drawn-form.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import { entriesOf } from "#tests/history.ts";
import type { Island } from "#tests/island.ts";
import { startPaidIsland } from "#tests/paid-island.ts";
import { addBooking, addHotel } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let stripe: FakeStripe;
let boss: Visitor;
let excursion: Excursion;
beforeAll(async () => {
	({ island, stripe } = await startPaidIsland());
	excursion = await addExcursion(island.db, { capacity: 100 });
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

describe("money by hand that comes back", () => {
	const page = (path: string) => shownOn(boss, path);
	const at = (id: number) => `/dashboard/bookings/${id}`;
	const purseOf = async (id: number) => {
		const movements = await island.db
			.select({ cents: cashMovements.amountCents })
			.from(cashMovements)
			.innerJoin(payments, eq(payments.id, cashMovements.paymentId))
			.where(eq(payments.bookingId, id))
			.orderBy(cashMovements.id);
		return movements.map(({ cents }) => cents);
	};
	const press = (id: number, intent: string, changes: Record<string, string> = {}) =>
		pressDrawn(boss, at(id), { intent, ...changes });

	/** €64 by card when `paid`, and what is still owed of the price in cash. */
	async function addPaidByHand({ paid = false, priceCents = 6400, name = "Ida Berg" } = {}) {
		const excursion = await addExcursion(island.db);
		const { id } = await addBooking(island, excursion, { name }, { paid });
		await setPrice(island.db, id, priceCents);
		await press(id, "take-money", { gateway: "cash" });
		return { id, excursion };
	}

	test("card and cash together: the box names both, the card's part goes by itself, the cash by hand", async () => {
		const { id } = await addPaidByHand({ paid: true, priceCents: 8400 });
		expect(await page(at(id))).toContain("Pay €84 back");
		await press(id, "cancel");
		expect(await lastMailOf(island, id)).toContain(
			"We give back the €20 that you paid us on the spot: come to our desk, or answer this mail, and €64 to your card",
		);
		await vi.waitFor(
			async () =>
				expect(await moneyOf(island, id)).toMatchObject([
					{ gateway: "stripe", status: "refunded", refundedCents: 6400 },
					{ gateway: "cash", status: "paid", refundReason: "cancelled" },
				]),
			30_000,
		);
		expect(stripe.refunds.filter((each) => each.payment_intent === `pi_test_${id}`)).toHaveLength(
			1,
		);
		expect(await page(at(id))).toContain("Record €20 as given back");
		await press(id, "give-back");
		expect(await purseOf(id)).toEqual([2000, -2000]);
	});
});

describe("staff take money", () => {
	const hold = () => addBooking(island, excursion, {}, { paid: false });
	const moneyOf = (id: number) =>
		island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, id))
			.orderBy(asc(paymentMoney.id));
	const bookingOf = async (id: number) =>
		(await island.db.select().from(bookings).where(eq(bookings.id, id)))[0];
	const eventsOf = async (id: number) =>
		(await entriesOf(island.db, id)).map(({ type, detail, actorName }) =>
			[type, detail, actorName].filter(Boolean).join(" · "),
		);
	const take = (id: number, form: Record<string, string>, visitor = boss) =>
		visitor.submit(`/dashboard/bookings/${id}`, { intent: "take-money", ...form });

	test("cash for a held booking confirms it, once however often it is pressed, and lies in that person's purse", async () => {
		const { id, priceCents } = await hold();
		const form = { key: crypto.randomUUID(), gateway: "cash", amount: String(priceCents / 100) };
		const presses = await Promise.all([take(id, form), take(id, form), take(id, form)]);
		expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect((await bookingOf(id))?.status).toBe("confirmed");
		const [payment, ...more] = await moneyOf(id);
		expect(more).toEqual([]);
		expect(payment).toMatchObject({
			gateway: "cash",
			status: "paid",
			amountCents: priceCents,
			takenByName: "Marta Boss",
		});
		const purse = await island.db
			.select()
			.from(cashMovements)
			.where(eq(cashMovements.paymentId, payment?.id ?? ""));
		expect(purse).toMatchObject([{ amountCents: priceCents, personName: "Marta Boss" }]);
		expect((await eventsOf(id)).slice(1)).toEqual([
			"paid · €64 in cash · Marta Boss",
			"confirmed · Marta Boss",
			expect.stringMatching(/^mail · /),
		]);
		expect(await island.db.select().from(outbox).where(eq(outbox.bookingId, id))).toHaveLength(1);
	});

	test("a card at the terminal is no cash; parts add up, and nobody takes more than is owed", async () => {
		const { id } = await hold();
		const part = { gateway: "terminal", amount: "40" };
		expect((await take(id, { key: crypto.randomUUID(), ...part })).status).toBe(303);
		const refused = await take(id, { key: crypto.randomUUID(), ...part });
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("The guest owes €24 by now");
		const two = await Promise.all([
			take(id, { key: crypto.randomUUID(), gateway: "cash", amount: "24,00" }),
			take(id, { key: crypto.randomUUID(), gateway: "cash", amount: "24.00" }),
		]);
		expect(two.map(({ status }) => status).toSorted()).toEqual([303, 409]);
		expect((await moneyOf(id)).map(({ gateway, amountCents }) => [gateway, amountCents])).toEqual(
			expect.arrayContaining([
				["terminal", 4000],
				["cash", 2400],
			]),
		);
		const ids = (await moneyOf(id)).map((payment) => payment.id);
		const inPurse = inArray(cashMovements.paymentId, ids);
		expect(await island.db.$count(cashMovements, inPurse)).toBe(1);
	});

	test("an ended hold, bad amounts and people without the right record nothing", async () => {
		const { id } = await hold();
		for (const amount of ["-5", "12.345"])
			expect((await take(id, { key: crypto.randomUUID(), gateway: "cash", amount })).status).toBe(
				400,
			);
		const full = { gateway: "cash", amount: "64" };
		expect((await take(id, { key: crypto.randomUUID(), ...full, gateway: "stripe" })).status).toBe(
			400,
		);
		for (const role of ["manager", "partner"]) {
			const { visitor } = await signedInVisitor(island, { role });
			expect((await take(id, { key: crypto.randomUUID(), ...full }, visitor)).status).toBe(403);
		}
		await island.db.update(bookings).set({ holdExpiresAt: 1 }).where(eq(bookings.id, id));
		const late = await take(id, { key: crypto.randomUUID(), ...full });
		expect(late.status).toBe(409);
		expect(await moneyOf(id)).toEqual([]);
	});

	test("cash of a cancelled booking goes back by hand: staff are told, record it once, and the purse holds less", async () => {
		const { id, reference } = await hold();
		await take(id, { key: crypto.randomUUID(), gateway: "cash", amount: "64" });
		const at = `/dashboard/bookings/${id}`;
		expect((await cancelAsStaff(boss, id, { reason: "Storm", refund: true })).status).toBe(303);
		const [mail] = await island.db
			.select()
			.from(outbox)
			.where(eq(outbox.bookingId, id))
			.orderBy(desc(outbox.id));
		expect(mail?.textBody).toContain("We give back the €64 that you paid us on the spot");
		expect(await moneyOf(id)).toMatchObject([{ status: "paid", refundReason: "cancelled" }]);
		const queue = await (await boss.get("/dashboard/attention")).text();
		expect(queue).toContain("Give €64 back to the guest by hand");
		expect(queue).toContain(reference);
		const give = formOn(await shownOn(boss, at), "give-back");
		const presses = await Promise.all([boss.submit(at, give), boss.submit(at, give)]);
		expect(presses.map(({ status }) => status)).toEqual([303, 303]);
		expect(await moneyOf(id)).toMatchObject([{ status: "refunded", refundedCents: 6400 }]);
		const movements = await island.db
			.select({ cents: cashMovements.amountCents })
			.from(cashMovements)
			.where(eq(cashMovements.paymentId, (await moneyOf(id))[0]?.id ?? ""));
		expect(movements.map(({ cents }) => cents)).toEqual([6400, -6400]);
		expect(await (await boss.get("/dashboard/attention")).text()).not.toContain(reference);
	});
});

describe("money that a hotel collects", () => {
	const text = async (path: string, visitor = boss) =>
		(await (await visitor.get(path)).text()).replaceAll("<!-- -->", "");
	const moneyOf = async (id: number) => {
		const [payment] = await island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, id));
		return payment;
	};
	const referenceOf = async (id: number) => {
		const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
		return row?.reference ?? "none";
	};
	const storyOf = async (id: number) =>
		(await entriesOf(island.db, id))
			.filter(({ actorName }) => actorName === "Marta Boss")
			.map(({ type, detail }) => `${type}: ${detail}`);

	/** A booking guaranteed by its hotel, not collected yet. */
	async function addGuaranteed(hotelId: string, changes: Record<string, unknown> = {}) {
		const row = await addBooking(island, excursion, changes, { hotelId, paid: false });
		const now = Date.now();
		await runBatch(island.db, {
			booking: island.db
				.update(bookings)
				.set({ status: "confirmed", confirmedAt: now })
				.where(eq(bookings.id, row.id)),
			payment: island.db.insert(payments).values({
				id: `p${row.id}-1`,
				bookingId: row.id,
				gateway: "hotel",
				amountCents: row.priceCents,
				currency: "EUR",
				createdAt: now,
				updatedAt: now,
			}),
		});
		return row.id;
	}

	test("what a hotel collected of one booking is said once, seen on the manifest, and taken back", async () => {
		const id = await addGuaranteed(await addHotel(island), { name: "Single Guest" });
		const at = `/dashboard/bookings/${id}`;
		const manifest = await manifestPath(island.db, { excursionId: excursion.id, date: soon() });
		expect(await text(manifest)).toContain("Hotel collects");
		expect(await text(at)).toContain("The hotel has collected €64");
		const form = { intent: "hotel-money", step: "collect" };
		const clicks = await Promise.all([boss.submit(at, form), boss.submit(at, form)]);
		expect(clicks.map(({ status }) => status)).toEqual([303, 303]);
		expect(await moneyOf(id)).toMatchObject({ status: "paid", paidAt: expect.any(Number) });
		expect(await text(manifest)).toContain("Paid at hotel");
		expect((await boss.submit(at, { ...form, step: "uncollect" })).status).toBe(303);
		expect(await moneyOf(id)).toMatchObject({ status: "created", paidAt: null });
		expect(await storyOf(id)).toEqual([
			"paid: collected by the hotel",
			"changed: not collected by the hotel after all",
		]);
	});

	test("a cancelled booking is collected no more; what was collected before the hotel pays back", async () => {
		const hotel = await addHotel(island);
		const [open, collected] = [
			await addGuaranteed(hotel),
			await addGuaranteed(hotel, { name: "Collected" }),
		];
		await cancelAsStaff(boss, open);
		const late = await boss.submit(`/dashboard/bookings/${open}`, {
			intent: "hotel-money",
			step: "collect",
		});
		expect(late.status).toBe(409);
		expect((await moneyOf(open))?.status).toBe("created");

		await boss.submit(`/dashboard/bookings/${collected}`, {
			intent: "hotel-money",
			step: "collect",
		});
		await cancelAsStaff(boss, collected);
		expect(await text(`/dashboard/bookings/${collected}`)).toContain("Hotel pays back");
		const attentionText = await text("/dashboard/attention");
		expect(attentionText).toContain(await referenceOf(collected));
		expect(attentionText).not.toContain(await referenceOf(open));
		await boss.submit(`/dashboard/bookings/${collected}`, {
			intent: "hotel-money",
			step: "paid-back",
		});
		expect(await moneyOf(collected)).toMatchObject({ status: "refunded", refundedCents: 6400 });
		expect(await text("/dashboard/attention")).not.toContain(await referenceOf(collected));
	});

	test("a hotel's month is collected in one step that names every booking, and is taken back whole", async () => {
		const [hotel, other] = [await addHotel(island), await addHotel(island)];
		// two days of the same month, whatever today is
		const month = soon(40).slice(0, 7);
		const mine = [
			await addGuaranteed(hotel, { date: `${month}-11`, name: "First Guest" }),
			await addGuaranteed(hotel, { date: `${month}-12`, name: "Second Guest" }),
		];
		const earlier = await addGuaranteed(hotel, { date: `${month}-13`, name: "Earlier Guest" });
		await boss.submit(`/dashboard/bookings/${earlier}`, { intent: "hotel-money", step: "collect" });
		const theirs = await addGuaranteed(other, { date: `${month}-11`, name: "Theirs Guest" });
		const next = await addGuaranteed(hotel, { date: soon(75), name: "Next Month" });
		const at = `/dashboard/hotels/${hotel}`;
		expect(await text(at)).toContain("€128");

		const form = formOn(await text(at), "collect");
		expect(form).toMatchObject({ month, told: "12800" });
		await boss.submit(at, form);
		const monthText = await text(at);
		expect(monthText).toContain(`${formatMonth(month)} is collected: €128 of 2 bookings.`);
		const mark = /name="at" value="(\d+)"/.exec(monthText)?.[1] ?? "";
		await boss.submit(at, form);
		const again = await text(at);
		expect(again).toContain("Nothing of this month was open any more");
		expect(again).not.toContain("Take it back");
		for (const id of mine) {
			expect((await moneyOf(id))?.status).toBe("paid");
			expect(await storyOf(id)).toEqual([
				`paid: collected by the hotel, with all of ${formatMonth(month)}`,
			]);
		}
		for (const id of [theirs, next]) expect((await moneyOf(id))?.status).toBe("created");
		expect(monthText).toContain(`marked ${formatMonth(month)} as collected, bookings: 2`);

		await boss.submit(at, { intent: "uncollect", month, at: mark });
		for (const id of mine) expect((await moneyOf(id))?.status).toBe("created");
		// a booking marked individually stays marked
		expect((await moneyOf(earlier))?.status).toBe("paid");
		const history = (await eventsOf(island.db, "hotel", hotel))
			.map(catalogueEventInWords)
			.toReversed();
		expect(history.map(({ actorName, detail }) => [actorName, detail])).toEqual([
			["Marta Boss", `marked ${formatMonth(month)} as collected, bookings: 2`],
			["Marta Boss", `marked ${formatMonth(month)} as not collected after all, bookings: 2`],
		]);
	});

	test("what the totem sold since the page was opened is not in the hotel's envelope, and is not marked", async () => {
		const hotel = await addHotel(island);
		const first = await addGuaranteed(hotel);
		const month = soon().slice(0, 7);
		const at = `/dashboard/hotels/${hotel}`;
		const handedOver = formOn(await text(at), "collect");
		const later = await addGuaranteed(hotel, { name: "Later Guest" });
		await boss.submit(at, handedOver);
		expect(await text(at)).toContain(
			`Nothing was marked: by now the hotel has to collect €128 for ${formatMonth(month)}.`,
		);
		for (const id of [first, later]) {
			expect((await moneyOf(id))?.status).toBe("created");
			expect(await storyOf(id)).toEqual([]);
		}
		await pressDrawn(boss, at, { intent: "collect" });
		for (const id of [first, later]) expect((await moneyOf(id))?.status).toBe("paid");
	});

	test.each(["partner", "manager"])("%s may not say that money was collected", async (role) => {
		const { visitor, user } = await signedInVisitor(island, { role });
		const hotel = await addHotel(island, { partnerUserId: user.id });
		const id = await addGuaranteed(hotel);
		const month = soon().slice(0, 7);
		expect(
			(await visitor.submit(`/dashboard/hotels/${hotel}`, { intent: "collect", month })).status,
		).toBe(403);
		const form = { intent: "hotel-money", step: "collect" };
		expect((await visitor.submit(`/dashboard/bookings/${id}`, form)).status).toBe(403);
		expect((await moneyOf(id))?.status).toBe("created");
		expect(await text(`/dashboard/hotels/${hotel}`, visitor)).not.toContain(">Collected<");
	});
});

describe("the purse of somebody else", () => {
	let trip: Excursion;
	/** Marta herself, and an admin who acts as Marta. */
	let ownVisitor: Visitor;
	let acting: Visitor;
	let owner: string;
	beforeAll(async () => {
		trip = await addExcursion(island.db, { capacity: 100 });
		const marta = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" });
		const admin = await addUser(island, { name: "Ada Admin", role: "admin" });
		const session = await addSession(island, marta.user, { impersonatedBy: admin.id });
		ownVisitor = marta.visitor;
		acting = newVisitor(island);
		takeCookies(island, acting, { session, user: marta.user }, { cache: false });
		owner = `${marta.user.id} by ${admin.id}`;
	});
	const key = () => crypto.randomUUID();
	const stopsHere = "recorded under your own account";
	const hold = () => addBooking(island, trip, {}, { paid: false });
	const take = (id: number, visitor: Visitor, gateway = "cash") =>
		visitor.submit(`/dashboard/bookings/${id}`, {
			intent: "take-money",
			key: key(),
			amount: "64",
			gateway,
		});
	async function refused(answer: Response) {
		expect(answer.status).toBe(403);
		expect(await answer.text()).toContain(stopsHere);
	}
	const moneyOf = (id: number) =>
		island.db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, id));
	const purse = () => island.db.$count(cashMovements);

	test("who acts as somebody else takes no money and gives none back", async () => {
		const { id } = await hold();
		for (const gateway of ["cash", "terminal"]) await refused(await take(id, acting, gateway));
		expect(await moneyOf(id)).toEqual([]);
		expect((await take(id, ownVisitor)).status).toBe(303);
		const purseBefore = await purse();
		expect((await cancelAsStaff(ownVisitor, id, { reason: "Storm", refund: true })).status).toBe(
			303,
		);
		const giveBack = { intent: "give-back", key: key() };
		await refused(await acting.submit(`/dashboard/bookings/${id}`, giveBack));
		expect(await purse()).toBe(purseBefore);
		expect(await moneyOf(id)).toMatchObject([{ refundedCents: 0 }]);
	});

	test("a correction and a part that goes back move no cash in somebody else's name", async () => {
		const { id } = await hold();
		await take(id, ownVisitor);
		const [booking] = await island.db.select().from(bookings).where(eq(bookings.id, id));
		const [payment] = await moneyOf(id);
		const purseBefore = await purse();
		const edit = {
			intent: "edit",
			fingerprint: await fingerprintOf(island.db, id),
			name: booking?.name ?? "",
			email: booking?.email ?? "",
			phone: booking?.phone ?? "",
			language: booking?.language ?? "",
			guideNotes: "",
			staffNotes: "",
			pickupPointId: String(booking?.pickupPointId),
			adults: "2",
			children: "0",
			bebe: "0",
			told: "6400",
		};
		const page = `/dashboard/bookings/${id}/edit`;
		for (const differenceWay of ["cash", "terminal"])
			await refused(await acting.submit(page, { ...edit, key: key(), differenceWay }));
		const part = {
			intent: "pay-back",
			paymentId: payment?.id ?? "",
			amount: "10",
			refundReason: "The wind moved you.",
		};
		await refused(await acting.submit(page, { ...part, key: key() }));
		expect(await purse()).toBe(purseBefore);
		// what moves no money is still done for them
		const later = { ...edit, key: key(), differenceWay: "day" };
		expect((await acting.submit(page, later)).status).toBe(303);
		expect((await ownVisitor.submit(page, { ...part, key: key() })).status).toBe(303);
	});

	test("a sale in cash is refused with its seats, and the boarding app has no button and takes none", async () => {
		const sale = {
			key: key(),
			source: "phone",
			departure: String(await departureIdOf(island.db, { excursionId: trip.id, date: soon() })),
			...{ adults: "1", children: "0", bebe: "0", name: "Ida Berg", phone: "+34 600 111 222" },
			...{ email: "", language: "de", pickup: String(trip.pointId), price: "6400" },
			...{ pay: "cash", taken: "64" },
		};
		const purseBefore = await purse();
		const seats = await island.db.$count(bookings);
		await refused(await acting.submit("/dashboard/bookings/new", sale));
		expect(await island.db.$count(bookings)).toBe(seats);
		const { id, departureId } = await hold();
		const press = { kind: "cash", id: key(), bookingId: id, departureId };
		const operations = [{ ...press, amountCents: 6400, currency: "EUR", pressedAt: 1 }];
		const body = { owner, sentAt: 1, operations };
		const answer = await acting.post("/dashboard/today/operations", body);
		// no answer: it stays on the phone
		expect(await answer.json()).toEqual({ answers: {} });
		expect(await (await acting.get("/dashboard/today/departures")).json()).toMatchObject({
			owner,
			mayTakeCash: false,
		});
		expect(await (await ownVisitor.get("/dashboard/today/departures")).json()).toMatchObject({
			mayTakeCash: true,
		});
		expect(await purse()).toBe(purseBefore);
	});
});

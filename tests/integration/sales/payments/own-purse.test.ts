import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, cashMovements, paymentMoney } from "#app/database/schema.server.ts";
import { addSession, addUser, signedInVisitor, takeCookies } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { addExcursion, departureIdOf, type Excursion, soon } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let trip: Excursion;
/** Marta herself, and an admin who acts as Marta. */
let ownVisitor: Visitor;
let acting: Visitor;
let owner: string;
beforeAll(async () => {
	island = await startIsland();
	trip = await addExcursion(island.db, { capacity: 100 });
	const marta = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" });
	const admin = await addUser(island, { name: "Ada Admin", role: "admin" });
	const session = await addSession(island, marta.user, { impersonatedBy: admin.id });
	ownVisitor = marta.visitor;
	acting = newVisitor(island);
	takeCookies(island, acting, { session, user: marta.user }, { cache: false });
	owner = `${marta.user.id} by ${admin.id}`;
});
afterAll(() => island.stop());

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
	expect((await cancelAsStaff(ownVisitor, id, { reason: "Storm", refund: true })).status).toBe(303);
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

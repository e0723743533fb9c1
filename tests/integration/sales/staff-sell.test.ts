import { and, asc, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import {
	bookings,
	cashHandovers,
	cashMovements,
	outbox,
	paymentMoney,
	users,
} from "#app/database/schema.server.ts";
import { addUser, signedInVisitor } from "#tests/account/people.ts";
import { linesOf } from "#tests/booking-money.ts";
import {
	addExcursion,
	bookingOf,
	changeDeparture,
	columnsOn,
	departureIdOf,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { addCredit, creditOf } from "#tests/credits.ts";
import { addExtra } from "#tests/extras.ts";
import { assignGuide } from "#tests/guides.ts";
import { entriesOf } from "#tests/history.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addHotel, sendBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
let trip: Excursion;
/** The departure in a week, as the form sends it. */
let departure: string;
const departureIn = async (days: number) =>
	String(await departureIdOf(island.db, { excursionId: trip.id, date: soon(days) }));
beforeAll(async () => {
	island = await startIsland();
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
beforeEach(async () => {
	await startTrip({ capacity: 10 });
});
async function startTrip(changes: Parameters<typeof addExcursion>[1]) {
	trip = await addExcursion(island.db, changes);
	departure = await departureIn(7);
}
afterAll(() => island.stop());

const saleOf = (changes: Record<string, string> = {}) => ({
	key: crypto.randomUUID(),
	source: "phone",
	departure,
	adults: "2",
	children: "0",
	bebe: "0",
	name: "Ida Berg",
	phone: "+34 600 111 222",
	email: "",
	language: "de",
	pickup: String(trip.pointId),
	price: "12800",
	pay: "on-the-day",
	...changes,
});
const sell = (changes: Record<string, string> = {}, visitor = boss) =>
	visitor.submit("/dashboard/bookings/new", saleOf(changes));
const sold = () =>
	island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id))
		.orderBy(asc(bookings.id));
const idOf = (answer: Response) => Number(answer.headers.get("Location")?.split("/").at(-2));
const storyOf = async (id: number) =>
	(await entriesOf(island.db, id)).map(({ type, detail, actorName }) =>
		[type, detail, actorName].filter(Boolean).join(" · "),
	);
/** The cells of a booking's line by their columns, in a file that a browser of that language fetches. */
async function exportedTo(language: string, id: number): Promise<Record<string, string>> {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	const answer = await boss.fetch(`/dashboard/bookings/export.csv?q=${row?.reference}`, {
		headers: { "accept-language": language },
	});
	const [head = [], cells = []] = (await answer.text())
		.trim()
		.split("\r\n")
		.map((line) => line.slice(1, -1).split(language.startsWith("es") ? '";"' : '","'));
	return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""]));
}
const islandTime = (instant: number) =>
	`${localDateAt(instant, "Atlantic/Canary")} ${localTimeAt(instant, "Atlantic/Canary")}`;
const moneyOf = (id: number) =>
	island.db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, id));

test("a sale has the extras that staff choose and those that every booking has; the last one is sold once", async () => {
	const lunch = await addExtra(island.db, trip, { stock: 2 });
	await addExtra(island.db, trip, {
		title: "Boat fee",
		priceCents: 500,
		isRequired: true,
		position: 1,
	});
	const withLunch = { [`extra_${lunch}`]: "2", email: "ida@mail.example", price: "15700" };
	// the list's price without the required fee
	expect((await sell({ price: "12800" })).status).toBe(409);
	const id = idOf(await sell(withLunch));
	expect(await linesOf(island, id)).toEqual(["2 adults 6400", "2 extra 950", "2 extra 500"]);
	const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, id));
	expect(mails.map(({ htmlBody }) => htmlBody).join()).toContain("2 × Lunch");
	const refused = await sell({ [`extra_${lunch}`]: "1", price: "14750", name: "Tomás Vega" });
	expect(refused.status).toBe(409);
	const page = await refused.text();
	expect(page).toContain("Lunch: none is left for this departure.");
	expect(page).toContain('value="Tomás Vega"');
	expect(await sold()).toHaveLength(1);
});

test("a credit's code pays a sale, wholly or in part; one that can't leaves all typed and nothing sold", async () => {
	const by = (creditCode: string, changes = {}) =>
		sell({ pay: "credit", creditCode, email: "ida@mail.example", ...changes });
	const { code } = await addCredit(island, 20_000);
	const id = idOf(await by(code.toLowerCase()));
	expect(await sold()).toMatchObject([{ id, status: "confirmed" }]);
	expect(await storyOf(id)).toContain("paid · €128 with a credit · Marta Boss");
	const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, id));
	expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual([`booking-confirmed:${id}`]);

	const part = saleOf({ pay: "credit", creditCode: code });
	const press = () => boss.submit("/dashboard/bookings/new", part);
	const second = idOf(await press());
	// a second press is the same sale, and the credit is spent once
	expect(idOf(await press())).toBe(second);
	expect(await (await boss.get(`/dashboard/bookings/${second}/booked`)).text()).toContain("€56");
	expect(await creditOf(island, code)).toMatchObject({
		...{ balanceCents: 0, movements: ["created 20000", "spent -12800", "spent -7200"] },
	});
	for (const [typedCode, words] of [
		["", "Type the code of the credit"],
		["CR-2345-6789-ABCD", "know this code"],
		[code, "Nothing is left on this credit."],
	] as const) {
		const refused = await by(typedCode, { name: "Tomás Vega" });
		const page = await refused.text();
		expect([refused.status, page.includes(words)]).toEqual([typedCode ? 422 : 400, true]);
		expect(page).toContain(`value="${typedCode}"`);
		expect(page).toContain('value="Tomás Vega"');
	}
	expect(await sold()).toHaveLength(2);
});

test("a group at an agreed price keeps both prices; pressed five times it is one booking and one payment", async () => {
	const form = {
		key: crypto.randomUUID(),
		adults: "8",
		price: "51200",
		agreed: "450",
		agreedWhy: "Club of the year",
		pay: "terminal",
		taken: "400",
		restLater: "on",
		email: "club@example.com",
		guideNotes: "Two walk with sticks",
		staffNotes: "Very kind",
	};
	const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sell(form)));
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
	expect(new Set(answers.map(idOf)).size).toBe(1);
	const rows = await sold();
	expect(rows).toMatchObject([
		{
			status: "confirmed",
			source: "phone",
			priceCents: 45_000,
			listPriceCents: 51_200,
			guideNotes: "Two walk with sticks",
			staffNotes: "Very kind",
		},
	]);
	const id = rows[0]?.id ?? 0;
	expect(await linesOf(island, id)).toEqual(["8 adults 6400", "1 agreed -6200"]);
	expect(await moneyOf(id)).toMatchObject([{ gateway: "terminal", amountCents: 40_000 }]);
	expect(await storyOf(id)).toEqual([
		"booked · by phone · Marta Boss",
		"changed · agreed price: Club of the year (price €512 → €450) · Marta Boss",
		"paid · €400 at the card terminal · Marta Boss",
		"confirmed · Marta Boss",
		expect.stringMatching(/^mail · /),
	]);
	const [mail] = await island.db.select().from(outbox).where(eq(outbox.bookingId, id));
	// in the language that staff have noted
	expect(mail?.textBody).toContain("Zu bezahlen am Tag des Ausflugs: 50\u00a0€ von 450\u00a0€");
	const record = await (await boss.get(`/dashboard/bookings/${id}`)).text();
	expect(record.replaceAll("<!-- -->", "")).toContain("Still to pay: <b>€50</b>");
	const voucher = await (await island.fetch(`/booking/${rows[0]?.confirmId}`)).text();
	expect(voucher).toContain("You pay €50 to your guide on the day");
	expect(voucher).not.toContain("Very kind");
	const paid = await moneyOf(id);
	expect(await exportedTo("es-ES", id)).toMatchObject({
		"Precio de lista": "512,00",
		Precio: "450,00",
		Pagado: "400,00",
		Vendedor: "Marta Boss",
		"Forma de pago": "datáfono",
		"Pagado el": islandTime(paid[0]?.paidAt ?? 0),
		"Devuelto el": "",
		Motivo: "Club of the year",
		"Reservado el": islandTime(rows[0]?.createdAt ?? 0),
	});
	expect(await exportedTo("en-GB", id)).toMatchObject({
		Phone: "+34 600 111 222",
		"Booked by": "phone",
		"List price": "512.00",
		"Sold by": "us, by phone",
		"Payment method": "card terminal",
		"Paid at": islandTime(paid[0]?.paidAt ?? 0),
	});
	await cancelAsStaff(boss, id, { reason: "Storm; no sea" });
	expect(await exportedTo("en-GB", id)).toMatchObject({
		Price: "450.00",
		Payment: "Kept",
		Reason: "Club of the year · Storm; no sea",
	});
});

test("what is missing is said, what was typed stays, and nothing is booked", async () => {
	const refused: [Record<string, string>, string][] = [
		[{ phone: "", email: "" }, "Telephone or email is missing"],
		[{ pay: "link-mail" }, "The link needs an email address"],
		[{ pay: "cash", taken: "100" }, "This is €28 less than the price"],
	];
	for (const [change, words] of refused) {
		const answer = await sell(change);
		expect(answer.status).toBe(400);
		const page = await answer.text();
		expect(page).toContain(words);
		expect(page).toContain('value="Ida Berg"');
	}
	const yesterday = await columnsOn(island.db, { excursionId: trip.id, date: soon(-1) });
	for (const [change, words] of [
		[{ price: "100" }, "The list says €128"],
		[{ departure: String(yesterday.departureId) }, "has left already"],
	] as const) {
		const answer = await sell(change);
		expect([409, 422]).toContain(answer.status);
		expect(await answer.text()).toContain(words);
	}
	expect(await sold()).toEqual([]);
});

test("a sale on the day is refused where nobody on the departure may take cash, and keeps its form", async () => {
	const guide = await addUser(island, { role: "guide", password: null });
	await assignGuide(island, { trip, date: soon(), userId: guide.id });
	const refused = await sell();
	expect(refused.status).toBe(409);
	const page = await refused.text();
	expect(page).toContain("Nobody on this departure may take cash");
	expect(page).toContain('value="Ida Berg"');
	const form = await boss.get(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	expect(await form.text()).toContain("nobody on this departure takes cash");
	expect(await sold()).toEqual([]);
	// on a day without a guide, or once somebody may, the guide takes it
	expect((await sell({ departure: await departureIn(1) })).status).toBe(303);
	await island.db.update(users).set({ role: "cash-guide" }).where(eq(users.id, guide.id));
	expect((await sell()).status).toBe(303);
});

test("the last seats go once between staff and guests; more is overbooked with a reason, but no closed departure", async () => {
	await sell({ adults: "8", price: "51200" });
	const rush = await Promise.all([
		sell({ name: "Staff one" }),
		sendBooking(island, bookingOf(trip, { adults: 2, price: 128 })),
		sell({ name: "Staff two" }),
	]);
	expect(rush.filter(({ ok, status }) => ok || status === 303)).toHaveLength(1);
	expect((await sold()).reduce((sum, { seats }) => sum + seats, 0)).toBe(10);
	const full = await sell();
	expect(full.status).toBe(409);
	expect(await full.text()).toContain("say why you overbook");
	const over = await sell({ overbookWhy: "The big van is free", over: "2" });
	expect(over.status).toBe(303);
	expect((await storyOf(idOf(over)))[0]).toBe(
		"booked · by phone, overbooked by 2: The big van is free · Marta Boss",
	);
	await changeDeparture(island.db, { excursionId: trip.id, date: soon(1) }, { state: "closed" });
	const closed = await sell({
		departure: await departureIn(1),
		overbookWhy: "Please",
		over: "2",
	});
	expect(closed.status).toBe(409);
});

test("hotel, free of charge and a pay link each leave the right money; a walk-up needs only a name", async () => {
	const hotelId = await addHotel(island);
	const atHotel = idOf(await sell({ pay: "hotel", hotelId, source: "hotel" }));
	expect(await moneyOf(atHotel)).toMatchObject([{ gateway: "hotel", status: "created" }]);
	const free = idOf(await sell({ pay: "free", freeWhy: "Press", name: "Free Press" }));
	expect(await moneyOf(free)).toEqual([]);
	const linked = idOf(await sell({ pay: "link-mail", email: "ida@example.com", name: "Link" }));
	const walkUp = idOf(
		await sell({ source: "walk-up", phone: "", email: "", pay: "cash", taken: "128", name: "Jo" }),
	);
	const rows = new Map((await sold()).map((row) => [row.id, row]));
	expect(rows.get(atHotel)).toMatchObject({ hotelId, partner: hotelId, status: "confirmed" });
	expect(rows.get(free)).toMatchObject({ priceCents: 0, listPriceCents: 12_800 });
	expect(rows.get(linked)).toMatchObject({ status: "pending" });
	expect(rows.get(linked)).toMatchObject({ phone: "+34 600 111 222", phoneE164: "+34600111222" });
	expect(rows.get(walkUp)).toMatchObject({
		source: "walk-up",
		email: null,
		phone: null,
		phoneE164: null,
	});
	const [mail] = await island.db.select().from(outbox).where(eq(outbox.bookingId, linked));
	expect(mail?.textBody).toContain(`/payment/checkout/${rows.get(linked)?.confirmId}`);
	const page = (await (await boss.get(`/dashboard/bookings/${linked}/booked`)).text()).replaceAll(
		"<!-- -->",
		"",
	);
	expect(page).toContain("Waiting for the €128");
	expect(page).toContain("Pay link mailed");
});

test("only supervisors and admins sell; the others are refused and see no button", async () => {
	for (const role of ["manager", "partner"]) {
		const { visitor } = await signedInVisitor(island, { role });
		expect((await sell({}, visitor)).status).toBe(403);
		expect((await visitor.get("/dashboard/bookings/new")).status).toBe(403);
		expect(await (await visitor.get("/dashboard")).text()).not.toContain("New booking");
		expect(
			(await visitor.submit("/dashboard/cash", { intent: "withdraw", handover: "1" })).status,
		).toBe(403);
	}
	const { visitor: admin } = await signedInVisitor(island, { role: "admin" });
	expect((await sell({}, admin)).status).toBe(303);
});

test("cash goes from one signature to the other: once, whole, and never to oneself", async () => {
	const { visitor: giver, user } = await signedInVisitor(island, { name: "Nora", role: "admin" });
	const pay = { pay: "cash", taken: "128" };
	await sell({ ...pay, name: "First" }, giver);
	await sell({ ...pay, name: "Second" }, giver);
	const page = async (visitor: Visitor) =>
		(await (await visitor.get("/dashboard/cash")).text()).replaceAll("<!-- -->", "");
	expect(await page(giver)).toContain("you hold <b>€256</b>");
	const declare = {
		intent: "declare",
		key: crypto.randomUUID(),
		expected: "25600",
		counted: "250",
		note: "Six short",
	};
	const silent = await giver.submit("/dashboard/cash", { ...declare, note: " " });
	expect(silent.status).toBe(400);
	expect(await silent.text()).toContain("Less is there than the bookings say");
	// cash that comes after the page was loaded: count again
	expect((await giver.submit("/dashboard/cash", { ...declare, expected: "12800" })).status).toBe(
		409,
	);
	const signed = await Promise.all([
		giver.submit("/dashboard/cash", declare),
		giver.submit("/dashboard/cash", declare),
	]);
	expect(signed.map(({ status }) => status)).toEqual([303, 303]);
	const [handover, ...more] = await island.db
		.select()
		.from(cashHandovers)
		.where(eq(cashHandovers.giverId, user.id));
	expect(more).toEqual([]);
	const id = String(handover?.id);
	await sell({ ...pay, name: "Third" }, giver);
	const receive = { intent: "receive", handover: id, counted: "250", note: "", goesTo: "purse" };
	expect((await giver.submit("/dashboard/cash", receive)).status).toBe(409);
	expect(await page(boss)).toContain("€6 less than the bookings say");
	const received = await Promise.all([
		boss.submit("/dashboard/cash", receive),
		boss.submit("/dashboard/cash", receive),
		giver.submit("/dashboard/cash", { intent: "withdraw", handover: id }),
	]);
	const statuses = received.map(({ status }) => status);
	expect([
		[303, 303, 409],
		[409, 409, 303],
	]).toContainEqual(statuses);
	const movements = await island.db
		.select()
		.from(cashMovements)
		.where(eq(cashMovements.personId, user.id));
	const inPurse = movements
		.filter(({ handoverId }) => handoverId === null)
		.reduce((sum, { amountCents }) => sum + amountCents, 0);
	expect(inPurse).toBe(statuses[0] === 303 ? 12_800 : 38_400);
	expect(await page(boss)).toContain(statuses[0] === 303 ? "from Nora to Marta Boss" : "took back");
});

test("received cash is in the receiver's purse, goes on from there, and leaves the house with two signatures", async () => {
	const person = (name: string) => signedInVisitor(island, { name, role: "supervisor" });
	const [driver, desk, owner] = [await person("Dario"), await person("Desi"), await person("Olga")];
	await sell({ pay: "cash", taken: "128", name: "Paid At The Van" }, driver.visitor);
	const pageOf = async ({ visitor }: typeof driver) =>
		(await (await visitor.get("/dashboard/cash")).text()).replaceAll("<!-- -->", "");
	const drawnValue = (html: string, name: string) =>
		new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
	const sign = async (giver: typeof driver, counted: string) => {
		const html = await pageOf(giver);
		const [key, expected] = [drawnValue(html, "key"), drawnValue(html, "expected")];
		const form = { intent: "declare", key, expected, counted, note: "" };
		expect((await giver.visitor.submit("/dashboard/cash", form)).status).toBe(303);
		const [open] = await island.db
			.select({ id: cashHandovers.id })
			.from(cashHandovers)
			.where(and(eq(cashHandovers.giverId, giver.user.id), eq(cashHandovers.status, "declared")));
		return { intent: "receive", handover: String(open?.id), note: "" };
	};
	const toDesk = { ...(await sign(driver, "128")), counted: "126" };
	expect((await desk.visitor.submit("/dashboard/cash", toDesk)).status).toBe(400);
	const keptInPurse = { ...toDesk, goesTo: "purse" };
	const presses = await Promise.all(
		[1, 2, 3].map(() => desk.visitor.submit("/dashboard/cash", keptInPurse)),
	);
	expect(presses.map(({ status }) => status)).toEqual([303, 303, 303]);
	expect(await pageOf(desk)).toContain("you hold <b>€126</b>");
	expect(await pageOf(driver)).not.toContain("you hold");

	// the desk takes more, and hands all of it on
	await sell({ pay: "cash", taken: "128", name: "Paid At The Desk" }, desk.visitor);
	expect(await pageOf(desk)).toContain("you hold <b>€254</b>");
	const out = { ...(await sign(desk, "254")), counted: "254", goesTo: "bank" };
	// who has signed for the bank cannot have put it into the own purse as well
	expect((await owner.visitor.submit("/dashboard/cash", out)).status).toBe(303);
	const other = { ...out, goesTo: "purse" };
	expect((await owner.visitor.submit("/dashboard/cash", other)).status).toBe(409);
	for (const each of [driver, desk, owner]) expect(await pageOf(each)).not.toContain("you hold");
	expect(await pageOf(owner)).toContain("from Desi to the safe or bank, by Olga");
	const received = await island.db
		.select({ cents: cashMovements.amountCents, name: cashMovements.personName })
		.from(cashMovements)
		.where(and(isNotNull(cashMovements.receivedId), eq(cashMovements.personId, desk.user.id)));
	expect(received).toEqual([{ cents: 12_600, name: "Desi" }]);
});

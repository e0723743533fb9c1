import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { weekdayOf } from "#app/catalogue/local-date.ts";
import {
	boardings,
	bookings,
	departureEvents,
	outbox,
	paymentMoney,
	payments,
	translations,
} from "#app/database/schema.server.ts";
import { makeReference } from "#app/sales/booking/booking-ids.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { linesOf } from "#tests/booking-money.ts";
import {
	addExcursion,
	changeDeparture,
	columnsOn,
	departureIdOf,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { addCode } from "#tests/codes.ts";
import { addCredit } from "#tests/credits.ts";
import { formOn } from "#tests/drawn-form.ts";
import type { FakeStripe } from "#tests/fakes/fake-stripe.ts";
import { entriesOf } from "#tests/history.ts";
import type { Island } from "#tests/island.ts";
import { startPaidIsland } from "#tests/paid-island.ts";
import { addBooking, addHotel, addRefund, bookAsGuest } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let stripe: FakeStripe;
let boss: Visitor;
beforeAll(async () => {
	({ island, stripe } = await startPaidIsland());
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());
beforeEach(() => {
	stripe.refunds.length = 0;
});

const key = () => crypto.randomUUID();
const rowOf = async (id: number) => {
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	if (!row) throw new Error("no booking");
	return row;
};
const eventsOf = async (id: number) =>
	(await entriesOf(island.db, id)).map(({ type, actorName }) =>
		actorName ? `${type} by ${actorName}` : type,
	);
const mailsOf = (id: number) => island.db.select().from(outbox).where(eq(outbox.bookingId, id));
const page = async (visitor: Visitor, path: string) => (await visitor.get(path)).text();
const refundsOf = (id: number) =>
	stripe.refunds.filter((refund) => refund.payment_intent === `pi_test_${id}`);
const settled = (id: number) =>
	vi.waitFor(async () => {
		const [payment] = await island.db
			.select()
			.from(paymentMoney)
			.where(eq(paymentMoney.bookingId, id));
		expect(payment?.status).toBe("refunded");
		expect((await mailsOf(id)).every(({ status }) => status === "sent")).toBe(true);
	}, 30_000);

const idOn = async ({ id: excursionId }: { id: string }, date: string) =>
	String(await departureIdOf(island.db, { excursionId, date }));

describe("the list of bookings", () => {
	test("finds a guest by name, code, email and phone, in part and with accents", async () => {
		const excursion = await addExcursion(island.db);
		const row = await addBooking(island, excursion, {
			name: "Zoë Quillfeather-Brandt",
			email: "zoe.quill@mail.example",
			cemail: "zoe.quill@mail.example",
			phone: "+34 600 987 321",
		});
		const searches = [
			"quillfeather",
			"Brandt Zoë",
			row.reference,
			"ZOE.QUILL@ma",
			"zoe quill",
			"600987",
		];
		for (const q of searches) {
			const text = await page(boss, `/dashboard/bookings?q=${encodeURIComponent(q)}`);
			expect(text, q).toContain(row.reference);
		}
		for (const q of ['"quill" OR', "name:zoe*", "%", "'; DROP TABLE bookings"]) {
			const answer = await boss.get(`/dashboard/bookings?q=${encodeURIComponent(q)}`);
			expect(answer.status, q).toBe(200);
		}
		expect(await page(boss, "/dashboard/bookings?q=quillfeathers")).toContain("No bookings");
	});

	test("finds telephone numbers without country and zero, names with letters of other keyboards, and codes as they are typed", async () => {
		const excursion = await addExcursion(island.db, { capacity: 20 });
		const ways: [guest: { name?: string; phone?: string }, searches: string[]][] = [
			[{ phone: "+49 151 1234567" }, ["0151 1234567", "151 1234", "0049 (0)151/1234567"]],
			[{ phone: "+39 06 7778889" }, ["06 7778889"]],
			[{ name: "Łukasz Wiśniewski" }, ["lukasz wisniewski"]],
			[{ name: "Søren Ørsted" }, ["soren orsted"]],
			[{ name: "Großmann Weiß" }, ["grossmann weiss"]],
			[{ name: "Ægir Þórsson" }, ["aegir thorsson"]],
			[{ name: "Işıl Yıldız" }, ["isil yildiz"]],
		];
		const find = async (q: string, reference: string) =>
			expect(await page(boss, `/dashboard/bookings?q=${encodeURIComponent(q)}`), q).toContain(
				reference,
			);
		for (const [guest, searches] of ways) {
			const { reference } = await addBooking(island, excursion, guest);
			for (const q of searches) await find(q, reference);
		}
		const { id, reference } = await addBooking(island, excursion, { phone: "0152 7654321" });
		await find("+49 152 7654321", reference);
		// a number without its country is not found by one that nobody can read
		await island.db.update(bookings).set({ phoneE164: null }).where(eq(bookings.id, id));
		await find("0152 76543", reference);
		const code = reference.replace("IX-", "").toLowerCase();
		for (const q of [`ix ${code}`, `${code.slice(0, 2)} ${code.slice(2)}`])
			await find(q, reference);
		expect(await page(boss, "/dashboard/bookings?q=0151%209999999")).toContain("No bookings");
	});

	test("a changed name is found under the new one only", async () => {
		const excursion = await addExcursion(island.db);
		const row = await addBooking(island, excursion, { name: "Before Wedding" });
		await island.db.update(bookings).set({ name: "After Ceremony" }).where(eq(bookings.id, row.id));
		expect(await page(boss, "/dashboard/bookings?q=ceremony")).toContain(row.reference);
		expect(await page(boss, "/dashboard/bookings?q=wedding")).not.toContain(row.reference);
	});

	test("pages by key: 30 bookings are shown once each, and filters narrow them", async () => {
		const excursion = await addExcursion(island.db, { capacity: 100 });
		const { id: _, seats: __, ...row } = await addBooking(island, excursion);
		await island.db.insert(bookings).values(
			Array.from({ length: 29 }, (_copy, index) => ({
				...row,
				...{ confirmId: `copy-${index}`, idempotencyKey: `copy-${index}` },
				reference: makeReference(),
				status: index % 2 === 0 ? ("pending" as const) : ("confirmed" as const),
			})),
		);
		const at = `/dashboard/bookings?excursion=${excursion.id}`;
		const first = await page(boss, at);
		const beforeId = /before=(\d+)/.exec(first)?.[1];
		const second = await page(boss, `${at}&before=${beforeId}`);
		const codes = (text: string) => text.match(/>IX-[2-9A-Z]{5}</g) ?? [];
		expect([codes(first).length, codes(second).length]).toEqual([25, 5]);
		expect(new Set([...codes(first), ...codes(second)]).size).toBe(30);
		expect(first).toContain("30 bookings, 25 on this page");
		expect(second).toContain("30 bookings, 5 on this page");
		// back with the newer page's key: the same page in the same order, without newer rows
		const afterId = /after=(\d+)/.exec(second)?.[1];
		const back = await page(boss, `${at}&after=${afterId}`);
		expect(codes(back)).toEqual(codes(first));
		expect([first, back].map((text) => text.includes("Newer bookings"))).toEqual([false, false]);
		expect(back).toContain(`before=${beforeId}`);
		expect(codes(await page(boss, `${at}&status=pending`))).toHaveLength(15);
		expect(codes(await page(boss, `${at}&date=${soon()}&partner=web`))).toHaveLength(25);
		expect(codes(await page(boss, `${at}&date=${soon(8)}`))).toHaveLength(0);
	});
});

describe("the list and the export of money", () => {
	test("find bookings by days, payment and source, and say what was refunded and what is left", async () => {
		const excursion = await addExcursion(island.db, { capacity: 20 });
		const paid = await addBooking(island, excursion, { name: "Paula Paid" });
		const owed = await addBooking(island, excursion, { name: "Oscar Owes", date: soon(9) });
		const part = await addBooking(island, excursion, { name: "Petra Part", date: soon(11) });
		await island.db.delete(payments).where(eq(payments.bookingId, owed.id));
		const hold = await bookAsGuest(island, excursion);
		const { code } = await addCredit(island, 1000);
		await newVisitor(island).submit(`/booking/${hold.confirmId}/credit`, { code });
		await island.db.update(bookings).set({ source: "phone" }).where(eq(bookings.id, owed.id));
		await addRefund(island, part.id, { amountCents: 2050, reason: "goodwill", state: "done" });
		const at = `/dashboard/bookings?excursion=${excursion.id}`;
		const foundNames = async (query: string) => {
			const text = await page(boss, `${at}&${query}`);
			return [paid, owed, part]
				.filter(({ reference }) => text.includes(reference))
				.map(({ name }) => name);
		};
		expect(await foundNames(`from=${soon(9)}`)).toEqual(["Oscar Owes", "Petra Part"]);
		expect(await foundNames(`to=${soon(9)}`)).toEqual(["Paula Paid", "Oscar Owes"]);
		expect(await foundNames(`from=${soon(9)}&to=${soon(9)}`)).toEqual(["Oscar Owes"]);
		expect(await foundNames(`from=${soon(7)}&before=${part.id}`)).toEqual([
			"Paula Paid",
			"Oscar Owes",
		]);
		expect(await foundNames("source=phone")).toEqual(["Oscar Owes"]);
		expect(await foundNames("payment=paid")).toEqual(["Paula Paid", "Petra Part"]);
		expect(await page(boss, `${at}&payment=paid`)).not.toContain(hold.reference);
		expect(await page(boss, `${at}&payment=waiting`)).toContain(hold.reference);
		expect(await foundNames("payment=back")).toEqual(["Petra Part"]);
		expect(await foundNames("payment=owed")).toEqual(["Oscar Owes", "Petra Part"]);
		const file = await page(boss, `/dashboard/bookings/export.csv?excursion=${excursion.id}`);
		const [head = "", ...rows] = file.trim().split("\r\n");
		const columns = head.split(",");
		const line = rows.find((row) => row.includes(part.reference))?.split(/,(?=")/) ?? [];
		const cell = (name: string) => line[columns.indexOf(`"${name}"`)];
		const price = part.priceCents / 100;
		expect([cell("Paid"), cell("Refunded"), cell("Net")]).toEqual(
			[price, 20.5, price - 20.5].map((amount) => `"${amount.toFixed(2)}"`),
		);
	});
});

describe("the export", () => {
	test("has a mark for spreadsheets, quotes what it must, and runs no formulas", async () => {
		const excursion = await addExcursion(island.db, { capacity: 10 });
		await addBooking(island, excursion, { name: '=HYPERLINK("http://evil")', comments: "x" });
		await addBooking(island, excursion, { name: 'Anna "The Sun" Öztürk, guide' });
		const answer = await boss.get(`/dashboard/bookings/export.csv?excursion=${excursion.id}`);
		expect(answer.headers.get("content-type")).toContain("text/csv");
		const bytes = new Uint8Array(await answer.arrayBuffer());
		expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		const lines = new TextDecoder().decode(bytes).trim().split("\r\n");
		expect(lines).toHaveLength(3);
		expect(lines[1]).toContain('"Anna ""The Sun"" Öztürk, guide"');
		expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil"")"`);
		expect(
			(await boss.get("/dashboard/bookings/export.csv")).headers.get("content-type"),
		).toContain("text/csv");
	});
});

describe("a booking", () => {
	test("cancelled twice at once is cancelled, refunded, mailed and reported once", async () => {
		const excursion = await addExcursion(island.db);
		const { id } = await addBooking(island, excursion);
		const form = formOn(await page(boss, `/dashboard/bookings/${id}`), "cancel");
		const answers = await Promise.all([
			boss.submit(`/dashboard/bookings/${id}`, { ...form, reason: "The guest is ill." }),
			boss.submit(`/dashboard/bookings/${id}`, { ...form, reason: "The guest is ill." }),
		]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		await settled(id);
		await island.scheduled();
		expect(refundsOf(id)).toHaveLength(1);
		expect((await rowOf(id)).status).toBe("cancelled");
		const [mail, ...others] = await mailsOf(id);
		expect(others).toEqual([]);
		expect(mail?.textBody).toContain("The guest is ill.");
		expect(mail?.textBody).toContain("€64");
		expect(await eventsOf(id)).toEqual([
			"booked",
			"cancelled by Marta Boss",
			"refund due by Marta Boss",
			"mail by Marta Boss",
			"refunded",
		]);
		const text = await page(boss, `/dashboard/bookings/${id}`);
		for (const phrase of ["Cancelled", "Paid back", "Marta Boss", "The guest is ill."])
			expect(text).toContain(phrase);
	});

	test("cancelled without a refund keeps the money until staff refund it, once", async () => {
		const excursion = await addExcursion(island.db);
		const { id } = await addBooking(island, excursion);
		await cancelAsStaff(boss, id);
		await island.scheduled();
		expect(refundsOf(id)).toHaveLength(0);
		expect(await page(boss, `/dashboard/bookings/${id}`)).toContain("was kept");
		const form = { intent: "refund", key: key() };
		await Promise.all([
			boss.submit(`/dashboard/bookings/${id}`, form),
			boss.submit(`/dashboard/bookings/${id}`, form),
		]);
		await settled(id);
		expect(refundsOf(id)).toHaveLength(1);
		expect((await eventsOf(id)).filter((event) => event.startsWith("refund"))).toEqual([
			"refund due by Marta Boss",
			"refunded",
		]);
		expect(await mailsOf(id)).toHaveLength(2);
	});

	test("a gateway that is down leaves the refund to be seen, and it is made later", async () => {
		const excursion = await addExcursion(island.db);
		const { id } = await addBooking(island, excursion);
		stripe.isDown = true;
		await cancelAsStaff(boss, id, { refund: true });
		// the refund is made automatically: staff need not do anything
		expect(await page(boss, "/dashboard")).toContain(
			"money, mails and departures are all in order",
		);
		expect(await page(boss, `/dashboard/bookings/${id}`)).toContain("Refund due");
		stripe.isDown = false;
		await island.scheduled();
		await settled(id);
		expect(await page(boss, `/dashboard/bookings/${id}`)).not.toContain("Refund due");
	});

	test("a note and a second voucher are written once, however often the form comes", async () => {
		const excursion = await addExcursion(island.db);
		const { id } = await addBooking(island, excursion);
		const note = { intent: "note", note: "Has a <b>dog</b>", key: key() };
		const again = { intent: "resend", key: key() };
		for (const form of [note, note, again, again])
			expect((await boss.submit(`/dashboard/bookings/${id}`, form)).status).toBe(303);
		expect((await eventsOf(id)).filter((event) => /note|mail/.test(event))).toEqual([
			"note by Marta Boss",
			"mail by Marta Boss",
		]);
		expect(await mailsOf(id)).toHaveLength(1);
		const text = await page(boss, `/dashboard/bookings/${id}`);
		expect(text).toContain("Has a &lt;b&gt;dog&lt;/b&gt;");
		const empty = await boss.submit(`/dashboard/bookings/${id}`, { ...note, note: " " });
		expect(empty.status).toBe(400);
	});

	test("moves to a day with seats, tells the guest, and is not overwritten unseen", async () => {
		const days = {
			[weekdayOf(soon())]: ["de"],
			[weekdayOf(soon(8))]: ["en"],
			[weekdayOf(soon(9))]: ["fr"],
		};
		const excursion = await addExcursion(island.db, { capacity: 2 }, days);
		const row = await addBooking(island, excursion, { adults: 2, price: 128 });
		await addBooking(island, excursion, { date: soon(8), adults: 1 });
		const change = async (date: string, fingerprint?: string) =>
			boss.submit(`/dashboard/bookings/${row.id}/change`, {
				departureId: await idOn(excursion, date),
				pickupPointId: String(excursion.pointId),
				fingerprint: fingerprint ?? (await fingerprintOf(island.db, row.id)),
				key: key(),
			});
		expect((await change(soon(8))).status).toBe(409);
		expect((await rowOf(row.id)).date).toBe(soon());
		await columnsOn(island.db, { excursionId: excursion.id, date: soon(-3) });
		expect((await change(soon(-3))).status).toBe(400);
		expect((await change(soon(9), "0 0")).status).toBe(409);
		expect((await change(soon(9))).status).toBe(303);
		expect((await rowOf(row.id)).date).toBe(soon(9));
		const [mail] = await mailsOf(row.id);
		expect(mail?.textBody).toContain(formatDate(soon(9), "long"));
		expect(mail?.textBody).toContain("The guide speaks French that day");
		expect(mail?.textBody).toContain("This entry replaces the old one.");
		expect(mail?.textBody).toContain(`/booking/${row.confirmId}/calendar.ics`);
		expect(mail?.textBody).toContain("Free to cancel until ");
		expect(await eventsOf(row.id)).toEqual([
			"booked",
			"changed by Marta Boss",
			"mail by Marta Boss",
		]);
	});

	/** Sends the form that moves a booking to another excursion. */
	const moveTo = async (
		other: { id: string; pointId: number },
		{ id }: { id: number },
		change: Record<string, string> = {},
	) =>
		boss.submit(`/dashboard/bookings/${id}/excursion`, {
			...{ key: key(), fingerprint: await fingerprintOf(island.db, id), excursionId: other.id },
			...{
				departureId: await idOn(other, soon(8)),
				pickupPointId: String(other.pointId),
				told: "0",
				reason: "",
			},
			...change,
		});

	test("moves with a code to the list's price of another excursion, and the use of the code comes back", async () => {
		const excursion = await addExcursion(island.db);
		const whales = await addExcursion(island.db, { title: "Whales at noon" });
		const { code } = await addCode(island.db, { percent: 1000, mostBookings: 1 });
		const one = { adults: 2, price: 115.2, code };
		const booking = await addBooking(island, excursion, one);
		const settlement = { told: "1280", differenceWay: "day" };
		expect((await moveTo(whales, booking, settlement)).status).toBe(303);
		expect(await rowOf(booking.id)).toMatchObject({ priceCents: 12_800, codeId: null });
		expect(await linesOf(island, booking.id)).toEqual(["2 adults 6400"]);
		await addBooking(island, excursion, one);
	});

	test("moves to another excursion at its price, and the guest reads its name in German", async () => {
		const excursion = await addExcursion(island.db, { capacity: 2 });
		const whales = await addExcursion(island.db, {
			...{ title: "Whales at noon", priceAdultCents: 8000, startTime: "12:15", capacity: 2 },
		});
		await island.db.insert(translations).values({
			...{ excursionId: whales.id, language: "de", field: "title", words: "Wale am Mittag" },
			...{ english: "", updatedAt: Date.now() },
		});
		const { id } = await addBooking(island, excursion, { adults: 2, price: 128 });
		await island.db.update(bookings).set({ language: "de" }).where(eq(bookings.id, id));
		const path = `/dashboard/bookings/${id}/excursion`;
		expect(await page(boss, path)).toContain("Whales at noon");
		const movePage = await page(boss, `${path}?excursion=${whales.id}`);
		for (const phrase of ["€32", "€160", "12:15 · Hotel Los Dragos", 'name="told" value="3200"'])
			expect(movePage).toContain(phrase);
		const rowBefore = await rowOf(id);
		// not told, told otherwise, and settled in a way that does not fit
		const unsettled: Record<string, string>[] = [
			{},
			{ told: "3200" },
			{ told: "3100", differenceWay: "day" },
		];
		for (const change of [...unsettled, { told: "3200", differenceWay: "back" }])
			expect((await moveTo(whales, rowBefore, change)).status).toBe(409);
		expect((await moveTo(whales, rowBefore, { fingerprint: "0 0" })).status).toBe(409);
		expect(await rowOf(id)).toEqual(rowBefore);
		const right = { told: "3200", differenceWay: "day", key: key() };
		for (const answer of [
			await moveTo(whales, rowBefore, right),
			await moveTo(whales, rowBefore, right),
		])
			expect(answer.status).toBe(303);
		const { updatedAt: _at, ...rowAfter } = await rowOf(id);
		expect(rowAfter).toMatchObject({
			...{ excursionId: whales.id, title: "Whales at noon", date: soon(8), startTime: "12:15" },
			...{ pickup: "12:15 · Hotel Los Dragos", pickupTime: "12:15", pickupPointId: whales.pointId },
			...{ priceCents: 16_000, listPriceCents: null, confirmId: rowBefore.confirmId },
		});
		const mails = await mailsOf(id);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.subject).toContain("Wale am Mittag");
		expect(mails[0]?.textBody).toContain(formatsIn("de").formatMoney(3200, "EUR"));
		const [changeEntry] = (await entriesOf(island.db, id)).filter(({ type }) => type === "changed");
		for (const phrase of [
			"Excursion: First light on the volcano → Whales at noon",
			`Day: ${formatDate(soon(), "full")} → ${formatDate(soon(8), "full")}`,
			"Price: €128 → €160",
		])
			expect(changeEntry?.detail).toContain(phrase);
		// the seats of the first excursion are free again, those of the second are taken
		await addBooking(island, excursion, { adults: 2, price: 128 });
		const late = await addBooking(island, excursion, { date: soon(9) });
		expect(
			(await moveTo(whales, await rowOf(late.id), { told: "1600", differenceWay: "day" })).status,
		).toBe(409);
		expect((await rowOf(late.id)).excursionId).toBe(excursion.id);
	});

	test("three moves at once to the last seat of another excursion take one", async () => {
		const excursion = await addExcursion(island.db, { capacity: 6 });
		const other = await addExcursion(island.db, { title: "The other one", capacity: 1 });
		const rows = await Promise.all(
			Array.from({ length: 3 }, (_, each) =>
				addBooking(island, excursion, { name: `Guest ${each}` }),
			),
		);
		await Promise.all(rows.map(async ({ id }) => moveTo(other, await rowOf(id))));
		const movedBookings = await island.db
			.select()
			.from(bookings)
			.where(eq(bookings.excursionId, other.id));
		expect(movedBookings).toHaveLength(1);
	});

	test("three moves at once onto the last seat take one", async () => {
		const excursion = await addExcursion(island.db, { capacity: 6 });
		const rows = await Promise.all(
			Array.from({ length: 3 }, (_, each) =>
				addBooking(island, excursion, { name: `Guest ${each}` }),
			),
		);
		await changeDeparture(island.db, { excursionId: excursion.id, date: soon(8) }, { capacity: 1 });
		const target = await idOn(excursion, soon(8));
		await Promise.all(
			rows.map(async ({ id }) =>
				boss.submit(`/dashboard/bookings/${id}/change`, {
					departureId: target,
					pickupPointId: String(excursion.pointId),
					fingerprint: await fingerprintOf(island.db, id),
					key: key(),
				}),
			),
		);
		const movedBookings = await island.db
			.select()
			.from(bookings)
			.where(eq(bookings.excursionId, excursion.id));
		expect(movedBookings.filter(({ date }) => date === soon(8))).toHaveLength(1);
	});
});

describe("a departure", () => {
	test("is read by stop and ticked; the tick can be taken back", async () => {
		const excursion = await addExcursion(island.db);
		const { id } = await addBooking(island, excursion, {
			name: "Ida Aboard",
			phone: "+34 600 111 222",
		});
		const at = await manifestPath(island.db, { excursionId: excursion.id, date: soon() });
		const text = await page(boss, at);
		for (const phrase of ["Ida Aboard", 'href="tel:+34600111222"', "Hotel Los Dragos", "1 adult"])
			expect(text).toContain(phrase);
		const mark = (state: string) => boss.submit(at, { bookingId: String(id), state });
		for (const state of ["picked up", "picked up", "no-show", ""])
			expect((await mark(state)).status).toBe(200);
		expect(await island.db.select().from(boardings).where(eq(boardings.bookingId, id))).toEqual([]);
		expect((await eventsOf(id)).slice(1)).toEqual([
			"picked up by Marta Boss",
			"no-show by Marta Boss",
			"boarding undone by Marta Boss",
		]);
		const other = await addExcursion(island.db);
		const wrong = await boss.submit(
			await manifestPath(island.db, { excursionId: other.id, date: soon() }),
			{
				bookingId: String(id),
				state: "picked up",
			},
		);
		expect(wrong.status).toBe(409);
	});

	test("cancelled: all guests get other days and a refund, the departure is cancelled, one entry", async () => {
		const excursion = await addExcursion(island.db);
		const rows = [
			await addBooking(island, excursion, { name: "First Guest" }),
			await addBooking(island, excursion, { name: "Second Guest" }),
			await addBooking(island, excursion, { name: "Still Paying" }, { paid: false }),
		];
		const departureId = Number(await idOn(excursion, soon()));
		const at = `/dashboard/calendar?day=${soon()}&on=${departureId}&act=cancel`;
		const shownPage = await page(boss, at);
		expect(shownPage).toContain("Cancel 1 departure, write to 3");
		const [, token = ""] = /name="token" value="([^"]+)"/.exec(shownPage) ?? [];
		expect((await boss.submit(at, { token })).status).toBe(400);
		expect((await rowOf(rows[0]?.id ?? 0)).status).toBe("confirmed");
		const form = { token, reason: "The wind is too strong." };
		expect((await boss.submit(at, form)).status).toBe(303);
		for (const { id } of rows) {
			expect((await rowOf(id)).status).toBe("cancelled");
			const [mail, ...more] = await mailsOf(id);
			expect(more).toEqual([]);
			expect(mail?.textBody).toContain("The wind is too strong.");
			expect(mail?.textBody).toContain(`?date=${soon(8)}`);
		}
		for (const { id } of rows.slice(0, 2)) {
			await settled(id);
			expect(refundsOf(id)).toHaveLength(1);
		}
		const again = await addBooking(island, excursion).catch(() => null);
		expect(again).toBeNull();
		const history = await island.db
			.select()
			.from(departureEvents)
			.where(eq(departureEvents.departureId, departureId));
		expect(history).toMatchObject([{ type: "cancelled", actorName: "Marta Boss" }]);
	});

	test("a trip whose day has passed is neither changed nor cancelled any more", async () => {
		const excursion = await addExcursion(island.db);
		const { id } = await addBooking(island, excursion);
		const yesterday = soon(-1);
		await island.db
			.update(bookings)
			.set(await columnsOn(island.db, { excursionId: excursion.id, date: yesterday }))
			.where(eq(bookings.id, id));
		const record = `/dashboard/bookings/${id}`;
		const shownPage = await page(boss, record);
		expect(shownPage).toContain("This trip is over");
		expect(shownPage).not.toContain("Change day or pickup");
		const cancel = await cancelAsStaff(boss, id, { refund: true });
		expect(cancel.status).toBe(409);
		expect(await cancel.text()).toContain("This trip is over");
		expect((await boss.get(`${record}/change`)).headers.get("location")).toBe(record);
		const change = await boss.submit(`${record}/change`, {
			departureId: await idOn(excursion, soon(9)),
			pickupPointId: String(excursion.pointId),
			fingerprint: await fingerprintOf(island.db, id),
			key: key(),
		});
		expect([change.status, change.headers.get("location")]).toEqual([303, record]);
		expect(await page(boss, record)).toContain("the booking can’t be changed");

		const at = await manifestPath(island.db, { excursionId: excursion.id, date: yesterday });
		const manifest = await page(boss, at);
		expect(manifest).not.toContain("Cancel this departure");
		expect(await rowOf(id)).toMatchObject({ status: "confirmed", date: yesterday });
	});
});

describe("a partner", () => {
	test("reads the bookings of its own hotel, in the list, alone, on the manifest and in sums", async () => {
		const { visitor, user } = await signedInVisitor(island, { role: "partner" });
		const [ownBooking, other] = [
			await addHotel(island, { partnerUserId: user.id }),
			await addHotel(island),
		];
		const excursion = await addExcursion(island.db);
		const mine = await addBooking(
			island,
			excursion,
			{ name: "Mine Guest" },
			{ hotelId: ownBooking },
		);
		const theirs = await addBooking(
			island,
			excursion,
			{ name: "Theirs Guest" },
			{ hotelId: other },
		);
		const web = await addBooking(island, excursion, { name: "Webby Guest" });
		for (const path of [
			`/dashboard/bookings?excursion=${excursion.id}`,
			"/dashboard/bookings?q=guest",
			`/dashboard/bookings?partner=${other}`,
			await manifestPath(island.db, { excursionId: excursion.id, date: soon() }),
		]) {
			const text = await page(visitor, path);
			expect(text, path).not.toContain("Theirs Guest");
			expect(text, path).not.toContain("Webby Guest");
			expect(text.includes("Mine Guest"), path).toBe(!path.includes("partner="));
		}
		const full = await addExcursion(island.db, { title: "Only others go there" });
		await addBooking(island, full, { adults: 3, price: 192 });
		const day = (await page(visitor, `/dashboard?date=${soon()}`)).replaceAll("<!-- -->", "");
		expect(day).toContain("<b>1</b> expected");
		expect(day).not.toContain("Only others go there");
		expect(day).not.toMatch(/of 12 sold|<\/b> free/);
		expect(await page(boss, `/dashboard?date=${soon()}`)).toContain("Only others go there");
		const empty = await page(visitor, `/dashboard?date=${soon(20)}`);
		expect(empty).toContain("None of your guests leaves on this day");
		expect((await visitor.get(`/dashboard/bookings/${mine.id}`)).status).toBe(200);
		for (const { id } of [theirs, web])
			expect((await visitor.get(`/dashboard/bookings/${id}`)).status).toBe(404);
		const refused = await visitor.submit(`/dashboard/bookings/${mine.id}`, {
			intent: "note",
			note: "mine",
			key: key(),
		});
		expect(refused.status).toBe(403);
		expect((await visitor.get("/dashboard/bookings/export.csv")).status).toBe(403);
		expect(await page(visitor, "/dashboard")).toContain("€64");
	});
});

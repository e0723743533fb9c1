import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, instantOf } from "#app/catalogue/local-date.ts";
import { bookingEvents, bookings, outbox, translations } from "#app/database/schema.server.ts";
import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { queueTripMails } from "#app/sales/mails/reminders-and-thanks.server.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { addExcursion, bookingOf, changeDeparture, departureIdOf, soon } from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { pressPlan } from "#tests/press-plan.ts";
import { addBooking, type Booking } from "#tests/sales.ts";
import { mailSenderOf } from "#tests/staff-act.ts";
import { untranslated } from "#tests/untranslated.ts";
import { newVisitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let island: Island;

beforeAll(async () => {
	paid = await startPaidIsland();
	island = paid.island;
});
afterAll(() => island.stop());

async function page(path: string): Promise<string> {
	const answer = await island.fetch(path);
	return (await answer.text()).replaceAll("<!-- -->", "");
}

async function mailsOf(id: number) {
	const { mail } = await paid.state(id);
	return mail;
}

const ownPath = ({ confirmId }: Pick<Booking, "confirmId">) => `/booking/${confirmId}`;

const heldAnswer = v.object({ held: v.array(v.unknown()) });

/** What stands in every language as it is: names of people and places, addresses, names of languages. */
function namesOf(...rows: readonly object[]): string[] {
	return [
		"Island Excursions",
		...rows.flatMap((row) => Object.values(row).map(String)),
		"Hotel Los Dragos main door Playa Larga",
		"mail example",
		"hello island excursions example",
		...writtenLanguages.map((language) => languageFacts[language].name),
	];
}

/** A form of the guest's own page, as a browser without scripts posts it. */
const submit = (path: string, fields: Record<string, string>) =>
	newVisitor(island).submit(path, fields);

async function storyOf(id: number) {
	const rows = await entriesOf(island.db, id);
	return rows.map(({ type, detail }) => `${type}: ${detail}`);
}

test("who books on a German page is written to in German: voucher, calendar file, change and refund", async () => {
	const excursion = await addExcursion(island.db);
	const { excursionId, ...form } = bookingOf(excursion);
	const answer = await submit(
		`/de/excursion/${excursionId}`,
		Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)])),
	);
	const location = answer.headers.get("location") ?? "";
	expect([answer.status, location]).toEqual([
		303,
		expect.stringMatching(/^\/de\/payment\/checkout\//),
	]);
	const confirmId = location.split("/").at(-1) ?? "";
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId));
	expect(booking).toMatchObject({ language: "de", status: "pending" });
	const id = booking?.id ?? 0;
	const reference = booking?.reference ?? "";
	const session = await paid.checkout(confirmId);
	paid.stripe.pay(session);
	await paid.send("checkout.session.completed", session);

	const [voucher] = await mailsOf(id);
	expect(voucher?.htmlBody).toMatch(/<html [^>]*lang="de"/);
	expect(voucher?.textBody).toContain("Gäste: 1 Erwachsener");
	expect(voucher?.textBody).toContain("Bezahlt: 64\u00a0€");
	expect(voucher?.textBody).toContain(`Ihr Voucher: ${island.url.origin}/de/booking/${confirmId}`);

	const german = await page(`/de${ownPath({ confirmId })}`);
	expect(german).toContain("Bezahlt und bestätigt.");
	expect(german).toContain(`href="/de/booking/${confirmId}/change"`);
	const calendar = (await page(`/de${ownPath({ confirmId })}/calendar.ics`)).replaceAll(
		"\r\n ",
		"",
	);
	expect(calendar).toContain("DESCRIPTION:Abholung um");
	expect(calendar).toContain(`/de/booking/${confirmId}`);

	const date = soon(12);
	const moveAnswer = await submit(`/de${ownPath({ confirmId })}/change`, {
		date,
		pickupPointId: String(booking?.pickupPointId),
		fingerprint: await fingerprintOf(island.db, booking?.id ?? 0),
		told: `${date}:100`,
	});
	expect([moveAnswer.status, moveAnswer.headers.get("location")]).toEqual([
		303,
		`/de/booking/${confirmId}`,
	]);
	const cancelled = await submit(`/de${ownPath({ confirmId })}/cancel`, { told: "6400" });
	expect(cancelled.status).toBe(303);
	const subjects = (await mailsOf(id)).map(({ subject }) => subject);
	expect(subjects).toEqual([
		expect.stringContaining(`(${reference})`),
		expect.stringMatching(/^Geändert: .* Uhr: /),
		expect.stringMatching(/^Storniert: /),
	]);
	const [, , refund] = await mailsOf(id);
	expect(refund?.textBody).toContain(
		"Wir zahlen Ihnen die 64\u00a0€ vollständig zurück: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.",
	);
	expect(refund?.textBody).toContain(`${island.url.origin}/de/excursion/${excursionId}`);
});

test("what is wrong in a form of a page is said in its language, and what was typed stays", async () => {
	const excursion = await addExcursion(island.db);
	const visitor = newVisitor(island);
	const answer = await visitor.submit(`/xa/excursion/${excursion.id}`, {
		name: "Ida",
		email: "ida@mail.example",
		cemail: "other@mail.example",
	});
	expect(answer.status).toBe(400);
	const [main = ""] = /<main.*<\/main>/s.exec(await answer.text()) ?? [];
	expect(main).toContain('id="errors"');
	expect(main).toContain('value="ida@mail.example"');
	expect(untranslated(main, namesOf(excursion))).toEqual([]);
});

test("held seats name trip and stop in the language of the page, or are marked as English", async () => {
	const excursion = await addExcursion(island.db);
	const ownForm = { excursionId: excursion.id, language: "de", updatedAt: Date.now() };
	await island.db
		.insert(translations)
		.values({ ...ownForm, field: "title", words: "Erstes Licht", english: excursion.title });
	const { excursionId, ...form } = bookingOf(excursion);
	const visitor = newVisitor(island);
	await visitor.submit(
		`/de/excursion/${excursionId}`,
		Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)])),
	);
	const held = async (path: string) => {
		const answer = v.parse(heldAnswer, await (await visitor.get(`${path}/booking/held`)).json());
		return answer.held;
	};
	expect(await held("/de")).toMatchObject([
		{ title: "Erstes Licht", pickupStop: { inEnglish: ["title", "place"] } },
	]);
	const english = [{ title: excursion.title, pickupStop: { title: "Hotel Los Dragos" } }];
	expect(await held("")).toMatchObject(english);
	expect(await held("/es")).toMatchObject([{ ...english[0], inEnglish: ["title"] }]);
});

test("a guest chooses the language of the mails on the own page, and reading it in another changes nothing", async () => {
	const booking = await addBooking(island, await addExcursion(island.db));
	const languageNow = async () => (await paid.state(booking.id)).booking.language;
	await island.db.update(bookings).set({ language: "de" }).where(eq(bookings.id, booking.id));

	expect(await page(`/it${ownPath(booking)}`)).toContain("E-mail in");
	expect(await languageNow()).toBe("de");

	const visitor = newVisitor(island);
	const answer = await visitor.submit(`/it${ownPath(booking)}`, { language: "fr" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, `/it${ownPath(booking)}`]);
	expect(await languageNow()).toBe("fr");
	const pageAfter = await (await visitor.get(`/it${ownPath(booking)}`)).text();
	expect(pageAfter).toContain("Da ora le scriviamo in francese.");
	expect(pageAfter).toMatch(/<option [^>]*value="fr"[^>]*selected/);
	// the same again is no change
	await visitor.submit(`/it${ownPath(booking)}`, { language: "fr" });
	expect((await storyOf(booking.id)).filter((line) => line.startsWith("language"))).toEqual([
		"language: Français",
	]);

	await submit(`${ownPath(booking)}/cancel`, { told: "6400" });
	const [mail] = await mailsOf(booking.id);
	expect(mail?.subject).toMatch(/^Annulé\u00a0: /);
});

test("a language that nobody writes, another site's form and a cancelled booking change nothing", async () => {
	const booking = await addBooking(island, await addExcursion(island.db));
	const bookingBefore = (await paid.state(booking.id)).booking;
	expect((await submit(ownPath(booking), { language: "la" })).status).toBe(400);
	const foreign = await island.fetch(ownPath(booking), {
		method: "POST",
		headers: { origin: "https://evil.example", "cf-connecting-ip": crypto.randomUUID() },
		body: new URLSearchParams({ language: "de" }),
	});
	expect(foreign.status).toBe(400);
	expect((await submit("/booking/AAAAAAAAAAAAAAAAAAAAAA", { language: "de" })).status).toBe(303);
	expect((await paid.state(booking.id)).booking).toEqual(bookingBefore);

	await submit(`${ownPath(booking)}/cancel`, { told: "6400" });
	expect((await submit(ownPath(booking), { language: "de" })).status).toBe(303);
	expect((await paid.state(booking.id)).booking.language).toBe(bookingBefore.language);
	expect(await page(ownPath(booking))).not.toContain("mail-language");
});

describe("in the guest’s language, whoever or whatever writes", () => {
	async function spanishGuest(date: string) {
		const excursion = await addExcursion(island.db);
		const booking = await addBooking(island, excursion, { date });
		await island.db.update(bookings).set({ language: "es" }).where(eq(bookings.id, booking.id));
		return { booking, departure: { excursionId: excursion.id, date } };
	}

	test("a departure that moves and is cancelled then", async () => {
		const { booking, departure } = await spanishGuest(soon(5));
		const { excursionId } = departure;
		const target = await departureIdOf(island.db, { excursionId, date: soon(6) });
		await changeDeparture(island.db, { excursionId, date: soon(7) }, { capacity: 4 });
		await pressPlan(island, {
			departures: [await departureIdOf(island.db, departure)],
			request: { act: "move", target },
		});
		await pressPlan(island, { departures: [target], request: { act: "cancel" } });
		const [moveMail, cancelled] = await mailsOf(booking.id);
		expect(moveMail?.subject).toMatch(/^Nuevo día: /);
		expect(moveMail?.textBody).toContain(`Abrir el bono: ${island.url.origin}/es/booking/`);
		expect(cancelled?.textBody).toContain("Lo sentimos: «First light on the volcano», el");
		expect(cancelled?.textBody).toMatch(/, quedan 4 plazas: \S+\/es\/excursion\//);
	});

	test("a start that changes", async () => {
		const { booking, departure } = await spanishGuest(soon(5));
		await pressPlan(island, {
			departures: [await departureIdOf(island.db, departure)],
			request: { act: "start", start: "05:15" },
		});
		expect(await mailsOf(booking.id)).toMatchObject([
			{ bookingId: booking.id, subject: expect.stringMatching(/^Nueva hora: /) },
		]);
	});

	test("the reminder and the thanks", async () => {
		const { booking, departure } = await spanishGuest(soon(20));
		const timeZone = "Atlantic/Canary";
		const settings = { reminderTime: "18:00", reviewUrl: "https://review.example", timeZone };
		for (const days of [-1, 1]) {
			const now = instantOf(addDays(departure.date, days), "18:00", timeZone);
			await queueTripMails(island.db, mailSenderOf(island), settings, now);
		}
		expect((await mailsOf(booking.id)).map(({ subject }) => subject)).toEqual([
			expect.stringMatching(/^Mañana: /),
			expect.stringMatching(/^Gracias por venir: /),
		]);
	});
});

test("a guest’s pages and mails say nothing that is not in the catalogue, and no sentence of the history", async () => {
	const excursion = await addExcursion(island.db);
	const booking = await addBooking(island, excursion);
	await submit(ownPath(booking), { language: "xa" });
	// whatever a history may say, it is for staff
	await island.db
		.update(bookingEvents)
		.set({ detail: "Sentence of the history", line: null })
		.where(eq(bookingEvents.bookingId, booking.id));
	const names = namesOf(excursion, booking);
	const strange = async (path: string) => {
		const [main = ""] = /<main.*<\/main>/s.exec(await page(`/xa${path}`)) ?? [];
		expect(main).not.toBe("");
		return untranslated(main, names);
	};
	const pages = [
		ownPath(booking),
		`${ownPath(booking)}/cancel`,
		`${ownPath(booking)}/change`,
		`${ownPath(booking)}/change?date=${soon(12)}&pickupPointId=${booking.pickupPointId}`,
		`/payment/success?booking=${booking.confirmId}`,
		"/booking",
	];
	expect(await Promise.all(pages.map(strange))).toEqual(pages.map(() => []));

	const unpaid = await addBooking(island, excursion, {}, { paid: false });
	const waiting = `/payment/success?booking=${unpaid.confirmId}`;
	const declined = `/payment/error?booking=${unpaid.confirmId}`;
	for (const path of [ownPath(unpaid), waiting, declined]) expect(await strange(path)).toEqual([]);
	await paid.endHold(unpaid.id);
	for (const path of [ownPath(unpaid), declined]) expect(await strange(path)).toEqual([]);

	await submit(`${ownPath(booking)}/cancel`, { told: "6400" });
	await submit("/booking", { reference: booking.reference, email: booking.email ?? "" });
	expect(await strange(ownPath(booking))).toEqual([]);
	const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, booking.id));
	expect(mails).toHaveLength(2);
	for (const mail of mails) expect(untranslated(mail.htmlBody, names)).toEqual([]);
});

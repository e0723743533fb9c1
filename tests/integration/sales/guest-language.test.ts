import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, translations } from "#app/database/schema.server.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { addExcursion, bookingOf, soon } from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addBooking, type Booking } from "#tests/sales.ts";
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

/** A form of the guest's own page, as a browser without scripts posts it. */
const submit = (path: string, fields: Record<string, string>) =>
	newVisitor(island).submit(path, fields);

async function storyOf(id: number) {
	const rows = await entriesOf(island.db, id);
	return rows.map(({ type, detail }) => `${type}: ${detail}`);
}

test("who books on a German page is written to in German, with the names in German: voucher, calendar file, change and refund", async () => {
	const excursion = await addExcursion(island.db);
	await island.db.insert(translations).values({
		...{ excursionId: excursion.id, language: "de", field: "title", updatedAt: Date.now() },
		...{ words: "Erstes Licht", english: excursion.title },
	});
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
	for (const subject of subjects) expect(subject).toContain("Erstes Licht");
	const [, , refund] = await mailsOf(id);
	expect(refund?.textBody).toContain(
		"Wir zahlen Ihnen die 64\u00a0€ vollständig zurück: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.",
	);
	expect(refund?.textBody).toContain(`${island.url.origin}/de/excursion/${excursionId}`);
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

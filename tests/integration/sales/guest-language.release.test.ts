import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingEvents, outbox } from "#app/database/schema.server.ts";
import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addBooking, type Booking } from "#tests/sales.ts";
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

const ownPath = ({ confirmId }: Pick<Booking, "confirmId">) => `/booking/${confirmId}`;

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

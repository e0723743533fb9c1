import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, instantOf } from "#app/catalogue/local-date.ts";
import { bookings, outbox } from "#app/database/schema.server.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { queueTripMails } from "#app/sales/mails/reminders-and-thanks.server.ts";
import { settingsSchema } from "#app/settings/settings-schema.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion, soon } from "#tests/builders.ts";
import { guestPages } from "#tests/guest-pages.ts";
import type { Island } from "#tests/island.ts";
import { octoAnswer, octoClient } from "#tests/octo.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addHotel, bookAsGuest } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

/** What a worker has that was deployed with its secrets alone. */
const nothing = Object.fromEntries(Object.keys(demoOperator).map((name) => [name, ""]));
const languages = ["en", "de"] as const;

let paid: PaidIsland;
let island: Island;
let trip: Excursion;
let hotelId: string;
beforeAll(async () => {
	paid = await startPaidIsland({
		variables: { ...nothing, ENVIRONMENT: "production" },
	});
	island = paid.island;
	trip = await addExcursion(island.db);
	hotelId = await addHotel(island, { pickupPointId: trip.pointId });
});
afterAll(() => island.stop());

const read = async (path: string) => (await newVisitor(island).get(path)).text();

async function paidBooking(language: string) {
	const booking = await bookAsGuest(island, trip, { date: soon(9) });
	await island.db.update(bookings).set({ language }).where(eq(bookings.id, booking.id));
	const session = await paid.checkout(booking.confirmId);
	paid.stripe.pay(session);
	await paid.send("checkout.session.completed", session);
	return booking;
}

/** What nobody has told of the firm, in every language of guests. */
const claims = new RegExp(
	[
		...["licen[cs]ed", "first.aid", "insured", "\\baward", "family.run", "small company"],
		...["lizenziert", "erste.hilfe", "versichert", "familienbetrieb", "kleine[nmr]? betrieb"],
		...["titulad", "primeros auxilios", "asegurad[oa]s", "empresa (?:familiar|pequeña)"],
		...["agréé", "secourisme", "assuré[es]", "(?:petite|entreprise) (?:entreprise|familiale)"],
		...[
			"abilitat[aei]",
			"primo soccorso",
			"assicurat[aei]",
			"azienda familiare",
			"piccola azienda",
		],
		...["(?:person|firm) on the island", "auf der insel antwortet", "persona de(?: la |ll’)is"],
		...["personne de l’île", "hotel pickup", "abholung am hotel", "recogida en el hotel"],
	].join("|"),
	"i",
);

/** Words that people read, without the data of scripts. */
function wordsOf(html: string): string {
	return html
		.replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ")
		.replaceAll(/<!--.*?-->/gs, "")
		.replaceAll(/<[^>]*>/g, " ");
}

function expectNothingInvented(text: string, where: string): void {
	// the mark is also the icon of every browser tab
	const { BRAND_MARK: _, ...facts } = demoOperator;
	for (const fact of Object.values(facts)) expect(text, where).not.toContain(fact);
	expect(text, where).not.toMatch(/"(?:tel|mailto):"|(?:tel|mailto):(?:undefined|null)/);
	expect(text, where).not.toMatch(claims);
	expect(wordsOf(text), where).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|\(\s*\)/);
}

test("without a fact of the operator no page, calendar entry or answer invents one", async () => {
	const booking = await paidBooking("en");
	for (const language of languages)
		for (const page of guestPages(trip, booking)) {
			const address = pathIn(language, page);
			expectNothingInvented(await read(address), address);
		}
	const { confirmId } = booking;
	for (const address of [
		`/booking/${confirmId}/calendar.ics`,
		`/totem/${hotelId}`,
		`/totem/${hotelId}/excursions`,
		`/totem/${hotelId}/${trip.id}`,
		`/totem/${hotelId}/manifest.webmanifest`,
		`/totem/confirm/${confirmId}`,
		"/app_login",
		"/.well-known/security.txt",
	])
		expectNothingInvented(await read(address), address);
	expect(await read("/")).toContain("<title>Excursions</title>");
	expect(await read("/de/legal/imprint")).toContain("Hier nicht angegeben: Firma, Anschrift,");
	const client = await octoClient(island);
	const supplier = await octoAnswer("zSupplier", await client.get("supplier"));
	expect(supplier).toMatchObject({
		name: "Excursions",
		contact: { email: null, telephone: null, address: null },
	});
});

test("mails invent nothing, and wait until somebody has said from whom they are", async () => {
	const paidBookings = [];
	for (const language of languages) paidBookings.push(await paidBooking(language));
	const timeZone = "Atlantic/Canary";
	const now = instantOf(addDays(soon(9), -1), "18:30", timeZone);
	await queueTripMails(
		island.db,
		{
			appUrl: island.url.origin,
			operator: { name: "", email: "", phone: "" },
			clock: { now, timeZone },
		},
		{ reminderTime: "18:00", reviewUrl: null, timeZone },
		now,
	);
	for (const { confirmId } of paidBookings)
		await newVisitor(island).submit(`/booking/${confirmId}/cancel`, { told: "6400" });
	for (const { id } of paidBookings) {
		const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, id));
		expect(mails.length).toBe(3);
		for (const { subject, textBody, htmlBody, status, replyTo } of mails) {
			expect([status, replyTo]).toEqual(["pending", null]);
			for (const text of [subject, textBody, htmlBody]) expectNothingInvented(text, subject);
			expect(textBody).not.toMatch(/\n{3}|^\s*·|·\s*$/m);
		}
	}
});

test("staff are told what is missing, and a mail leaves once they have filled it in", async () => {
	const { visitor: marta } = await signedInVisitor(island, { role: "admin", name: "Marta" });
	const path = "/dashboard/settings";
	expect(wordsOf(await (await marta.get("/dashboard")).text())).toMatch(
		/Fill in the settings.*The imprint lacks what most laws ask for: Name, Address, .*No mail leaves/s,
	);
	const empty = Object.fromEntries(Object.keys(settingsSchema.entries).map((name) => [name, ""]));
	const answer = await marta.submit(path, {
		...empty,
		...{ OPERATOR_NAME: "Barlovento Tours", OPERATOR_PHONE: "+34 922 000 001" },
		...{ OPERATOR_EMAIL: "hola@barlovento.example", OFFICE_LANGUAGE: "en" },
		...{ CANCELLATION_POLICY: "48:100", REMINDER_TIME: "off" },
		version: await openedVersion(marta, path),
	});
	expect(answer.status).toBe(303);
	const booking = await paidBooking("fr");
	const readVoucher = async () =>
		(await island.db.select().from(outbox).where(eq(outbox.bookingId, booking.id)))[0];
	await expect.poll(async () => (await readVoucher())?.status).toBe("sent");
	const voucher = await readVoucher();
	expect(voucher?.replyTo).toBe("hola@barlovento.example");
	expect(voucher?.textBody).toContain(
		"Barlovento Tours\n+34 922 000 001 · hola@barlovento.example",
	);
});

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
import type { Island } from "#tests/island.ts";
import { octoAnswer, octoClient } from "#tests/octo.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { addHotel, bookAsGuest } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

/** What a worker has that was deployed with its secrets alone. */
const nothing = Object.fromEntries(Object.keys(demoOperator).map((name) => [name, ""]));
const languages = ["en", "de", "es", "fr", "it"] as const;

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

const publicPages = ({ confirmId }: { confirmId: string }) => [
	"/",
	`/excursion/${trip.id}`,
	"/excursion/excursions",
	"/excursion/contact",
	"/legal/terms",
	"/legal/privacy",
	"/legal/imprint",
	"/booking",
	"/octo",
	"/nowhere",
	"/payment/error",
	`/payment/success?confirmId=${confirmId}`,
	`/booking/${confirmId}`,
	`/booking/${confirmId}/cancel`,
	`/booking/${confirmId}/change`,
];

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
	expect(wordsOf(text), where).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object|\(\s*\)/);
}

test("without a fact of the operator no page, calendar entry or answer invents one", async () => {
	const booking = await paidBooking("en");
	for (const language of languages)
		for (const page of publicPages(booking)) {
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
	const fiveBookings = [];
	for (const language of languages) fiveBookings.push(await paidBooking(language));
	const timeZone = "Atlantic/Canary";
	await queueTripMails(
		island.db,
		{ appUrl: island.url.origin, operator: { name: "", email: "", phone: "" } },
		{ reminderTime: "18:00", reviewUrl: null, timeZone },
		instantOf(addDays(soon(9), -1), "18:30", timeZone),
	);
	for (const { confirmId } of fiveBookings)
		await newVisitor(island).submit(`/booking/${confirmId}/cancel`, { told: "6400" });
	for (const { id } of fiveBookings) {
		const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, id));
		expect(mails.length).toBe(3);
		for (const { subject, textBody, htmlBody, status, replyTo } of mails) {
			expect([status, replyTo]).toEqual(["pending", null]);
			for (const text of [subject, textBody, htmlBody]) expectNothingInvented(text, subject);
			expect(textBody).not.toMatch(/\n{3}|^\s*·|·\s*$/m);
		}
	}
});

test("a new firm stands on all of them after one press", async () => {
	const { visitor: marta } = await signedInVisitor(island, { role: "admin", name: "Marta" });
	const path = "/dashboard/settings";
	expect(wordsOf(await (await marta.get("/dashboard")).text())).toMatch(
		/Fill in the settings.*The imprint lacks what most laws ask for: Name, Address, .*No mail leaves/s,
	);
	const empty = Object.fromEntries(Object.keys(settingsSchema.entries).map((name) => [name, ""]));
	const answer = await marta.submit(path, {
		...empty,
		...{ OPERATOR_NAME: "Barlovento Tours", OPERATOR_PHONE: "+34 922 000 001" },
		...{ OPERATOR_LEGAL_NAME: "Barlovento Tours S.L.", OPERATOR_EMAIL: "hola@barlovento.example" },
		...{ CANCELLATION_POLICY: "48:100", REMINDER_TIME: "off", OFFICE_LANGUAGE: "en" },
		version: await openedVersion(marta, path),
	});
	expect(answer.status).toBe(303);
	const booking = await paidBooking("fr");
	for (const language of languages)
		for (const page of publicPages(booking)) {
			const address = pathIn(language, page);
			const text = await read(address);
			expect(text, address).toContain("Barlovento Tours");
			expect(text, address).toContain("+34 922 000 001");
		}
	expect(await read("/it/legal/imprint")).toContain("Barlovento Tours S.L.");
	expect(await read(`/booking/${booking.confirmId}/calendar.ics`)).toContain("Barlovento Tours");
	expect(await read(`/totem/${hotelId}/excursions`)).toContain("+34 922 000 001");
	const client = await octoClient(island);
	expect(await octoAnswer("zSupplier", await client.get("supplier"))).toMatchObject({
		name: "Barlovento Tours",
		contact: { email: "hola@barlovento.example", telephone: "+34 922 000 001" },
	});
	const [voucher] = await island.db.select().from(outbox).where(eq(outbox.bookingId, booking.id));
	expect(voucher).toMatchObject({ status: "sent", replyTo: "hola@barlovento.example" });
	expect(voucher?.textBody).toContain(
		"Barlovento Tours\n+34 922 000 001 · hola@barlovento.example",
	);
});

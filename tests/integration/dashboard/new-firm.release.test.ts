import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/database/schema.server.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { settingsSchema } from "#app/settings/settings-schema.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { soon } from "#tests/builders.ts";
import { guestPages } from "#tests/guest-pages.ts";
import { octoAnswer, octoClient } from "#tests/octo.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { bookAsGuest } from "#tests/sales.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
import { newVisitor } from "#tests/visitor.ts";

const path = "/dashboard/settings";
const languages = ["en", "de"] as const;

const newFirm = {
	OPERATOR_NAME: "Barlovento Tours",
	OPERATOR_LEGAL_NAME: "Barlovento Tours S.L.",
	OPERATOR_EMAIL: "hola@barlovento.example",
	OPERATOR_PHONE: "+34 922 000 001",
	OPERATOR_ADDRESS: "Calle Mayor 1, La Palma",
	OPERATOR_TAX_NUMBER: "B-4711",
	OPERATOR_RESPONSIBLE: "Ana Pérez",
	OPERATOR_HOURS: "Mondays only",
	OPERATOR_HOURS_DE: "Nur montags",
	OPERATOR_LICENCE: "Registro I-0009",
	BRAND_ACCENT: "#0B5FA5",
};
/** Those of the old firm that no other word of the island has in it. */
const { BRAND_MARK: _, ...oldFirm } = demoOperator;
const sheet = 'href="/look/0b5fa5.css"';

let paid: PaidIsland;
beforeAll(async () => {
	paid = await startPaidIsland();
});
afterAll(() => paid.island.stop());

function expectNoOldFirm(text: string, where: string): void {
	for (const fact of Object.values(oldFirm)) expect(text, where).not.toContain(fact);
}

function expectNewFirm(text: string, where: string): void {
	expect(text, where).toContain(newFirm.OPERATOR_NAME);
	expectNoOldFirm(text, where);
}

test("name, colour and imprint of a new firm stand on every page, mail, calendar entry and voucher after one press", async () => {
	const { island, stripe } = paid;
	const { hotelId, excursion } = await addHotelWithTrip(island);
	const paidBooking = async () => {
		const booking = await bookAsGuest(island, excursion, { date: soon(9) });
		const session = await paid.checkout(booking.confirmId);
		stripe.pay(session);
		await paid.send("checkout.session.completed", session);
		return booking;
	};
	const booking = await paidBooking();
	const guest = newVisitor(island);
	const { screen } = await enrolScreen(island, hotelId);
	const { visitor: marta } = await signedInVisitor(island, { role: "admin", name: "Marta" });
	const ofGuests = languages.flatMap((language) =>
		guestPages(excursion, booking).map((page) => pathIn(language, page)),
	);
	const ofTotem = ["/", "/excursions", `/${excursion.id}`].map(
		(page) => `/totem/${hotelId}${page}`,
	);
	const read = async (address: string) =>
		(await (address.startsWith("/totem/") ? screen : guest).get(address)).text();
	const withFirm = [...ofGuests, ...ofTotem];
	// kept by the page cache before the press
	for (const address of withFirm) {
		const text = await read(address);
		expect(text, address).toContain(oldFirm.OPERATOR_NAME);
		expect(text, address).not.toContain("/look/");
	}

	const empty = Object.fromEntries(Object.keys(settingsSchema.entries).map((name) => [name, ""]));
	const answer = await marta.submit(path, {
		...empty,
		...newFirm,
		...{ CANCELLATION_POLICY: "48:100", REMINDER_TIME: "18:00", OFFICE_LANGUAGE: "en" },
		version: await openedVersion(marta, path),
	});
	expect(answer.headers.get("location")).toBe(path);

	for (const address of withFirm) {
		const text = await read(address);
		expectNewFirm(text, address);
		expect(text, address).toContain(sheet);
	}
	for (const address of ofGuests)
		expect(await read(address), address).toContain(newFirm.OPERATOR_PHONE);
	for (const address of [
		`/booking/${booking.confirmId}/calendar.ics`,
		`/totem/${hotelId}/manifest.webmanifest`,
	])
		expectNewFirm(await read(address), address);
	for (const language of languages) {
		const imprint = await read(pathIn(language, "/legal/imprint"));
		for (const fact of [
			newFirm.OPERATOR_LEGAL_NAME,
			newFirm.OPERATOR_ADDRESS,
			"B-4711",
			"Ana Pérez",
		])
			expect(imprint, language).toContain(fact);
	}
	expect(await read("/de/legal/imprint")).toContain(newFirm.OPERATOR_HOURS_DE);
	const supplier = await octoAnswer("zSupplier", await (await octoClient(island)).get("supplier"));
	expect(supplier).toMatchObject({
		name: newFirm.OPERATOR_NAME,
		contact: { email: newFirm.OPERATOR_EMAIL, telephone: newFirm.OPERATOR_PHONE },
	});

	const { id } = await paidBooking();
	const [mail] = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.bookingId, id))
		.orderBy(desc(outbox.id));
	expect(mail?.replyTo).toBe(newFirm.OPERATOR_EMAIL);
	for (const text of [mail?.textBody ?? "", mail?.htmlBody ?? ""]) expectNewFirm(text, "mail");
	expect(mail?.htmlBody).toContain("background-color:#0b5fa5");

	await marta.get(path);
	const history = await (await marta.get(path)).text();
	expect(history).toMatch(/saved it · Name · Email · Phone · .*Tax number/);
	expect(history).toContain("Accent colour");
});

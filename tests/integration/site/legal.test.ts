import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outbox } from "#app/database/schema.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { imprintTexts, privacyPolicyTexts, termsTexts } from "#app/messages/texts.ts";
import { addExcursion, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { bookAsGuest } from "#tests/sales.ts";

const pages = ["/legal/terms", "/legal/privacy", "/legal/imprint"];

/** Visible text: without tags and React's comments, with single spaces. */
async function textOf(island: Island, path: string): Promise<string> {
	const html = await (await island.fetch(path)).text();
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	return main
		.replaceAll("<!-- -->", "")
		.replaceAll(/<[^>]*>/g, " ")
		.replaceAll(/\s+/g, " ");
}

/** Every text of several words and without parameters, of all levels. */
function textsIn(texts: object): string[] {
	return Object.values(texts).flatMap((text) => {
		if (typeof text === "string") return text.includes(" ") ? [text] : [];
		return typeof text === "object" && text !== null ? textsIn(text) : [];
	});
}

describe("of an operator who set nothing", () => {
	let island: Island;
	let trip: Excursion;
	beforeAll(async () => {
		island = await startIsland();
		trip = await addExcursion(island.db);
	});
	afterAll(() => island.stop());

	test.each(pages)("%s needs no database, sets no cookie and may be kept", async (path) => {
		island.databaseRoundTrips();
		const answer = await island.fetch(path);
		expect(answer.status).toBe(200);
		expect(island.databaseRoundTrips()).toBe(0);
		expect(answer.headers.get("cache-control")).toBe("public, max-age=0");
		expect(answer.headers.get("set-cookie")).toBeNull();
		expect(await answer.text()).toContain(`rel="canonical" href="${island.url.origin}${path}"`);
	});

	test("they are linked from every page's foot, beside the button that books, and in the sitemap", async () => {
		const home = await (await island.fetch("/")).text();
		const foot = home.slice(home.indexOf("<footer"));
		for (const path of pages) expect(foot).toContain(`href="${path}"`);
		const detail = await (await island.fetch(`/excursion/${trip.id}`)).text();
		const form = detail.slice(detail.indexOf('id="book"'), detail.indexOf("</form>"));
		expect(form).toContain('href="/legal/terms"');
		expect(form).toContain('href="/legal/privacy"');
		const sitemap = await (await island.fetch("/sitemap.xml")).text();
		for (const path of pages) expect(sitemap).toContain(`${island.url.origin}${path}</loc>`);
	});

	test("the terms tell the policy and the times of a hold as they are set", async () => {
		const terms = await textOf(island, "/legal/terms");
		expect(terms).toContain("the whole price until 48 hours before the start of the trip,");
		expect(terms).toContain("half of the price until 24 hours before the start of the trip,");
		expect(terms).toContain("for 35 minutes from the moment the payment page opens");
		expect(terms).toContain("shown in euros before you pay");
		expect(terms).not.toContain("They hold from");
	});

	test("the imprint names what the operator has not told, and invents nothing", async () => {
		const imprint = await textOf(island, "/legal/imprint");
		expect(imprint).toContain("Firm Island Excursions Address Harbour Street 4, Puerto Claro");
		expect(imprint).toContain("Not given here: Register.");
	});

	test("the privacy page names no firm that this installation does not use", async () => {
		const privacy = await textOf(island, "/legal/privacy");
		expect(privacy).not.toMatch(/Stripe|Resend|Turso|Google|Turnstile/);
		expect(privacy).toContain("no other firm sets cookies or loads anything");
	});

	test.each<{
		path: string;
		language: Language;
		texts: Readonly<Record<Language, object>>;
		sentences: string[];
	}>([
		{
			path: "/de/legal/terms",
			language: "de",
			texts: termsTexts,
			sentences: [
				"den ganzen Preis bis 48 Stunden vor Beginn des Ausflugs,",
				"35 Minuten ab dem Öffnen der Zahlungsseite",
				"(Lizenz Nr. 0417 der Tourismusbehörde der Insel)",
			],
		},
		{
			path: "/es/legal/privacy",
			language: "es",
			texts: privacyPolicyTexts,
			sentences: ["hasta 7 días después de su última visita", "ninguna otra empresa pone cookies"],
		},
		{
			path: "/fr/legal/imprint",
			language: "fr",
			texts: imprintTexts,
			sentences: ["Téléphone (tous les jours, de 08:00 à 20:00)", "Licence n° 0417"],
		},
	])("$path is written in its language, with the facts of this installation", async (page) => {
		const { path, language, texts, sentences } = page;
		const answer = await island.fetch(path);
		expect(answer.status).toBe(200);
		expect(await answer.text()).toContain(`<html lang="${language}"`);
		const text = await textOf(island, path);
		for (const sentence of sentences) expect(text).toContain(sentence);
		const english = textsIn(texts.en);
		expect(english.length).toBeGreaterThanOrEqual(3);
		for (const words of english) expect(text).not.toContain(words);
	});

	test("the mail of a booking leads to terms and privacy, as text and as HTML", async () => {
		const { reference, email } = await bookAsGuest(island, trip);
		await island.fetch("/booking", {
			method: "POST",
			headers: { Origin: island.url.origin },
			body: new URLSearchParams({ reference, email: email ?? "" }),
		});
		const mails = await island.db.select().from(outbox);
		expect(mails.length).toBeGreaterThan(0);
		for (const { textBody, htmlBody } of mails) {
			expect(textBody).toContain(`Terms: ${island.url.origin}/legal/terms`);
			expect(textBody).toContain(`Privacy: ${island.url.origin}/legal/privacy`);
			expect(htmlBody).toContain(`href="${island.url.origin}/legal/privacy"`);
		}
	});
});

test("what the operator wrote in English alone is marked as English, and what they have not written is nowhere", async () => {
	const island = await startIsland({
		variables: {
			OPERATOR_HOURS: "Weekdays, 09:00 to 17:00",
			OPERATOR_HOURS_DE: "",
			OPERATOR_ADDRESS: "",
			OPERATOR_LICENCE: "Licence 17",
			OPERATOR_LICENCE_DE: "Lizenz 17",
		},
	});
	const page = await (await island.fetch("/de/legal/imprint")).text();
	await island.stop();
	expect(page).toContain('Telefon (<span lang="en">weekdays, 09:00 to 17:00</span>)');
	expect(page).toMatch(/<dd[^>]*>Lizenz 17<\/dd>/);
	expect(page).not.toContain("Licence 17");
	expect(page).not.toContain("Harbour Street");
	expect(page).toContain("Hier nicht angegeben: Anschrift und ");
});

test("the operator's settings are shown: company, register, tax number, dates, policy, currency, processors", async () => {
	const island = await startIsland({
		variables: {
			OPERATOR_LEGAL_NAME: "Isla Días S.L.",
			OPERATOR_REGISTER: "Commercial register of Puerto Claro, page 417",
			OPERATOR_TAX_NUMBER: "B00000000",
			OPERATOR_RESPONSIBLE: "Marta Roca",
			OPERATOR_PRIVACY_EMAIL: "privacy@island.example",
			TERMS_SINCE: "2027-05-01",
			CANCELLATION_POLICY: "72:80; no-show:5; weather:Above two metres we stay.",
			CANCELLATION_WEATHER_DE: "Über zwei Metern bleiben wir.",
			CURRENCY: "GBP",
			STRIPE_SECRET_KEY: "sk_test_none",
			STRIPE_WEBHOOK_SECRET: "whsec_none",
			RESEND_API_KEY: "re_none",
			TURNSTILE_SITE_KEY: "site key",
			TURNSTILE_SECRET_KEY: "secret key",
			GOOGLE_CLIENT_ID: "id",
			GOOGLE_CLIENT_SECRET: "secret",
		},
	});
	const [terms = "", privacy = "", imprint = ""] = await Promise.all(
		pages.map((path) => textOf(island, path)),
	);
	const inGerman = await textOf(island, "/de/legal/terms");
	await island.stop();
	expect(inGerman).toContain("Über zwei Metern bleiben wir.");
	expect(inGerman).not.toContain("Above two metres");
	expect(terms).toContain("Your contract is with Isla Días S.L., Harbour Street 4");
	expect(terms).toContain("They hold from 1 May 2027.");
	expect(terms).toContain("80 % of the price until 72 hours before the start of the trip,");
	for (const sentence of [
		"Who does not come gets 5 % of the price back.",
		"Above two metres we stay.",
		"A trip may have another one: its page shows it before you pay",
	])
		expect(terms).toContain(sentence);
	expect(terms).toContain("shown in British pounds before you pay");
	expect(privacy).toContain("privacy@island.example");
	for (const firm of ["Stripe: payments", "Resend: sends our mails", "sign in with Google"])
		expect(privacy).toContain(firm);
	expect(privacy).toContain("Cloudflare’s check runs on the page of that trip");
	expect(privacy).not.toContain("no other firm sets cookies or loads anything");
	for (const line of ["Isla Días S.L.", "page 417", "B00000000", "Marta Roca"])
		expect(imprint).toContain(line);
});

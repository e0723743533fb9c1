import { Parser } from "htmlparser2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Language, languages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { sendBooking } from "#tests/sales.ts";

let island: Island;
let trip: Excursion;
beforeAll(async () => {
	island = await startIsland();
	trip = await addExcursion(island.db);
});
afterAll(() => island.stop());

const publicPaths = () => [
	"/",
	"/excursion/excursions",
	`/excursion/${trip.id}`,
	"/excursion/contact",
	"/legal/terms",
	"/legal/privacy",
	"/legal/imprint",
	"/octo",
];

interface Head {
	lang: string | undefined;
	canonical: string | undefined;
	/** Addresses by language, with "x-default". */
	alternates: Record<string, string>;
	locale: string | undefined;
}

function headOf(html: string): Head {
	const head: Head = { lang: undefined, canonical: undefined, alternates: {}, locale: undefined };
	const parser = new Parser({
		onopentag(name, { lang, rel, href = "", hreflang, property, content }) {
			if (name === "html") head.lang = lang;
			if (name === "link" && rel === "canonical") head.canonical = href;
			if (name === "link" && rel === "alternate" && hreflang) head.alternates[hreflang] = href;
			if (property === "og:locale") head.locale = content;
		},
	});
	parser.end(html);
	return head;
}

test("every public address answers in every language and names the others", async () => {
	for (const path of publicPaths()) {
		const addresses = Object.fromEntries(
			languages.map((language) => [language, new URL(pathIn(language, path), island.url).href]),
		);
		for (const language of languages) {
			const answer = await island.fetch(pathIn(language, path));
			expect(answer.status, pathIn(language, path)).toBe(200);
			const head = headOf(await answer.text());
			expect(head).toMatchObject({
				lang: language,
				canonical: addresses[language],
				alternates: { ...addresses, "x-default": addresses.en },
			});
			expect(head.locale?.slice(0, 2)).toBe(language === "xa" ? "fi" : language);
		}
	}
});

test("the sitemap names every address with the same languages as the pages", async () => {
	const xml = await (await island.fetch("/sitemap.xml")).text();
	const listed: { loc: string; alternates: Record<string, string> }[] = [
		...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g),
	].map(([, loc = "", links = ""]) => ({
		loc,
		alternates: Object.fromEntries(
			[...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
				([, hreflang = "", href = ""]) => [hreflang, href],
			),
		),
	}));
	const expected: typeof listed = publicPaths().flatMap((path) =>
		languages.map((language) => ({
			loc: new URL(pathIn(language, path), island.url).href,
			alternates: {
				...Object.fromEntries(
					languages.map((each) => [each, new URL(pathIn(each, path), island.url).href]),
				),
				"x-default": new URL(path, island.url).href,
			},
		})),
	);
	const inOrder = (urls: typeof listed) => urls.toSorted((a, b) => a.loc.localeCompare(b.loc));
	expect(inOrder(listed)).toEqual(inOrder(expected));
});

test("a page is the same whatever language the browser prefers", async () => {
	for (const path of ["/", "/de/", `/es/excursion/${trip.id}`]) {
		const pageFor = (language: string) =>
			island.fetch(path, { headers: { "Accept-Language": language } }).then((page) => page.text());
		expect(await pageFor("de-AT,de;q=0.9"), path).toBe(await pageFor("fr"));
	}
});

test("what is no language of ours, and what has no language, is not found", async () => {
	for (const path of [
		"/la/",
		"/en/",
		"/de/dashboard",
		"/de/totem",
		"/de/api/health",
		"/de/de/",
		"/xx",
	])
		expect((await island.fetch(path)).status, path).toBe(404);
});

test("a sale renews an excursion's page in every language", async () => {
	const sold = await addExcursion(island.db);
	const page = (language: Language) =>
		island.fetch(pathIn(language, `/excursion/${sold.id}`)).then((answer) => answer.text());
	const editionsBefore = new Map<Language, string>();
	for (const language of languages) editionsBefore.set(language, await page(language));
	expect((await sendBooking(island, bookingOf(sold))).status).toBe(201);
	// the purge runs behind the answer
	for (const language of languages)
		await vi.waitFor(
			async () => expect(await page(language), language).not.toBe(editionsBefore.get(language)),
			30_000,
		);
});

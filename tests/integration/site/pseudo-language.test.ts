import { afterAll, beforeAll, expect, test } from "vitest";
import { demoOperator } from "#scripts/island/operator.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { untranslated } from "#tests/untranslated.ts";

let island: Island;
let names: string[];
beforeAll(async () => {
	island = await startIsland({ seed: true });
	names = [
		...(await namesOf(island)),
		...Object.values(demoOperator),
		...["Island Excursions", "hello@island-excursions.example"],
	];
});
afterAll(() => island.stop());

/** What staff called their excursions, places and pictures; their longer texts are marked with their language. */
async function namesOf({ db }: Island): Promise<string[]> {
	const trips = await db.query.excursions.findMany({ columns: { title: true, subtitle: true } });
	const points = await db.query.pickupPoints.findMany({ columns: { title: true, place: true } });
	const pictures = await db.query.excursionImages.findMany({ columns: { alt: true } });
	return [...trips, ...points, ...pictures].flatMap((row) => Object.values(row).map(String));
}

/** The public pages that links lead to from the home page of the pseudo-language, by their paths. */
async function everyPage(): Promise<Map<string, string>> {
	const pages = new Map<string, string>();
	const waiting = ["/xa/"];
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (pages.has(path)) continue;
		const answer = await island.fetch(path);
		expect(answer.status, path).toBe(200);
		const html = await answer.text();
		pages.set(path, html);
		for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"#]+)/g)) {
			const { pathname } = new URL(href.replaceAll("&amp;", "&"), island.url);
			// a filter shows the same texts as the whole list
			if (pathname.startsWith("/xa/") && !pathname.endsWith(".ics")) waiting.push(pathname);
		}
	}
	return pages;
}

test("no public page says anything that is not in the catalogue", async () => {
	const pages = await everyPage();
	expect(pages.size).toBeGreaterThan(12);
	const untranslatedPieces = [...pages].flatMap(([path, html]) =>
		untranslated(html, names).map((text) => `${path}: ${text}`),
	);
	expect(untranslatedPieces).toEqual([]);
});

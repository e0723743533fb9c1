import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

/** Words that an English sentence hardly does without, and that German and Spanish do not have. */
const english = /\b(?:the|your|you|and|with|from|until|please|our|is|are|of|to|by)\b/i;

/** What a visitor reads on the page, without what is marked as another language. */
function readableLines(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const lines: string[] = [];
		const pageLanguage = document.documentElement.lang;
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const holder = node.parentElement;
			const lang = holder?.closest<HTMLElement>("[lang]")?.lang;
			if (!holder || holder.closest("script, style, template") || lang !== pageLanguage) continue;
			const text = node.textContent?.trim();
			if (text) lines.push(text);
		}
		return lines;
	});
}

export function expectNoEnglish(lines: readonly string[], where: string): void {
	expect(
		lines.filter((line) => english.test(line)),
		where,
	).toEqual([]);
}

/** The page is in that language, and no English sentence stands on it. */
export async function expectInLanguage(page: Page, language: string): Promise<void> {
	await expect(page.locator("html")).toHaveAttribute("lang", language);
	const lines = await readableLines(page);
	// header and footer alone are more
	expect(lines.length).toBeGreaterThan(10);
	expectNoEnglish(lines, page.url());
}

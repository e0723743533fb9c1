import { readFile } from "node:fs/promises";
import type { Frame, Page } from "@playwright/test";
import type axe from "axe-core";

const options: axe.RunOptions = {
	resultTypes: ["violations"],
	// without the style sheets, which axe would read anew each time, and no rule among these asks for them
	preload: { assets: ["media"] },
	runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

let source: Promise<string> | null = null;

export interface AxeScope {
	/**
	 * False where the same screen is looked at elsewhere in another language or at another width: contrast takes axe
	 * half of its time.
	 */
	hasContrast?: boolean;
	/** Where the same screen is looked at elsewhere in other colours. */
	isContrastAlone?: boolean;
	/** Where the same screen is looked at elsewhere in another language: what words may spoil. */
	areWordsAlone?: boolean;
	/** Selector of what has changed, where the same screen is looked at whole elsewhere. */
	within?: string;
}

const rulesOfColours = ["color-contrast", "link-in-text-block"];
const rulesOfWords = [
	...["document-title", "html-has-lang", "html-lang-valid", "valid-lang"],
	...["button-name", "link-name", "summary-name", "aria-command-name", "aria-toggle-field-name"],
	...["label", "select-name", "aria-input-field-name", "form-field-multiple-labels"],
	...["image-alt", "svg-img-alt", "role-img-alt", "label-title-only", "empty-heading"],
	...["label-content-name-mismatch", "identical-links-same-purpose", "image-redundant-alt"],
];

/** Names of the rules that the page violates, each with the elements. */
export async function axeViolations(
	page: Page,
	{ hasContrast = true, isContrastAlone = false, areWordsAlone = false, within }: AxeScope = {},
): Promise<[rule: string, elements: string[]][]> {
	for (const frame of page.frames()) await bringAxe(frame);
	return await page.evaluate(
		async ({ place, rules }) => {
			if (!window.axe) throw new Error("The page was left while axe was brought to it.");
			const { violations } = await window.axe.run(place ?? document, rules);
			return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
		},
		{
			place: within ?? null,
			rules: isContrastAlone
				? { ...options, runOnly: rulesOfColours }
				: areWordsAlone
					? { ...options, runOnly: rulesOfWords }
					: { ...options, rules: { "color-contrast": { enabled: hasContrast } } },
		},
	);
}

/** Once a document: reading axe costs more than most of its checks. */
async function bringAxe(frame: Frame): Promise<void> {
	if (await frame.evaluate(() => "axe" in window)) return;
	source ??= readFile("node_modules/axe-core/axe.min.js", "utf8").then(inAscii);
	await frame.evaluate(await source);
}

/**
 * The same script, with other characters written as `\uXXXX`. With one of them JavaScript keeps two bytes for each
 * character of the text, and bringing it to the browser takes twice as long.
 */
function inAscii(script: string): string {
	return script.replace(
		/[^\0-\x7f]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
}

declare global {
	interface Window {
		axe?: typeof axe;
	}
}

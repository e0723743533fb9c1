/** What a visitor downloads for a public page, and its budgets. Reads `build/client`. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

export const kilobyte = 1000;

/** kB, gzipped: the scripts that a page loads by itself. */
export const scriptBudgets = {
	Home: 121.5,
	List: 121,
	Detail: 147,
	Contact: 122,
	"Not found": 120,
} as const;

/** kB: style sheets (gzipped) and the fonts that every page needs. */
export const styleBudget = 55;
/** kB, gzipped. */
export const workerBudget = 1050;

export function builtFile(path: string): Buffer {
	return readFileSync(`build/client${path}`);
}

/** The scripts that a page loads by itself: those in its HTML and their imports. */
export function scriptsOf(html: string): Set<string> {
	const scripts = new Set<string>();
	const add = (script: string) => {
		if (scripts.has(script)) return;
		scripts.add(script);
		const code = builtFile(script).toString();
		for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
			add(`/assets/${name}`);
		}
	};
	// scripts of routes that the page links to are listed too, but not loaded yet
	const named = /(?:rel="modulepreload"[^>]* href=|\bfrom |\bimport\()"(\/assets\/[\w.-]+\.js)"/g;
	for (const [, script = ""] of html.matchAll(named)) add(script);
	return scripts;
}

export function styleSheetsOf(html: string): Set<string> {
	return new Set(html.match(/\/assets\/[\w.-]+\.css/g));
}

export interface FontFile {
	file: string;
	/** The characters that it is loaded for; "": every page loads it. */
	ranges: string;
}

export function fontsOf(sheets: Iterable<string>): FontFile[] {
	return [...sheets].flatMap((sheet) =>
		[
			...builtFile(sheet)
				.toString()
				.matchAll(/@font-face\s*\{[^}]*\}/g),
		].map(([face]) => ({
			file: face.match(/\/assets\/[\w.-]+\.woff2/)?.[0] ?? "",
			ranges: face.match(/unicode-range:([^;}]*)/)?.[1] ?? "",
		})),
	);
}

export function gzippedBytes(paths: Iterable<string>): number {
	return [...paths].reduce((sum, path) => sum + gzipSync(builtFile(path)).length, 0);
}

/** Style sheets, gzipped, and the fonts of every page, which are compressed already. */
export function styleBytes(html: string): number {
	const sheets = styleSheetsOf(html);
	const fonts = new Set(
		fontsOf(sheets)
			.filter(({ ranges }) => ranges === "")
			.map(({ file }) => file),
	);
	const fontBytes = [...fonts].reduce((sum, font) => sum + builtFile(font).length, 0);
	return gzippedBytes(sheets) + fontBytes;
}

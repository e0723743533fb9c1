/** What a visitor downloads for a public page, and its budgets. Reads `build/client`. */
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import * as v from "valibot";

export const kilobyte = 1000;

/** kB, gzipped: what a public page runs before anybody touches it. */
export const documentBudget = 3;
/**
 * kB, gzipped: what runs once the booking panel has been touched, with the texts of one language; the heaviest is French.
 * What sends the form, and what nobody presses in the first moment (`late-parts.ts`), is loaded right after that.
 */
export const awakeBudget = 89;
/**
 * kB, gzipped: any screen of an application, with all that it loads without a press; React and its router are 107 of it. The
 * aim is 150 and the budget what the heaviest weighs, so that what was saved is not spent unseen. Fares with their proofs, extras
 * and codes took the last of them on the manifest, in the boarding app and on the totem, whose
 * voucher says what a credit has paid. The dashboard carries its texts in both languages of staff: the second took up to 10.
 * The operator's mark and colour took half of one on the totem, guests' answers on the record of a booking half of one.
 */
export const applicationBudgets = { dashboard: 157, totem: 151, "sign-in": 127 };
/** kB: style sheets (gzipped) and the fonts that every page needs. */
export const styleBudget = 55;
/**
 * kB, gzipped, with the texts of every language, some 35 by which telephone numbers of all countries are read, and 81 that
 * check passkeys, which are loaded with the first passkey and not at the start. Fares, cancellation policies, extras and
 * calendar feeds took 20 of it, offers to groups with their mails 6, waiting lists
 * with their pages and mails in every language 16, credits and the weather's choices with theirs 29, staff's texts in Spanish 80, the supplier
 * API with its screens 16, the operator's look and legal texts and questions to guests 17, the operator's categories 4.
 */
export const workerBudget = 1314;

/** What this program has read and packed: the screens of an application share most of their files. */
const files = new Map<string, Buffer>();
const weights = new Map<string, number>();

export function builtFile(path: string): Buffer {
	const file = files.get(path) ?? readFileSync(`build/client${path}`);
	files.set(path, file);
	return file;
}

function gzippedFile(path: string): number {
	const weight = weights.get(path) ?? gzipSync(builtFile(path)).length;
	weights.set(path, weight);
	return weight;
}

/** The scripts that a page loads by itself: those in its HTML and their imports. */
export function scriptsOf(html: string): Set<string> {
	// scripts of routes that the page links to are listed too, but not loaded yet
	const scriptAddress =
		/(?:<script[^>]* src=|rel="modulepreload"[^>]* href=|\bfrom |\bimport\()"(\/assets\/[\w./-]+\.js)"/g;
	return withImports([...html.matchAll(scriptAddress)].map(([, script = ""]) => script));
}

/** Scripts and all that they import at once; what they import later is another matter. */
export function withImports(scripts: Iterable<string>): Set<string> {
	const all = new Set<string>();
	const add = (script: string) => {
		if (all.has(script)) return;
		all.add(script);
		const code = builtFile(script).toString();
		for (const [, name = ""] of code.matchAll(/(?:from|import)\s*"(\.\.?\/[\w./-]+\.js)"/g)) {
			add(posix.join(posix.dirname(script), name));
		}
	};
	for (const script of scripts) add(script);
	return all;
}

const builtRoute = v.object({
	id: v.string(),
	parentId: v.optional(v.string()),
	module: v.string(),
	imports: v.optional(v.array(v.string()), []),
});
const buildManifest = v.object({
	entry: v.object({ module: v.string(), imports: v.array(v.string()) }),
	routes: v.record(v.string(), builtRoute),
});

/**
 * The scripts of every route whose file lies in this folder of `app`, with those of its layouts and the one of every
 * page, by its id.
 */
export function routeScripts(folder: string): Map<string, Set<string>> {
	const manifests = globSync("build/client/assets/manifest-*.js").map((file) =>
		readFileSync(file, "utf8"),
	);
	// chunks of ours may begin with the same word
	const manifest = manifests.find((text) => text.startsWith("window.__reactRouterManifest")) ?? "";
	const [waking = ""] = globSync("build/client/assets/islands/wake-application-*.js");
	const [, json = ""] = /^[^{]*(\{.*\});?\s*$/s.exec(manifest) ?? [];
	const { entry, routes } = v.parse(buildManifest, JSON.parse(json));
	const ofEveryPage = waking.replace(/^build\/client/, "");
	const scriptsFrom = (id: string): string[] => {
		const route = routes[id];
		if (!route) throw new Error(`The build has no route "${id}"`);
		const above = route.parentId
			? scriptsFrom(route.parentId)
			: [ofEveryPage, entry.module, ...entry.imports];
		return [...above, route.module, ...route.imports];
	};
	const ids = Object.keys(routes).filter((id) => id.startsWith(`${folder}/`));
	return new Map(ids.map((id) => [id, withImports(scriptsFrom(id))]));
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
	return [...paths].reduce((sum, path) => sum + gzippedFile(path), 0);
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

/**
 * Gives each language of `languages.ts` the files of texts that it lacks, in English words for a beginning, and its
 * line in the catalogues.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { writtenLanguages } from "#app/messages/languages.ts";
import { isMain } from "./command-line.ts";

/** An English file of texts as the beginning of its translation. @param path below `en/`. */
export function beginning(english: string, path: string, language: string): string {
	const text = english.replaceAll('plural("en"', `plural("${language}"`);
	const [, name] = /^export const (\w+) = \{$/m.exec(text) ?? [];
	// what is no part of the catalogue, such as the words of numbers, has no type to follow
	if (!name) return text;
	const type = `import type { ${name} as english } from "../../en/${path}";\n`;
	const gap = text.startsWith("import ") ? "" : "\n";
	return (
		type + gap + text.replace(`export const ${name} =`, `export const ${name}: typeof english =`)
	);
}

/** The file of a catalogue with that language in it. */
export function withLanguage(catalogue: string, language: string): string {
	const [english, name, path] =
		/^import \{ (\w+) as en \} from "\.\.\/\.\.\/en\/(.+)";\n/m.exec(catalogue) ?? [];
	if (!english) return catalogue;
	if (catalogue.includes(`"../../${language}/${path}"`)) return catalogue;
	const line = `import { ${name} as ${language} } from "../../${language}/${path}";\n`;
	const lines = /(?:^import .+ from "\.\.\/\.\.\/\w+\/.+";\n)+/m;
	return catalogue
		.replace(lines, (all) => [...all.split(/(?<=\n)/), line].sort(byPath).join(""))
		.replace(/ catalogue\(\{([^}]+?),?\s*\}/, ` catalogue({$1, ${language} }`);
}

const pathOf = (line: string) => line.slice(line.indexOf('"'));
const byPath = (one: string, other: string) => (pathOf(one) < pathOf(other) ? -1 : 1);

function begin(messages: string): void {
	const english = join(messages, "en");
	const texts = globSync("**/*.ts", { cwd: english });
	const catalogues = globSync("catalogues/*/*.ts", { cwd: messages });
	for (const language of writtenLanguages.filter((each) => each !== "en")) {
		for (const path of texts) {
			const file = join(messages, language, path);
			if (existsSync(file)) continue;
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(file, beginning(readFileSync(join(english, path), "utf8"), path, language));
			console.log(`To translate: ${file}`);
		}
		for (const path of catalogues.map((each) => join(messages, each))) {
			const codeBefore = readFileSync(path, "utf8");
			const codeAfter = withLanguage(codeBefore, language);
			if (codeAfter !== codeBefore) writeFileSync(path, codeAfter);
		}
	}
}

if (isMain(import.meta.url)) begin(fileURLToPath(new URL("../app/messages", import.meta.url)));

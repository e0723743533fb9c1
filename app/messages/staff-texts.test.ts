import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenStaffLanguages } from "./languages.ts";

const folder = "app/messages/staff/";
/** Those that screens load: they join the languages. */
const joined = globSync(`${folder}*/*.ts`, {
	exclude: writtenStaffLanguages.map((language) => `${folder}${language}/*`),
});
const names = globSync(`${folder}en/*/*.ts`)
	.map((path) => path.replace(`${folder}en/`, ""))
	.sort();
const catalogues = import.meta.glob<Record<string, unknown>>("./staff/*/*/*.ts");

/** Each parameter is "3", which is a word and a number. */
const parameters: Record<string, unknown> = new Proxy({}, { get: () => "3" });

/** Every text of a catalogue, by the path of its names: "purses.title". */
function textsOf(value: unknown, path: string): [path: string, text: unknown][] {
	if (typeof value === "function") return textsOf(value(parameters), path);
	if (typeof value === "object" && value !== null)
		return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
	return [[path, value]];
}

async function textsIn(language: string, name: string): Promise<Map<string, unknown>> {
	const { [language]: texts } = (await catalogues[`./staff/${language}/${name}`]?.()) ?? {};
	return new Map(textsOf(texts, ""));
}

const tagsOf = (text: unknown) => (String(text).match(/<[^>]+>/g) ?? []).sort().join();

test.each(names)(
	"every text of %s says something in each language, with the same tags",
	async (name) => {
		const english = await textsIn("en", name);
		expect(english.size).toBeGreaterThan(0);
		for (const language of writtenStaffLanguages) {
			const texts = await textsIn(language, name);
			const wrong = [...texts].filter(
				([path, text]) =>
					typeof text !== "string" ||
					text.trim() === "" ||
					/undefined|\[object|NaN/.test(text) ||
					tagsOf(text) !== tagsOf(english.get(path)),
			);
			expect(wrong).toEqual([]);
		}
	},
);

test("every catalogue of staff is loaded by a screen", () => {
	const code = globSync("app/**/*.{ts,tsx}", { exclude: ["app/messages/**", "app/**/*.test.*"] })
		.map((path) => readFileSync(path, "utf8"))
		.join("\n");
	expect(joined.length).toBeGreaterThan(0);
	expect(joined.filter((path) => !code.includes(`"#${path}"`))).toEqual([]);
});

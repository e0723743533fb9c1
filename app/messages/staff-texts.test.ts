import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const translated = "app/messages/staff/es";
const paths = globSync("app/messages/staff/*/*.ts")
	.filter((path) => !path.startsWith(translated))
	.sort();
const catalogues = import.meta.glob<Record<string, unknown>>("./staff/*/*.ts");

/** Each parameter is "3", which is a word and a number. */
const parameters: Record<string, unknown> = new Proxy({}, { get: () => "3" });

/** Every text of a catalogue, by the path of its names: "cashTexts.purses.title". */
function textsOf(value: unknown, path: string): [path: string, text: unknown][] {
	if (typeof value === "function") return textsOf(value(parameters), path);
	if (typeof value === "object" && value !== null)
		return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`));
	return [[path, value]];
}

test.each(paths)("every text of %s says something", async (path) => {
	const load = catalogues[path.replace("app/messages", ".")];
	const texts = Object.entries((await load?.()) ?? {}).flatMap(([name, each]) =>
		textsOf(each, name),
	);
	expect(texts.length).toBeGreaterThan(0);
	const wrong = texts.filter(
		([, text]) =>
			typeof text !== "string" || text.trim() === "" || /undefined|\[object|NaN/.test(text),
	);
	expect(wrong).toEqual([]);
});

const tagsOf = (text: unknown) =>
	String(text)
		.match(/<[^>]+>/g)
		?.sort() ?? [];

test.each(paths)("the translations of %s have its tags and say something", async (path) => {
	const { en, es } = (await catalogues[path.replace("app/messages", ".")]?.()) ?? {};
	const { es: spanish = es } = await import(
		`./staff/es/${path.replace("app/messages/staff/", "")}`
	);
	const english = new Map(textsOf(en, ""));
	const wrong = textsOf(spanish, "").filter(
		([name, text]) =>
			typeof text !== "string" ||
			text.trim() === "" ||
			/undefined|\[object|NaN/.test(text) ||
			tagsOf(text).join() !== tagsOf(english.get(name)).join(),
	);
	expect(wrong).toEqual([]);
});

test("every catalogue of staff is loaded by a screen", () => {
	const code = globSync("app/**/*.{ts,tsx}", { exclude: ["app/messages/**", "app/**/*.test.*"] })
		.map((path) => readFileSync(path, "utf8"))
		.join("\n");
	expect(paths.length).toBeGreaterThan(0);
	expect(paths.filter((path) => !code.includes(`"#${path}"`))).toEqual([]);
});

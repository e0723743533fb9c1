import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { writtenLanguages } from "#app/messages/languages.ts";
import { errorsByField } from "#app/ui/form/form.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import {
	anchorOf,
	errorsInLanguages,
	languagesInWords,
	textsEntries,
	textsOf,
	translationState,
	typedTexts,
	typedTextsOf,
} from "./translations.ts";

const title = lineOfText({ what: "Title", least: 3, most: 20 });
const alt = lineOfText({ what: "The words", most: 10 });
const others = writtenLanguages
	.filter((language) => language !== "en" && language !== "de")
	.map((language) => language.toUpperCase())
	.join(", ");
const german = (field: string, english: string) => ({
	language: "de",
	field,
	words: "Treppe zum Meer",
	english,
});

describe("how far a language is", () => {
	test("a text that is empty in English lacks nothing", () => {
		const state = translationState({ title: "Old harbour", place: " " }, [], "de");
		expect(state).toEqual({ missing: ["title"], older: [] });
	});

	test("a text is older once its English text is another one", () => {
		const storedTranslations = [german("title", "Old harbour"), german("place", "steps")];
		const english = { title: "New harbour", place: "steps" };
		expect(translationState(english, storedTranslations, "de")).toEqual({
			missing: [],
			older: ["title"],
		});
		expect(translationState(english, storedTranslations, "fr").missing).toEqual(["title", "place"]);
	});

	test("languages in the same state stand together", () => {
		const storedTranslations = [german("title", "Old harbour"), german("place", "steps")];
		expect(languagesInWords({ title: "Old harbour", place: "steps" }, storedTranslations)).toBe(
			`DE complete; ${others} 2 missing`,
		);
		expect(languagesInWords({ title: "x", place: "steps", more: "y" }, storedTranslations)).toBe(
			`DE 1 missing, 1 older; ${others} 3 missing`,
		);
	});
});

describe("texts of a form", () => {
	const entries = v.object(textsEntries({ title }, alt));
	const errorsOf = (input: unknown) => {
		const checked = v.safeParse(entries, input);
		return checked.success ? null : errorsInLanguages(errorsByField(checked.issues));
	};

	test("are read by language and field, with the ticks of those that are still right", () => {
		const form = new FormData();
		form.set("title", "Old harbour");
		form.set("texts.de.title", "  Alter\r\nHafen ");
		form.set("texts.de.picture-12", "Boote");
		form.append("texts_checked", "de.title");
		expect(textsOf(form)).toEqual({
			texts: { de: { title: "Alter\nHafen", "picture-12": "Boote" } },
			texts_checked: ["de.title"],
		});
	});

	test("are left out where a form has none, so that nothing is removed", () => {
		const form = new FormData();
		form.set("title", "Old harbour");
		expect(textsOf(form)).toEqual({});
	});

	test("have the limits of the English text, and an error says its language", () => {
		expect(errorsOf({ texts: { de: { title: "", "picture-12": "" } } })).toBeNull();
		expect(
			errorsOf({ texts: { de: { title: "ab" }, fr: { "picture-12": "elf Zeichen" } } }),
		).toEqual({
			"texts.de.title": ["German: Title must be at least 3 characters long"],
			"texts.fr.picture-12": ["French: The words must be at most 10 characters long"],
		});
	});

	test.each(["tlh", "en", "xa", "__proto__x"])("in the language %j are refused", (language) => {
		const form = new FormData();
		form.set(`texts.${language}.title`, "Old harbour");
		expect(errorsOf(textsOf(form))).toEqual({
			[`texts.${language}`]: ["There is no such language"],
		});
	});

	test("become rows", () => {
		const texts = { de: { title: "Alter Hafen", place: "" } };
		expect(typedTexts({ texts, texts_checked: ["de.place", "fr.title"] })).toEqual([
			{ language: "de", field: "title", words: "Alter Hafen", isChecked: false },
			{ language: "de", field: "place", words: "", isChecked: true },
		]);
		expect(typedTexts({ texts_checked: ["de.title"] })).toEqual([]);
	});

	test("have the names under which they are typed", () => {
		expect(typedTextsOf([german("place", "steps")])).toEqual({
			"texts.de.place": "Treppe zum Meer",
		});
		expect(anchorOf("texts.de.place")).toBe("texts.de.place");
		expect(anchorOf("pickups.0.pickup_time")).toBe("pickups");
	});
});

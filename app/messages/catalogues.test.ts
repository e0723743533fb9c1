import { expect, test } from "vitest";
import { languages } from "./languages.ts";
import * as catalogues from "./texts.ts";

/** A text of one language, by the path of its names: "bookingForm.party.adults". */
type Leaves = Map<string, string>;

/** Texts with parameters are asked with "3" for each, which is a word and a number. */
const parameters: Record<string, unknown> = new Proxy(
	{},
	{ get: (_, name) => (name === "source" ? "connection" : "3") },
);

function leavesOf(value: unknown, path: string, leaves: Leaves = new Map()): Leaves {
	if (typeof value === "string") leaves.set(path, value);
	else if (typeof value === "function") leaves.set(path, String(value(parameters)));
	else if (typeof value === "object" && value !== null)
		for (const [name, inner] of Object.entries(value)) leavesOf(inner, `${path}.${name}`, leaves);
	return leaves;
}

const tagsOf = (text: string) => (text.match(/<\/?[a-z]+>/g) ?? []).sort();

const english = leavesOf(
	Object.fromEntries(Object.entries(catalogues).map(([name, each]) => [name, each.en])),
	"",
);

/** Texts that leave out a parameter in some language, or write a number as a word: a first name does not go with the formal address. */
const withFewerParameters = new Set([
	"bookingFormTexts.errors",
	"bookingFormTexts.perAdult",
	"voucherTexts.greeting.thankYou",
	"guestBookingTexts.change.title.day",
	"guestBookingTexts.change.title.stop",
	"guestBookingTexts.change.title.dayOrStop",
	"voucherTexts.heading.held",
	"paymentTexts.waiting.title",
	"weatherTexts.title",
]);

test.each(languages)(
	"every text in %s says something, with the parameters and tags of the English one",
	(language) => {
		const texts = leavesOf(
			Object.fromEntries(Object.entries(catalogues).map(([name, each]) => [name, each[language]])),
			"",
		);
		expect([...texts.keys()]).toEqual([...english.keys()]);
		const wrong = [...texts].filter(([path, text]) => {
			const inEnglish = english.get(path) ?? "";
			return (
				(text.trim() === "") !== (inEnglish.trim() === "") ||
				tagsOf(text).join() !== tagsOf(inEnglish).join() ||
				(text.includes("3") !== inEnglish.includes("3") &&
					!withFewerParameters.has(path.slice(1))) ||
				/undefined|\[object|NaN/.test(text)
			);
		});
		expect(wrong).toEqual([]);
	},
);

import { expect, test } from "vitest";
import { type Language, pseudoLanguage } from "#app/messages/languages.ts";
import { stripeLocale } from "./stripe.server.ts";

test.each<[Language, string]>([
	["en", "en-GB"],
	["de", "de"],
	["fr", "fr"],
	// Stripe does not know it
	[pseudoLanguage, "auto"],
])("a guest who reads %s pays on a page in %s", (language, locale) => {
	expect(stripeLocale(language)).toBe(locale);
});

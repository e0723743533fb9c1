import { expect, test } from "vitest";
import type { Language } from "#app/messages/languages.ts";
import { bookingLanguage } from "./visitor-language.server.ts";

test.each<[page: Language, accepted: string | null, language: string]>([
	["de", "en-GB, de", "de"],
	["en", "de-AT, en", "en"],
	["en", "la-VA, la;q=0.9", "la"],
	["en", "la;q=0.9", "la"],
	["en", "*", "en"],
	["en", null, "en"],
])(
	"a booking on a page in %s by a browser that accepts %s is in %s",
	(page, accepted, language) => {
		const headers: HeadersInit = accepted ? { "accept-language": accepted } : {};
		const request = new Request("https://island.example/", { headers });
		expect(bookingLanguage(request, page)).toBe(language);
	},
);

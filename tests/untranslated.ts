import { Parser } from "htmlparser2";
import { formatDuration } from "#app/ui/format/duration.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { lifetimeIn } from "#app/ui/format/lifetime.ts";

/** Attributes that people read or hear. */
const spoken = [
	"alt",
	"aria-label",
	"aria-description",
	"aria-roledescription",
	"placeholder",
	"title",
];

/** Elements whose text nobody reads, or is the name of something in a machine. */
const silent = new Set(["script", "style", "template", "code"]);

/** Elements without an end. */
const empty = new Set([
	"img",
	"input",
	"br",
	"hr",
	"meta",
	"link",
	"source",
	"wbr",
	"col",
	"path",
	"circle",
	"rect",
	"use",
]);

/**
 * What a page of the pseudo-language says in plain letters: a text that is not in the catalogue. Parts in another
 * language (`lang`) are what staff wrote, or names of languages. @param names words that are the same in each language:
 * names of people, places and excursions.
 */
export function untranslated(html: string, names: Iterable<string>): string[] {
	const allowedWords = new Set(
		[...wordsOf([...names].join(" ")), ...formattedWords].map((word) => word.toLowerCase()),
	);
	const pieces: string[] = [];
	const look = (text: string) => {
		const strange = wordsOf(text).filter((word) => !allowedWords.has(word.toLowerCase()));
		if (strange.length > 0) pieces.push(`${strange.join(" ")} (in "${text.trim().slice(0, 120)}")`);
	};
	const open: { name: string; isRead: boolean }[] = [];
	const parser = new Parser({
		onopentag(name, attributes) {
			const isWithin = open.at(-1)?.isRead ?? true;
			const isOurs = attributes.lang === undefined || attributes.lang === "xa";
			const isRead = isWithin && isOurs && !silent.has(name);
			if (isRead) for (const each of spoken) look(attributes[each] ?? "");
			if (
				name === "meta" &&
				/^(description|og:(title|description|image:alt))$/.test(
					attributes.name ?? attributes.property ?? "",
				)
			)
				look(attributes.content ?? "");
			if (!empty.has(name)) open.push({ name, isRead });
		},
		ontext(text) {
			if (open.at(-1)?.isRead) look(text);
		},
		onclosetag(name) {
			if (open.at(-1)?.name === name) open.pop();
		},
	});
	parser.end(html);
	return pieces;
}

/** Words of at least three plain letters: the pseudo-language has none. The code of a booking is made by chance. */
function wordsOf(text: string): string[] {
	return text.replaceAll(/\bIX-[2-9A-Z]{5}\b/g, "").match(/[A-Za-z]{3,}/g) ?? [];
}

/** What `Intl` writes in the pseudo-language's dates, times, lists and names of languages. */
const formattedWords = wordsOf(
	(() => {
		const formats = formatsIn("xa");
		const months = Array.from(
			{ length: 12 },
			(_, index) => `2027-${String(index + 1).padStart(2, "0")}`,
		);
		return [
			...[60, 600, 3600, 7200, 86_400, 172_800].map((seconds) => lifetimeIn("xa", seconds)),
			...months.flatMap((month) => [
				formats.formatMonth(month),
				formats.formatDate(`${month}-05`, "full"),
			]),
			...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => [
				formats.weekdayName(day),
				formats.weekdayName(day, "short"),
			]),
			...["en", "de", "es", "fr", "it", "nl", "pt", "sv", "da", "no", "fi", "pl", "ru"].map(
				formats.languageName,
			),
			formats.formatList(["1", "2"]),
			formats.formatList(["1", "2"], "or"),
			formatDuration(60, "xa"),
			formatDuration(240, "xa"),
		].join(" ");
	})(),
);

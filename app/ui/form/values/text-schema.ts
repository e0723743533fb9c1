/** The rules of every text that a person types, for browser and server. */
import * as v from "valibot";
import { inTexts } from "#app/messages/schema-message.ts";
import { fieldErrorsTexts } from "#app/messages/texts.ts";
import { deliverable, longestEmail, plainEmail } from "./email-address.ts";

type Texts = typeof fieldErrorsTexts.en;
/** Messages that say the same of every value. */
export type FieldErrorName = {
	[Name in keyof Texts]: Texts[Name] extends string ? Name : never;
}[keyof Texts];
/** Words of a form for staff, in the language of who reads them, or of guests' forms, in the language that the schema is checked with. */
export type Words = string | ((texts: Texts, lang: string | undefined) => string);

interface TextRule {
	/** Name of the field in messages: "Name must be at least 4 characters long". */
	what: Words;
	/** Visible characters: "é" and "👩‍🚒" are one each. */
	least?: number;
	most: number;
	/** Message for a missing field, or one that is no text. */
	missing?: Words;
}

/**
 * Attack: few visible characters with thousands of combining marks, which bloat rows and overflow
 * lines. Real texts have fewer code units per character on average.
 */
const longestCharacter = 8;

/**
 * Attack: control characters break lines in mails, files and logs; NUL ends texts in the database;
 * directional overrides disguise a name (https://trojansource.codes/).
 */
const unusableInLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const unusableInBlock = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/**
 * Letters, digits, punctuation or symbols, so that blanks and marks alone are refused. Attack: the Hangul fillers are
 * letters that nobody sees.
 */
const visible = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;
const invisible = /^\p{Default_Ignorable_Code_Point}+$/u;

/** One line; without `least` it may be empty. */
export function lineOfText(rule: TextRule) {
	return textOf(rule, unusableInLine);
}

/** May have several lines; line breaks become "\n". */
export function blockOfText(rule: TextRule) {
	return textOf(rule, unusableInBlock);
}

/** A block whose half characters and unusable ones are dropped, for a text that nobody could mend once it is sent. */
export function usableBlock(rule: TextRule) {
	return v.pipe(
		v.string(),
		v.maxLength(rule.most * longestCharacter),
		v.transform((text) =>
			[...text.toWellFormed()].filter((character) => !unusableInBlock.test(character)).join(""),
		),
		blockOfText(rule),
	);
}

/** A person's name: one line with at least one letter. */
export function nameOfPerson(rule: TextRule) {
	return v.pipe(
		lineOfText(rule),
		v.check(
			(text) => text === "" || visibleLetter.test(text),
			messageOf(rule.what, ({ text }, what) => text.noLetters({ what })),
		),
	);
}

/** Digits of a number; a shorter one calls nobody, and E.164 has no longer one. */
const phoneDigits = { least: 6, most: 15 };

/**
 * A telephone number, or "". People write them in many ways, and somebody who books should not fail at a field that need
 * not be filled in: what has the digits of a number is kept as it was typed. `internationalNumber` reads it.
 */
export function phoneNumber(what: Words, unlike: Message) {
	return v.pipe(
		v.string(),
		v.transform(plainPhone),
		lineOfText({ what, most: 40 }),
		v.check((text) => {
			const digits = text.replace(/\D/g, "").length;
			return text === "" || (digits >= phoneDigits.least && digits <= phoneDigits.most);
		}, unlike),
	);
}

/** Without what nobody sees or means: marks that apps copy along, other signs for digits, dashes and blanks, "tel:". */
function plainPhone(text: string): string {
	return text
		.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
		.normalize("NFKC")
		.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
		.replaceAll(/[\p{Pd}\u2212]/gu, "-")
		.trim()
		.replace(/^tel:\s*/i, "");
}

type Message = string | ((issue: v.BaseIssue<unknown>) => string);

/** A message of a form of staff, which is said in the language of who reads it. */
export type StaffMessage = () => string;

/** The rule of every email address: what the protocol allows and mail can reach. */
export function emailRule(messages: { missing?: Message; tooLong: Message; unlike: Message }) {
	return v.pipe(
		v.string(messages.missing),
		v.transform(plainEmail),
		v.maxLength(longestEmail, messages.tooLong),
		v.rfcEmail(messages.unlike),
		v.regex(deliverable, messages.unlike),
	);
}

export const emailAddress = emailRule({
	missing: fieldError("email"),
	tooLong: inTexts(fieldErrorsTexts, ({ text, fields }) =>
		text.tooLong({ what: fields.email, most: longestEmail }),
	),
	unlike: fieldError("emailLike"),
});

/** A missing field (no radio button chosen) gets the same message as an empty one. */
export function filled<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
	return v.optional(schema, "");
}

function textOf({ what, least = 0, most, missing }: TextRule, unusable: RegExp) {
	const tooLong = messageOf(what, ({ text }, what) => text.tooLong({ what, most }));
	return v.pipe(
		v.string(
			missing
				? messageOf(missing, (_, words) => words)
				: messageOf(what, ({ text }, what, input) =>
						input === undefined ? text.missing({ what }) : text.notText({ what }),
					),
		),
		// attack: counting the characters of a very long text takes long
		v.check((text) => text.length <= most * longestCharacter + 64, tooLong),
		v.transform((text) => text.replaceAll(/\r\n?/g, "\n").normalize("NFC").trim()),
		v.check(
			(text) => text.isWellFormed() && !unusable.test(text),
			messageOf(what, ({ text }, what) => text.unusable({ what })),
		),
		v.check(
			(text) => text === "" || visible.test(text),
			messageOf(what, ({ text }, what) => text.nothingToRead({ what })),
		),
		v.check(
			(text) => least === 0 || countCharacters(text) >= least,
			messageOf(what, ({ text }, what) => text.tooShort({ what, least })),
		),
		v.check((text) => text.length <= most || countCharacters(text) <= most, tooLong),
	);
}

/** A message of a guest's form, in the language that the schema is checked with. */
export function fieldError(name: FieldErrorName) {
	return inTexts(fieldErrorsTexts, (texts) => texts[name]);
}

/** A message that names its field, in the language that the schema is checked with. */
function messageOf(words: Words, say: (texts: Texts, words: string, input: unknown) => string) {
	return inTexts(fieldErrorsTexts, (texts, { input, lang }) =>
		say(texts, typeof words === "string" ? words : words(texts, lang), input),
	);
}

let segmenter: Intl.Segmenter | undefined;

/** Visible characters (Unicode Standard Annex 29, extended grapheme clusters). */
function countCharacters(text: string): number {
	segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
	let count = 0;
	for (const { segment } of segmenter.segment(text)) if (!invisible.test(segment)) count += 1;
	return count;
}

import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { blockOfText, emailAddress, lineOfText, nameOfPerson, phoneNumber } from "./text-schema.ts";

const line = lineOfText({ what: "Title", least: 4, most: 10 });
const block = blockOfText({ what: "Note", most: 20 });
const name = nameOfPerson({ what: "Name", least: 4, most: 100 });

/** The first message, or the text as it is stored. */
function outcome(schema: v.GenericSchema<string, string>, text: unknown): string {
	const result = v.safeParse(schema, text);
	return result.success ? result.output : result.issues[0].message;
}

describe("a telephone number", () => {
	const phone = phoneNumber("Phone", "no number");

	test.each([
		["(555) 123-4567", "(555) 123-4567"],
		["+34 600 123 456", "+34 600 123 456"],
		["\u202a+34 600\u00a0123\u2011456\u202c", "+34 600 123-456"],
		["600–123—456", "600-123-456"],
		["928 123 456 ext. 12", "928 123 456 ext. 12"],
		["tel:+34-600-123-456", "+34-600-123-456"],
		["＋３４ ６００ １２３ ４５６", "+34 600 123 456"],
		["٦٠٠١٢٣٤٥٦", "600123456"],
		["room 12, 600 123 456", "room 12, 600 123 456"],
		["\u200b ", ""],
		["", ""],
	])("%j is taken as %j", (text, result) => {
		expect(outcome(phone, text)).toBe(result);
	});

	test.each([
		["later", "no number"],
		["12345", "no number"],
		["1234567890123456", "no number"],
		["600 123 456\n", "600 123 456"],
		["600 123\n456", "Phone has characters that can't be used"],
		["1".repeat(41), "Phone must be at most 40 characters long"],
	])("%j: %s", (text, message) => {
		expect(outcome(phone, text)).toBe(message);
	});
});

describe("an email address", () => {
	test.each([
		["o'connor@mail.example", "o'connor@mail.example"],
		["ida+trips@mail.example", "ida+trips@mail.example"],
		["a&b/c=d!#$%*?^`{|}~@mail.example", "a&b/c=d!#$%*?^`{|}~@mail.example"],
		["Ida@Mail.Example\u200b", "ida@mail.example"],
		["\u202aida@mail.example\u202c ", "ida@mail.example"],
		["ida＠mail．example", "ida@mail.example"],
		["ida@Bücher.example", "ida@xn--bcher-kva.example"],
		["ida@почта.рф", "ida@xn--80a1acny.xn--p1ai"],
		["ida@xn--bcher-kva.example", "ida@xn--bcher-kva.example"],
	])("%j is taken as %j", (text, result) => {
		expect(outcome(emailAddress, text)).toBe(result);
	});

	test.each([
		"ida",
		"ida@mail",
		"ida@@mail.example",
		"ida berg@mail.example",
		"ida@mail.example, joan@mail.example",
		"ida@bücher.example/x",
		"ida@１２７.0.0.1",
		"ida@-mail.example",
		`${"x".repeat(65)}@mail.example`,
		"ида@mail.example",
		"ida@mail.example\nBcc: x@y.example",
	])("%j is none", (text) => {
		expect(outcome(emailAddress, text)).toBe("Type an email address like ida@example.com");
	});
});

test.each(["\u3164\u3164\u3164\u3164", "\uffa0\uffa0\uffa0\uffa0", "\u115f\u1160 12 34"])(
	"%j is no name: nobody sees its letters",
	(text) => {
		expect(outcome(name, text)).toMatch(/Name (must|has)/);
	},
);

test("invisible letters do not make a name long enough", () => {
	expect(outcome(name, "Ida\u3164")).toBe("Name must be at least 4 characters long");
	expect(outcome(name, "이영수\u3164")).toBe("Name must be at least 4 characters long");
});

describe("a line of text", () => {
	test.each([
		["\0\0\0\0", "Title has characters that can't be used"],
		["Boat\ntrip", "Title has characters that can't be used"],
		["Boat\ttrip", "Title has characters that can't be used"],
		["Boat \u202epirt", "Title has characters that can't be used"],
		["\ud800\ud800\ud800\ud800", "Title has characters that can't be used"],
		["\u200b\u200b\u200b\u200b", "Title has nothing to read"],
		["ab", "Title must be at least 4 characters long"],
		["   a   ", "Title must be at least 4 characters long"],
		["12345678901", "Title must be at most 10 characters long"],
		["x".repeat(1_000_000), "Title must be at most 10 characters long"],
		[`e${"\u0301".repeat(500)}`, "Title must be at most 10 characters long"],
	])("%j is refused", (text, message) => {
		expect(outcome(line, text)).toBe(message);
	});

	test("is stored in composed form, without blanks around it", () => {
		expect(outcome(line, "  Cafe\u0301s ")).toBe("Cafés");
	});

	test("counts visible characters", () => {
		expect(outcome(line, "👩‍🚒👩‍🚒👩‍🚒👩‍🚒")).toBe("👩‍🚒👩‍🚒👩‍🚒👩‍🚒");
		expect(outcome(line, "👩‍🚒👩‍🚒👩‍🚒")).toBe("Title must be at least 4 characters long");
	});

	test("every accepted text is valid UTF-8, without control characters, within its limits", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 30 }), (text) => {
				const result = v.safeParse(line, text);
				if (!result.success) return;
				expect(result.output.isWellFormed()).toBe(true);
				expect(result.output).not.toMatch(/\p{Cc}/u);
				// the database counts code points; one visible character has one or more of them
				expect([...result.output].length).toBeGreaterThanOrEqual(4);
				expect(v.parse(line, result.output)).toBe(result.output);
			}),
		);
	});
});

test('a block of text keeps its lines, and every line break is "\\n"', () => {
	expect(outcome(block, "One\r\ntwo\rthree\n")).toBe("One\ntwo\nthree");
	expect(outcome(block, "One\0two")).toBe("Note has characters that can't be used");
	expect(outcome(block, "")).toBe("");
});

test("a rule names its field in the language that the form is checked with", () => {
	const rule = nameOfPerson({ what: ({ fields }) => fields.name, least: 4, most: 100 });
	const messageIn = (lang: string) => v.safeParse(rule, "ab", { lang }).issues?.[0].message;
	expect([messageIn("en"), messageIn("de"), messageIn("la")]).toEqual([
		"Name must be at least 4 characters long",
		"Name: mindestens 4 Zeichen",
		"Name must be at least 4 characters long",
	]);
});

describe("a person's name", () => {
	test.each(["😀😀😀😀", "1234", "\0\0\0\0"])("%j is not a name", (text) => {
		expect(outcome(name, text)).toMatch(/^Name (must have letters|has characters)/);
	});
	test.each(["Łukasz Żółć", "สมชาย ใจดี", "O’Brien-Núñez", "李小龙先生"])("%s is a name", (text) => {
		expect(outcome(name, text)).toBe(text.normalize("NFC"));
	});
});

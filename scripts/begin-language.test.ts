import { expect, test } from "vitest";
import { beginning, withLanguage } from "./begin-language.ts";

test("a translation begins as the English text, has its type, and counts by its own language", () => {
	const english = `import { plural } from "../../plural.ts";

/** Guests. */
export const parties = {
	seats: ({ count }: { count: number }) => plural("en", count, { one: "1 seat", other: "seats" }),
};
`;
	expect(
		beginning(english, "booking/parties.ts", "nl"),
	).toBe(`import type { parties as english } from "../../en/booking/parties.ts";
import { plural } from "../../plural.ts";

/** Guests. */
export const parties: typeof english = {
	seats: ({ count }: { count: number }) => plural("nl", count, { one: "1 seat", other: "seats" }),
};
`);
});

test("a line of type stands apart from a file that imports nothing", () => {
	const english = '/** Paying. */\nexport const pay = {\n\tpay: "Pay",\n};\n';
	expect(beginning(english, "booking/pay.ts", "nl")).toBe(
		`import type { pay as english } from "../../en/booking/pay.ts";\n\n${english.replace(" =", ": typeof english =")}`,
	);
});

test("words that no catalogue has are copied as they are", () => {
	const words = 'export const numberWords = [\n\t"no",\n];\n';
	expect(beginning(words, "number-words.ts", "nl")).toBe(words);
});

const catalogue = `import { catalogue } from "../../catalogue.ts";
import { parties as de } from "../../de/booking/parties.ts";
import { parties as en } from "../../en/booking/parties.ts";
import { parties as it } from "../../it/booking/parties.ts";

export const partiesTexts = /* @__PURE__ */ catalogue({ en, de, it });
`;

test("a catalogue takes up a language once, its imports in their order", () => {
	const begun = withLanguage(withLanguage(catalogue, "nl"), "cs");
	expect(begun).toBe(`import { catalogue } from "../../catalogue.ts";
import { parties as cs } from "../../cs/booking/parties.ts";
import { parties as de } from "../../de/booking/parties.ts";
import { parties as en } from "../../en/booking/parties.ts";
import { parties as it } from "../../it/booking/parties.ts";
import { parties as nl } from "../../nl/booking/parties.ts";

export const partiesTexts = /* @__PURE__ */ catalogue({ en, de, it, nl, cs });
`);
	expect(withLanguage(begun, "nl")).toBe(begun);
});

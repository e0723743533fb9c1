import { expect, test } from "vitest";
import { accessTexts } from "#app/messages/texts.ts";
import { accessLines, accessOfRow } from "./accessibility.ts";

const unsaid = {
	...{ wheelchair: "", pram: "", pregnancy: "", swimming: "" },
	...{ leastHeightCm: null, mostWeightKg: null },
};

test("what nobody has said is missing, and is not a no", () => {
	expect(accessOfRow(unsaid)).toBeUndefined();
	expect(accessOfRow({ ...unsaid, pram: "folding" })).toEqual({ pram: "folding" });
});

test("guests read each answer in a sentence, a no and a condition apart", () => {
	const access = accessOfRow({
		...{ wheelchair: "no", pram: "yes", pregnancy: "ask", swimming: "needed" },
		...{ leastHeightCm: 120, mostWeightKg: 110 },
	});
	expect(accessLines(access ?? {}, accessTexts.en)).toEqual([
		{ about: "wheelchair", words: "Not possible with a wheelchair", means: "no" },
		{ about: "pram", words: "A pram or pushchair can come along", means: "yes" },
		{
			about: "pregnancy",
			words: "If you are pregnant, please ask us before you book",
			means: "note",
		},
		{ about: "swimming", words: "You need to be able to swim", means: "note" },
		{ about: "leastHeightCm", words: "At least 120 cm tall", means: "note" },
		{ about: "mostWeightKg", words: "At most 110 kg per person", means: "note" },
	]);
});

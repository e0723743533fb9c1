import { expect, test } from "vitest";
import { guideLanguages, unspokenLanguages } from "./guide-languages.ts";

test.each([
	["nobody is given", [], null, []],
	["only a driver", [{ kind: "driver" as const, languages: "" }], null, []],
	["a guide of whom nothing is known", [{ kind: "guide" as const, languages: "" }], null, []],
	[
		"a guide who speaks English and German",
		[{ kind: "guide" as const, languages: "en de" }],
		["en", "de"],
		["es"],
	],
])(
	"where %s, what is missing of a promise of English and Spanish is known",
	(_name, team, spoken, missing) => {
		const languages = guideLanguages(team);
		expect(languages).toEqual(spoken);
		expect(unspokenLanguages(["en", "es"], languages)).toEqual(missing);
	},
);

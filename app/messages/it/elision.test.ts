import { expect, test } from "vitest";
import { withArticle } from "./elision.ts";

test.each([
	["dal", "8 giugno 2027", "dall’8 giugno 2027"],
	["al", "11 giugno", "all’11 giugno"],
	["dal", "1 giugno", "dal 1 giugno"],
	["dal", "18 giugno", "dal 18 giugno"],
	["il", "80 %", "l’80 %"],
	["il", "110 %", "il 110 %"],
] as const)("%s before %s is %s", (article, number, words) => {
	expect(withArticle(article, number)).toBe(words);
});

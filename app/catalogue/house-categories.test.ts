import { expect, test } from "vitest";
import { namedCategory, withCategory } from "./category.ts";
import { categoriesIn, houseCategories, kindIn } from "./house-categories.ts";

const weekend = { key: "weekend", names: { en: "Weekend" } };

test.each([
	["en", weekend, "Weekend", "weekend"],
	// the house's translation, while the category is called as the house calls it
	["de", weekend, "Wochenende", "weekend"],
	["es", { ...weekend, names: { en: "Weekend", es: "Sábados" } }, "Sábados", "weekend"],
	["es", { ...weekend, names: { en: "Market days" } }, "Market days", null],
	["es", { key: "whales", names: { en: "Whales", es: "Ballenas" } }, "Ballenas", null],
	["it", { key: "whales", names: { en: "Whales", es: "Ballenas" } }, "Whales", null],
	// called as one of the house, but another
	["it", { key: "weekend-2", names: { en: "Weekend" } }, "Weekend", null],
] as const)("in %s %j is called %j", (language, category, name, house) => {
	expect(categoriesIn([category], language)).toEqual([{ key: category.key, name, house }]);
});

test("the house's categories have a name in every language, and a word for sentences", () => {
	const [daily] = categoriesIn(houseCategories(), "es");
	expect(daily).toEqual({ key: "daily", name: "De un día", house: "daily" });
	expect(daily && kindIn(daily, "es")).toBe("de un día");
	expect(kindIn({ key: "weekend", name: "Sábados", house: "weekend" }, "es")).toBe("«Sábados»");
});

test("a category that is not in the list is called by its own text, and staff can keep it", () => {
	const categories = categoriesIn([weekend], "en");
	expect(namedCategory(categories, "golf trips").name).toBe("Golf trips");
	expect(withCategory(categories, "golf").map(({ name }) => name)).toEqual(["Weekend", "Golf"]);
	expect(withCategory(categories, "weekend")).toEqual(categories);
	expect(withCategory(categories, "")).toEqual(categories);
});

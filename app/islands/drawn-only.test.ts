import { expect, test } from "vitest";
import { drawnOnly } from "./server-only-data.ts";

test("a document's data can be read by name, and nothing of it is found by who would send it", () => {
	const data = drawnOnly({ title: "Crater rim", days: ["2027-06-05"] });
	expect([data.title, data.days]).toEqual(["Crater rim", ["2027-06-05"]]);
	expect(Object.keys(data)).toEqual([]);
	expect(JSON.stringify(data)).toBe("{}");
});

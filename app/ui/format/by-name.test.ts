import { expect, test } from "vitest";
import { byName, byTitle } from "./by-name.ts";

test("names stand where a reader looks for them, whatever their accents and case", () => {
	const names = [
		"Zoe",
		"Van 10",
		"álvaro Ruiz",
		"Van 3",
		"Øyvind",
		"Alvin",
		"Ñuria",
		"Oscar",
		"nora",
	];
	expect(
		names
			.map((name) => ({ name }))
			.sort(byName)
			.map(({ name }) => name),
	).toEqual(["álvaro Ruiz", "Alvin", "nora", "Ñuria", "Oscar", "Øyvind", "Van 3", "Van 10", "Zoe"]);
	expect([{ title: "Órzola" }, { title: "Playa" }, { title: "muelle" }].sort(byTitle)).toEqual([
		{ title: "muelle" },
		{ title: "Órzola" },
		{ title: "Playa" },
	]);
});

import { expect, test } from "vitest";
import { choiceStep } from "./step.tsx";

test.each<[string, boolean, boolean, ("fares" | "extras")[]]>([
	["with fares and extras", true, true, ["fares", "extras"]],
	["with fares alone", true, false, ["fares"]],
	["with extras alone", false, true, ["extras"]],
	["with neither", false, false, []],
])("a trip %s asks for no more than it offers, and back the same way", (...row) => {
	const [, offersFares, offersMore, steps] = row;
	const way = ["choose" as const, ...steps, "contact" as const];
	const walk = (from: (typeof way)[number], by: 1 | -1) =>
		choiceStep(from, by, { offersFares, offersMore });
	expect(way.slice(0, -1).map((step) => walk(step, 1))).toEqual(way.slice(1));
	expect(way.slice(1).map((step) => walk(step, -1))).toEqual(way.slice(0, -1));
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

/** The names of the steps that are not done, the next one first; null without a list. */
async function openSteps(visitor: Visitor) {
	const html = await (await visitor.get("/dashboard")).text();
	const list = /id="first-steps-heading".*?<\/ol>/s.exec(html)?.[0];
	if (!list) return null;
	return [...list.matchAll(/<li.*?<\/li>/gs)]
		.map(([item]) => item)
		.filter((item) => !item.includes(">done<"))
		.map((item) => />([^<]+)</.exec(item)?.[1]);
}

test("an empty site leads whoever may set it up to the first sale, by what is there; then the list is gone", async () => {
	const { visitor: boss } = await signedInVisitor(island, { role: "admin" });
	const { visitor: office } = await signedInVisitor(island, { role: "office" });
	expect(await openSteps(boss)).toEqual([
		...["Make a pickup point", "Make an excursion", "Give it a timetable", "Add a picture"],
		...["Put it on sale", "Sell"],
	]);
	expect(await openSteps(office)).toBeNull();
	const trip = await addExcursion(island.db);
	expect(await openSteps(boss)).toEqual(["Sell"]);
	await addBooking(island, trip);
	expect(await openSteps(boss)).toBeNull();
});

import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	answers,
	catalogueEvents,
	consentTexts,
	excursions,
	questions,
} from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const pathOf = (id: string) => `/dashboard/excursion/${id}/questions`;
const versionOf = async (id: string) =>
	(await island.db.select().from(excursions).where(eq(excursions.id, id)))[0]?.version ?? 0;
const questionsNow = (excursionId: string) =>
	island.db
		.select()
		.from(questions)
		.where(eq(questions.excursionId, excursionId))
		.orderBy(asc(questions.position));
const textsNow = async (id: string) =>
	(
		await island.db
			.select()
			.from(consentTexts)
			.innerJoin(questions, eq(questions.id, consentTexts.questionId))
			.where(eq(questions.excursionId, id))
			.orderBy(asc(consentTexts.wording), asc(consentTexts.language))
	).map(({ consent_texts: { wording, language, title, note } }) => [
		wording,
		language,
		title,
		note,
	]);
/** As a browser without a script, from a page that has just been opened. */
const press = async (id: string, fields: Record<string, string>) =>
	marta.submit(pathOf(id), { version: String(await versionOf(id)), ...fields });
const shoeSize = {
	...{ question: "", title: "Shoe size", note: "European sizes", kind: "number", options: "" },
	...{ asks: "guests", moment: "later", isRequired: "on" },
};
const waiver = {
	...{ question: "", title: "I have read the safety rules", note: "We listen to the guide." },
	...{ kind: "consent", options: "", asks: "booking", moment: "booking", isRequired: "on" },
};
const diet = {
	...{ question: "", title: "What do you eat?", note: "", kind: "choice", isRequired: "off" },
	...{ options: " Meat \n\nFish\nNeither ", asks: "booking", moment: "booking" },
};

test("staff add, change, order, retire and bring back questions, and the history says who did it", async () => {
	const { id } = await addExcursion(island.db);
	const answer = await press(id, shoeSize);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, pathOf(id)]);
	await press(id, diet);
	const [first, second] = await questionsNow(id);
	expect(first).toMatchObject({ title: "Shoe size", kind: "number", isRequired: true });
	expect(second).toMatchObject({ options: "Meat\nFish\nNeither", position: 1, isRequired: false });
	const question = String(first?.id);
	await press(id, { ...shoeSize, question, note: "" });
	await press(id, { question, act: "down" });
	expect((await questionsNow(id)).map(({ title }) => title)).toEqual([
		"What do you eat?",
		"Shoe size",
	]);
	await press(id, { question, act: "retire" });
	expect(await (await marta.get(pathOf(id))).text()).toContain("Bring back Shoe size");
	await press(id, { question, act: "restore" });
	const events = await island.db
		.select({ line: catalogueEvents.line, name: catalogueEvents.actorName })
		.from(catalogueEvents)
		.where(eq(catalogueEvents.subjectId, id));
	expect(events.map(({ line, name }) => [JSON.parse(line).step, name])).toEqual(
		["added", "added", "changed", "moved", "retired", "brought back"].map((step) => [
			step,
			"Marta",
		]),
	);
});

test("a wrong form stays as it was typed and says what is wrong", async () => {
	const { id } = await addExcursion(island.db);
	const wrongs: [change: Record<string, string>, message: string][] = [
		[{ ...shoeSize, moment: "booking" }, "asked while booking"],
		[{ ...waiver, note: "" }, "Type the text that guests agree to"],
		[{ ...diet, options: "Meat" }, "Type at least two choices"],
		[{ ...diet, options: "Meat\nMeat" }, "Two choices are the same"],
		[{ ...shoeSize, options: "Meat\nFish" }, "Only a question with several choices has choices"],
	];
	for (const [fields, message] of wrongs) {
		const answer = await press(id, fields);
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain(message);
	}
	expect(await questionsNow(id)).toEqual([]);
});

test("a consent gets a new version when its words change in any language, and keeps those of each", async () => {
	const { id } = await addExcursion(island.db);
	await press(id, waiver);
	const question = String((await questionsNow(id))[0]?.id);
	const first = [1, "en", waiver.title, waiver.note];
	expect(await textsNow(id)).toEqual([first]);
	await press(id, { ...waiver, question, isRequired: "off" });
	await press(id, { question, act: "retire" });
	await press(id, shoeSize);
	expect(await textsNow(id)).toEqual([first]);

	const note = "We listen to the guide and wear a helmet.";
	await press(id, { ...waiver, question, note });
	const second = [2, "en", waiver.title, note];
	expect(await textsNow(id)).toEqual([first, second]);

	await press(id, { ...waiver, question, note, "texts.de.note": "Wir hören auf den Guide." });
	const third = [3, "de", waiver.title, "Wir hören auf den Guide."];
	expect(await textsNow(id)).toEqual([first, second, third, [3, "en", waiver.title, note]]);
	expect(await questionsNow(id)).toMatchObject([{ wording: 3 }, { wording: 1 }]);
	expect(await (await marta.get(pathOf(id))).text()).toContain("version 3");
});

test("what guests have answered keeps its meaning", async () => {
	const trip = await addExcursion(island.db);
	const { id } = trip;
	await press(id, diet);
	const [row] = await questionsNow(id);
	const question = String(row?.id);
	const booking = await addBooking(island, trip, {}, { paid: false });
	await island.db.insert(answers).values({
		...{ bookingId: booking.id, questionId: Number(question), guest: "" },
		...{ value: "Fish", answeredAt: 1 },
	});
	const kind = await press(id, { ...diet, question, kind: "text", options: "" });
	expect(kind.status).toBe(409);
	expect(await kind.text()).toContain("retire this one and add another");
	expect((await press(id, { ...diet, question, asks: "guests", moment: "later" })).status).toBe(
		409,
	);
	expect((await press(id, { ...diet, question, options: "Meat\nNeither" })).status).toBe(409);
	const more = await press(id, { ...diet, question, options: "Meat\nFish\nNeither\nBoth" });
	expect(more.status).toBe(303);
	expect(await questionsNow(id)).toMatchObject([{ kind: "choice", asks: "booking" }]);
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactMessages } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "supervisor", name: "Marta Boss" })).visitor;
});
afterAll(() => island.stop());
beforeEach(async () => {
	await island.db.delete(contactMessages);
});

const at = "/dashboard/messages";
const textOf = async (answer: Promise<Response>) =>
	(await (await answer).text()).replaceAll("<!-- -->", "");

async function receive(change: Partial<typeof contactMessages.$inferInsert> = {}): Promise<number> {
	const [row] = await island.db
		.insert(contactMessages)
		.values({
			idempotencyKey: crypto.randomUUID(),
			name: "Ida Berg",
			email: "ida@mail.example",
			message: "May we bring our dog?",
			createdAt: Date.now(),
			...change,
		})
		.returning({ id: contactMessages.id });
	return row?.id ?? 0;
}

const storedMessage = async (id: number) =>
	(await island.db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0];

const step = (message: number, from: string, to: string, who = boss) =>
	who.submit(at, { message: String(message), from, to });

describe("the messages of the contact page", () => {
	test("are listed with the way to answer, and are marked by whom they were answered", async () => {
		const id = await receive();
		const open = await textOf(boss.get(at));
		expect(open).toContain("May we bring our dog?");
		expect(open).toContain("Open (1)");
		expect(open).toContain('href="mailto:ida%40mail.example?subject=');

		const answer = await step(id, "open", "answered");
		expect([answer.status, answer.headers.get("location")]).toEqual([303, at]);
		const listAfter = await textOf(boss.get(at));
		expect(listAfter).toContain("Marked as answered");
		expect(listAfter).toContain("Nobody waits for an answer.");
		expect(await textOf(boss.get(`${at}?show=answered`))).toContain("by Marta Boss");
		expect(await storedMessage(id)).toMatchObject({
			status: "answered",
			handledByName: "Marta Boss",
		});

		expect((await step(id, "answered", "open")).status).toBe(303);
		expect(await storedMessage(id)).toMatchObject({
			status: "open",
			handledAt: null,
			handledById: null,
		});
	});

	test("are changed by the quicker one of two only", async () => {
		const id = await receive();
		const answers = await Promise.all([step(id, "open", "answered"), step(id, "open", "closed")]);
		expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
		const late = await textOf(step(id, "open", "closed"));
		expect(late).toContain("Somebody else has changed this message meanwhile");
	});

	test.each([
		{ from: "open", to: "deleted" },
		{ from: "open", to: "open" },
		{ from: "open", to: "closed", message: "0" },
	])("take no step like %o", async (form) => {
		const id = await receive();
		const answer = await boss.submit(at, { message: String(id), ...form });
		expect(answer.status).toBe(400);
		expect(await storedMessage(id)).toMatchObject({ status: "open" });
	});

	test("are paged by key", async () => {
		await island.db.insert(contactMessages).values(
			Array.from({ length: 23 }, (_, index) => ({
				idempotencyKey: crypto.randomUUID(),
				...{ name: "Ida Berg", email: "ida@mail.example", createdAt: Date.now() },
				message: `Message number ${index + 1}.`,
			})),
		);
		// only as a paragraph, because the text is also in the answer link and in the page's data
		const numbersIn = (text: string) => text.match(/>Message number \d+\.</g);
		const first = await textOf(boss.get(at));
		expect(numbersIn(first)).toHaveLength(20);
		const beforeId = /before=(\d+)/.exec(first)?.[1];
		const second = await textOf(boss.get(`${at}?show=open&before=${beforeId}`));
		expect(numbersIn(second)).toEqual([
			">Message number 3.<",
			">Message number 2.<",
			">Message number 1.<",
		]);
	});
});

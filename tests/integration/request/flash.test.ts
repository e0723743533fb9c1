import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const account = "/dashboard/account";
const savedNotice = "Your name is saved";
const textOf = async (answer: Promise<Response>) => (await answer).text();

async function whoSavedTheirName(): Promise<Visitor> {
	const { visitor } = await signedInVisitor(island);
	await visitor.submit(account, { intent: "profile", name: "Marta" });
	return visitor;
}

describe("what a step has done", () => {
	test("is shown by the next page once, and cannot come from an address", async () => {
		const visitor = await whoSavedTheirName();
		const cookie = visitor.lastSetCookies.find((each) => each.startsWith("island.flash="));
		expect(cookie).toMatch(/; Max-Age=120; Path=\/; HttpOnly; (Secure; )?SameSite=Lax$/);
		expect(await textOf(visitor.get(account))).toContain(savedNotice);
		expect(visitor.cookies.has("island.flash")).toBe(false);
		expect(await textOf(visitor.get(account))).not.toContain(savedNotice);
		expect(await textOf(visitor.get(`${account}?done=profile`))).not.toContain(savedNotice);
	});

	test("is shown by the page that is opened, not by a prefetched one", async () => {
		const visitor = await whoSavedTheirName();
		const ahead = { headers: { "sec-purpose": "prefetch" } };
		expect(await textOf(visitor.fetch(`${account}.data`, ahead))).not.toContain(savedNotice);
		expect(await textOf(visitor.get(`${account}.data`))).toContain(savedNotice);
	});

	test.each([
		["made up", () => "v1.AAAA.BBBB"],
		["changed", (sealed: string) => `${sealed.slice(0, -4)}AAAA`],
		["taken from a link", () => ""],
	])("is not told by a cookie that was %s", async (how, change) => {
		const visitor = await whoSavedTheirName();
		const sealed = visitor.cookies.get("island.flash") ?? "";
		if (how !== "taken from a link") visitor.cookies.set("island.flash", change(sealed));
		else {
			// a value for the cookie is not valid in a link, so an address cannot carry it
			visitor.cookies.delete("island.flash");
			const answer = await visitor.get(`/app_login/after/${sealed}`);
			expect(answer.headers.get("location")).toBe(account);
		}
		expect(await textOf(visitor.get(account))).not.toContain(savedNotice);
	});
});

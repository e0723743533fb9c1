import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resellerKeys, resellers } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { clientWith, octoAnswer, octoError, octoList } from "#tests/octo.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	({ visitor: boss } = await signedInVisitor(island, { role: "supervisor" }));
});
afterAll(() => island.stop());

/** What a reader sees, without tags. */
async function wordsOf(answer: Response): Promise<string> {
	const html = await answer.text();
	return html.replaceAll(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

async function addReseller(name: string): Promise<{ path: string; id: number }> {
	const answer = await boss.submit("/dashboard/resellers", { name });
	expect(answer.status).toBe(303);
	const path = answer.headers.get("location") ?? "";
	return { path, id: Number(path.split("/").at(-1)) };
}

async function makeKey(path: string, kind = "live"): Promise<string> {
	const page = await (await boss.submit(path, { intent: "key", kind, expiresOn: "" })).text();
	return /ix_(?:live|test)_[\w-]{43}/.exec(page)?.[0] ?? "";
}

test("staff add a reseller, whose key is shown once and ends at once when they revoke it", async () => {
	const { path, id } = await addReseller("Wide Sea Tours");
	const key = await makeKey(path);
	const client = clientWith(island, key);
	expect((await client.get("supplier")).status).toBe(200);
	const page = await (await boss.get(path)).text();
	expect(page).not.toContain(key);
	expect(page).toContain(`…${key.slice(-4)}`);
	const [row] = await island.db.select().from(resellerKeys).where(eq(resellerKeys.resellerId, id));
	await boss.submit(path, { intent: "revoke", keyId: String(row?.id) });
	expect(await octoError(await client.get("supplier"))).toEqual({ error: "FORBIDDEN" });
	// a second reseller of the name would be taken for the first
	expect((await boss.submit("/dashboard/resellers", { name: "Wide Sea Tours" })).status).toBe(409);
	expect((await boss.submit("/dashboard/resellers", { name: "x" })).status).toBe(400);
	const past = { intent: "key", kind: "live", expiresOn: "2020-01-01" };
	expect((await boss.submit(path, past)).status).toBe(400);
});

test("a contract holds for bookings to come, and the screen adds up what is owed", async () => {
	const trip = await addExcursion(island.db);
	const { path, id } = await addReseller("Contracted Tours");
	const client = clientWith(island, await makeKey(path));
	const terms = { intent: "save", name: "Contracted Tours", allExcursions: "on" };
	expect((await boss.submit(path, { ...terms, kind: "percent", percent: "120" })).status).toBe(400);
	expect((await boss.submit(path, { ...terms, kind: "percent", percent: "25" })).status).toBe(303);
	const [reseller] = await island.db.select().from(resellers).where(eq(resellers.id, id));
	expect(reseller).toMatchObject({
		contract: '{"kind":"percent","percent":25}',
		excursionIds: null,
	});
	const product = { productId: trip.id, optionId: "DEFAULT" };
	const [day] = await octoList(
		"zAvailability",
		await client.send("POST", "availability", { ...product, localDate: soon() }),
	);
	const body = {
		...{ ...product, availabilityId: day?.id, resellerReference: "CT-9" },
		unitItems: [{ unitId: "adult" }, { unitId: "adult" }],
	};
	const held = await octoAnswer("zBooking", await client.send("POST", "bookings", body));
	await client.send("POST", `bookings/${held.uuid}/confirm`, {
		contact: { fullName: "Ida Reyes" },
	});
	const words = await wordsOf(await boss.get(path));
	expect(words).toContain(String(held.supplierReference));
	expect(words).toContain("CT-9");
	expect(words).toContain("€96");
	// the bookings behind a month's sum, to send with the bill
	const month = soon().slice(0, 7);
	const [address = ""] =
		new RegExp(
			`/dashboard/bookings[?]partner=reseller:${id}&amp;from=${month}-01&amp;to=${month}-[23][0-9]`,
		).exec(await (await boss.get(path)).text()) ?? [];
	const ofMonth = address.replaceAll("&amp;", "&");
	expect(await wordsOf(await boss.get(ofMonth))).toContain(String(held.supplierReference));
	const csv = await (await boss.get(ofMonth.replace("?", "/export.csv?"))).text();
	expect(csv).toContain("Owed by reseller");
	expect(csv).toContain('"96.00"');
	const ofOthers = ofMonth.replace(`reseller:${id}`, "reseller:0");
	expect(await wordsOf(await boss.get(ofOthers))).not.toContain(String(held.supplierReference));
	const manifest = await wordsOf(
		await boss.get(await manifestPath(island.db, { excursionId: trip.id, date: soon() })),
	);
	expect(manifest).toContain("Ida Reyes");
	expect(manifest).toContain("by Contracted Tours · CT-9");
	expect(manifest).toContain("Pickup not agreed yet");
	expect(manifest).toContain("Paid to reseller");
	const link = /\/dashboard\/bookings\/\d+/.exec(await (await boss.get(path)).text())?.[0] ?? "";
	const record = await wordsOf(await boss.get(link));
	expect(record).toContain("Contracted Tours · CT-9");
	expect(record).toContain("to the reseller, paid");
	expect(record).not.toContain("Not collected after all");
	// what the reseller may not sell any more it does not read
	const none = { ...terms, kind: "amounts", adults: "40", children: "30,50", bebe: "0" };
	expect((await boss.submit(path, { ...none, allExcursions: "off" })).status).toBe(303);
	expect(await octoList("zProduct", await client.get("products"))).toEqual([]);
	await boss.submit(path, { ...none, allExcursions: "off", [`on.${trip.id}`]: "on" });
	expect(await octoList("zProduct", await client.get("products"))).toMatchObject([
		{
			options: [
				{ units: [{ pricingFrom: [{ net: 4000 }] }, { pricingFrom: [{ net: 3050 }] }, {}] },
			],
		},
	]);
	const cancelled = await client.send("POST", `bookings/${held.uuid}/cancel`);
	expect(await octoAnswer("zBooking", cancelled)).toMatchObject({
		cancellation: { refund: "FULL" },
	});
	expect(await wordsOf(await boss.get(path))).not.toContain("€96");
});

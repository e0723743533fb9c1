import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { verifications } from "#app/database/schema.server.ts";
import { sessionOf } from "#tests/people.ts";
import {
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
	withBrokenTable,
} from "#tests/provider-island.ts";
import { comeBack, errorOf, leave, target } from "#tests/provider-visit.ts";
import { newVisitor } from "#tests/visitor.ts";

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google", "spotify"]);
});
afterAll(() => at.island.stop());
beforeEach(() => {
	for (const id of ["google", "spotify"]) at.fake(id).calls = [];
	somebodyAt(at.known("google"), { emailVerified: true });
	somebodyAt(at.known("spotify"), { emailVerified: false });
});

const google = () => [at.known("google"), at.fake("google")] as const;
const spotify = () => [at.known("spotify"), at.fake("spotify")] as const;

describe("the state", () => {
	test("is used once: a replay ends, whether the first time went well or not", async () => {
		const [known, fake] = google();
		const visit = await leave(at.island, known, fake);
		const cookie = visit.visitor.cookies.get("island.state") ?? "";
		expect(target(await comeBack(known, visit))).toBe("/dashboard");
		expect(visit.visitor.cookies.has("island.state")).toBe(false);
		visit.visitor.cookies.set("island.state", cookie);
		expect(errorOf(await comeBack(known, visit))).toBe("please_restart_the_process");

		const denied = await leave(at.island, known, fake);
		const again = denied.visitor.cookies.get("island.state") ?? "";
		await comeBack(known, denied, { error: "access_denied", code: undefined });
		denied.visitor.cookies.set("island.state", again);
		expect(errorOf(await comeBack(known, denied))).toBe("please_restart_the_process");
	});

	test("two callbacks at once: one comes in", async () => {
		const [known, fake] = google();
		const visit = await leave(at.island, known, fake);
		const answers = await Promise.all([comeBack(known, visit), comeBack(known, visit)]);
		expect(answers.map(target).sort()).toEqual([
			"/api/auth/error?error=please_restart_the_process",
			"/dashboard",
		]);
	});

	test("of one browser is nothing in another, and stays usable in its own", async () => {
		const [known, fake] = google();
		const visit = await leave(at.island, known, fake);
		const thief = await leave(at.island, known, fake);
		expect(errorOf(await comeBack(known, visit, {}, thief.visitor))).toBe(
			"please_restart_the_process",
		);
		expect(errorOf(await comeBack(known, visit, {}, newVisitor(at.island)))).toBe(
			"please_restart_the_process",
		);
		expect(await sessionOf(thief.visitor)).toBeNull();
		fake.nonce = visit.url.searchParams.get("nonce") ?? undefined;
		expect(target(await comeBack(known, visit))).toBe("/dashboard");
	});

	test("of one provider is refused at another, before any code is sent anywhere", async () => {
		const [known, fake] = google();
		const visit = await leave(at.island, known, fake);
		const [other, otherFake] = spotify();
		expect(errorOf(await comeBack(other, visit))).toBe("please_restart_the_process");
		expect(otherFake.calls).toEqual([]);
		expect(fake.calls).toEqual([]);
	});

	test("ends after ten minutes", async () => {
		const [known, fake] = google();
		const visit = await leave(at.island, known, fake);
		const [row] = await at.island.db
			.select()
			.from(verifications)
			.where(sql`identifier LIKE 'oauth-state:%'`)
			.orderBy(sql`created_at DESC`);
		expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(600_000);
		await at.island.db
			.update(verifications)
			.set({ expiresAt: Date.now() - 1 })
			.where(eq(verifications.id, row?.id ?? ""));
		expect(errorOf(await comeBack(known, visit))).toBe("please_restart_the_process");
	});

	test("lies in the database under a hash, and its cookie lasts as long as it does", async () => {
		const [known, fake] = google();
		const visit = await leave(at.island, known, fake);
		const rows = await at.island.db.select().from(verifications);
		expect(JSON.stringify(rows)).not.toContain(visit.state);
		const [cookie] = visit.visitor.lastSetCookies;
		expect(cookie).toMatch(/^island\.state=.+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
	});

	test("that can't be kept: unable to create verification", async () => {
		const answer = await withBrokenTable(at.island, "verifications", () =>
			newVisitor(at.island).post("/api/auth/sign-in/social", { provider: "google" }),
		);
		expect(answer.status).toBe(500);
		expect(await answer.json()).toMatchObject({ message: "Unable to create verification" });
	});
});

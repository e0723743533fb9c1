import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import { accounts } from "#app/database/schema.server.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addUser, password } from "#tests/people.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ hasRealPasswordCost: true });
});
afterAll(() => island.stop());

test("a cheaper hash than today's is renewed by the sign-in, within its two round trips", async () => {
	const user = await addUser(island);
	island.databaseRoundTrips();
	const signIn = () =>
		newVisitor(island).post("/api/auth/sign-in/email", { email: user.email, password });
	expect((await signIn()).status).toBe(200);
	expect(island.databaseRoundTrips()).toBe(2);
	const [row] = await island.db.select().from(accounts).where(eq(accounts.userId, user.id));
	expect(row?.password).toMatch(/^scrypt\$32768\$8\$3\$/);
	expect((await signIn()).status).toBe(200);
});

test("sign-in takes the same time for an unknown email, no password and a wrong one", async () => {
	const social = await addUser(island, { password: null });
	const known = await addUser(island, { password: null });
	await island.db.insert(accounts).values({
		id: known.id,
		userId: known.id,
		providerId: "credential",
		accountId: known.id,
		password: await hashPassword(password),
		createdAt: 0,
		updatedAt: 0,
	});
	const emails = [known.email, social.email, "nobody@example.com"];
	const best = emails.map(() => Number.POSITIVE_INFINITY);
	// alternating, best of each: load on the machine slows both alike
	for (let run = 0; run < 6; run += 1)
		for (const [index, email] of emails.entries()) {
			const start = performance.now();
			await newVisitor(island).post("/api/auth/sign-in/email", {
				email,
				password: "wrong password",
			});
			best[index] = Math.min(best[index] ?? 0, performance.now() - start);
		}
	const [wrongPassword = 0, ...others] = best;
	for (const other of others) {
		expect(other / wrongPassword).toBeGreaterThan(0.6);
		expect(other / wrongPassword).toBeLessThan(1.6);
	}
});

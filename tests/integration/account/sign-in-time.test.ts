import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import { accounts } from "#app/database/schema.server.ts";
import { addUser, password } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
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

const [leastTurns, mostTurns] = [3, 12];

/** Milliseconds that a sign-in with a wrong password takes. */
async function refusedAfter(email: string): Promise<number> {
	const start = performance.now();
	const body = { email, password: "wrong password" };
	expect((await newVisitor(island).post("/api/auth/sign-in/email", body)).status).toBe(401);
	return performance.now() - start;
}

test("sign-in takes the same time for an unknown email, no password and a wrong one", async () => {
	const social = await addUser(island, { password: null });
	const user = await addUser(island, { password: null });
	await island.db.insert(accounts).values({
		id: user.id,
		userId: user.id,
		providerId: "credential",
		accountId: user.id,
		password: await hashPassword(password),
		createdAt: 0,
		updatedAt: 0,
	});
	const [wrong, ...others] = [user.email, social.email, "nobody@example.com"].map((email) => ({
		email,
		best: Number.POSITIVE_INFINITY,
	}));
	if (!wrong) throw new Error("nobody signs in");
	const differences = () =>
		others.map(({ best }) => best / wrong.best).filter((ratio) => !(ratio > 0.6 && ratio < 1.6));
	// in turns, best of each: load on the machine only makes single turns slower, so that a few turns take it out
	for (let turn = 0; turn < leastTurns || (turn < mostTurns && differences().length > 0); turn += 1)
		for (const person of [wrong, ...others])
			person.best = Math.min(person.best, await refusedAfter(person.email));
	expect(differences()).toEqual([]);
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roleNames, rolesToGive } from "#app/account/access.ts";
import { verifyPassword } from "#app/account/password/password-hash.server.ts";
import { accounts, users } from "#app/database/schema.server.ts";
import { demoLogin } from "#scripts/island/staff.ts";
import { seedStaffIfNone } from "#scripts/seed.ts";
import { createStaff } from "#scripts/staff-create.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";

let database: OwnDatabase;
beforeAll(async () => {
	database = await startOwnDatabase({ content: "demo-island" });
});
afterAll(() => database.stop());

const address = () => ({ url: database.server.url });
const staff = { email: "Boss@Example.com", password: "long enough" };

/** The account of this email, and whether the password opens it. */
async function accountOf(email: string, password: string) {
	const [row] = await database.db
		.select({ user: users, hash: accounts.password })
		.from(users)
		.innerJoin(accounts, eq(accounts.userId, users.id))
		.where(eq(users.email, email));
	const isRight = (await verifyPassword(password, row?.hash ?? "")).valid;
	return { user: row?.user, isRight };
}

test("the demo staff has an account for each role, and the one that is printed signs in", async () => {
	const people = await database.db.select().from(users);
	expect(people.map(({ role }) => role).sort()).toEqual([...roleNames].sort());
	expect(await accountOf(demoLogin.email, demoLogin.password)).toMatchObject({ isRight: true });
});

test("the demo staff is made once, and never in a database that others can reach", async () => {
	expect(await seedStaffIfNone(address())).toBe(false);
	expect(await seedStaffIfNone({ url: "libsql://island.turso.example" })).toBe(false);
});

test("staff:create makes a verified user, a supervisor where no role is named, and touches no account that is there", async () => {
	expect(await createStaff(address(), { ...staff, name: "The Boss" })).toBeNull();
	const { user, isRight } = await accountOf("boss@example.com", staff.password);
	expect([user, isRight]).toMatchObject([{ name: "The Boss", emailVerified: true }, true]);
	expect(rolesToGive({ id: "", role: user?.role ?? "" })).toEqual(roleNames);
	expect(await createStaff(address(), { ...staff, password: "quite another" })).toEqual([
		"--email: boss@example.com has an account already",
	]);
	expect(await accountOf("boss@example.com", staff.password)).toMatchObject({ isRight: true });
});

test.each([
	[{ email: undefined }, "--email"],
	[{ email: "nonsense" }, "--email"],
	[{ password: "short" }, "--password"],
	[{ password: "password1" }, "too easy to guess"],
	[{ password: "Excursions-2026" }, "Leave out your name"],
	[{ role: "constructor" }, "--role"],
	[{ role: "manager,king" }, "--role"],
])("staff:create says what is wrong with %j", async (change, message) => {
	const wrong = await createStaff(address(), { ...staff, email: "other@example.com", ...change });
	expect(wrong?.join()).toContain(message);
});

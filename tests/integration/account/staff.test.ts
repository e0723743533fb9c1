import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roleNames, rolesToGive } from "#app/account/access.ts";
import { users } from "#app/database/schema.server.ts";
import { demoLogin } from "#scripts/island/staff.ts";
import { seedStaffIfNone } from "#scripts/seed.ts";
import { createStaff } from "#scripts/staff-create.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true });
});
afterAll(() => island.stop());

const address = () => ({ url: island.database.url });
const staff = { email: "Boss@Example.com", password: "long enough", role: "supervisor" };

describe("the demo staff", () => {
	test("has an account for each role, and the one that is printed signs in", async () => {
		const people = await island.db.select().from(users);
		expect(people.map(({ role }) => role).sort()).toEqual([...roleNames].sort());
		const answer = await newVisitor(island).submit("/app_login", demoLogin);
		expect(answer.headers.get("location")).toBe("/dashboard");
	});

	test("is made once, and never in a database that others can reach", async () => {
		expect(await seedStaffIfNone(address())).toBe(false);
		expect(await seedStaffIfNone({ url: "libsql://island.turso.example" })).toBe(false);
	});
});

describe("staff:create", () => {
	test("creates a verified user who can sign in at once", async () => {
		expect(await createStaff(address(), { ...staff, name: "The Boss" })).toBeNull();
		const [user] = await island.db.select().from(users).where(eq(users.email, "boss@example.com"));
		expect(user).toMatchObject({ name: "The Boss", role: "supervisor", emailVerified: true });
		const login = { email: staff.email, password: staff.password };
		expect((await newVisitor(island).post("/api/auth/sign-in/email", login)).status).toBe(200);
	});

	test("makes a supervisor where no role is named, who may invite everybody", async () => {
		const email = "first@example.com";
		expect(await createStaff(address(), { ...staff, email, role: undefined })).toBeNull();
		const [first] = await island.db.select().from(users).where(eq(users.email, email));
		expect(rolesToGive({ id: "", role: first?.role ?? "" })).toEqual(roleNames);
	});

	test("does not touch an account that is there", async () => {
		expect(await createStaff(address(), staff)).toEqual([
			"--email: boss@example.com has an account already",
		]);
	});

	test.each([
		[{ email: undefined }, "--email"],
		[{ email: "nonsense" }, "--email"],
		[{ password: "short" }, "--password"],
		[{ password: "password1" }, "too easy to guess"],
		[{ password: "Excursions-2026" }, "Leave out your name"],
		[{ role: "king" }, "--role"],
		[{ role: "constructor" }, "--role"],
		[{ role: "manager,king" }, "--role"],
	])("says what is wrong with %j", async (change, message) => {
		const wrong = await createStaff(address(), { ...staff, email: "other@example.com", ...change });
		expect(wrong?.join()).toContain(message);
	});

	test("names each word that is missing", async () => {
		expect(await createStaff(address(), {})).toEqual([
			"--email: is missing",
			"--password: is missing",
		]);
	});
});

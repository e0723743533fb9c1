import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "#app/database/schema.server.ts";
import { refusal, sessionOf, signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

describe("update-user", () => {
	test("changes name and picture, and the copy in the cookies with them", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const change = { name: "  Marta  ", image: "https://pictures.example/m.png" };
		expect(await (await visitor.post("/api/auth/update-user", change)).json()).toEqual({
			status: true,
		});
		island.databaseRoundTrips();
		const session = await sessionOf(visitor);
		expect(island.databaseRoundTrips()).toBe(0);
		expect(session?.user).toMatchObject({ name: "Marta", image: change.image });
		await visitor.post("/api/auth/update-user", { image: null });
		const [row] = await island.db.select().from(users).where(eq(users.id, user.id));
		expect(row).toMatchObject({ name: "Marta", image: null });
	});

	test("does not read role, ban or verification from the body", async () => {
		const { visitor, user } = await signedInVisitor(island);
		await visitor.post("/api/auth/update-user", {
			name: "Marta",
			role: "admin",
			banned: false,
			emailVerified: true,
			id: "other",
		});
		const [row] = await island.db.select().from(users).where(eq(users.id, user.id));
		expect(row).toMatchObject({ role: "user", emailVerified: false });
	});

	test.each([
		[{ email: "new@example.com" }, "EMAIL_CAN_NOT_BE_UPDATED"],
		[{}, "NO_FIELDS_TO_UPDATE"],
		[{ role: "admin" }, "NO_FIELDS_TO_UPDATE"],
		[{ name: "" }, "VALIDATION_ERROR"],
		[{ name: "x".repeat(201) }, "VALIDATION_ERROR"],
		[{ image: "javascript:alert(1)" }, "VALIDATION_ERROR"],
		[{ image: "//evil.example/x.png" }, "VALIDATION_ERROR"],
	])("refuses %j", async (body, code) => {
		const { visitor } = await signedInVisitor(island);
		const answer = await visitor.post("/api/auth/update-user", body);
		expect(await refusal(answer)).toMatchObject({ status: 400, code });
	});
});

test("list-accounts tells how one can sign in, and no secret", async () => {
	const { visitor, user } = await signedInVisitor(island);
	const list = await (await visitor.get("/api/auth/list-accounts")).json();
	expect(list).toEqual([
		{
			id: expect.any(String),
			providerId: "credential",
			accountId: user.id,
			scopes: [],
			createdAt: expect.any(String),
			updatedAt: expect.any(String),
		},
	]);
});

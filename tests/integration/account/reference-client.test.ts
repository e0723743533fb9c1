import { createAuthClient } from "better-auth/client";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/database/schema.server.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

function newClient() {
	const visitor = newVisitor(island);
	const client = createAuthClient({
		baseURL: island.url.origin,
		fetchOptions: { customFetchImpl: visitor.fetch },
	});
	return { client, visitor };
}

async function lastLink(recipient: string): Promise<string> {
	const mails = await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.recipient, recipient))
		.orderBy(outbox.id);
	return /https?:\S+/.exec(mails.at(-1)?.textBody ?? "")?.[0] ?? "no link";
}

test("the unmodified client signs up, asks for the session and signs out", async () => {
	const { client, visitor } = newClient();
	const signUp = await client.signUp.email({
		name: "Ana",
		email: "Ana@Example.com",
		password: "correct horse",
	});
	expect(signUp.error).toBeNull();
	expect(signUp.data?.user.email).toBe("ana@example.com");
	expect(signUp.data?.token).toHaveLength(32);
	expect(visitor.cookies.has("island.session_token")).toBe(true);

	const session = await client.getSession();
	expect(session.data?.user.name).toBe("Ana");
	expect(session.data?.session.token).toBe(signUp.data?.token);

	expect((await client.signOut()).data).toEqual({ success: true });
	expect(visitor.cookies.size).toBe(0);
	expect((await client.getSession()).data).toBeNull();

	const signIn = await client.signIn.email({ email: "ana@example.com", password: "correct horse" });
	expect(signIn.error).toBeNull();
	expect(signIn.data?.user.emailVerified).toBe(false);
	expect(await lastLink("ana@example.com")).toContain("/api/auth/verify-email?token=");
});

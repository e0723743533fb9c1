import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts } from "#app/database/schema.server.ts";
import { refusal, signedInVisitor } from "#tests/account/people.ts";
import {
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
} from "#tests/account/provider-island.ts";
import { signIn } from "#tests/fakes/provider-visit.ts";
import { newVisitor } from "#tests/visitor.ts";

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google", "spotify", "facebook"]);
});
afterAll(() => at.island.stop());
beforeEach(() => {
	at.fake("google").refreshAnswer = null;
	somebodyAt(at.provider("google"), { emailVerified: true });
	somebodyAt(at.provider("spotify"), { emailVerified: false });
});

const google = () => [at.provider("google"), at.fake("google")] as const;

describe("provider tokens", () => {
	async function guest() {
		const [provider, fake] = google();
		const { visit } = await signIn(at.island, provider, fake);
		fake.calls = [];
		return { visitor: visit.visitor, provider, fake };
	}
	async function endsIn(accountId: string, milliseconds: number) {
		await at.island.db
			.update(accounts)
			.set({ accessTokenExpiresAt: Date.now() + milliseconds })
			.where(eq(accounts.accountId, accountId));
	}

	test("one that ends within five seconds is renewed first, one that lasts longer is not", async () => {
		const { visitor, provider, fake } = await guest();
		await endsIn(provider.person.accountId, 60_000);
		const body = { providerId: "google" };
		const lasting = await visitor.post("/api/auth/get-access-token", body);
		expect(await lasting.json()).toMatchObject({ accessToken: "at-1" });
		expect(fake.calls).toHaveLength(0);
		await endsIn(provider.person.accountId, 4000);
		const ending = await visitor.post("/api/auth/get-access-token", body);
		const answer = await ending.json<Record<string, string>>();
		expect(answer.accessToken).toBe("at-2");
		expect(Date.parse(answer.accessTokenExpiresAt ?? "")).toBeGreaterThan(Date.now() + 3_000_000);
		expect(answer.idToken?.split(".")).toHaveLength(3);
		expect(answer).not.toHaveProperty("refreshToken");
		expect(fake.calls).toHaveLength(1);
	});

	test("are found by either id of the account, and only one's own", async () => {
		const { visitor, provider } = await guest();
		const [row] = await at.island.db
			.select()
			.from(accounts)
			.where(eq(accounts.accountId, provider.person.accountId));
		for (const accountId of [row?.id, provider.person.accountId]) {
			const body = { providerId: "google", accountId };
			expect((await visitor.post("/api/auth/get-access-token", body)).status).toBe(200);
		}
		const { visitor: other } = await signedInVisitor(at.island);
		const body = { providerId: "google", accountId: row?.id, userId: row?.userId };
		for (const path of ["get-access-token", "refresh-token"])
			expect(await refusal(await other.post(`/api/auth/${path}`, body))).toMatchObject({
				status: 400,
				code: "ACCOUNT_NOT_FOUND",
			});
		const info = await other.post("/api/auth/account-info", { accountId: row?.accountId });
		expect(await refusal(info)).toMatchObject({ status: 400, message: "Account not found" });
		const stranger = await newVisitor(at.island).post("/api/auth/get-access-token", body);
		expect(stranger.status).toBe(401);
	});

	test("a provider that refuses to renew: each call has its own error", async () => {
		const { visitor, provider, fake } = await guest();
		fake.refreshAnswer = { status: 400, body: { error: "invalid_grant" } };
		await endsIn(provider.person.accountId, 1000);
		const body = { providerId: "google" };
		expect(await refusal(await visitor.post("/api/auth/get-access-token", body))).toMatchObject({
			status: 400,
			message: "Failed to get a valid access token",
		});
		expect(await refusal(await visitor.post("/api/auth/refresh-token", body))).toMatchObject({
			status: 400,
			message: "Failed to refresh access token",
		});
	});

	test("unknown providers and providers that cannot renew have different errors", async () => {
		const { visitor } = await guest();
		for (const path of ["get-access-token", "refresh-token"])
			expect(
				await refusal(await visitor.post(`/api/auth/${path}`, { providerId: "github" })),
			).toMatchObject({ status: 400, code: "PROVIDER_NOT_SUPPORTED" });
		const facebook = await signIn(at.island, at.provider("facebook"), at.fake("facebook"));
		const answer = await facebook.visit.visitor.post("/api/auth/refresh-token", {
			providerId: "facebook",
		});
		expect(await refusal(answer)).toMatchObject({
			status: 400,
			code: "TOKEN_REFRESH_NOT_SUPPORTED",
		});
	});

	test("that were copied to another account do not open there", async () => {
		const first = await guest();
		const [stolen] = await at.island.db
			.select()
			.from(accounts)
			.where(eq(accounts.accountId, first.provider.person.accountId));
		somebodyAt(first.provider);
		const second = await guest();
		await at.island.db
			.update(accounts)
			.set({ accessToken: stolen?.accessToken ?? null })
			.where(eq(accounts.accountId, second.provider.person.accountId));
		const answer = await second.visitor.post("/api/auth/get-access-token", {
			providerId: "google",
		});
		expect(answer.status).toBe(400);
	});
});

describe("account-info", () => {
	test("answers the provider's present profile, in our fields and in its own", async () => {
		const provider = at.provider("spotify");
		const { visit } = await signIn(at.island, provider, at.fake("spotify"));
		const answer = await visit.visitor.post("/api/auth/account-info", {
			accountId: provider.person.accountId,
		});
		expect(await answer.json()).toEqual({
			user: {
				id: provider.person.accountId,
				name: provider.person.name,
				email: provider.person.email,
				emailVerified: false,
				image: null,
			},
			data: {
				id: provider.person.accountId,
				display_name: provider.person.name,
				email: provider.person.email,
			},
		});
	});

	test("reads the stored id token where it is the profile, and fails with a message", async () => {
		const [provider, fake] = google();
		const { visit } = await signIn(at.island, provider, fake);
		const body = { accountId: provider.person.accountId };
		const answer = await visit.visitor.post("/api/auth/account-info", body);
		expect(await answer.json()).toMatchObject({
			user: { id: provider.person.accountId, email: provider.person.email },
			data: { sub: provider.person.accountId },
		});
		const { visitor, user } = await signedInVisitor(at.island);
		const ownAnswer = await visitor.post("/api/auth/account-info", { accountId: user.id });
		expect(await refusal(ownAnswer)).toMatchObject({ status: 400, code: "PROVIDER_NOT_SUPPORTED" });
	});
});

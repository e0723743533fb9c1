import { eq, sql } from "drizzle-orm";
import { openSealed, seal } from "#app/account/encrypted-text.server.ts";
import { accounts, users } from "#app/database/schema.server.ts";
import { type FakeProvider, fakeProvider, type ProviderCase } from "#tests/fakes/fake-provider.ts";
import type { Visit } from "#tests/fakes/provider-visit.ts";
import { type Island, startIsland, testVariables } from "../island.ts";
import { caseOf } from "../provider-cases/all.ts";
import type { Visitor } from "../visitor.ts";

export interface ProviderIsland {
	island: Island;
	provider: (id: string) => ProviderCase;
	fake: (id: string) => FakeProvider;
}

/** An island with some fake providers. */
export async function startProviderIsland(
	ids: readonly string[],
	variables: Record<string, string> = {},
): Promise<ProviderIsland> {
	// a copy, because tests change the user that comes from a provider
	const cases = new Map(ids.map((id) => [id, structuredClone(caseOf(id))]));
	const island = await startIsland({
		variables: Object.assign({}, ...[...cases.values()].map((one) => one.variables), variables),
	});
	const fakes = new Map([...cases].map(([id, one]) => [id, fakeProvider(island, one)]));
	const get = <Value>(map: Map<string, Value>, id: string): Value => {
		const value = map.get(id);
		if (value === undefined) throw new Error(`No provider ${id}`);
		return value;
	};
	return { island, provider: (id) => get(cases, id), fake: (id) => get(fakes, id) };
}

let people = 0;

/** The same provider with another user. */
export function somebodyAt(
	provider: ProviderCase,
	change: Partial<ProviderCase["person"]> = {},
): ProviderCase["person"] {
	people += 1;
	const person = {
		...provider.person,
		accountId: `${provider.id}-${people}`,
		email: `guest-${people}@example.com`,
		...change,
	};
	provider.person = person;
	if (provider.idToken) {
		provider.idToken.claims = {
			...provider.idToken.claims,
			email: person.email ?? undefined,
			email_verified: person.emailVerified,
			name: person.name,
		};
	}
	const spotify = provider.profile["https://api.spotify.com/v1/me"];
	if (spotify)
		spotify.answer = { id: person.accountId, display_name: person.name, email: person.email };
	return person;
}

export async function countRows(island: Island): Promise<{ users: number; accounts: number }> {
	return {
		users: await island.db.$count(users),
		accounts: await island.db.$count(accounts),
	};
}

export async function accountsOf(island: Island, userId: string) {
	return await island.db.select().from(accounts).where(eq(accounts.userId, userId));
}

/** Rewrites the sealed sign-in state in a visitor's cookie; only possible with our secret. */
export function changeState(
	{ visitor, state: token }: Pick<Visit, "visitor" | "state">,
	change: (state: Record<string, unknown>) => Record<string, unknown>,
): void {
	const [secret, purpose] = [testVariables.AUTH_SECRET, "state in the browser"] as const;
	const text = openSealed(secret, purpose, [token], visitor.cookies.get(stateCookie));
	if (text === null) throw new Error("The visitor keeps no state of this visit");
	const replacement = JSON.stringify(change(JSON.parse(text)));
	visitor.cookies.set(stateCookie, seal(secret, purpose, [token], replacement));
}

/** Keeps the visitor's attempt to sign in at a provider. */
export const stateCookie = "island.state";

export function stateOf({ cookies }: Pick<Visitor, "cookies">): string {
	return cookies.get(stateCookie) ?? "";
}

/** During `work` the database refuses to write one table. */
export async function withBrokenTable<Result>(
	island: Island,
	table: "users" | "accounts" | "sessions" | "verifications",
	work: () => Promise<Result>,
): Promise<Result> {
	await island.db.run(
		sql.raw(
			`CREATE TRIGGER broken BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'out of order'); END`,
		),
	);
	try {
		return await work();
	} finally {
		await island.db.run(sql.raw("DROP TRIGGER broken"));
	}
}

import { expect } from "vitest";
import type { Island } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";
import type { FakeProvider, ProviderCase } from "./fake-provider.ts";

/** A visitor who is at a provider's sign-in page. */
export interface Visit {
	visitor: Visitor;
	/** The authorization URL. */
	url: URL;
	state: string;
}

export async function leave(
	island: Island,
	provider: ProviderCase,
	fake: FakeProvider,
	options: { visitor?: Visitor; body?: Record<string, unknown>; path?: string } = {},
): Promise<Visit> {
	const visitor = options.visitor ?? newVisitor(island);
	const answer = await visitor.post(`/api/auth${options.path ?? "/sign-in/social"}`, {
		provider: provider.id,
		callbackURL: "/dashboard",
		...options.body,
	});
	expect(answer.status).toBe(200);
	const body = await answer.json<{ url: string; redirect: boolean }>();
	const url = new URL(body.url);
	fake.nonce = url.searchParams.get("nonce") ?? undefined;
	return { visitor, url, state: url.searchParams.get("state") ?? "" };
}

/** The visitor's callback request; `fields` are added to, or replace, code and state. */
export async function comeBack(
	provider: ProviderCase,
	visit: Visit,
	fields: Record<string, string | undefined> = {},
	visitor = visit.visitor,
): Promise<Response> {
	const all = { code: "code-1", state: visit.state, ...provider.callback?.fields, ...fields };
	const parameters = Object.entries(all).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, value] as [string, string]],
	);
	const path = `/api/auth/callback/${provider.id}`;
	if (provider.callback?.method !== "POST")
		return await visitor.get(`${path}?${new URLSearchParams(parameters)}`);
	// with a post of another site a browser sends no SameSite=Lax cookie, and with the GET that follows it does
	const cookies = [...visitor.cookies];
	visitor.cookies.clear();
	const posted = await visitor.fetch(path, {
		method: "POST",
		headers: { origin: new URL(provider.authorization.url).origin },
		body: new URLSearchParams(parameters),
	});
	for (const [name, value] of cookies) visitor.cookies.set(name, value);
	const next = target(posted);
	return next.startsWith(`${path}?`) ? await visitor.get(next) : posted;
}

/** Redirect target as a path of the site. */
export function target(answer: Response): string {
	expect(answer.status).toBe(302);
	const url = new URL(answer.headers.get("location") ?? "", "http://site");
	return url.pathname + url.search;
}

/** The `error` parameter of the redirect target. */
export function errorOf(answer: Response): string | null {
	return new URL(target(answer), "http://site").searchParams.get("error");
}

/** Signs in through the provider. */
export async function signIn(
	island: Island,
	provider: ProviderCase,
	fake: FakeProvider,
	options: Parameters<typeof leave>[3] = {},
): Promise<{ visit: Visit; answer: Response }> {
	const visit = await leave(island, provider, fake, options);
	return { visit, answer: await comeBack(provider, visit) };
}

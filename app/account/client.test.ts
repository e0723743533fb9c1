import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAccountClient } from "./client.ts";

const signedIn = { user: { id: "u1", name: "Ana" }, session: { id: "s1" } };

/** A client in front of these answers, each for a path; what it asked, and where it went. */
function clientOf(answers: Record<string, () => Response>) {
	const requests: { address: string; init: RequestInit }[] = [];
	const visited: string[] = [];
	const client = createAccountClient({
		fetch: async (address, init) => {
			requests.push({ address, init });
			return answers[address]?.() ?? new Response("no such address", { status: 404 });
		},
		navigate: (url) => visited.push(url),
	});
	return { client, requests, visited };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe("a call that fails", () => {
	test("is an error with the server's JSON, status and statusText", async () => {
		const body = { code: "INVALID_EMAIL", message: "Invalid email", issues: { email: "?" } };
		const { client } = clientOf({
			"/api/auth/sign-in/email": () =>
				Response.json(body, { status: 400, statusText: "Bad Request" }),
		});
		expect(await client.call("POST", "/sign-in/email", { body: {} })).toEqual({
			data: null,
			error: { ...body, status: 400, statusText: "Bad Request" },
		});
	});

	test.each([["Bad gateway"], ['"quoted"'], ["null"], [""]])(
		"that is no JSON object has its raw text: %j",
		async (text) => {
			const { client } = clientOf({
				"/api/auth/ok": () => new Response(text, { status: 502, statusText: "Bad Gateway" }),
			});
			const { error } = await client.call("GET", "/ok");
			expect(error).toEqual({ message: text, status: 502, statusText: "Bad Gateway" });
		},
	);

	test("does not check the session, and leads nowhere", async () => {
		const { client, requests, visited } = clientOf({
			"/api/auth/sign-in/social": () =>
				Response.json({ url: "https://evil.example", redirect: true }, { status: 401 }),
		});
		client.onSession(() => {});
		await client.call("POST", "/sign-in/social", { body: {} });
		await vi.runAllTimersAsync();
		expect([requests.length, visited]).toEqual([1, []]);
	});
});

describe("the session", () => {
	test.each<[`/${string}`, number]>([
		["/sign-in/email", 1],
		["/sign-in/social", 1],
		["/sign-up/email", 1],
		["/update-user", 1],
		["/verify-email?token=t", 1],
		["/passkey/generate-authenticate-options", 0],
		["/update-users", 0],
	])("is checked again 10 ms after %s: %s time", async (path, times) => {
		const { client, requests } = clientOf({
			[`/api/auth${path}`]: () => Response.json({ status: true }),
			"/api/auth/get-session": () => Response.json(signedIn),
		});
		const listener = vi.fn();
		const stop = client.onSession(listener);
		await client.call("POST", path, { body: {} });
		await vi.advanceTimersByTimeAsync(9);
		expect(requests).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(requests).toHaveLength(1 + times);
		expect(listener.mock.calls).toEqual(Array(times).fill([signedIn]));
		stop();
		await client.checkSession();
		expect(requests).toHaveLength(1 + times);
	});

	test("is heard as null without one, and not at all where it can't be asked for", async () => {
		let isDown = false;
		const listener = vi.fn();
		const { client } = clientOf({
			"/api/auth/get-session": () =>
				isDown ? new Response("", { status: 503 }) : Response.json(null),
		});
		client.onSession(listener);
		await client.checkSession();
		isDown = true;
		await client.checkSession();
		const unreachable = createAccountClient({
			fetch: () => Promise.reject(new TypeError("no network")),
			navigate: () => {},
		});
		unreachable.onSession(listener);
		await unreachable.checkSession();
		expect(listener.mock.calls).toEqual([[null]]);
	});
});

test.each([
	[{ url: "https://accounts.example/authorize", redirect: true }, true],
	[{ url: "https://accounts.example/authorize", redirect: false }, false],
	[{ redirect: true }, false],
	[{ url: null, redirect: true }, false],
	[null, false],
])("the answer %j sends the browser on: %s", async (body, isSent) => {
	const { client, visited } = clientOf({
		"/api/auth/sign-in/social": () => Response.json(body),
	});
	expect((await client.call("POST", "/sign-in/social", { body: {} })).data).toEqual(body);
	expect(visited).toEqual(isSent ? ["https://accounts.example/authorize"] : []);
});

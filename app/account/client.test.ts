import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAccountClient } from "./client.ts";

let calls: { method: string; url: string; body: unknown; credentials: unknown }[];
let answers: Response[];
let left: string[];

beforeEach(() => {
	vi.useFakeTimers();
	calls = [];
	answers = [];
	left = [];
});
afterEach(() => vi.useRealTimers());

const client = () =>
	createAccountClient({
		baseUrl: "https://island.example",
		navigate: (url) => left.push(url),
		fetch: async (input, init) => {
			calls.push({
				method: init?.method ?? "",
				url: String(input),
				body: typeof init?.body === "string" ? JSON.parse(init.body) : undefined,
				credentials: init?.credentials,
			});
			return answers.shift() ?? Response.json(null);
		},
	});

const paths = () => calls.map(({ url }) => new URL(url).pathname.replace("/api/auth", ""));

describe("a call", () => {
	test("sends JSON with cookies and returns the data", async () => {
		answers.push(Response.json({ redirect: false, token: "t" }));
		const result = await client().signInEmail({ email: "a@example.com", password: "p" });
		expect(result).toEqual({ data: { redirect: false, token: "t" }, error: null });
		expect(calls).toEqual([
			{
				method: "POST",
				url: "https://island.example/api/auth/sign-in/email",
				body: { email: "a@example.com", password: "p" },
				credentials: "include",
			},
		]);
		expect(left).toEqual([]);
	});

	test("puts the input of a GET into the query", async () => {
		await client().getSession({ disableCookieCache: true });
		expect(calls[0]?.url).toBe(
			"https://island.example/api/auth/get-session?disableCookieCache=true",
		);
	});

	test("that is refused carries the server's JSON with status and statusText", async () => {
		answers.push(
			Response.json(
				{ code: "INVALID_EMAIL_OR_PASSWORD", message: "Invalid email or password" },
				{ status: 401, statusText: "Unauthorized" },
			),
		);
		const { data, error } = await client().signInEmail({ email: "a", password: "b" });
		expect(data).toBeNull();
		expect(error).toEqual({
			code: "INVALID_EMAIL_OR_PASSWORD",
			message: "Invalid email or password",
			status: 401,
			statusText: "Unauthorized",
		});
	});

	test("answered by a proxy has its text, and one without a network says so", async () => {
		answers.push(new Response("Bad gateway", { status: 502 }));
		expect((await client().signOut()).error).toMatchObject({ message: "Bad gateway", status: 502 });
		const offline = createAccountClient({
			fetch: async () => {
				throw new TypeError("failed");
			},
		});
		expect((await offline.signOut()).error).toMatchObject({ status: 0 });
	});

	test("with url and redirect in its answer leaves the page, otherwise not", async () => {
		answers.push(Response.json({ url: "/there", redirect: true }));
		answers.push(Response.json({ url: "/there", redirect: false }));
		const { signInEmail } = client();
		await signInEmail({ email: "a", password: "b" });
		await signInEmail({ email: "a", password: "b" });
		expect(left).toEqual(["/there"]);
	});
});

describe("the session", () => {
	test("is fetched once, when first read", async () => {
		const { session } = client();
		expect(session.get().isPending).toBe(true);
		expect(calls).toEqual([]);
		const seen: unknown[] = [];
		session.subscribe(() => seen.push(session.get()));
		session.subscribe(() => {});
		await vi.runAllTimersAsync();
		expect(paths()).toEqual(["/get-session"]);
		expect(seen).toEqual([{ data: null, error: null, isPending: false }]);
	});

	test.each([
		["signInEmail", { email: "a", password: "b" }],
		["signUpEmail", { name: "a", email: "a", password: "b" }],
		["updateUser", { name: "a" }],
		["verifyEmail", { token: "a" }],
		["signOut", undefined],
	] as const)("is checked again 10 ms after %s", async (name, input) => {
		const account = client();
		account.session.subscribe(() => {});
		await vi.runAllTimersAsync();
		calls = [];
		const run: (input: never) => Promise<unknown> = account[name];
		await run(input as never);
		await vi.advanceTimersByTimeAsync(9);
		expect(paths()).not.toContain("/get-session");
		await vi.advanceTimersByTimeAsync(1);
		expect(paths().at(-1)).toBe("/get-session");
	});

	test("is not checked again after a call that failed or changed nothing", async () => {
		const account = client();
		account.session.subscribe(() => {});
		await vi.runAllTimersAsync();
		calls = [];
		answers.push(Response.json({ code: "X" }, { status: 401 }));
		await account.signInEmail({ email: "a", password: "b" });
		await account.listSessions();
		await vi.runAllTimersAsync();
		expect(paths()).toEqual(["/sign-in/email", "/list-sessions"]);
	});

	test("keeps the last answer when a request fails", async () => {
		const account = client();
		answers.push(Response.json({ session: { id: "s" }, user: { id: "u" } }));
		account.session.subscribe(() => {});
		await vi.runAllTimersAsync();
		answers.push(new Response("away", { status: 503 }));
		await account.session.recheck();
		expect(account.session.get()).toMatchObject({
			data: { user: { id: "u" } },
			error: { status: 503 },
		});
	});
});

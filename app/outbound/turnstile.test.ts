import { afterEach, expect, test, vi } from "vitest";
import { verifyTurnstile } from "./turnstile.server.ts";

const keys = { siteKey: "site", secretKey: "secret", hostname: "island.example" };
const question = { token: "0.token", about: "b6a7", visitorAddress: "203.0.113.7" };
const good = { success: true, hostname: "island.example", action: "book" };

afterEach(() => {
	vi.restoreAllMocks();
});

function answers(answer: () => Response | Promise<Response>) {
	return vi.spyOn(globalThis, "fetch").mockImplementation(async () => answer());
}

test.each([
	["a good token", good, "passed"],
	["a token of another site", { ...good, hostname: "evil.example" }, "not passed"],
	["a token for another form", { ...good, action: "contact" }, "not passed"],
	["a token without a form", { success: true, hostname: "island.example" }, "not passed"],
	["a used token", { success: false, "error-codes": ["timeout-or-duplicate"] }, "not passed"],
	["an answer that is only like yes", { ...good, success: "true" }, "not passed"],
])("%s is %s", async (_, answer, expected) => {
	answers(() => Response.json(answer));
	expect(await verifyTurnstile(keys, question)).toBe(expected);
});

test.each([
	["is down", () => new Response("upstream", { status: 502 })],
	["takes too long", () => Promise.reject(new DOMException("late", "TimeoutError"))],
	[
		"does not know our secret",
		() => Response.json({ success: false, "error-codes": ["invalid-input-secret"] }),
	],
])("when Cloudflare %s, nothing is known about the visitor", async (_, answer) => {
	vi.spyOn(console, "error").mockReturnValue();
	answers(answer);
	expect(await verifyTurnstile(keys, question)).toBe("no answer");
});

test("the request has a time-out, the secret in its body, and one key for the same booking", async () => {
	const fetches = answers(() => Response.json(good));
	await verifyTurnstile(keys, question);
	const [address, init] = fetches.mock.calls[0] ?? [];
	expect(address).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
	expect(init?.signal).toBeInstanceOf(AbortSignal);
	expect(JSON.parse(String(init?.body))).toEqual({
		secret: "secret",
		response: "0.token",
		remoteip: "203.0.113.7",
		idempotency_key: "b6a7",
	});
});

test("an impossible token is not sent to Cloudflare", async () => {
	const fetches = answers(() => Response.json(good));
	expect(await verifyTurnstile(keys, { ...question, token: "x".repeat(2049) })).toBe("not passed");
	expect(fetches).not.toHaveBeenCalled();
});

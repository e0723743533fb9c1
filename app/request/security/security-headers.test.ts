import { expect, test } from "vitest";
import { answerCall, withSecurityHeaders } from "./security-headers.server.ts";

const requestFacts = { isSecure: true, requestId: "r-1" };
const keptPage = () => new Response("page", { headers: { "Cache-Control": "public, max-age=60" } });

function secured(answer: Response, { method = "GET", scheme = "https" } = {}) {
	return withSecurityHeaders(answer, { method, url: `${scheme}://island.example/` }, "r-1").headers;
}

test("HSTS is sent only over https", () => {
	const header = "strict-transport-security";
	expect(secured(keptPage()).get(header)).toMatch(/max-age=\d{8}/);
	expect(secured(keptPage(), { scheme: "http" }).get(header)).toBeNull();
});

test("a page keeps its own policy; an answer without one may run nothing", () => {
	const ownAnswer = new Response("", {
		headers: { "Content-Security-Policy": "script-src 'self'" },
	});
	const policy = (answer: Response) => secured(answer).get("content-security-policy");
	expect(policy(ownAnswer)).toBe("script-src 'self'");
	expect(policy(new Response("{}"))).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("caches keep only successful answers that allow it", () => {
	const control = (answer: Response, method = "GET") =>
		secured(answer, { method }).get("cache-control");
	expect(control(keptPage())).toBe("public, max-age=60");
	expect(control(keptPage(), "POST")).toBe("no-store");
	expect(control(new Response(""))).toBe("no-store");
	expect(control(new Response("", { status: 500, headers: keptPage().headers }))).toBe("no-store");
});

test("an answer with immutable headers gets the security headers too", () => {
	const movedHeaders = secured(Response.redirect("https://island.example/"));
	expect(movedHeaders.get("x-request-id")).toBe("r-1");
	expect(movedHeaders.get("location")).toBe("https://island.example/");
});

test("503 has Retry-After", () => {
	expect(secured(new Response("", { status: 503 })).get("retry-after")).toBe("30");
});

const call = (headers: Record<string, string>, change: Partial<typeof requestFacts> = {}) =>
	answerCall("{}", { status: 200, headers }, { ...requestFacts, ...change }).headers;

test("cookies of one answer of the account service do not reach the next one", () => {
	const first = call({ "X-Retry-After": "60" });
	first.append("Set-Cookie", "session=of-another-visitor");
	const second = call({}, { requestId: "r-2" });
	expect(first.get("x-request-id")).toBe("r-1");
	expect(second.get("x-request-id")).toBe("r-2");
	expect(second.get("set-cookie")).toBeNull();
	expect(second.get("x-retry-after")).toBeNull();
	expect(second.get("strict-transport-security")).toMatch(/max-age=\d{8}/);
	const plain = call({}, { isSecure: false });
	expect(plain.get("strict-transport-security")).toBeNull();
	expect(plain.get("x-frame-options")).toBe("DENY");
});

test("an answer to a call is never kept, tells no other site its address, and is JSON where it has a body", () => {
	expect(call({}).get("cache-control")).toBe("no-store");
	expect(call({}).get("referrer-policy")).toBe("no-referrer");
	expect(call({}).get("content-type")).toBe("application/json");
	const redirect = answerCall(
		null,
		{ status: 302, headers: { Location: "/dashboard" } },
		requestFacts,
	);
	expect(redirect.status).toBe(302);
	expect(redirect.headers.get("location")).toBe("/dashboard");
	expect(redirect.headers.get("cache-control")).toBe("no-store");
	expect(redirect.headers.get("content-type")).toBeNull();
});

import { expect, test } from "vitest";
import { withSecurityHeaders } from "./security-headers.server.ts";

const asked = { isSecure: true, method: "GET", requestId: "r-1" };
const kept = () => new Response("page", { headers: { "Cache-Control": "public, max-age=60" } });

test("browsers are told to stay on https, only where it is spoken", () => {
	const header = "strict-transport-security";
	expect(withSecurityHeaders(kept(), asked).headers.get(header)).toMatch(/max-age=\d{8}/);
	expect(withSecurityHeaders(kept(), { ...asked, isSecure: false }).headers.get(header)).toBeNull();
});

test("a page's own policy stays; what has none may run nothing", () => {
	const own = new Response("", { headers: { "Content-Security-Policy": "script-src 'self'" } });
	const policy = (answer: Response) =>
		withSecurityHeaders(answer, asked).headers.get("content-security-policy");
	expect(policy(own)).toBe("script-src 'self'");
	expect(policy(new Response("{}"))).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("only good answers that ask for it are kept by caches", () => {
	const control = (answer: Response, method = "GET") =>
		withSecurityHeaders(answer, { ...asked, method }).headers.get("cache-control");
	expect(control(kept())).toBe("public, max-age=60");
	expect(control(kept(), "POST")).toBe("no-store");
	expect(control(new Response(""))).toBe("no-store");
	expect(control(new Response("", { status: 500, headers: kept().headers }))).toBe("no-store");
});

test("an answer whose headers are fixed gets them too", () => {
	const moved = withSecurityHeaders(Response.redirect("https://island.example/"), asked);
	expect(moved.headers.get("x-request-id")).toBe("r-1");
	expect(moved.headers.get("location")).toBe("https://island.example/");
});

test("503 says when to come again", () => {
	const away = withSecurityHeaders(new Response("", { status: 503 }), asked);
	expect(away.headers.get("retry-after")).toBe("30");
});

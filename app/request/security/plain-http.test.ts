import { expect, test } from "vitest";
import { isPlainHttp, refusePlainHttp } from "./plain-http.server.ts";

const appUrl = "https://island.example";

test("a visitor who comes by http is sent to the same page by https", () => {
	const answer = refusePlainHttp(new URL("http://island.example/de/booking?code=IX-1"));
	expect(answer.status).toBe(308);
	expect(answer.headers.get("location")).toBe("https://island.example/de/booking?code=IX-1");
});

test.each(["/api/auth/sign-in/email", "/api/payments/webhook", "/_serverFn/createBooking"])(
	"a program that calls %s by http is refused, not redirected",
	(path) => {
		const answer = refusePlainHttp(new URL(`http://island.example${path}`));
		expect([answer.status, answer.headers.get("location")]).toEqual([403, null]);
	},
);

test("https is answered, and so is http where the product itself has no https", () => {
	expect(isPlainHttp("http://island.example/", appUrl)).toBe(true);
	expect(isPlainHttp("https://island.example/", appUrl)).toBe(false);
	expect(isPlainHttp("http://localhost:5173/", "http://localhost:5173")).toBe(false);
});

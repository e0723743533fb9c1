import { expect, test } from "vitest";
import { refusedSpeculation, speculationRules } from "./speculation.server.ts";

/** What an allowed link may be, and what no rule may reach. */
function isLoadedAhead(path: string): boolean {
	const url = new URL(path, "https://island.example");
	return [...speculationRules.prefetch, ...speculationRules.prerender].some(({ where }) =>
		where.and.some(({ href_matches = [] }) =>
			href_matches.some((pattern) => new URLPattern(pattern, url.origin).test(url)),
		),
	);
}

test("documents that are the same for everybody are loaded ahead", () => {
	for (const path of [
		"/",
		"/excursion/excursions?day=6&people=2",
		"/excursion/0b0e8f5e-1f4b-4b5a-9c39-0c7d54f9c1aa?date=2030-01-01",
		"/legal/terms",
	])
		expect(isLoadedAhead(path), path).toBe(true);
});

test("no rule reaches a payment, a guest's own page, an application or a file", () => {
	for (const path of [
		"/payment/checkout/abc",
		"/payment/success?booking=abc",
		"/booking/abc",
		"/booking/abc/calendar.ics",
		"/dashboard",
		"/dashboard/excursion/abc",
		"/app_login",
		"/api/health",
		"/totem/hotel/excursions",
		"/images/abc",
	])
		expect(isLoadedAhead(path), path).toBe(false);
});

function isRefused(path: string, headers: Record<string, string>): boolean {
	const url = new URL(path, "https://island.example");
	return refusedSpeculation(new Request(url, { headers }), url)?.status === 503;
}

test.each([
	["Sec-Purpose", "prefetch"],
	["Sec-Purpose", "prefetch;prerender"],
	["Purpose", "prefetch"],
])("a payment page is not opened ahead: %s: %s", (name, value) => {
	const headers = { [name]: value };
	expect(isRefused("/payment/checkout/abc", headers)).toBe(true);
	expect(isRefused("/excursion/excursions", headers)).toBe(false);
});

test("a guest who follows the link to a payment page gets there", () => {
	expect(isRefused("/payment/checkout/abc", {})).toBe(false);
});

import { expect, test } from "vitest";
import { loginPath, returnPath, samePagePath } from "./return-path.ts";

test.each([
	["/dashboard/account", "/dashboard/account"],
	["/dashboard?x=1", "/dashboard?x=1"],
	[null, "/dashboard"],
	["", "/dashboard"],
	["//evil.example", "/dashboard"],
	["https://evil.example", "/dashboard"],
	["/\\evil.example", "/dashboard"],
	["dashboard", "/dashboard"],
])("after signing in, %j leads to %j", (requestedPath, path) => {
	expect(returnPath(requestedPath)).toBe(path);
});

test("the login page remembers the wanted page", () => {
	expect(loginPath("/dashboard")).toBe("/app_login");
	expect(loginPath("/dashboard/account?a=b")).toBe(
		"/app_login?redirectTo=%2Fdashboard%2Faccount%3Fa%3Db",
	);
});

test.each([
	["", "/dashboard/bookings"],
	["q=Ana+P&status=confirmed", "/dashboard/bookings?q=Ana+P&status=confirmed"],
	["q=a%2Fb&before=7", "/dashboard/bookings?q=a/b&before=7"],
	["q=Zo%C3%AB", "/dashboard/bookings?q=Zo%C3%AB"],
	["q=x&_routes=dashboard%2Fbookings&index=", "/dashboard/bookings?q=x"],
	// not allowed in a target, so the page is opened without its query
	["q=https%3A%2F%2Fevil.example", "/dashboard/bookings"],
	["q=%5C%5Cevil.example", "/dashboard/bookings"],
	["q=%00", "/dashboard/bookings"],
])("a session that ended on a page with %j returns to %j", (query, path) => {
	expect(samePagePath("/dashboard/bookings", new URLSearchParams(query))).toBe(path);
	expect(returnPath(path)).toBe(path);
});

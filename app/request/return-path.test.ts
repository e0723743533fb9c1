import { expect, test } from "vitest";
import { loginPath, returnPath } from "./return-path.ts";

test.each([
	["/dashboard/account", "/dashboard/account"],
	["/dashboard?x=1", "/dashboard?x=1"],
	[null, "/dashboard"],
	["", "/dashboard"],
	["//evil.example", "/dashboard"],
	["https://evil.example", "/dashboard"],
	["/\\evil.example", "/dashboard"],
	["dashboard", "/dashboard"],
])("after signing in, %j leads to %j", (asked, path) => {
	expect(returnPath(asked)).toBe(path);
});

test("the login page remembers where somebody wanted to go", () => {
	expect(loginPath("/dashboard")).toBe("/app_login");
	expect(loginPath("/dashboard/account?a=b")).toBe(
		"/app_login?redirectTo=%2Fdashboard%2Faccount%3Fa%3Db",
	);
});

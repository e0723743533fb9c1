import { expect, test } from "vitest";
import { permissionsPolicy } from "./permissions-policy.server.ts";

const allowedAt = (path: string) =>
	permissionsPolicy(path)
		.split(", ")
		.filter((each) => !each.endsWith("=()"));

test("public pages and totems use nothing of the device", () => {
	for (const path of ["/", "/excursion/x", "/de/booking/x", "/totem/los-dragos", "/dashboardx"])
		expect([path, allowedAt(path)]).toEqual([path, []]);
	expect(permissionsPolicy("/")).toMatch(/\bcamera=\(\).*publickey-credentials-get=\(\)/);
});

test("passkeys work where staff sign in, the camera where they board guests", () => {
	const passkeys = ["publickey-credentials-create=(self)", "publickey-credentials-get=(self)"];
	for (const path of [
		"/app_login",
		"/app_login/reset-password",
		"/dashboard",
		"/dashboard/account",
	])
		expect([path, allowedAt(path)]).toEqual([path, passkeys]);
	expect(allowedAt("/dashboard/today")).toEqual([
		"camera=(self)",
		"publickey-credentials-get=(self)",
	]);
});

import { expect, test } from "vitest";
import { hasRightsOf } from "./access.ts";

const actor = (role: string, id = role) => ({ id, role });

test.each([
	["supervisor", "admin", true],
	["supervisor", "supervisor", true],
	["admin", "admin", true],
	["admin", "manager", true],
	["admin", "guide", true],
	["admin", "office", true],
	["office", "guide", true],
	["office", "manager", false],
	["manager", "guide", false],
	["guide", "web", false],
	["admin", "user", true],
	["admin", "supervisor", false],
	["admin", "user,supervisor", false],
	["manager", "web", true],
	["manager", "admin", false],
	["user", "web", false],
	["admin", "constructor", true],
])("%s has every right of %s: %s", (role, other, answer) => {
	expect(hasRightsOf(actor(role), actor(other, "other"))).toBe(answer);
});

test("users on the admin list have more rights than everybody else", () => {
	expect(hasRightsOf(actor("user", "boss"), actor("supervisor"), ["boss"])).toBe(true);
	expect(hasRightsOf(actor("supervisor"), actor("user", "boss"), ["boss"])).toBe(false);
});

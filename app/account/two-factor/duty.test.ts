import { expect, test } from "vitest";
import { type DutyFacts, secondFactorDuty } from "./duty.ts";

const facts: DutyFacts = {
	user: { id: "u", role: "manager" },
	session: { impersonatedBy: null, secondFactor: false },
	hasFactor: false,
};

test.each<[string, Partial<DutyFacts>, ReturnType<typeof secondFactorDuty>]>([
	["a role that is obliged, without a factor", {}, "enrol"],
	["with a factor that this session has not shown", { hasFactor: true }, "prove"],
	[
		"with a factor that this session has shown",
		{ hasFactor: true, session: { impersonatedBy: null, secondFactor: true } },
		"none",
	],
	[
		"with a factor that this session has shown, and that was removed since",
		{ session: { impersonatedBy: null, secondFactor: true } },
		"enrol",
	],
	["a role that is not obliged", { user: { id: "u", role: "guide" } }, "none"],
	["one of several roles is obliged", { user: { id: "u", role: "guide, manager" } }, "enrol"],
	[
		"a role whose name only contains an obliged one",
		{ user: { id: "u", role: "managers" } },
		"none",
	],
	["staff who act as the user", { session: { impersonatedBy: "s", secondFactor: false } }, "none"],
	["a user on the admin list", { user: { id: "listed", role: "user" } }, "enrol"],
])("%s", (_case, change, duty) => {
	const options = { secondFactorRoles: ["manager", "supervisor"], adminUserIds: ["listed"] };
	expect(secondFactorDuty({ ...facts, ...change }, options)).toBe(duty);
});

import { describe, expect, test } from "vitest";
import { authorize, can, hasAnyRight, type Resource, resources, roleNames } from "./access.ts";

/** From the specification: c(reate) r(ead) u(pdate) d(elete); `resources` is added beside it. */
const expected: Record<string, Partial<Record<Resource, readonly string[]>>> = {
	web: { excursions: ["read"] },
	partner: { excursions: ["read"], bookings: ["read"] },
	manager: { excursions: ["create", "read"], bookings: ["read"], resources: ["read"] },
	admin: {
		excursions: ["create", "read", "update", "delete"],
		bookings: ["read", "create", "update", "refund", "export", "overbook", "price", "erase"],
		resources: ["create", "read", "update"],
		boarding: ["update", "cash"],
		user: [
			"create",
			"list",
			"set-role",
			"ban",
			"impersonate",
			"delete",
			"set-password",
			"get",
			"update",
		],
		session: ["list", "revoke", "delete"],
	},
	supervisor: {
		excursions: ["create", "read", "update", "delete"],
		transfers: ["create", "read", "update", "delete"],
		bookings: ["read", "create", "update", "refund", "export", "overbook", "price", "erase"],
		resources: ["create", "read", "update"],
		boarding: ["update", "cash"],
		user: [
			"create",
			"list",
			"set-role",
			"ban",
			"impersonate",
			"delete",
			"set-password",
			"get",
			"update",
		],
		session: ["list", "revoke", "delete"],
	},
	// beside the roles of the specification
	office: {
		excursions: ["read"],
		bookings: ["read", "create", "update", "refund", "export", "overbook", "price"],
		resources: ["read"],
		boarding: ["update", "cash"],
	},
	guide: { boarding: ["update"] },
	"cash-guide": { boarding: ["update", "cash"] },
	user: {},
};

const names = Object.keys(resources) as Resource[];

describe.each([...roleNames])("a %s", (role) => {
	test.each(
		names.flatMap((resource) => resources[resource].map((right) => [resource, right] as const)),
	)("%s %s is as the specification says", (resource, right) => {
		const granted = expected[role]?.[resource]?.includes(right) ?? false;
		expect(authorize({ id: "u", role }, { [resource]: [right] }).success).toBe(granted);
	});
});

test("one of several roles must grant all wanted rights", () => {
	const both = { id: "u", role: "web, manager" };
	expect(can(both, "excursions", "create")).toBe(true);
	const split = authorize(
		{ id: "u", role: "partner,user" },
		{ bookings: ["read"], user: ["list"] },
	);
	expect(split.success).toBe(false);
});

test("users on the admin list may do everything, and nobody else", () => {
	expect(can({ id: "root", role: "user" }, "user", "delete", ["root"])).toBe(true);
	expect(can({ id: "other", role: "user" }, "user", "delete", ["root"])).toBe(false);
});

test("refusals use the three documented messages", () => {
	const refusal = (role: string, permissions: Record<string, string[]>) =>
		authorize({ id: "u", role }, permissions);
	expect(refusal("web", { user: ["list"] })).toEqual({
		success: false,
		lack: "noAccess",
		error: "You are not allowed to access resource: user",
	});
	expect(refusal("web", { excursions: ["delete"] })).toEqual({
		success: false,
		lack: "noRight",
		error: 'unauthorized to access resource "excursions"',
	});
	for (const nobody of ["", "stranger", "constructor", "__proto__", "toString"])
		expect(refusal(nobody, { excursions: ["read"] })).toEqual({
			success: false,
			lack: "noRole",
			error: "Not authorized",
		});
	expect(refusal("admin", {})).toEqual({
		success: false,
		lack: "noRole",
		error: "Not authorized",
	});
});

test("names that do not exist are refused", () => {
	for (const resource of ["constructor", "__proto__", "toString", "hotels"])
		expect(authorize({ id: "u", role: "supervisor" }, { [resource]: ["read"] }).success).toBe(
			false,
		);
	expect(authorize({ id: "u", role: "supervisor" }, { user: ["length"] }).success).toBe(false);
	expect(authorize({ id: "u", role: "supervisor" }, { user: [] }).success).toBe(false);
});

test("a user without role has no access to the dashboard", () => {
	expect(hasAnyRight({ id: "u", role: "user" })).toBe(false);
	expect(hasAnyRight({ id: "u", role: "user,web" })).toBe(true);
	expect(hasAnyRight({ id: "u", role: "user" }, ["u"])).toBe(true);
});

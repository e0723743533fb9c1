import { expect, test } from "vitest";
import { can, roleNames } from "#app/account/access.ts";
import { cashRoles } from "./cash-takers.server.ts";

test("the roles that count as taking cash are those with the right to", () => {
	const withRight = roleNames.filter((role) => can({ id: "u", role }, "boarding", "cash"));
	expect([...cashRoles].sort()).toEqual(withRight.sort());
});

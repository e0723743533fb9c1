import { expect, test } from "vitest";
import { roleNames } from "#app/account/access.ts";
import type { StaffUser } from "./rights.server.ts";
import { bookingScopeOf, hotelScopeOf } from "./user-scopes.server.ts";

const person = {
	id: "u1",
	name: "Ida Berg",
	email: "ida@mail.example",
} as StaffUser;
const userWith = (role: string, isListedAdmin = false): StaffUser => ({
	...person,
	role,
	isListedAdmin,
});
const readsAllBookings = ["manager", "office", "admin", "supervisor"];

test("a partner sees the own hotels, and with a role that reads all bookings all of them", () => {
	for (const other of roleNames) {
		for (const role of [`partner,${other}`, `${other}, partner`]) {
			const sees = readsAllBookings.includes(other) ? "all" : { partnerUserId: "u1" };
			expect(hotelScopeOf(userWith(role)), role).toEqual(sees);
			expect(bookingScopeOf(userWith(role)).kind, role).toBe(sees === "all" ? "all" : "own hotels");
		}
	}
	expect(hotelScopeOf(userWith("partner", true))).toBe("all");
});

test("who is no partner and reads no bookings sees no booking, but is kept from no hotel", () => {
	expect(bookingScopeOf(userWith("guide"))).toEqual({ kind: "own hotels", userId: "u1" });
	expect(hotelScopeOf(userWith("web"))).toBe("all");
});

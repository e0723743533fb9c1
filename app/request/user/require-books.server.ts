import { data, type RouterContextProvider } from "react-router";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { bookingScopeOf } from "./booking-scope-of-user.server.ts";
import { requireRight, type StaffUser } from "./rights.server.ts";

/** Figures of all bookings: for who may take their list away, and no hotel. */
export function requireBooks(
	context: Readonly<RouterContextProvider>,
	request: Request,
): StaffUser {
	const user = requireRight(context, request, "bookings", "export");
	if (bookingScopeOf(user).kind !== "all")
		throw data({ message: officeTexts.noSuchPage }, { status: 404 });
	return user;
}

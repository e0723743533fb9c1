import { expect, test } from "vitest";
import type { Session } from "#app/account/users.ts";
import { optionsOf } from "#tests/account/account-options.ts";
import { isConfirmed } from "./sessions.server.ts";

const now = Date.UTC(2027, 5, 5);

function sessionOf(change: Partial<Session>): Session {
	return {
		id: "session",
		userId: "user",
		token: "token",
		expiresAt: now + 1,
		ipAddress: null,
		userAgent: null,
		impersonatedBy: null,
		confirmedAt: 0,
		secondFactor: false,
		createdAt: now,
		updatedAt: now,
		...change,
	};
}

const ownSession = { confirmedAt: now - 899_000 };
const impersonation = { impersonatedBy: "boss" };

test.each<[string, string, Partial<Session>, boolean]>([
	["a proof of a short while ago", "900", ownSession, true],
	["no proof", "900", {}, false],
	["a proof of longer ago", "60", ownSession, false],
	["an operator who asks for none", "0", {}, true],
	["staff who act as the user", "900", { ...ownSession, ...impersonation }, false],
	["staff who act as the user, where the operator asks for none", "0", impersonation, false],
])("confirmed or not: %s, AUTH_CONFIRM_AGE=%s", (_case, age, change, confirmed) => {
	const options = optionsOf({ AUTH_CONFIRM_AGE: age });
	expect(isConfirmed(options, sessionOf(change), now)).toBe(confirmed);
});

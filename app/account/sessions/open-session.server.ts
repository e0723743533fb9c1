/** What every way to sign in does once it has proved who comes in. */
import type { SQL } from "drizzle-orm";
import { mailAboutNewDevice } from "#app/account/mails/account-mail.tsx";
import { queueAccountMail, warningLanguage } from "#app/account/mails/queue-mail.server.ts";
import { mayMail } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import type { SecondFactorDuty } from "#app/account/two-factor/duty.ts";
import { dropProposedFactor } from "#app/account/two-factor/factors.server.ts";
import type { Session, SignedIn, User } from "#app/account/users.ts";
import { deviceParts } from "./device.ts";
import {
	type Device,
	forgetOtherDevices,
	isNewDevice,
	rememberDevice,
} from "./known-devices.server.ts";
import { writeSessionCookies } from "./session-cookie.server.ts";
import {
	deleteOtherSessions,
	endPresentSession,
	insertSession,
	newSession,
} from "./sessions.server.ts";

/**
 * `none`: the user has no second factor. `shown`: in this sign-in. `trusted`: left out, because the device is trusted since
 * one was shown there. `owed`: the user has one and has not shown it.
 */
type FactorAtSignIn = "none" | "shown" | "trusted" | "owed";

interface ProvenUser {
	user: User;
	dontRemember: boolean;
	factor: FactorAtSignIn;
	device: Device;
	/** What an earlier query of the same sign-in says (`isNewDevice`); false for a new account. */
	isNewDevice: boolean;
}

/** Opens a session for a user who has just proved to be there. No round trip. */
export async function openSession(
	service: AccountService,
	request: Request,
	{ user, dontRemember, factor, device, isNewDevice: isNew }: ProvenUser,
) {
	const { db, options, now } = service;
	const session: Session = {
		...newSession(service, request, user.id, dontRemember),
		secondFactor: factor === "shown" || factor === "trusted",
		// attack: with the password, or the owner's open browser, the factor itself is taken off the account
		confirmedAt: factor === "trusted" || factor === "owed" ? 0 : now,
	};
	return {
		session,
		/** For the batch of the sign-in: session, device, and a mail when the device is new. */
		statements: {
			// before the statement that makes the device known
			announcement: isNew ? await announcement(service, { user, session, device }) : undefined,
			device: rememberDevice(db, user.id, device, { now }),
			present: endPresentSession(service, request),
			session: insertSession(db, session),
		},
		/** `Set-Cookie` values, once the batch has succeeded. @param duty if it is known. */
		cookies: (as: User, duty?: SecondFactorDuty) => [
			...writeSessionCookies(options, { session, user: as, duty }, dontRemember, now),
			device.cookie,
		],
	};
}

/**
 * The mail "somebody signed in from a new device": not for the first device of an account, and once for each later one.
 * In an object, because a statement is a promise too, and awaiting it would run it.
 */
async function announcement(
	service: AccountService,
	{ user, session, device }: { user: User; session: Session; device: Device },
) {
	const { options } = service;
	if (!options.mailEnabled || !(await mayMail(service, "new-device", user.email))) return undefined;
	const from = { operator: options.operator, language: warningLanguage(service, user) };
	const mail = mailAboutNewDevice(from, user, {
		...deviceParts(session.userAgent),
		address: session.ipAddress,
		links: {
			account: `${options.appUrl}/dashboard/account`,
			newPassword: `${options.appUrl}/app_login/forgot-password`,
		},
	});
	// of two sign-ins at once on this device, the second finds it known
	const isNew = isNewDevice(user.id, device);
	return { mail: queueAccountMail(service, user.email, mail, isNew) };
}

/**
 * Statements for the batch of a change of password or factor: only the session that made the change goes on, and every
 * other device is announced again when somebody signs in there. @param condition checked at that point of the batch.
 */
export function endOtherSignIns(
	{ db, now }: AccountService,
	{ session, user }: SignedIn,
	device: Device,
	condition?: SQL,
) {
	return {
		// attack: an app that a thief has begun to set up in another session
		proposedFactor: dropProposedFactor(db, user.id, condition),
		otherSessions: deleteOtherSessions(db, user.id, session.token, condition),
		otherDevices: forgetOtherDevices(db, user.id, device, condition),
		// without it the account would have no known device, and the next sign-in would not be announced
		thisDevice: rememberDevice(db, user.id, device, {
			now,
			...(condition ? { condition } : {}),
		}),
	};
}

import { dropVerifications } from "#app/account/mails/verifications.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { savePassword } from "#app/account/users.server.ts";
import type { SignedIn } from "#app/account/users.ts";

/**
 * Statements for the batch in which a signed-in user gets a first or another password. Only this session goes on.
 * @param hash of the new password.
 */
export function passwordChange(
	service: AccountService,
	request: Request,
	signedIn: SignedIn,
	hash: string,
) {
	const { db, now } = service;
	const { id } = signedIn.user;
	return {
		password: savePassword(db, { userId: id, password: hash, now }),
		// a reset link requested by somebody else must not undo the change
		openLinks: dropVerifications(db, "resetPassword", id),
		// attack: who has typed the old password waits for a code
		openChallenges: dropVerifications(db, "secondFactor", id),
		...endOtherSignIns(service, signedIn, deviceOf(service, request)),
	};
}

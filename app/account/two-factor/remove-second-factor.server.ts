import * as v from "valibot";
import { userIdField, userToActOn } from "#app/account/endpoints/admin/admin.server.ts";
import { type Answer, endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { queueFactorMail } from "#app/account/mails/factor-mail.server.ts";
import { dropVerifications } from "#app/account/mails/verifications.server.ts";
import { dropPasskeysOf } from "#app/account/passkeys/passkeys.server.ts";
import { deleteSessionsOf } from "#app/account/sessions/sessions.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { removeFactors } from "./factors.server.ts";
import { ownsSecondFactor } from "./second-factor.server.ts";

/**
 * For a lost telephone or security key: takes the authenticator app, the recovery codes and all passkeys of a user away,
 * and ends every session. Who may set a password may do this too, because either is a way in only together with the
 * other. A user who had passkeys alone is invited anew. Only from the user's page, not over HTTP.
 */
export const removeSecondFactorEndpoint = endpoint({
	method: "POST",
	path: "/admin/take-second-factor-away",
	session: "sure",
	confirmed: true,
	body: v.object({ userId: userIdField }),
	async handle(call): Promise<Answer<{ status: boolean }>> {
		const { service, body, signedIn } = call;
		const { db, now } = service;
		const refused = "YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD";
		const user = await userToActOn(call, body.userId, "set-password", refused);
		if ("refused" in user) return user;
		// attack: a stolen session removes the factor that protects the account; the own one is switched off with a code
		if (user.id === signedIn.user.id) return { refused };
		if (!(await ownsSecondFactor(db, user.id))) return { refused: "TWO_FACTOR_ISNT_ENABLED" };
		await runBatch(db, {
			factors: removeFactors(db, user.id, now),
			passkeys: dropPasskeysOf(db, user.id),
			sessions: deleteSessionsOf(db, user.id),
			challenges: dropVerifications(db, "secondFactor", user.id),
			event: recordUserEntry(db, {
				userId: user.id,
				type: "second factor removed",
				actor: signedIn,
				now,
			}),
			mail: queueFactorMail(service, user, "takenAway"),
		});
		return { data: { status: true } };
	},
});

/** An authenticator app is set up and switched off, and gets new recovery codes. Only from our forms, not over HTTP. */
import * as v from "valibot";
import { userIdField, userToActOn } from "#app/account/endpoints/admin/admin.server.ts";
import { type Answer, endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { queueFactorMail } from "#app/account/mails/queue-mail.server.ts";
import { dropVerifications } from "#app/account/mails/verifications.server.ts";
import { dropPasskeysOf } from "#app/account/passkeys/passkeys.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import {
	deleteSession,
	deleteSessionsOf,
	insertSession,
	newSession,
} from "#app/account/sessions/sessions.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { abortUnless, isAborted, runBatch } from "#app/database/batch.server.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import { appCodeProof, codeField } from "./code-proof.server.ts";
import {
	confirmedFactorOf,
	confirmFactor,
	findProposedFactor,
	proposeFactor,
	removeFactors,
	replaceCodes,
} from "./factors.server.ts";
import { ownsSecondFactor } from "./second-factor.server.ts";
import { totpUri } from "./totp.server.ts";

/** A new app, which counts after its first code (`confirmTotpEndpoint`), within an hour. */
export const setUpTotpEndpoint = endpoint({
	method: "POST",
	path: "/set-up-totp",
	session: "sure",
	confirmed: true,
	enrols: true,
	limit: "two-factor",
	async handle({
		service,
		signedIn,
	}): Promise<Answer<{ factorId: string; totpURI: string; backupCodes: string[] }>> {
		const { id, secret, codes, statements } = proposeFactor(service, signedIn.user.id);
		await runBatch(service.db, statements);
		const totpURI = totpUri(
			secret,
			siteNameIn(defaultLanguage, service.options.operator),
			signedIn.user.email,
		);
		return { data: { factorId: id, totpURI, backupCodes: codes } };
	},
});

/**
 * Confirms the app whose key and recovery codes a screen has shown, and no other that was begun since. All sessions end
 * but this one, which gets a new token.
 */
export const confirmTotpEndpoint = endpoint({
	method: "POST",
	path: "/confirm-totp",
	session: "sure",
	enrols: true,
	limit: "two-factor",
	body: v.object({ code: codeField, factorId: v.pipe(v.string(), v.maxLength(100)) }),
	async handle({ service, request, signedIn, body, dontRemember, cookies }): Promise<Answer<null>> {
		const { db, options, now } = service;
		if (signedIn.session.impersonatedBy !== null) return { refused: "NOT_AUTHORIZED" };
		const factor = await findProposedFactor(service, signedIn.user.id);
		if (factor?.id !== body.factorId) return { refused: "TOTP_NOT_ENABLED" };
		const proof = await appCodeProof(service, factor, body.code);
		if ("refused" in proof) return proof;
		const session = {
			...newSession(service, request, signedIn.user.id, dontRemember),
			secondFactor: true,
		};
		const user = { ...signedIn.user, twoFactorEnabled: true, updatedAt: now };
		try {
			await runBatch(db, {
				isRight: abortUnless(db, proof.condition),
				proof: proof.write,
				factor: confirmFactor(db, factor, now),
				...endOtherSignIns(service, signedIn, deviceOf(service, request)),
				renewed: [deleteSession(db, user.id, signedIn.session.token), insertSession(db, session)],
				mail: queueFactorMail(service, user, "added"),
			});
		} catch (error) {
			if (!isAborted(error)) throw error;
			return { refused: proof.otherwise };
		}
		const signedInAnew = { session, user, duty: "none" } as const;
		cookies.push(...writeSessionCookies(options, signedInAnew, dontRemember, now));
		return { data: null };
	},
});

/** Ends all sessions but this one, which gets a new token. */
export const switchOffTotpEndpoint = endpoint({
	method: "POST",
	path: "/switch-off-totp",
	session: "sure",
	confirmed: true,
	limit: "two-factor",
	async handle({ service, request, signedIn, dontRemember, cookies }): Promise<Answer<null>> {
		const { db, options, now } = service;
		const { secondFactor, confirmedAt } = signedIn.session;
		const session = {
			...newSession(service, request, signedIn.user.id, dontRemember),
			// what this session has shown counts on while a passkey is left (duty.ts)
			secondFactor,
			confirmedAt,
		};
		const user = { ...signedIn.user, twoFactorEnabled: false, updatedAt: now };
		await runBatch(db, {
			factors: removeFactors(db, user.id, now),
			...endOtherSignIns(service, signedIn, deviceOf(service, request)),
			renewed: [deleteSession(db, user.id, signedIn.session.token), insertSession(db, session)],
			mail: signedIn.user.twoFactorEnabled ? queueFactorMail(service, user, "removed") : undefined,
		});
		// whether the role asks for a factor is known at the next request
		cookies.push(...writeSessionCookies(options, { session, user }, dontRemember, now));
		return { data: null };
	},
});

/** New recovery codes; the earlier ones open nothing any more. */
export const renewCodesEndpoint = endpoint({
	method: "POST",
	path: "/renew-recovery-codes",
	session: "sure",
	confirmed: true,
	limit: "two-factor",
	async handle({ service, signedIn }): Promise<Answer<{ backupCodes: string[] }>> {
		const [factor] = await confirmedFactorOf(service.db, signedIn.user.id);
		if (!factor) return { refused: "TWO_FACTOR_ISNT_ENABLED" };
		const { codes, statements } = replaceCodes(service, factor.id);
		await runBatch(service.db, statements);
		return { data: { backupCodes: codes } };
	},
});

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
			event: recordUserEntry(call, { userId: user.id, type: "second factor removed" }),
			mail: queueFactorMail(service, user, "takenAway"),
		});
		return { data: { status: true } };
	},
});

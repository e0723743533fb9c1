/** A code of the authenticator app or a recovery code, as proof of the second factor. */

import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Refusal } from "#app/account/endpoints/endpoint.server.ts";
import type { AccountErrorCode } from "#app/account/errors.ts";
import { queueFactorMail } from "#app/account/mails/queue-mail.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import type { User } from "#app/account/users.ts";
import { abortUnless, isAborted, runBatch, type Statements } from "#app/database/batch.server.ts";
import {
	claimAttempt,
	confirmedFactorOf,
	type Factor,
	isRecoveryCode,
	isUnused,
	openFactor,
	spendRecoveryCode,
	spendStep,
} from "./factors.server.ts";
import { recoveryCodeHash } from "./recovery-codes.server.ts";
import { matchingStep } from "./totp.server.ts";

/** Only keeps floods out. */
export const codeField = v.pipe(v.string(), v.maxLength(200));

/** Longer than a code of an app, which has six digits, and shorter than a recovery code, which has 24 characters. */
const longestAppCode = 8;

/** What a shown factor writes. Of several calls at once with the same code the condition holds for one. */
export interface Proof {
	condition: SQL;
	write: Statements;
	/** The refusal when the condition does not hold. */
	otherwise: AccountErrorCode;
}

interface ShownCode {
	user: User;
	factor: Factor | undefined;
	code: string;
}

export async function codeProof(
	service: AccountService,
	{ user, factor, code }: ShownCode,
): Promise<Proof | Refusal> {
	if (!factor) return { refused: "TOTP_NOT_ENABLED" };
	const isOfApp = code.replaceAll(/[^a-z0-9]/gi, "").length <= longestAppCode;
	if (isOfApp) return await appCodeProof(service, factor, code);
	const { db, options } = service;
	const hash = recoveryCodeHash(options.secret, code);
	return {
		condition: isRecoveryCode(factor.id, hash),
		write: {
			code: spendRecoveryCode(db, factor.id, hash),
			mail: queueFactorMail(service, user, "recoveryCodeUsed"),
		},
		otherwise: "INVALID_BACKUP_CODE",
	};
}

/** Counts the attempt before it looks at the code, so that parallel attempts count too. */
export async function appCodeProof(
	service: AccountService,
	{ id }: Factor,
	code: string,
): Promise<Proof | Refusal> {
	const { db, now } = service;
	const [factor] = await claimAttempt(db, sql`id = ${id}`, now);
	if (!factor) return { refused: "TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE" };
	const secret = openFactor(service, factor);
	const step = secret && matchingStep(secret, code, { now, lastStep: factor.lastStep });
	if (!step) return { refused: "INVALID_CODE" };
	return {
		condition: isUnused(id, step),
		write: { step: spendStep(db, id, step) },
		otherwise: "INVALID_CODE",
	};
}

/** A code as a fresh confirmation. @returns undefined for a right one, which is used up. */
export async function codeRefusal(
	service: AccountService,
	user: User,
	code: string,
): Promise<AccountErrorCode | undefined> {
	const { db } = service;
	const [factor] = await confirmedFactorOf(db, user.id);
	const proof = await codeProof(service, { user, factor, code });
	if ("refused" in proof) return proof.refused;
	try {
		await runBatch(db, { isRight: abortUnless(db, proof.condition), proof: proof.write });
	} catch (error) {
		if (!isAborted(error)) throw error;
		return proof.otherwise;
	}
}

import * as v from "valibot";
import {
	dropAllVerifications,
	findVerification,
	isRedeemable,
	redeemVerification,
} from "#app/account/mails/verifications.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { deleteUnverifiedUser } from "../users.server.ts";
import { type Answer, endpoint } from "./endpoint.server.ts";
import { tokenField } from "./fields.ts";

/**
 * "This was not me" of a verification mail: deletes the unverified account of this address. It has no address of
 * its own below /api/auth: only the button of its page calls it, because mail scanners open every link.
 */
export const deleteUnverifiedEndpoint = endpoint({
	method: "POST",
	path: "/not-me",
	session: "none",
	limit: "link",
	body: v.object({ token: tokenField }),
	async handle({ service, body }): Promise<Answer<{ success: true }>> {
		const { db, now } = service;
		const userId = await findVerification(db, "deleteUnverified", body.token, now);
		if (!userId) return { refused: "INVALID_TOKEN", status: 400 };
		const isGood = isRedeemable("deleteUnverified", body.token, now);
		const { removed } = await runBatch(db, {
			removed: deleteUnverifiedUser(db, userId, isGood),
			token: redeemVerification(db, "deleteUnverified", body.token, now),
		});
		// verified meanwhile, by the owner or by the other link
		if (removed.length === 0) return { refused: "INVALID_TOKEN", status: 400 };
		await dropAllVerifications(db, userId);
		return { data: { success: true } };
	},
});

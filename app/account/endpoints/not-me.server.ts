import * as v from "valibot";
import {
	dropAllVerifications,
	findVerification,
	isRedeemable,
	redeemVerification,
} from "#app/account/mails/verifications.server.ts";
import { deleteUnprovenUser } from "../users.server.ts";
import { type Answer, endpoint } from "./endpoint.server.ts";
import { tokenField } from "./fields.ts";

/**
 * "This was not me" in a verification mail: removes the account of whoever signed up with this mailbox
 * and never proved it. Not over HTTP, only by the button of its page: programs that look through mail
 * for bad links open every one, and must remove nothing.
 */
export const notMeEndpoint = endpoint({
	method: "POST",
	path: "/not-me",
	session: "none",
	limit: "link",
	body: v.object({ token: tokenField }),
	async handle({ service, body }): Promise<Answer<{ success: true }>> {
		const { db, now } = service;
		const userId = await findVerification(db, "notMe", body.token, now);
		if (!userId) return { refused: "INVALID_TOKEN", status: 400 };
		const isGood = isRedeemable("notMe", body.token, now);
		const [removed] = await db.batch([
			deleteUnprovenUser(db, userId, isGood),
			redeemVerification(db, "notMe", body.token, now),
		]);
		// the address was proved meanwhile: by its owner, or by a click on the other link
		if (removed.length === 0) return { refused: "INVALID_TOKEN", status: 400 };
		await dropAllVerifications(db, userId);
		return { data: { success: true } };
	},
});

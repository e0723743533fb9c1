import { eq } from "drizzle-orm";
import * as v from "valibot";
import { dropAllVerifications } from "#app/account/mails/verifications.server.ts";
import { deleteSessionsOf } from "#app/account/sessions/sessions.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { fieldWords, wireSessionUser } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { users } from "#app/database/schema.server.ts";
import { accountFieldsTexts } from "#app/messages/staff/partners/account-fields.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import { endpoint } from "../endpoint.server.ts";
import { userIdField, userToActOn } from "./admin.server.ts";

const longestReason = 500;
const reasonInWords = fieldWords("The reason", () => accountFieldsTexts.banReason);
/** Ten years, in seconds; a longer ban can be one without end. */
const longestBan = 315_360_000;

/** Also ends every session, so that the ban takes effect at once. */
export const banUserEndpoint = endpoint({
	method: "POST",
	path: "/admin/ban-user",
	session: "sure",
	body: v.object({
		userId: userIdField,
		banReason: v.optional(
			lineOfText({ what: (_texts, lang) => reasonInWords({ lang }), most: longestReason }),
		),
		/** Seconds; without it the ban has no end. */
		banExpiresIn: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(longestBan))),
	}),
	async handle(call) {
		const { service, body, signedIn } = call;
		const { db, now } = service;
		const user = await userToActOn(call, body.userId, "ban", "YOU_ARE_NOT_ALLOWED_TO_BAN_USERS");
		if ("refused" in user) return user;
		if (user.id === signedIn.user.id) return { refused: "YOU_CANNOT_BAN_YOURSELF" };
		const change = {
			banned: true,
			banReason: body.banReason || "No reason",
			banExpires: body.banExpiresIn ? now + body.banExpiresIn * 1000 : null,
			updatedAt: now,
		};
		await runBatch(db, {
			user: db.update(users).set(change).where(eq(users.id, user.id)),
			sessions: deleteSessionsOf(db, user.id),
			links: dropAllVerifications(db, user.id),
			event: recordUserEntry(call, { userId: user.id, type: "banned", detail: change.banReason }),
		});
		return { data: { user: wireSessionUser({ ...user, ...change }, now) } };
	},
});

export const unbanUserEndpoint = endpoint({
	method: "POST",
	path: "/admin/unban-user",
	session: "sure",
	body: v.object({ userId: userIdField }),
	async handle(call) {
		const { service, body } = call;
		const { db, now } = service;
		const user = await userToActOn(call, body.userId, "ban", "YOU_ARE_NOT_ALLOWED_TO_BAN_USERS");
		if ("refused" in user) return user;
		const change = { banned: false, banReason: null, banExpires: null, updatedAt: now };
		await runBatch(db, {
			user: db.update(users).set(change).where(eq(users.id, user.id)),
			event: recordUserEntry(call, { userId: user.id, type: "unbanned" }),
		});
		return { data: { user: wireSessionUser({ ...user, ...change }, now) } };
	},
});

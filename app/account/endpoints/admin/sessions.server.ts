import * as v from "valibot";
import {
	deleteSessionsOf,
	findSession,
	listSessions,
	revokeSession,
} from "#app/account/sessions/sessions.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { findUserById } from "#app/account/users.server.ts";
import { wireSession } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { endpoint } from "../endpoint.server.ts";
import { tokenField } from "../fields.ts";
import { allows, mayActOn, userIdField } from "./admin.server.ts";

export const listUserSessionsEndpoint = endpoint({
	method: "POST",
	path: "/admin/list-user-sessions",
	session: "sure",
	body: v.object({ userId: userIdField }),
	async handle(call) {
		const { service, body } = call;
		const notAllowed = { refused: "YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS" } as const;
		if (!allows(call, "session", "list")) return notAllowed;
		const user = await findUserById(service.db, body.userId);
		if (user && !mayActOn(call, user)) return notAllowed;
		const sessions = await listSessions(service.db, body.userId, service.now);
		return { data: { sessions: sessions.map(wireSession) } };
	},
});

/** Succeeds for a session that has already ended. */
export const revokeUserSessionEndpoint = endpoint({
	method: "POST",
	path: "/admin/revoke-user-session",
	session: "sure",
	body: v.object({ sessionToken: tokenField }),
	async handle(call) {
		const { body } = call;
		const { db } = call.service;
		const notAllowed = { refused: "YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS" } as const;
		if (!allows(call, "session", "revoke")) return notAllowed;
		const target = await findSession(db, body.sessionToken);
		if (target && !mayActOn(call, target.user)) return notAllowed;
		if (target)
			await runBatch(db, {
				session: revokeSession(db, target.session),
				event: recordUserEntry(call, {
					userId: target.user.id,
					type: "sessions revoked",
					detail: "one",
				}),
			});
		return { data: { success: true } };
	},
});

export const revokeUserSessionsEndpoint = endpoint({
	method: "POST",
	path: "/admin/revoke-user-sessions",
	session: "sure",
	body: v.object({ userId: userIdField }),
	async handle(call) {
		const { body } = call;
		const { db } = call.service;
		const notAllowed = { refused: "YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS" } as const;
		if (!allows(call, "session", "revoke")) return notAllowed;
		const user = await findUserById(db, body.userId);
		if (user && !mayActOn(call, user)) return notAllowed;
		await runBatch(db, {
			sessions: deleteSessionsOf(db, body.userId),
			event: recordUserEntry(call, {
				userId: body.userId,
				type: "sessions revoked",
				detail: "all",
			}),
		});
		return { data: { success: true } };
	},
});

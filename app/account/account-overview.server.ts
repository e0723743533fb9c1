import { and, eq } from "drizzle-orm";
import { waitingEmailOf } from "#app/account/mails/verifications.server.ts";
import { listPasskeys } from "#app/account/passkeys/passkeys.server.ts";
import { deviceName } from "#app/account/sessions/device.ts";
import { listOwnSessions } from "#app/account/sessions/sessions.server.ts";
import { factorOverview } from "#app/account/two-factor/factors.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { sessions } from "#app/database/schema.server.ts";
import type { AccountOptions } from "./options.server.ts";
import { listSignInMethods } from "./sign-in-methods.server.ts";
import type { Session } from "./users.ts";

/** The data of the account page, in one round trip. */
export async function readOverview(
	db: Database,
	options: Pick<AccountOptions, "emailAndPasswordEnabled">,
	{ userId, id: currentSessionId }: Pick<Session, "userId" | "id">,
	now: number,
) {
	const {
		sessionRows,
		signInMethods,
		passkeys,
		factor: [factor],
		waitingEmail: [waitingEmail],
	} = await runBatch(db, {
		factor: factorOverview(db, userId),
		waitingEmail: waitingEmailOf(db, userId, now),
		sessionRows: listOwnSessions(db, userId, now).limit(50),
		signInMethods: listSignInMethods(db, options, userId),
		passkeys: listPasskeys(db, userId),
	});
	return {
		/** Since when there is an app, and how many recovery codes are not used. */
		factor: factor ?? null,
		/** Where the account moves when the link of a mail is opened, until when it can be. */
		waitingEmail: waitingEmail ?? null,
		linked: signInMethods.map(({ id, providerId, since }) => ({ id, providerId, since })),
		// without its key, which no page needs
		passkeys: passkeys.map(({ id, name, deviceType, backedUp, createdAt, lastUsedAt }) => ({
			id,
			name,
			deviceType,
			backedUp,
			createdAt,
			lastUsedAt,
		})),
		// without the token, because pages must not hold secrets
		sessions: sessionRows.map((session) => ({
			id: session.id,
			device: deviceName(session.userAgent),
			ipAddress: session.ipAddress,
			signedInAt: session.createdAt,
			lastSeenAt: session.updatedAt,
			isCurrent: session.id === currentSessionId,
		})),
	};
}

export type AccountOverview = Awaited<ReturnType<typeof readOverview>>;

/** Null when the session belongs to another user. */
export async function findSessionToken(
	db: Database,
	userId: string,
	sessionId: string,
): Promise<string | null> {
	const [row] = await db
		.select({ token: sessions.token })
		.from(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
	return row?.token ?? null;
}

import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { deviceName } from "#app/account/sessions/device.ts";
import { listSessions } from "#app/account/sessions/sessions.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { users } from "#app/database/schema.server.ts";
import { openInvitationOf } from "./mails/verifications.server.ts";
import { hasSecondFactor } from "./two-factor/second-factor.server.ts";
import { userEventsOf } from "./user-events.server.ts";
import { hasNoSignIn } from "./users.server.ts";
import { isBanned, type User } from "./users.ts";

const usersPerPage = 25;

const isInvitedNow = sql<0 | 1>`${hasNoSignIn(sql`${users.id}`)}`;

/** "1763650000000.AbC": the last user of a page, for the next page. */
export type UserCursor = { createdAt: number; id: string };

export function readUserCursor(text: string | null): UserCursor | null {
	const [, createdAt, id] = /^(\d{1,15})\.(\w{1,64})$/.exec(text ?? "") ?? [];
	return createdAt && id ? { createdAt: Number(createdAt), id } : null;
}

export interface UserFilter {
	q: string;
	/** Empty for all. */
	role: string;
	cursor: UserCursor | null;
}

/** One page of users, newest first; the search looks into names and at the beginning of emails. */
export async function listStaffUsers(db: Database, { q, role, cursor }: UserFilter, now: number) {
	const text = q
		.trim()
		.toLowerCase()
		.slice(0, 100)
		.replace(/[\\%_]/g, "\\$&");
	const rows = await db
		.select({ ...getTableColumns(users), isInvited: isInvitedNow })
		.from(users)
		.where(
			and(
				text
					? sql`(${users.email} LIKE ${`${text}%`} ESCAPE '\\' OR ${users.name} LIKE ${`%${text}%`} ESCAPE '\\')`
					: undefined,
				role ? sql`',' || ${users.role} || ',' LIKE ${`%,${role},%`}` : undefined,
				cursor
					? sql`(${users.createdAt}, ${users.id}) < (${cursor.createdAt}, ${cursor.id})`
					: undefined,
			),
		)
		.orderBy(desc(users.createdAt), desc(users.id))
		.limit(usersPerPage + 1);
	const page = rows.slice(0, usersPerPage);
	const last = rows.length > usersPerPage ? page.at(-1) : undefined;
	return {
		users: page.map((user) => ({
			id: user.id,
			name: user.name,
			email: user.email,
			role: user.role,
			isBanned: isBanned(user, now),
			/** Has no way to sign in yet. */
			isInvited: user.isInvited === 1,
			createdAt: user.createdAt,
		})),
		next: last ? `${last.createdAt}.${last.id}` : null,
	};
}

export type ListedUser = Awaited<ReturnType<typeof listStaffUsers>>["users"][number];

/** A user with live sessions (without tokens) and history, in one round trip. */
export async function getStaffUser(db: Database, userId: string, now: number) {
	const {
		user: [user],
		invitation: [invitation],
		sessionRows,
		history,
	} = await runBatch(db, {
		user: db
			.select({
				...getTableColumns(users),
				isInvited: isInvitedNow,
				hasFactor: hasSecondFactor,
			})
			.from(users)
			.where(eq(users.id, userId)),
		invitation: openInvitationOf(db, userId, now),
		sessionRows: listSessions(db, userId, now).limit(50),
		history: userEventsOf(db, userId),
	});
	if (!user) return null;
	const { isInvited, hasFactor, ...columns } = user;
	return {
		user: columns satisfies User,
		/** Null for a user who can sign in. `until`: when the mailed link ends; null when none works. */
		invitation: isInvited ? { until: invitation?.expiresAt ?? null } : null,
		isBanned: isBanned(user, now),
		hasSecondFactor: hasFactor === 1,
		sessions: sessionRows.map((session) => ({
			id: session.id,
			device: deviceName(session.userAgent),
			isImpersonation: session.impersonatedBy !== null,
			lastSeenAt: session.updatedAt,
		})),
		history,
	};
}

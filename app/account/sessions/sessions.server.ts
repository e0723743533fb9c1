import { and, desc, eq, getTableColumns, gt, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { AccountOptions } from "#app/account/options.server.ts";
import { newId, randomText } from "#app/account/random.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { isBanned, type Session, type SignedIn } from "#app/account/users.ts";
import type { Database } from "#app/database/client.server.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { sessions, users } from "#app/database/schema.server.ts";
import { isUnreachable } from "#app/database/unreachable.ts";
import { logError } from "#app/log/log.ts";
import {
	clearSessionCookies,
	readSessionCookies,
	writeCache,
	writeSessionCookies,
} from "./session-cookie.server.ts";

/** Attack: over-long user agents that bloat rows and cookies; cut. */
const userAgentMaxLength = 512;

export function newSession(
	{ options, address, now }: AccountService,
	request: Request,
	userId: string,
	dontRemember: boolean,
): Session {
	const { expiresIn, dontRememberExpiresIn } = options.session;
	return {
		id: newId(),
		userId,
		token: randomText(32),
		expiresAt: now + (dontRemember ? dontRememberExpiresIn : expiresIn) * 1000,
		ipAddress: address === "unknown" ? null : address,
		userAgent: request.headers.get("user-agent")?.slice(0, userAgentMaxLength) ?? "",
		impersonatedBy: null,
		createdAt: now,
		updatedAt: now,
	};
}

export function insertSession(db: Database, session: Session) {
	return db.insert(sessions).values(session);
}

/**
 * When the row of a new session could not be written, after logging the cause. @throws the same
 * error when the database is down, so that the caller may try again.
 */
export function refuseSession(error: unknown): { refused: "FAILED_TO_CREATE_SESSION" } {
	if (isUnreachable(error)) throw error;
	logError("account call", error, { step: "write session" });
	return { refused: "FAILED_TO_CREATE_SESSION" };
}

export async function findSession(db: Database, token: string): Promise<SignedIn | null> {
	const question = byToken.get(db) ?? prepareByToken(db);
	byToken.set(db, question);
	const [row] = await question.all({ token });
	return row ?? null;
}

/** Whether the session in which a visitor left for a provider is still alive. */
export async function isSessionAlive(
	{ db, now }: AccountService,
	{ sessionId, userId }: { sessionId: string; userId: string },
): Promise<boolean> {
	const [row] = await db
		.select({ id: sessions.id })
		.from(sessions)
		.where(
			and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)),
		);
	return row !== undefined;
}

const sessionRow = jsonRows(getTableColumns(sessions));
const userRow = jsonRows(getTableColumns(users));

/** The most frequent query: its SQL is prepared once per database. */
const byToken = new WeakMap<Database, ReturnType<typeof prepareByToken>>();

function prepareByToken(db: Database) {
	return db
		.select({ session: sessionRow.row.as("session"), user: userRow.row.as("user") })
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.token, sql.placeholder("token")))
		.prepare();
}

/** Live sessions, newest first, including impersonations; for staff only. */
export async function listSessions(db: Database, userId: string, now: number): Promise<Session[]> {
	return await db
		.select()
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
		.orderBy(desc(sessions.createdAt));
}

/**
 * Live sessions of the user, newest first. Impersonations are left out, because they carry the
 * address and browser of a member of staff.
 */
export function listOwnSessions(db: Database, userId: string, now: number) {
	return db
		.select()
		.from(sessions)
		.where(
			and(
				eq(sessions.userId, userId),
				gt(sessions.expiresAt, now),
				isNull(sessions.impersonatedBy),
			),
		)
		.orderBy(desc(sessions.createdAt));
}

/** The WHERE clause has the owner, so that nobody can end another user's session. */
export function deleteSession(db: Database, userId: string, token: string) {
	return db.delete(sessions).where(and(eq(sessions.token, token), eq(sessions.userId, userId)));
}

/** @param condition checked at that point of the batch. */
export function deleteSessionsOf(db: Database, userId: string, condition?: SQL) {
	return db.delete(sessions).where(and(eq(sessions.userId, userId), condition));
}

export function deleteOtherSessions(db: Database, userId: string, keptToken: string) {
	return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, keptToken)));
}

export interface SessionCheck {
	signedIn: SignedIn | null;
	dontRemember: boolean;
	/** `Set-Cookie` values that the answer must carry. */
	cookies: string[];
	/** A new copy for the cookies; sending it is optional and saves the next query. */
	copy: string[];
}

/** `sure` asks the database; `cached` accepts a signed copy up to a minute old. */
export type Certainty = "cached" | "sure";

/**
 * The session of a request. No round trip with a valid copy in the cookies, otherwise one; a second
 * one when the session is renewed (at most once per `updateAge`) or has ended.
 */
export async function checkSession(
	service: AccountService,
	request: Request,
	certainty: Certainty,
	refresh: "refresh" | "leave" = "refresh",
): Promise<SessionCheck> {
	const { db, options, now } = service;
	const { token, cached, dontRemember } = readSessionCookies(
		options,
		request.headers.get("cookie"),
		now,
	);
	if (!token) return { signedIn: null, dontRemember, cookies: [], copy: [] };
	if (cached && certainty === "cached")
		return { signedIn: cached, dontRemember, cookies: [], copy: [] };
	const found = await findSession(db, token);
	if (!found || found.session.expiresAt <= now || isBanned(found.user, now)) {
		if (found) await deleteSession(db, found.user.id, token);
		return { signedIn: null, dontRemember, cookies: clearSessionCookies(options), copy: [] };
	}
	if (refresh === "leave") return { signedIn: found, dontRemember, cookies: [], copy: [] };
	if (dontRemember || !isDue(options, found.session, now))
		return {
			signedIn: found,
			dontRemember,
			cookies: [],
			copy: writeCache(options, found, dontRemember, now),
		};
	const renewed = await renewSession(service, found.session);
	// revoked between the two round trips
	if (!renewed)
		return { signedIn: null, dontRemember, cookies: clearSessionCookies(options), copy: [] };
	const signedIn = { session: renewed, user: found.user };
	return {
		signedIn,
		dontRemember,
		cookies: writeSessionCookies(options, signedIn, false, now),
		copy: [],
	};
}

function isDue({ session: policy }: AccountOptions, session: Session, now: number): boolean {
	// an impersonation lasts a fixed time
	if (session.impersonatedBy !== null) return false;
	return session.expiresAt - policy.expiresIn * 1000 + policy.updateAge * 1000 <= now;
}

async function renewSession(
	{ db, options, now }: AccountService,
	session: Session,
): Promise<Session | undefined> {
	const [renewed] = await db
		.update(sessions)
		.set({ expiresAt: now + options.session.expiresIn * 1000, updatedAt: now })
		.where(and(eq(sessions.token, session.token), gt(sessions.expiresAt, now)))
		.returning();
	return renewed;
}

/** Counted from the last renewal, which shows that the holder of the cookie was there. */
export function isFresh({ session: policy }: AccountOptions, session: Session, now: number) {
	return policy.freshAge === 0 || now - session.updatedAt < policy.freshAge * 1000;
}

/** Cron: sessions that have ended. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
	await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

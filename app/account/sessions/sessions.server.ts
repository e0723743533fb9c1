import {
	and,
	desc,
	eq,
	getTableColumns,
	gt,
	isNotNull,
	isNull,
	lte,
	ne,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import { rolesOf } from "#app/account/access.ts";
import type { AccountOptions } from "#app/account/options.server.ts";
import { newId, randomText } from "#app/account/random.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { secondFactorDuty } from "#app/account/two-factor/duty.ts";
import { factorColumn } from "#app/account/two-factor/second-factor.server.ts";
import { isBanned, type Session, type SignedIn } from "#app/account/users.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUnreachable } from "#app/database/database-unreachable.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { sessions, users } from "#app/database/schema.server.ts";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import {
	clearSessionCookies,
	endOfLife,
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
	const slides = now + (dontRemember ? dontRememberExpiresIn : expiresIn) * 1000;
	return {
		id: newId(),
		userId,
		token: randomText(32),
		expiresAt: Math.min(slides, endOfLife(options, now)),
		ipAddress: address === "unknown" ? null : address,
		userAgent: request.headers.get("user-agent")?.slice(0, userAgentMaxLength) ?? "",
		impersonatedBy: null,
		confirmedAt: now,
		secondFactor: false,
		createdAt: now,
		updatedAt: now,
	};
}

export function insertSession(db: Database, session: Session) {
	return db.insert(sessions).values(session);
}

/**
 * Ends the session that this browser still has when somebody signs in there. Attack: whoever has copied its cookie
 * stays signed in beside the new session, which nobody expects. (OWASP ASVS 5.0, 7.2.4) Undefined without a session.
 */
export function endPresentSession({ db, options, now }: AccountService, request: Request) {
	const { token } = readSessionCookies(options, request.headers.get("cookie"), now);
	return token ? db.delete(sessions).where(eq(sessions.token, token)) : undefined;
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

/** A session with what decides whether its user still owes a second factor. */
export interface StoredSession extends SignedIn {
	hasFactor: boolean;
}

export async function findSession(db: Database, token: string): Promise<StoredSession | null> {
	const question = byToken.get(db) ?? prepareByToken(db);
	byToken.set(db, question);
	const [row] = await question.all({ token });
	return row ? { ...row, hasFactor: row.hasFactor === 1 } : null;
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
		.select({
			session: sessionRow.row.as("session"),
			user: userRow.row.as("user"),
			...factorColumn,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.token, sql.placeholder("token")))
		.prepare();
}

/** Live sessions, newest first, including impersonations; for staff only. */
export function listSessions(db: Database, userId: string, now: number) {
	return liveSessions(db, and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
}

/**
 * Live sessions of the user, newest first. Impersonations are left out, because they carry the
 * address and browser of a member of staff.
 */
export function listOwnSessions(db: Database, userId: string, now: number) {
	const isOwn = and(eq(sessions.userId, userId), isNull(sessions.impersonatedBy));
	return liveSessions(db, and(isOwn, gt(sessions.expiresAt, now)));
}

function liveSessions(db: Database, condition: SQL | undefined) {
	return db.select().from(sessions).where(condition).orderBy(desc(sessions.createdAt));
}

/** The WHERE clause has the owner, so that nobody can end another user's session. */
export function deleteSession(db: Database, userId: string, token: string) {
	return db.delete(sessions).where(and(eq(sessions.token, token), eq(sessions.userId, userId)));
}

/** Attack: an admin who is banned while acting as another user goes on as that user, and lifts the ban. */
const isOfOrBy = (userId: string) =>
	or(eq(sessions.userId, userId), eq(sessions.impersonatedBy, userId));

/** Also those in which the user acts as somebody else. @param condition checked at that point of the batch. */
export function deleteSessionsOf(db: Database, userId: string, condition?: SQL) {
	return db.delete(sessions).where(and(isOfOrBy(userId), condition));
}

/** Also those in which the user acts as somebody else. @param condition checked at that point of the batch. */
export function deleteOtherSessions(
	db: Database,
	userId: string,
	keptToken: string,
	condition?: SQL,
) {
	return db.delete(sessions).where(and(isOfOrBy(userId), ne(sessions.token, keptToken), condition));
}

/**
 * One session, and with an own one those in which its user acts as somebody else: it is not stored which of the own
 * sessions began them.
 */
export function revokeSession(
	db: Database,
	{ id, userId, impersonatedBy }: Pick<Session, "id" | "userId" | "impersonatedBy">,
) {
	const begunThere = impersonatedBy === null ? eq(sessions.impersonatedBy, userId) : undefined;
	return db.delete(sessions).where(or(eq(sessions.id, id), begunThere));
}

/**
 * The sessions in which the user acts as somebody else, or staff act as the user; for a new role. Who may act as whom is
 * asked at the beginning alone.
 */
export function deleteImpersonations(db: Database, userId: string) {
	return db.delete(sessions).where(and(isOfOrBy(userId), isNotNull(sessions.impersonatedBy)));
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
	const check = await readSession(service, request, certainty, refresh);
	noteFacts({ role: check.signedIn ? (rolesOf(check.signedIn.user)[0] ?? "user") : "visitor" });
	return check;
}

async function readSession(
	service: AccountService,
	request: Request,
	certainty: Certainty,
	refresh: "refresh" | "leave",
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
	const storedSession = await findSession(db, token);
	const signedIn = storedSession && {
		...storedSession,
		duty: secondFactorDuty(storedSession, options),
	};
	if (!signedIn || hasEnded(options, signedIn.session, now) || isBanned(signedIn.user, now)) {
		if (signedIn) await deleteSession(db, signedIn.user.id, token);
		return { signedIn: null, dontRemember, cookies: clearSessionCookies(options), copy: [] };
	}
	if (refresh === "leave") return { signedIn, dontRemember, cookies: [], copy: [] };
	if (dontRemember || !isDue(options, signedIn.session, now))
		return {
			signedIn,
			dontRemember,
			cookies: [],
			copy: writeCache(options, signedIn, dontRemember, now),
		};
	const renewedSession = await renewSession(service, signedIn.session);
	// revoked between the two round trips
	if (!renewedSession)
		return { signedIn: null, dontRemember, cookies: clearSessionCookies(options), copy: [] };
	const renewedSignIn = { session: renewedSession, user: signedIn.user, duty: signedIn.duty };
	return {
		signedIn: renewedSignIn,
		dontRemember,
		cookies: writeSessionCookies(options, renewedSignIn, false, now),
		copy: [],
	};
}

function isDue(options: AccountOptions, session: Session, now: number): boolean {
	const { session: policy } = options;
	// an impersonation lasts a fixed time
	if (session.impersonatedBy !== null) return false;
	// in its last days a session can't be prolonged any more, but its use is still noted
	if (session.expiresAt >= endOfLife(options, session.createdAt))
		return session.updatedAt + policy.updateAge * 1000 <= now;
	return session.expiresAt - policy.expiresIn * 1000 + policy.updateAge * 1000 <= now;
}

/** Also when the operator has shortened the life since. */
function hasEnded(options: AccountOptions, session: Session, now: number): boolean {
	return session.expiresAt <= now || endOfLife(options, session.createdAt) <= now;
}

async function renewSession(
	{ db, options, now }: AccountService,
	session: Session,
): Promise<Session | undefined> {
	const [renewedSession] = await db
		.update(sessions)
		.set({
			expiresAt: Math.min(
				now + options.session.expiresIn * 1000,
				endOfLife(options, session.createdAt),
			),
			updatedAt: now,
		})
		.where(and(eq(sessions.token, session.token), gt(sessions.expiresAt, now)))
		.returning();
	return renewedSession;
}

/** The user has just shown a second factor in this session, which also proves the account's owner (`confirmSession`). */
export function markSecondFactor(db: Database, { id, userId }: Session, now: number) {
	return db
		.update(sessions)
		.set({ secondFactor: true, confirmedAt: now, updatedAt: now })
		.where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.impersonatedBy)));
}

/** Counted from the last renewal, which shows that the holder of the cookie was there. */
export function isFresh({ session: policy }: AccountOptions, session: Session, now: number) {
	return policy.freshAge === 0 || now - session.updatedAt < policy.freshAge * 1000;
}

/**
 * Whether the account's owner has proved to be there within the last `confirmAge`; see confirmation.server.ts. Never in
 * an impersonation, also where the operator asks for no proof: staff who act as a user are not that user.
 */
export function isConfirmed({ session: policy }: AccountOptions, session: Session, now: number) {
	if (session.impersonatedBy !== null) return false;
	return policy.confirmAge === 0 || now - session.confirmedAt < policy.confirmAge * 1000;
}

/**
 * The owner has just proved to be there, which also makes the session fresh. Impersonations are left out: who acts as
 * another user can't prove to be that user. `returning` has no row when the session has ended.
 */
export function confirmSession(
	db: Database,
	{ sessionId, userId }: { sessionId: string; userId: string },
	now: number,
) {
	return db
		.update(sessions)
		.set({ confirmedAt: now, updatedAt: now })
		.where(
			and(
				eq(sessions.id, sessionId),
				eq(sessions.userId, userId),
				gt(sessions.expiresAt, now),
				isNull(sessions.impersonatedBy),
			),
		)
		.returning();
}

/** Cron: sessions that have ended. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
	await db.delete(sessions).where(lte(sessions.expiresAt, now));
}

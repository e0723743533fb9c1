import { desc, eq } from "drizzle-orm";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import { newId, randomText } from "#app/account/random.server.ts";
import { parseCookies, writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { insertSession } from "#app/account/sessions/sessions.server.ts";
import { insertUser, newUser, savePassword } from "#app/account/users.server.ts";
import type { Session, SignedIn, User, WireSignedIn } from "#app/account/users.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";
import type { Island } from "../island.ts";
import { newVisitor, type Visitor } from "../visitor.ts";
import { optionsOf } from "./account-options.ts";
import { cheapCost } from "./cheap-passwords.ts";

export const password = "correct horse";

let people = 0;

/** A user with a password, inserted into the database. */
export async function addUser(
	island: Pick<Island, "db">,
	change: PersonChange = {},
): Promise<User> {
	const { user, rows } = await newPerson(island.db, change);
	await runBatch(island.db, rows);
	return user;
}

type PersonChange = Partial<User> & { password?: string | null };

async function newPerson(db: Database, change: PersonChange) {
	people += 1;
	const { password: entered = password, ...rest } = change;
	const email = `person-${people}-${newId().slice(0, 6).toLowerCase()}@example.com`;
	const user: User = { ...newUser({ name: `Person ${people}`, email }, Date.now()), ...rest };
	const hash = entered === null ? null : await hashPassword(entered, cheapCost);
	const rows = {
		user: insertUser(db, user),
		password:
			hash === null
				? undefined
				: savePassword(db, { userId: user.id, password: hash, now: user.createdAt }),
	};
	return { user, rows };
}

/** A session in the database; `age` in seconds. */
export async function addSession(
	island: Pick<Island, "db">,
	user: User,
	change: Partial<Session> = {},
): Promise<Session> {
	const session = newSession(user, change);
	await insertSession(island.db, session);
	return session;
}

function newSession(user: User, change: Partial<Session>): Session {
	const now = Date.now();
	return {
		id: newId(),
		userId: user.id,
		token: randomText(32),
		expiresAt: now + 604_800_000,
		ipAddress: "10.9.9.9",
		userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0",
		impersonatedBy: null,
		confirmedAt: change.createdAt ?? now,
		secondFactor: false,
		createdAt: now,
		updatedAt: now,
		...change,
	};
}

/** @param options.cache keeps the signed session copy. */
export function takeCookies(
	island: Pick<Island, "url">,
	visitor: Visitor,
	signedIn: SignedIn,
	options: { cache?: boolean; dontRemember?: boolean; variables?: Record<string, string> } = {},
): void {
	const policy = optionsOf({ ...options.variables, APP_URL: island.url.origin });
	const cookies = writeSessionCookies(policy, signedIn, options.dontRemember ?? false, Date.now());
	for (const cookie of cookies)
		for (const [name, value] of parseCookies(cookie.split(";")[0] ?? ""))
			if (options.cache !== false || !name.endsWith("session_data"))
				visitor.cookies.set(name, value);
}

/** A signed-in visitor without the signed session copy, so that every call reads the database. */
export async function signedInVisitor(
	island: Pick<Island, "db" | "url" | "fetch">,
	change: PersonChange = {},
	session: Partial<Session> = {},
): Promise<{ visitor: Visitor; user: User; session: Session }> {
	const { user, rows } = await newPerson(island.db, change);
	const row = newSession(user, session);
	await runBatch(island.db, { ...rows, session: insertSession(island.db, row) });
	const visitor = newVisitor(island);
	takeCookies(island, visitor, { session: row, user }, { cache: false });
	return { visitor, user, session: row };
}

export async function mailsTo(island: Island, recipient: string) {
	return await island.db
		.select()
		.from(outbox)
		.where(eq(outbox.recipient, recipient))
		.orderBy(desc(outbox.id));
}

/** The link of the newest mail, as a path. @throws without such a mail. */
export async function linkTo(island: Island, recipient: string): Promise<string> {
	const [mail] = await mailsTo(island, recipient);
	const link = URL.parse(/https?:\S+/.exec(mail?.textBody ?? "")?.[0] ?? "");
	if (!link) throw new Error(`No mail with a link to ${recipient}`);
	return link.pathname + link.search;
}

/** Status and code of a refused call. */
export async function refusal(
	answer: Response,
): Promise<{ status: number; code?: string; message?: string }> {
	const body: unknown = await answer.json();
	const { code, message } =
		typeof body === "object" && body ? (body as Record<string, string>) : {};
	return { status: answer.status, ...(code ? { code } : {}), ...(message ? { message } : {}) };
}

/** The status of a form's answer whose screen says why it was refused. @throws when it does not say so. */
export async function refusalOfForm(answer: Response, code: string): Promise<number> {
	const page = (await answer.text()).replaceAll("&#x27;", "'");
	if (!page.includes(accountErrorText("en", code)))
		throw new Error(`${answer.status} without the words of ${code}`);
	return answer.status;
}

/** The visitor's session from get-session. */
export async function sessionOf(visitor: Visitor, query = ""): Promise<WireSignedIn | null> {
	return (await visitor.get(`/api/auth/get-session${query}`)).json<WireSignedIn | null>();
}

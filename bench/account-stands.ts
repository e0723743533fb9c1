import { readFileSync } from "node:fs";
import { createClient } from "@libsql/client/web";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import { insertUser, newUser, savePassword } from "#app/account/users.server.ts";
import { connect } from "#app/database/client.server.ts";
import type { DatabaseServer } from "#scripts/servers/database-server.ts";
import { cookiesOf } from "./cookies.ts";
import type { Builds } from "./stand/builds.ts";
import type { Call } from "./stand/load.ts";
import { startIslandDatabase, startOn } from "./stand/site.ts";
import type { RunningWorker } from "./stand/workerd.ts";

/** An account service with one user, and the calls that a browser sends it. */
export interface AccountStand {
	worker: RunningWorker;
	database: DatabaseServer;
	signIn: Call;
	oauthStart: Call;
	/** With the cookies of a new session. */
	getSession(query: string): Promise<Call>;
}

const person = { name: "Ida Lindqvist", email: "ida@bench.example", password: "correct horse" };

/** The cheapest scrypt parameters; both sides use them when the hash is not measured. */
const hardlyAny = { cpu: 2, blockSize: 8, parallel: 3 };

const cookieCacheSeconds = "3600";

/** @param hash "real": each side's own; "hardly any": the same cheap one for both. */
export async function startOurs(
	{ site }: Builds,
	hash: "real" | "hardly any",
	databaseUrl?: (real: string) => Promise<string>,
): Promise<AccountStand> {
	const database = await startIslandDatabase(`account-ours-${hash.split(" ")[0]}`);
	const db = connect({ url: database.url });
	const user = { ...newUser(person, Date.now()), emailVerified: true };
	await insertUser(db, user);
	const password = await hashPassword(person.password, ...(hash === "real" ? [] : [hardlyAny]));
	await savePassword(db, { userId: user.id, password, now: Date.now() });
	const url = databaseUrl ? await databaseUrl(database.url) : database.url;
	const worker = await startOn(url, hash === "real" ? site : { ...site, edit: withCheapHash }, {
		name: `account-ours-${hash.split(" ")[0]}`,
		firstPath: "/api/auth/ok",
		variables: {
			AUTH_COOKIE_CACHE_MAX_AGE: cookieCacheSeconds,
			GOOGLE_CLIENT_ID: "client",
			GOOGLE_CLIENT_SECRET: "secret",
		},
	});
	return { worker, database, ...(await callsTo(worker)) };
}

/** The hash cost is not configurable, because lowering it is an attack. The bench changes the build instead. */
function withCheapHash(built: string): string {
	// the build is minified, so that names are gone
	const cost = /cpu:\s*2\s*\*\*\s*15,/;
	if (!cost.test(built)) throw new Error("The build does not name the cost of a password hash");
	return built.replace(cost, `cpu: ${hardlyAny.cpu},`);
}

export async function startPeer(
	{ accountPeer }: Builds,
	hash: "real" | "hardly any",
): Promise<AccountStand> {
	const name = `account-peer-${hash.split(" ")[0]}`;
	// with all tables of the product, because a server reads the whole schema on each new connection
	const database = await startIslandDatabase(name);
	const tables = readFileSync("bench/peers/account/tables.sql", "utf8");
	await createClient({ url: database.url }).executeMultiple(tables);
	const variables = { PASSWORD_HASH: hash === "real" ? "own" : "hardly any" };
	const worker = await startOn(database.url, accountPeer, { name, variables });
	const answer = await fetch(new URL("/api/auth/sign-up/email", worker.url), {
		method: "POST",
		headers: { "content-type": "application/json", origin: worker.url.origin },
		body: JSON.stringify(person),
	});
	if (!answer.ok) throw new Error(`The peer refuses its user: ${await answer.text()}`);
	const calls = await callsTo(worker);
	// it does not repeat a write that the database refuses as busy, and answers 500
	const repeatedAt = 500;
	return {
		...{ worker, database, ...calls },
		oauthStart: { ...calls.oauthStart, repeatedAt },
		signIn: { ...calls.signIn, repeatedAt },
	};
}

async function callsTo({ url }: RunningWorker): Promise<Omit<AccountStand, "worker" | "database">> {
	const post = (path: string, body: unknown): Call => ({
		method: "POST",
		path,
		headers: { "Content-Type": "application/json", Origin: url.origin },
		body: JSON.stringify(body),
	});
	const signIn = post("/api/auth/sign-in/email", {
		email: person.email,
		password: person.password,
	});
	// a browser brings the cookie by which we know it again; the peer sets none
	const device = (await cookiesOf(url, signIn)).split("; ").find((each) => /\bdevice=/.test(each));
	if (device) signIn.headers = { ...signIn.headers, Cookie: device };
	return {
		signIn,
		oauthStart: post("/api/auth/sign-in/social", { provider: "google", callbackURL: "/dashboard" }),
		getSession: async (query) => ({
			path: `/api/auth/get-session${query}`,
			headers: { Cookie: await cookiesOf(url, signIn) },
		}),
	};
}

import { type AccountStand, startOurs, startPeer } from "./account-stands.ts";
import type { Scope } from "./options.ts";
import type { Findings } from "./report.ts";
import type { Builds } from "./stand/builds.ts";
import { type Candidate, compare, type Measured } from "./stand/compare.ts";
import { ratio } from "./statistics.ts";
import { number, times } from "./table.ts";

/** Compares account calls with those of the package whose API they keep. */
export async function measureAccount(builds: Builds, scope: Scope): Promise<Findings> {
	const [ours, peer] = [
		await startOurs(builds, "hardly any"),
		await startPeer(builds, "hardly any"),
	];
	const pairs: Pair[] = [];
	for (const [name, call, leastRatio] of calls) {
		const [our, their] = await compare(
			[
				await candidate(`ours: ${name}`, ours, call),
				await candidate(`better-auth: ${name}`, peer, call),
			],
			{ ...scope, connections: 8 },
		);
		if (our && their) pairs.push({ name, our, their, leastRatio });
	}
	await stop(ours, peer);
	pairs.push(await withRealHash(builds, scope));
	return findingsOf(pairs);
}

interface Pair {
	name: string;
	our: Measured;
	their: Measured;
	/** Least ratio of requests per second; null without a target. */
	leastRatio: number | null;
}

const calls: [
	string,
	(stand: AccountStand) => AccountStand["signIn"] | Promise<AccountStand["signIn"]>,
	number,
][] = [
	["get-session, cookie cache", (stand) => stand.getSession(""), 2],
	["get-session, from the database", (stand) => stand.getSession("?disableCookieCache=true"), 2],
	["sign-in/social (OAuth start)", (stand) => stand.oauthStart, 2],
	["sign-in/email, without the hash", (stand) => stand.signIn, 1],
];

async function withRealHash(builds: Builds, scope: Scope): Promise<Pair> {
	const [ours, peer] = [await startOurs(builds, "real"), await startPeer(builds, "real")];
	const name = "sign-in/email, each with its own hash";
	const [our, their] = await compare(
		[
			await candidate(`ours: ${name}`, ours, (stand) => stand.signIn),
			await candidate(`better-auth: ${name}`, peer, (stand) => stand.signIn),
		],
		{ rounds: Math.min(scope.rounds, 5), seconds: scope.seconds, connections: 1 },
	);
	await stop(ours, peer);
	if (!our || !their) throw new Error("Nothing was measured");
	return { name, our, their, leastRatio: null };
}

async function candidate(
	name: string,
	stand: AccountStand,
	callOf: (typeof calls)[number][1],
): Promise<Candidate> {
	const call = await callOf(stand);
	return { name, worker: stand.worker, next: () => call };
}

async function stop(...stands: AccountStand[]): Promise<void> {
	for (const { worker, database } of stands) {
		await worker.stop();
		await database.stop();
	}
}

function findingsOf(pairs: Pair[]): Findings {
	return {
		tables: [
			{
				title: "Account calls",
				notes: [
					"better-auth 1.3.34 with its Drizzle adapter on the same workerd and the same client, its four tables in a database of its own beside those of the product: a server that opens a connection reads the names of all; rate limits off and cookie cache on for both. 8 connections; 1 with the real hashes. *Without the hash*: both hash with scrypt at N = 2.",
				],
				head: ["", "ours/s", "peer/s", "ratio", "our CPU ms", "peer CPU ms"],
				rows: pairs.map(({ name, our, their }) => [
					name,
					number(our.requestsASecond),
					number(their.requestsASecond),
					times(ratio(our.requestsASecond, their.requestsASecond)),
					number(our.cpuMilliseconds),
					number(their.cpuMilliseconds),
				]),
			},
		],
		targets: pairs.flatMap(({ name, our, their, leastRatio }) => {
			if (leastRatio === null) return [];
			const measured = ratio(our.requestsASecond, their.requestsASecond);
			return [
				{
					what: `${name}: requests per second`,
					limit: `≥ ${leastRatio} × better-auth`,
					measured: times(measured),
					isMet: measured >= leastRatio,
				},
			];
		}),
	};
}

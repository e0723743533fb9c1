import { connect } from "#app/database/client.server.ts";
import { addExcursion, bookingOf, soon } from "#tests/builders.ts";
import { startOurs } from "./account-stands.ts";
import { publicPages, withoutPages } from "./public-pages.ts";
import { resellerCalls } from "./reseller-calls.ts";
import { staffScreens } from "./staff-screens.ts";
import { supervisorCookies } from "./staff-stand.ts";
import type { Builds } from "./stand/builds.ts";
import { type FarDatabase, startFarDatabase } from "./stand/far-database.ts";
import type { Call } from "./stand/load.ts";
import { startOn } from "./stand/site.ts";
import type { RunningWorker } from "./stand/workerd.ts";

export interface AskedCall {
	name: string;
	worker: RunningWorker;
	next(): Call;
	/** The promised limit. */
	mostRoundTrips: number;
	/** Takes no longer than so many times another call, with the database beside the worker. */
	most?: { times: number; of: string };
	/** Answered from the cache in front of the worker. */
	isWarm?: boolean;
	/** Measured in turn with it: the smallest page with the same number of database requests. */
	peer?: Pick<AskedCall, "worker" | "next">;
}

export interface DistanceStand {
	far: FarDatabase;
	calls: AskedCall[];
	stop(): Promise<void>;
}

/**
 * A worker, one with the page cache in front, and the smallest page, on one database with an adjustable distance.
 */
export async function startDistance(builds: Builds): Promise<DistanceStand> {
	let far: FarDatabase | undefined;
	const account = await startOurs(builds, "hardly any", async (url) => {
		far = await startFarDatabase(url);
		return far.url;
	});
	const farDatabase = far;
	if (!farDatabase) throw new Error("There is no database");
	const { worker, database } = account;
	const fronted = { ...builds.site, isFronted: true };
	const warm = await startOn(farDatabase.url, fronted, { name: "far-warm" });
	const withoutMemory = { ...builds.site, edit: withoutPages };
	const withoutCache = await startOn(farDatabase.url, withoutMemory, { name: "far-drawn" });
	const smallest = await startOn(farDatabase.url, builds.smallest, { name: "far-smallest" });
	const pages = await publicPages(database.url);
	const staff = { Cookie: await supervisorCookies(worker.url) };
	const same = (call: Call) => () => call;
	const peer = { worker: smallest, next: same({ path: "/" }) };
	const calls: AskedCall[] = [
		...pages.map(({ name, path }) => ({
			name: `${name}, warm`,
			worker: warm,
			next: same({ path }),
			mostRoundTrips: 0,
			isWarm: true,
		})),
		...pages.map(({ name, path }) => ({
			name: `${name}, cold, unchanged`,
			worker,
			next: same({ path }),
			mostRoundTrips: 1,
			peer,
		})),
		...pages.map(({ name, path }) => ({
			name: `${name}, cold, drawn`,
			worker: withoutCache,
			next: same({ path }),
			mostRoundTrips: 1,
			peer,
		})),
		{
			name: "get-session, cookie cache",
			worker,
			next: same(await account.getSession("")),
			mostRoundTrips: 0,
		},
		{
			name: "get-session, from the database",
			worker,
			next: same(await account.getSession("?disableCookieCache=true")),
			mostRoundTrips: 1,
		},
		{
			name: "sign-in/email, without the hash",
			worker,
			next: same(account.signIn),
			mostRoundTrips: 2,
		},
		{
			name: "sign-in/social (OAuth start)",
			worker,
			next: same(account.oauthStart),
			mostRoundTrips: 1,
		},
		{
			name: "Booking",
			worker,
			next: await bookingCalls(database.url),
			mostRoundTrips: 2,
		},
		...(await resellerCalls(database.url)).map(({ name, call }) => ({
			name: `Supplier API: ${name}`,
			worker,
			next: same(call),
			mostRoundTrips: 1,
			...(name === "availability of a day"
				? { most: { times: 3, of: "Detail, cold, unchanged" } }
				: {}),
		})),
		...(await staffScreens(database.url)).map(({ name, path }) => ({
			name: `Staff: ${name}`,
			worker,
			next: same({ path, headers: staff }),
			mostRoundTrips: 2,
		})),
	];
	return {
		far: farDatabase,
		calls,
		async stop() {
			await withoutCache.stop();
			await smallest.stop();
			await warm.stop();
			await worker.stop();
			farDatabase.stop();
			await database.stop();
		},
	};
}

/** Guests who book one seat each, on departures with a thousand; each from an address of his own, which may hold six unpaid. */
async function bookingCalls(databaseUrl: string): Promise<() => Call> {
	const excursion = await addExcursion(connect({ url: databaseUrl }), { capacity: 1000 });
	let guests = 0;
	return () => {
		guests += 1;
		return {
			method: "POST",
			path: "/_serverFn/createBooking",
			headers: {
				"Content-Type": "application/json",
				"cf-connecting-ip": `198.51.${guests >> 8}.${guests & 255}`,
			},
			body: JSON.stringify(bookingOf(excursion, { date: soon(7 + (guests % 60)) })),
			status: 201,
		};
	};
}

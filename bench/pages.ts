import type { Scope } from "./options.ts";
import { publicPages, withoutPages } from "./public-pages.ts";
import type { Findings } from "./report.ts";
import type { Builds } from "./stand/builds.ts";
import { compare, type Measured } from "./stand/compare.ts";
import { folder } from "./stand/folder.ts";
import { startIslandDatabase, startOn } from "./stand/site.ts";
import { type RunningWorker, startWorker } from "./stand/workerd.ts";
import { ratio } from "./statistics.ts";
import { number, times } from "./table.ts";

/** Processes of one and the same worker differ by up to a third of their rate. */
const processes = 3;

const asBrowsersAsk = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** Compares public pages, cold and cached, with the cost of workerd and React Router alone. */
export async function measurePages(builds: Builds, scope: Scope): Promise<Findings> {
	const database = await startIslandDatabase("pages");
	const on = (source: Builds["site"], name: string) => startOn(database.url, source, { name });
	const pairs: { hello: RunningWorker; warm: RunningWorker }[] = [];
	for (let number = 1; number <= processes; number += 1)
		pairs.push({
			hello: await startWorker({ folder: folder(`worker-hello-${number}`), source: builds.hello }),
			warm: await on({ ...builds.site, isFronted: true }, `warm-${number}`),
		});
	const smallest = await on(builds.smallest, "smallest");
	const cold = await on(builds.site, "cold");
	const withoutCache = await on({ ...builds.site, edit: withoutPages }, "drawn");
	const pages = await publicPages(database.url);
	const candidate = (name: string, worker: RunningWorker, path: string) => {
		const call = { path, headers: asBrowsersAsk };
		return { name, worker, next: () => call };
	};
	const pace = { ...scope, connections: 16 };
	const compared = [
		// many short rounds: a disturbance of half a second falls on one of two neighbours alone
		...(await compare(
			pairs.flatMap(({ hello, warm }) => [
				candidate("(a) hello, world", hello, "/"),
				...pages.map(({ name, path }) => candidate(`${name}, warm`, warm, path)),
			]),
			{ ...pace, rounds: 2 * scope.rounds, seconds: scope.seconds / 4 },
		)),
		...(await compare(
			[
				candidate("(b) smallest React Router page", smallest, "/"),
				...pages.map(({ name, path }) => candidate(`${name}, cold, unchanged`, cold, path)),
				...pages.map(({ name, path }) => candidate(`${name}, cold, drawn`, withoutCache, path)),
			],
			pace,
		)),
	];
	const ofPairs = pairs.flatMap(({ hello, warm }) => [hello, warm]);
	for (const worker of [...ofPairs, smallest, cold, withoutCache]) await worker.stop();
	await database.stop();
	return findingsOf(compared);
}

function findingsOf(measured: Measured[]): Findings {
	const a = measured.find(({ name }) => name.startsWith("(a)"));
	const b = measured.find(({ name }) => name.startsWith("(b)"));
	if (!a || !b) throw new Error("Nothing was measured");
	const isWarm = ({ name }: Measured) => name.endsWith("warm");
	const isCold = ({ name }: Measured) => name.includes(", cold");
	return {
		tables: [
			{
				title: "Public pages",
				notes: [
					"16 connections. *Warm* comes from what stands in for Cloudflare's cache in front of the worker, which does not run then, in three processes in turn, as (a) does. *Cold* reaches the worker, which asks the database beside it for each request, with one statement in one round trip: *unchanged* hears that nothing has changed since the page was drawn, as nearly always when a page is made anew; *drawn* is a page that was never drawn before, drawn for each request. (b) asks one of the smallest statements and makes a heading of its answer. Processor time is that of the workerd process; what stands in for the platform's cache runs in it too.",
				],
				head: ["", "requests/s", "of (a)", "of (b)", "CPU ms", "× (a)", "× (b)"],
				rows: measured.map((each) => [
					each.name,
					number(each.requestsASecond),
					`${number(100 * ratio(each.requestsASecond, a.requestsASecond))} %`,
					`${number(100 * ratio(each.requestsASecond, b.requestsASecond))} %`,
					number(each.cpuMilliseconds),
					times(ratio(each.cpuMilliseconds, a.cpuMilliseconds)),
					times(ratio(each.cpuMilliseconds, b.cpuMilliseconds)),
				]),
			},
		],
		targets: [
			...measured.filter(isWarm).flatMap((each) => {
				const cpu = ratio(each.cpuMilliseconds, a.cpuMilliseconds);
				const share = ratio(each.requestsASecond, a.requestsASecond);
				return [
					{
						what: `${each.name}: CPU per request`,
						limit: "≤ 2 × (a)",
						measured: times(cpu),
						isMet: cpu <= 2,
					},
					{
						what: `${each.name}: requests per second`,
						limit: "≥ 70 % of (a)",
						measured: `${number(100 * share)} %`,
						isMet: share >= 0.7,
					},
				];
			}),
			...measured.filter(isCold).map((each) => {
				const share = ratio(each.requestsASecond, b.requestsASecond);
				// beside its database a drawn page costs what it has more elements than (b)
				const least = each.name.endsWith("drawn") ? 0.6 : 0.8;
				return {
					what: `${each.name}: requests per second`,
					limit: `≥ ${100 * least} % of (b)`,
					measured: `${number(100 * share)} %`,
					isMet: share >= least,
				};
			}),
		],
	};
}

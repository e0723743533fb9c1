import { type DistanceStand, startDistance } from "./distance-stand.ts";
import type { Scope } from "./options.ts";
import type { Findings } from "./report.ts";
import type { Builds } from "./stand/builds.ts";
import { load } from "./stand/load.ts";
import { median } from "./statistics.ts";
import { number } from "./table.ts";

/** Milliseconds that a request to the database takes on its way: next door, a continent, an ocean. */
const distances = [0, 50, 150];

interface Row {
	name: string;
	mostRoundTrips: number;
	isWarm: boolean;
	milliseconds: number[];
	roundTrips: number;
}

/** What a database far away costs, and how often it is asked. */
export async function measureDistance(builds: Builds, scope: Scope): Promise<Findings> {
	const stand = await startDistance(builds);
	const rows: Row[] = [];
	for (const asked of stand.calls)
		rows.push(await measure(stand, asked, Math.ceil(scope.tries / 2)));
	await stand.stop();
	return {
		tables: [
			{
				title: "With the database far away",
				notes: [
					"Medians in milliseconds of single requests; a program between worker and database holds each request for 0, 50 or 150 ms and counts it.",
				],
				head: ["", "round trips", ...distances.map((each) => `${each} ms away`)],
				rows: rows.map(({ name, roundTrips, milliseconds }) => [
					name,
					String(roundTrips),
					...milliseconds.map(number),
				]),
			},
		],
		targets: [
			...rows.flatMap(({ name, isWarm, milliseconds: [near = NaN, , far = NaN] }) =>
				isWarm
					? [
							{
								what: `${name}: 150 ms to the database`,
								wanted: "within 2 ms of 0 ms",
								measured: `${number(far - near)} ms`,
								isMet: Math.abs(far - near) <= 2,
							},
						]
					: [],
			),
			...rows.map(({ name, mostRoundTrips, roundTrips }) => ({
				what: `${name}: round trips`,
				wanted: `≤ ${mostRoundTrips}`,
				measured: String(roundTrips),
				isMet: roundTrips <= mostRoundTrips,
			})),
		],
	};
}

async function measure(
	{ far }: DistanceStand,
	{ name, worker, next, mostRoundTrips, isWarm = false }: DistanceStand["calls"][number],
	tries: number,
): Promise<Row> {
	const latencies: number[][] = distances.map(() => []);
	const trips: number[] = [];
	await far.moveTo(0);
	await load(worker.url, next, { connections: 1, requests: 3 });
	for (let turn = 0; turn < tries; turn += 1) {
		for (const [position, distance] of distances.entries()) {
			await far.moveTo(distance);
			const run = await load(worker.url, next, { connections: 1, requests: 1 });
			trips.push(await far.roundTrips());
			latencies[position]?.push(...run.latencies);
		}
	}
	return {
		name,
		mostRoundTrips,
		isWarm,
		milliseconds: latencies.map(median),
		roundTrips: median(trips),
	};
}

import { type AskedCall, type DistanceStand, startDistance } from "./distance-stand.ts";
import type { Scope } from "./options.ts";
import type { Findings } from "./report.ts";
import type { Builds } from "./stand/builds.ts";
import { load } from "./stand/load.ts";
import { median, ratio } from "./statistics.ts";
import { number, times } from "./table.ts";

/** Milliseconds of a database request's round trip: same data centre, a continent, an ocean. */
const distances = [0, 50, 150];

interface Row {
	name: string;
	mostRoundTrips: number;
	isWarm: boolean;
	most: AskedCall["most"] | undefined;
	/** By distance. */
	milliseconds: number[];
	/** Of the smallest page, measured in turn; empty without a comparison. */
	peerMilliseconds: number[];
	roundTrips: number;
}

/** Measures the cost of a distant database, and the number of requests to it. */
export async function measureDistance(builds: Builds, scope: Scope): Promise<Findings> {
	const stand = await startDistance(builds);
	const rows: Row[] = [];
	for (const call of stand.calls) rows.push(await measure(stand, call, Math.ceil(scope.tries / 2)));
	await stand.stop();
	return {
		tables: [
			{
				title: "With the database far away",
				notes: [
					"Medians in milliseconds of single requests; a program between worker and database holds each request for 0, 50 or 150 ms and counts it. *Of (b)*: of the visitors, one after the other, whom the smallest page of React Router would have served in the same time; it asks the database as often and was asked in turn.",
				],
				head: [
					"",
					"round trips",
					...distances.map((each) => `${each} ms away`),
					...distances.map((each) => `of (b), ${each} ms`),
				],
				rows: rows.map((row) => [
					row.name,
					String(row.roundTrips),
					...row.milliseconds.map(number),
					...sharesOf(row).map((share) => (share === null ? "" : `${number(100 * share)} %`)),
				]),
			},
		],
		targets: [
			...rows.flatMap(({ name, isWarm, milliseconds: [near = NaN, , far = NaN] }) =>
				isWarm
					? [
							{
								what: `${name}: 150 ms to the database`,
								limit: "within 2 ms of 0 ms",
								measured: `${number(far - near)} ms`,
								isMet: Math.abs(far - near) <= 2,
							},
						]
					: [],
			),
			...rows.flatMap(besidePeer),
			...rows.flatMap((row) => besideOther(row, rows)),
			...rows.map(({ name, mostRoundTrips, roundTrips }) => ({
				what: `${name}: round trips`,
				limit: `≤ ${mostRoundTrips}`,
				measured: String(roundTrips),
				isMet: roundTrips <= mostRoundTrips,
			})),
		],
	};
}

/** Share of the visitors that the smallest page serves in the same time, by distance. */
function sharesOf({ milliseconds, peerMilliseconds }: Row): (number | null)[] {
	return milliseconds.map((ourTime, position) => {
		const peer = peerMilliseconds[position];
		return peer === undefined ? null : ratio(peer, ourTime);
	});
}

function besideOther(
	{ name, most, milliseconds: [ours = NaN] }: Row,
	rows: Row[],
): Findings["targets"] {
	if (!most) return [];
	const [theirs = NaN] = rows.find((row) => row.name === most.of)?.milliseconds ?? [];
	return [
		{
			what: `${name}: its time`,
			limit: `≤ ${most.times} × ${most.of}`,
			measured: times(ratio(ours, theirs)),
			isMet: ratio(ours, theirs) <= most.times,
		},
	];
}

/** Without distance the part about pages compares, with many visitors at once. */
function besidePeer(row: Row): Findings["targets"] {
	return sharesOf(row).flatMap((share, position) => {
		const distance = distances[position];
		if (share === null || !distance) return [];
		return [
			{
				what: `${row.name}, database ${distance} ms away`,
				limit: "≥ 80 % of (b)",
				measured: `${number(100 * share)} %`,
				isMet: share >= 0.8,
			},
		];
	});
}

async function measure(
	{ far }: DistanceStand,
	{ name, worker, next, mostRoundTrips, isWarm = false, peer, most }: AskedCall,
	tries: number,
): Promise<Row> {
	const latencies: number[][] = distances.map(() => []);
	const peerLatencies: number[][] = distances.map(() => []);
	const trips: number[] = [];
	await far.moveTo(0);
	for (const each of peer ? [peer, { worker, next }] : [{ worker, next }])
		await load(each.worker.url, each.next, { connections: 1, requests: 3 });
	for (let turn = 0; turn < tries; turn += 1) {
		for (const [position, distance] of distances.entries()) {
			await far.moveTo(distance);
			if (peer) {
				const run = await load(peer.worker.url, peer.next, { connections: 1, requests: 1 });
				peerLatencies[position]?.push(...run.latencies);
				// discards the requests of the warm-up
				await far.roundTrips();
			}
			const run = await load(worker.url, next, { connections: 1, requests: 1 });
			trips.push(await far.roundTrips());
			latencies[position]?.push(...run.latencies);
		}
	}
	return {
		name,
		mostRoundTrips,
		isWarm,
		most,
		milliseconds: latencies.map(median),
		peerMilliseconds: peer ? peerLatencies.map(median) : [],
		roundTrips: median(trips),
	};
}

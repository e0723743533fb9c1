import type { Scope } from "./options.ts";
import type { Findings } from "./report.ts";
import { startStaff } from "./staff-stand.ts";
import type { Builds } from "./stand/builds.ts";
import { type Call, load } from "./stand/load.ts";
import type { RunningWorker } from "./stand/workerd.ts";
import { median, ratio } from "./statistics.ts";
import { number, times } from "./table.ts";

/** Measures the main staff screens with few and with many bookings. */
export async function measureStaff(builds: Builds, scope: Scope): Promise<Findings> {
	const [few, many] = scope.bookings;
	const small = await startStaff(builds, few);
	const large = await startStaff(builds, many);
	const rows = [];
	for (const [position, [name, call]] of small.screens.entries()) {
		const other = large.screens[position]?.[1];
		if (!other) throw new Error(`${name} is asked of one database only`);
		const sides: [RunningWorker, Call][] = [
			[small.worker, call],
			[large.worker, other],
		];
		rows.push({ name, milliseconds: await turnByTurn(sides, scope.tries) });
	}
	await small.stop();
	await large.stop();
	const head = ["", `${number(few)} bookings, ms`, `${number(many)} bookings, ms`, "ratio"];
	return {
		tables: [
			{
				title: "The dashboard, with few and with many bookings",
				notes: [
					"Medians of single requests of a supervisor, and of a reseller's program, one after the other, through the worker, database beside it. *From the middle* is a page half way down all bookings. The overview adds up what was sold in six weeks: with many bookings that is some thousand instead of some dozen.",
				],
				head,
				rows: rows.map(({ name, milliseconds: [less = NaN, more = NaN] }) => [
					name,
					number(less),
					number(more),
					times(ratio(more, less)),
				]),
			},
		],
		targets: rows
			.filter(({ name }) =>
				/^(Bookings|Search|Manifest|Calendar|Departures|Review|Own|Cash|Boarding|Supplier)/.test(
					name,
				),
			)
			.map(({ name, milliseconds: [less = NaN, more = NaN] }) => ({
				what: `${name}, ${number(many)} bookings`,
				limit: `≤ 2 × that of ${number(few)}`,
				measured: times(ratio(more, less)),
				isMet: ratio(more, less) <= 2,
			})),
	};
}

/** Medians in milliseconds, one for each side, after some unmeasured requests. */
async function turnByTurn(sides: [RunningWorker, Call][], tries: number): Promise<number[]> {
	const latencies: number[][] = sides.map(() => []);
	for (let turn = -3; turn < tries; turn += 1) {
		for (const [position, [worker, call]] of sides.entries()) {
			const run = await load(worker.url, () => call, { connections: 1, requests: 1 });
			if (turn >= 0) latencies[position]?.push(...run.latencies);
		}
	}
	return latencies.map(median);
}

import { audit, type Break } from "./audit/auditor.ts";
import type { GuardName } from "./guards.ts";
import { playRound } from "./round.ts";
import { newTally, type Tally } from "./tally.ts";
import { startWorld, type World } from "./world.ts";

export interface DrillOptions {
	seed: number;
	rounds: number;
	/** Number of the first round, for repeating a broken one alone. */
	from?: number;
	/** Worlds that run in parallel, each with its share of the rounds, because half of a round is waiting. */
	worlds?: number;
	without?: readonly GuardName[];
	/** Includes rounds with a thousand guests at once. */
	thousand?: boolean;
	/** Sales by staff in each round. */
	sales?: number;
	onRound?: ((line: string) => void) | undefined;
}

/** What a round depends on besides its number. */
type RoundOptions = Pick<DrillOptions, "seed" | "sales" | "without">;

export interface Lane {
	tally: Tally;
	world: World;
	rounds: number;
	broken: { round: number; breaks: Break[] } | null;
}

export interface Report {
	seed: number;
	sales: number | undefined;
	without: readonly GuardName[];
	seconds: number;
	lanes: Lane[];
	/** The first broken round with its breaks; null when none broke. */
	broken: { round: number; breaks: Break[] } | null;
	/** How often a guard was found and removed. */
	guardsTaken: number;
}

/** Plays rounds until one breaks an invariant or all are played. */
export async function drill(options: DrillOptions): Promise<Report> {
	const { seed, rounds, from = 0, worlds = 1, without = [] } = options;
	const started = performance.now();
	const share = Math.min(worlds, rounds);
	const lanes: Lane[] = [];
	await Promise.all(
		Array.from({ length: share }, async (_, index) => {
			const world = await startWorld(without);
			const lane: Lane = { tally: newTally(), world, rounds: 0, broken: null };
			lanes.push(lane);
			try {
				for (let round = from + index; round < from + rounds; round += share) {
					if (lanes.some(({ broken }) => broken)) break;
					await Promise.race([playAndAudit(lane, round, options), world.failed]).catch((error) => {
						throw new Error(
							`Round ${round} could not go on: ${error.message}\n${again(options, round)}`,
							{
								cause: error,
							},
						);
					});
				}
			} finally {
				await world.stop();
			}
		}),
	);
	const [broken = null] = lanes
		.flatMap((lane) => lane.broken ?? [])
		.sort((one, other) => one.round - other.round);
	return {
		seed,
		sales: options.sales,
		without,
		seconds: (performance.now() - started) / 1000,
		lanes,
		broken,
		guardsTaken: lanes.reduce((sum, { world }) => sum + world.guardsTaken(), 0),
	};
}

/** The command that plays a round once more, with the same sales and without the same guards. */
export function again({ seed, sales, without = [] }: RoundOptions, round: number): string {
	const more = [
		...(sales === undefined ? [] : [`--sales ${sales}`]),
		...without.map((guard) => `--without ${guard}`),
	];
	return ["Again: npm run drill --", `--seed ${seed} --from ${round} --rounds 1`, ...more].join(
		" ",
	);
}

async function playAndAudit(lane: Lane, round: number, options: DrillOptions): Promise<void> {
	const started = performance.now();
	const { seed, thousand = false, sales = 12 } = options;
	await playRound(lane.world, lane.tally, { seed, round, thousand, sales });
	const breaks = await audit(lane.world, lane.tally);
	if (breaks.length > 0) lane.broken = { round, breaks };
	lane.rounds += 1;
	const took = Math.round(performance.now() - started);
	options.onRound?.(`round ${round}: ${took} ms, ${lane.tally.bookings} bookings so far`);
}

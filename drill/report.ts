import { again, type Lane, type Report } from "./drill.ts";
import type { GuardName } from "./guards.ts";
import type { Answer } from "./press.ts";
import { attacks } from "./seat-attack.ts";
import type { AttackTally } from "./tally.ts";

export interface Proof {
	guard: GuardName;
	is: string;
	/** Null where nothing made progress any more. */
	report: Report | null;
}

/** Adds a count of each lane. */
type Sum = (count: (lane: Lane) => number) => number;

/** Prints what was done and which invariants held. */
export function printReport(report: Report): void {
	const sum: Sum = (count) => report.lanes.reduce((total, lane) => total + count(lane), 0);
	table([
		...roundLines(report, sum),
		...troubleLines(sum),
		...moneyLines(sum),
		...peopleLines(sum),
		...attackLines(report),
	]);
	if (!report.broken) {
		console.log("\nNo invariant is broken.");
		return;
	}
	const { round, breaks } = report.broken;
	console.log(`\nBroken in round ${round}:`);
	for (const { invariant, what } of breaks.slice(0, 8)) console.log(`  ${invariant}: ${what}`);
	if (breaks.length > 8) console.log(`  and ${breaks.length - 8} more`);
	console.log(`\n${again(report, round)}`);
}

function roundLines({ seed, seconds }: Report, sum: Sum): [string, string][] {
	const rounds = sum((lane) => lane.rounds);
	const each = (seconds / Math.max(1, rounds)).toFixed(2);
	const people = (name: "bookings" | "soldOut" | "gaveUp" | "doubleClicks") =>
		sum(({ tally }) => tally[name]);
	const beside = (name: "extras" | "codes" | "wholeTrips") => sum(({ tally }) => tally[name]);
	return [
		["rounds", `${rounds} with seed ${seed}, ${seconds.toFixed(0)} s, ${each} s each`],
		[
			"bookings",
			`${people("bookings")}; sold out ${people("soldOut")}; gave up ${people("gaveUp")}`,
		],
		[
			"beside seats",
			`${beside("extras")} extras, ${beside("codes")} uses of codes, ${beside("wholeTrips")} whole trips`,
		],
		["double clicks", `${people("doubleClicks")}`],
	];
}

/** What died, got lost or came twice. */
function troubleLines(sum: Sum): [string, string][] {
	const of = (name: "workerKills" | "databaseKills" | "calls") =>
		sum(({ world }) => world.counts[name]);
	const faults = (["lost", "unanswered", "refused", "twice", "slow"] as const).map(
		(name) => `${sum(({ world }) => world.counts.faults[name])} ${name}`,
	);
	const event = (name: "events" | "arrivals" | "duplicates" | "forged") =>
		sum(({ world }) => world.eventDelivery.counts[name]);
	const stalls = sum(({ world }) => world.stalls());
	return [
		["kills", `${of("workerKills")} of the worker, ${of("databaseKills")} of the database`],
		["stalls", `${stalls} times the database stopped committing and was started anew`],
		["calls", `${of("calls")}: ${faults.join(", ")}`],
		[
			"events",
			`${event("events")} that arrived ${event("arrivals")} times, ${event("duplicates")} of them again; ${event("forged")} forged`,
		],
	];
}

function moneyLines(sum: Sum): [string, string][] {
	const cents = (name: "amount" | "amount_refunded") =>
		euros(
			sum(({ world }) => world.gateway.charges.reduce((total, charge) => total + charge[name], 0)),
		);
	const payments = sum(({ world }) => world.gateway.charges.length);
	const refunds = sum(({ world }) => world.gateway.refunds.length);
	const disputes = (status: "won" | "lost") =>
		sum(({ world }) => world.gateway.disputes.filter((each) => each.status === status).length);
	const rejectedRefunds = sum(({ world }) => world.rejectedRefunds.size);
	const goodwill = (answer: Answer) =>
		sum(
			({ tally }) =>
				tally.notebook.money.filter((note) => note.act === "goodwill" && note.answer === answer)
					.length,
		);
	return [
		[
			"money",
			`${payments} payments of ${cents("amount")}; ${refunds} refunds of ${cents("amount_refunded")}`,
		],
		[
			"banks",
			`${disputes("won")} disputes won and ${disputes("lost")} lost; ${rejectedRefunds} refunds came back`,
		],
		[
			"goodwill",
			`${goodwill("done")} times on cancelled bookings, refused ${goodwill("refused")} times`,
		],
	];
}

/** What staff and guests did, and which mails reached them. */
function peopleLines(sum: Sum): [string, string][] {
	const people = (name: "staffActs" | "ownActs" | "clockChanges") =>
		sum(({ tally }) => tally[name]);
	const credits = (act: "made" | "paid out") =>
		sum(
			({ tally }) =>
				tally.credits.notes.filter((note) => note.act === act && note.answer === "done").length,
		);
	const delivered = sum(({ world }) => world.mail.delivered.length);
	const repeated = sum(({ world }) => world.mail.repeated);
	const requests = sum(({ tally }) => tally.erasures.length);
	const erased = sum(
		({ tally }) => tally.erasures.filter(({ answer }) => answer === "done").length,
	);
	return [
		["mails", `${delivered} delivered; ${repeated} came again and were told apart`],
		["acts", `${people("staffActs")} of staff, ${people("ownActs")} of guests on their own page`],
		["erasures", `${requests} asked for, ${erased} of them done at once`],
		["clock changes", `${people("clockChanges")}`],
		[
			"weather",
			`${sum(({ tally }) => tally.weather.calledOff)} departures called off, ${sum(({ tally }) => tally.weather.choices)} answers of their guests`,
		],
		resellerLine(sum),
		[
			"credits",
			`${credits("made")} made by staff, ${sum(({ tally }) => tally.credits.spent)} times spent, ${credits("paid out")} times paid out`,
		],
	];
}

function resellerLine(sum: Sum): [string, string] {
	const of = (name: "calls" | "holds" | "soldOut" | "confirm" | "extend" | "cancel" | "update") =>
		sum(({ tally }) => tally.resellers[name]);
	return [
		"resellers",
		`${of("calls")} calls: ${of("holds")} holds, sold out ${of("soldOut")}; ${of("extend")} made longer, ${of("update")} changed, ${of("confirm")} confirmed, ${of("cancel")} cancelled`,
	];
}

/** The most seats that an attack held in any world. */
function attackLines({ lanes }: Report): [string, string][] {
	return attacks.flatMap((kind): [string, string][] => {
		const tallies = lanes.flatMap(({ tally }) => tally.attacks[kind] ?? []);
		if (tallies.length === 0) return [];
		const most = (name: keyof AttackTally) => Math.max(...tallies.map((each) => each[name]));
		const posts = tallies.reduce((sum, each) => sum + each.posts, 0);
		const from = kind === "many addresses" ? `${most("sources")} addresses` : kind;
		return [
			[
				"attack",
				`${posts} posts from ${from} held at most ${most("bookings")} bookings, ${most("seats")} seats at a time; seen held for ${Math.round(most("minutes"))} minutes`,
			],
		];
	});
}

/** For each guard: when its removal was noticed, and by which invariant. */
export function printProof(proofs: readonly Proof[]): void {
	table(
		proofs.map(({ guard, is, report }) => {
			if (!report) return [guard, "the drill could not go on"];
			const { broken, guardsTaken } = report;
			if (guardsTaken === 0) return [guard, `its statement was not found: ${is}`];
			return broken
				? [
						guard,
						`round ${broken.round}: ${broken.breaks[0]?.invariant} (${broken.breaks[0]?.what})`,
					]
				: [guard, `NOT FOUND: ${is}`];
		}),
	);
}

function table(rows: string[][]): void {
	const width = Math.max(...rows.map(([name = ""]) => name.length));
	for (const [name = "", text = ""] of rows) console.log(`${name.padEnd(width)}  ${text}`);
}

function euros(cents: number): string {
	return new Intl.NumberFormat("en", { style: "currency", currency: "EUR" }).format(cents / 100);
}

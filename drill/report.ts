import { again, type Lane, type Report } from "./drill.ts";
import type { GuardName } from "./guards.ts";
import type { Answer } from "./press.ts";
import { attacks } from "./seat-attack.ts";
import type { AttackTally } from "./tally.ts";

export interface Proof {
	guard: GuardName;
	is: string;
	report: Report;
}

/** Prints what was done and which invariants held. */
export function printReport(report: Report): void {
	const sum = (count: (lane: Lane) => number) =>
		report.lanes.reduce((total, lane) => total + count(lane), 0);
	const rounds = sum((lane) => lane.rounds);
	const fault = (name: "lost" | "unanswered" | "refused" | "twice" | "slow") =>
		`${sum(({ world }) => world.counts.faults[name])} ${name}`;
	const cents = (name: "amount" | "amount_refunded") =>
		euros(
			sum(({ world }) => world.gateway.charges.reduce((total, charge) => total + charge[name], 0)),
		);
	const disputes = (status: "won" | "lost") =>
		sum(({ world }) => world.gateway.disputes.filter((each) => each.status === status).length);
	const eventDelivery = (name: "events" | "arrivals" | "duplicates" | "forged") =>
		sum(({ world }) => world.eventDelivery.counts[name]);
	const people = (
		name:
			| "bookings"
			| "soldOut"
			| "gaveUp"
			| "doubleClicks"
			| "staffActs"
			| "ownActs"
			| "clockChanges",
	) => sum(({ tally }) => tally[name]);
	const goodwill = (answer: Answer) =>
		sum(
			({ tally }) =>
				tally.notebook.money.filter((note) => note.act === "goodwill" && note.answer === answer)
					.length,
		);
	table([
		[
			"rounds",
			`${rounds} with seed ${report.seed}, ${report.seconds.toFixed(0)} s, ${(report.seconds / Math.max(1, rounds)).toFixed(2)} s each`,
		],
		[
			"bookings",
			`${people("bookings")}; sold out ${people("soldOut")}; gave up ${people("gaveUp")}`,
		],
		["double clicks", `${people("doubleClicks")}`],
		[
			"kills",
			`${sum(({ world }) => world.counts.workerKills)} of the worker, ${sum(({ world }) => world.counts.databaseKills)} of the database`,
		],
		[
			"stalls",
			`${sum(({ world }) => world.stalls())} times the database stopped committing and was started anew`,
		],
		[
			"calls",
			`${sum(({ world }) => world.counts.calls)}: ${fault("lost")}, ${fault("unanswered")}, ${fault("refused")}, ${fault("twice")}, ${fault("slow")}`,
		],
		[
			"events",
			`${eventDelivery("events")} that arrived ${eventDelivery("arrivals")} times, ${eventDelivery("duplicates")} of them again; ${eventDelivery("forged")} forged`,
		],
		[
			"money",
			`${sum(({ world }) => world.gateway.charges.length)} payments of ${cents("amount")}; ${sum(({ world }) => world.gateway.refunds.length)} refunds of ${cents("amount_refunded")}`,
		],
		[
			"banks",
			`${disputes("won")} disputes won and ${disputes("lost")} lost; ${sum(({ world }) => world.cameBack.size)} refunds came back`,
		],
		[
			"mails",
			`${sum(({ world }) => world.mail.delivered.length)} delivered; ${sum(({ world }) => world.mail.repeated)} came again and were told apart`,
		],
		["acts", `${people("staffActs")} of staff, ${people("ownActs")} of guests on their own page`],
		[
			"goodwill",
			`${goodwill("done")} times on cancelled bookings, refused ${goodwill("refused")} times`,
		],
		[
			"erasures",
			`${sum(({ tally }) => tally.erasures.length)} asked for, ${sum(({ tally }) => tally.erasures.filter(({ answer }) => answer === "done").length)} of them done at once`,
		],
		["clock changes", `${people("clockChanges")}`],
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

/** The most seats that an attack held in any world. */
function attackLines({ lanes }: Report): [string, string][] {
	return attacks.flatMap((kind): [string, string][] => {
		const seen = lanes.flatMap(({ tally }) => tally.attacks[kind] ?? []);
		if (seen.length === 0) return [];
		const most = (name: keyof AttackTally) => Math.max(...seen.map((each) => each[name]));
		const posts = seen.reduce((sum, each) => sum + each.posts, 0);
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

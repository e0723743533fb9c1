/**
 * `npm run drill -- --rounds 200 --seed 42` plays rounds and audits each; `--without <guard>`
 * removes a guard and must find a break; `--prove` does that with each guard; `--races 1000` plays
 * small races for what is there once. docs/drills.md says what is proven.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { build } from "#scripts/child.ts";
import { drill } from "./drill.ts";
import { type GuardName, guards, isGuard } from "./guards.ts";
import { type Proof, printProof, printReport } from "./report.ts";
import { playRaces, printRaces } from "./thousand-races.ts";

/** Number of rounds in which the removal of a guard must be noticed. */
const roundsOfProof = 10;

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "20" },
		seed: { type: "string", default: "1" },
		from: { type: "string", default: "0" },
		worlds: { type: "string", default: "2" },
		sales: { type: "string", default: "12" },
		without: { type: "string", multiple: true, default: [] },
		races: { type: "string", default: "0" },
		prove: { type: "boolean", default: false },
		verbose: { type: "boolean", default: false },
	},
});
const seed = Number(values.seed);
const rounds = Number(values.rounds);
const from = Number(values.from);
const worlds = Number(values.worlds);
const sales = Number(values.sales);
const races = Number(values.races);
const without = values.without.flatMap((names) => names.split(","));
const unknown = without.find((name) => !isGuard(name));
if (unknown || ![seed, rounds, from, worlds, sales, races].every(Number.isSafeInteger)) {
	console.error(
		unknown
			? `There is no guard "${unknown}". There are: ${Object.keys(guards).join(", ")}.`
			: "--rounds, --seed, --from, --worlds, --sales and --races are whole numbers.",
	);
	process.exit(2);
}
if (!process.env.ISLAND_IS_BUILT || !existsSync("build/server/index.js")) await build();

// stopping the drill also ends its servers
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

if (races > 0) {
	const isSoldOnce = printRaces(
		await playRaces({
			...{ seed, races, without: without.filter(isGuard) satisfies GuardName[] },
			onRaces: (played) => console.error(`${played} of ${races} races played`),
		}),
	);
	process.exitCode = isSoldOnce ? 0 : 1;
} else if (values.prove) {
	const proofs: Proof[] = [];
	for (const guard of Object.keys(guards).filter(isGuard)) {
		const report = await drill({ seed, rounds: roundsOfProof, without: [guard] }).catch((error) => {
			console.error(error);
			return null;
		});
		proofs.push({ guard, is: guards[guard].is, report });
		printProof(proofs.slice(-1));
	}
	console.log("");
	printProof(proofs);
	process.exitCode = proofs.every(({ report }) => report?.broken) ? 0 : 1;
} else {
	let played = 0;
	const report = await drill({
		seed,
		rounds,
		from,
		worlds,
		sales,
		without: without.filter(isGuard) satisfies GuardName[],
		thousand: true,
		onRound(line) {
			played += 1;
			if (values.verbose) console.log(line);
			else if (played % 10 === 0) console.error(`${played} of ${rounds} rounds played`);
		},
	});
	printReport(report);
	process.exitCode = report.broken ? 1 : 0;
}

/**
 * `npm run bench`: measures the built worker in workerd, prints tables and writes bench/RESULTS.md. `-- --quick`
 * takes minutes instead of a quarter of an hour and writes nothing; names of parts measure only those.
 */
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { measureAccount } from "./account.ts";
import { measureDistance } from "./distance.ts";
import { readScope, type Scope } from "./options.ts";
import { measurePages } from "./pages.ts";
import { describeMachine, type Findings, targetsTable, writeReport } from "./report.ts";
import { measureStaff } from "./staff.ts";
import { type Builds, buildAll } from "./stand/builds.ts";
import { writeTable } from "./table.ts";
import { measureTaps } from "./taps.ts";
import { measureWeight } from "./weight.ts";

const parts: Record<string, (builds: Builds, scope: Scope) => Promise<Findings>> = {
	pages: measurePages,
	account: measureAccount,
	staff: measureStaff,
	distance: measureDistance,
	weight: measureWeight,
	taps: measureTaps,
};

// every server and worker adds exit listeners
process.setMaxListeners(100);

const scope = readScope(process.argv.slice(2));
const unknown = scope.parts.filter((name) => !(name in parts));
if (unknown.length > 0) {
	console.error(`No such part: ${unknown}. There are ${Object.keys(parts).join(", ")}.`);
	process.exit(1);
}
const from = Date.now();
const builds = await buildAll();
const findings: Findings[] = [];
for (const [name, measure] of Object.entries(parts)) {
	if (scope.parts.length > 0 && !scope.parts.includes(name)) continue;
	console.log(`\n… ${name}\n`);
	const partFindings = await measure(builds, scope);
	for (const table of partFindings.tables) console.log(writeTable(table));
	findings.push(partFindings);
}
const targets = findings.flatMap((each) => each.targets);
console.log(writeTable(targetsTable(targets)));
const minutes = ((Date.now() - from) / 60_000).toFixed(1);
console.log(`${minutes} minutes`);
if (scope.isWritten) {
	const facts = [
		describeMachine(),
		`${new Date().toISOString().slice(0, 10)}, ${minutes} minutes${scope.isQuick ? ", a quick run: few rounds, fewer bookings" : ""}`,
		`Processes that wanted the machine at the end, the bench's own included: ${loadavg()[1]?.toFixed(1)} on average`,
	];
	writeFileSync("bench/RESULTS.md", writeReport(findings, facts));
	console.log("written to bench/RESULTS.md");
}
// exits even when a server does not stop
process.exit(0);

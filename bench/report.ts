import { cpus, totalmem } from "node:os";
import { type Table, writeTable } from "./table.ts";

/** A target and its result. */
export interface Target {
	what: string;
	limit: string;
	measured: string;
	isMet: boolean;
}

export interface Findings {
	tables: Table[];
	targets: Target[];
}

export function targetsTable(targets: readonly Target[]): Table {
	return {
		title: "Targets",
		notes: [],
		head: ["What", "Wanted", "Measured", "Met"],
		rows: targets.map(({ what, limit, measured, isMet }) => [
			what,
			limit,
			measured,
			isMet ? "yes" : "**no**",
		]),
	};
}

/** Describes the machine without naming it. */
export function describeMachine(): string {
	const [first] = cpus();
	const gigabytes = Math.round(totalmem() / 1024 ** 3);
	const model = first?.model.replace(/\s+/g, " ").trim() || "unknown processor";
	return `${process.platform} ${process.arch}, ${cpus().length} processors (${model}), ${gigabytes} GB of memory, Node ${process.versions.node}`;
}

/** The text of RESULTS.md. */
export function writeReport(findings: readonly Findings[], facts: string[]): string {
	const targets = findings.flatMap((each) => each.targets);
	const tables = findings.flatMap((each) => each.tables);
	return [
		"# Results of the bench",
		"",
		"Written by `npm run bench`; what is measured and how stands in [docs/bench.md](../docs/bench.md).",
		"",
		...facts.map((fact) => `- ${fact}`),
		"",
		...[targetsTable(targets), ...tables].map(writeTable),
	].join("\n");
}

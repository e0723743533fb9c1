/** Refuses what `npm audit` finds, unless docs/dependencies.md argues it and the day until which it may stay is not over. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { endWith, isMain } from "../command-line.ts";

/** The part of `npm audit --json` (report version 2) that is read here. A text in `via` names another entry. */
const reportSchema = v.object({
	vulnerabilities: v.record(
		v.string(),
		v.object({
			via: v.array(
				v.union([
					v.string(),
					v.object({ name: v.string(), url: v.string(), severity: v.string(), title: v.string() }),
				]),
			),
		}),
	),
});

interface Finding {
	/** "GHSA-67mh-4wv8-2f99". */
	id: string;
	packageName: string;
	severity: string;
	title: string;
}

/** Each advisory once. @throws Error when this is no report: then nothing is known, which is not the same as nothing found. */
export function findingsIn(json: string): Finding[] {
	const { vulnerabilities } = v.parse(reportSchema, JSON.parse(json));
	const findings = Object.values(vulnerabilities)
		.flatMap(({ via }) => via)
		.filter((each) => typeof each !== "string")
		.map(({ name, url, severity, title }) => {
			const id = url.slice(url.lastIndexOf("/") + 1);
			return { id, packageName: name, severity, title };
		});
	return [...new Map(findings.map((each) => [each.id, each])).values()];
}

/** Rows `| GHSA-… | package | why it is harmless | 2027-03-31 |` of docs/dependencies.md: the last day of each id. */
export function arguedIn(page: string): Map<string, string> {
	const rows = page.matchAll(/^\| (GHSA-[\w-]+) \|.+\| (\d{4}-\d\d-\d\d) \|$/gm);
	return new Map([...rows].map(([, id = "", until = ""]) => [id, until]));
}

/** @param today "2027-01-31". */
export function unargued(
	findings: readonly Finding[],
	argued: ReadonlyMap<string, string>,
	today: string,
): Finding[] {
	return findings.filter(({ id }) => (argued.get(id) ?? "") < today);
}

/** `npm audit` ends with 1 when it finds something, and writes its report nevertheless. */
function askRegistry(): Promise<string> {
	return new Promise((resolve, reject) => {
		const options = { timeout: 120_000, maxBuffer: 64 * 1024 * 1024 };
		execFile("npm", ["audit", "--json"], options, (error, report) => {
			if (error && !report.includes('"vulnerabilities"'))
				reject(new Error(`npm audit gave no report: ${error.message.trimEnd()}`));
			else resolve(report);
		});
	});
}

if (isMain(import.meta.url)) {
	const argued = arguedIn(readFileSync("docs/dependencies.md", "utf8"));
	const findings = findingsIn(await askRegistry().catch(endWith));
	const left = unargued(findings, argued, new Date().toISOString().slice(0, 10));
	for (const { id, packageName, severity, title } of left)
		console.error(`${id} ${severity} ${packageName}: ${title}`);
	console.log(`${findings.length} known weaknesses, ${left.length} neither repaired nor argued.`);
	process.exitCode = left.length > 0 ? 1 : 0;
}

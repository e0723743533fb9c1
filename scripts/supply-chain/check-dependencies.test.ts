import { expect, test } from "vitest";
import { arguedIn, findingsIn, unargued } from "./check-dependencies.ts";

const advisory = (id: string, name: string) => ({
	source: 1,
	name,
	dependency: name,
	title: `A weakness of ${name}`,
	url: `https://github.com/advisories/${id}`,
	severity: "high",
	range: "<2",
});
const report = JSON.stringify({
	auditReportVersion: 2,
	vulnerabilities: {
		below: { name: "below", severity: "high", via: [advisory("GHSA-aaaa-bbbb-cccc", "below")] },
		above: {
			name: "above",
			severity: "high",
			via: [
				"below",
				advisory("GHSA-dddd-eeee-ffff", "above"),
				advisory("GHSA-dddd-eeee-ffff", "above"),
			],
		},
	},
	metadata: {},
});

test("each advisory of a report is found once", () => {
	expect(findingsIn(report).map(({ id, packageName }) => [id, packageName])).toEqual([
		["GHSA-aaaa-bbbb-cccc", "below"],
		["GHSA-dddd-eeee-ffff", "above"],
	]);
	expect(findingsIn('{"vulnerabilities":{}}')).toEqual([]);
});

test("an answer that is no report is no clean bill", () => {
	expect(() => findingsIn('{"error":{"code":"ENOAUDIT"}}')).toThrow();
	expect(() => findingsIn("")).toThrow();
});

test("only what is argued until today or later may stay", () => {
	const page =
		"| id | package | why | until |\n|---|---|---|---|\n| GHSA-aaaa-bbbb-cccc | below | in tests alone | 2027-03-31 |\n";
	const left = (today: string) =>
		unargued(findingsIn(report), arguedIn(page), today).map(({ id }) => id);
	expect(left("2027-03-31")).toEqual(["GHSA-dddd-eeee-ffff"]);
	expect(left("2027-04-01")).toEqual(["GHSA-aaaa-bbbb-cccc", "GHSA-dddd-eeee-ffff"]);
});

import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { levelOne, levelTwo } from "./asvs-items.ts";

interface Row {
	id: string;
	/** What is asked, in our words. */
	requirement: string;
	state: string;
	/** Files that show it, or why it does not apply, or the plan. */
	evidence: string;
}

const rows = readFileSync("docs/asvs.md", "utf8")
	.split("\n")
	.filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
	.map((line): Row => {
		const [id = "", requirement = "", state = "", ...evidence] = line.split("|").slice(1, -1);
		return {
			id: id.trim(),
			requirement: requirement.trim(),
			state: state.trim(),
			evidence: evidence.join("|").trim(),
		};
	});

const isTest = /\.(?:test\.tsx?|spec\.ts)$/;

const openAmong = (ids: readonly string[]) =>
	rows.filter(({ id, state }) => state === "open" && ids.includes(id)).map(({ id }) => id);

test("the ledger has every requirement of levels 1 and 2 once, in order", () => {
	expect([levelOne.length, levelTwo.length]).toEqual([70, 183]);
	const inOrder = [...levelOne, ...levelTwo].sort((one, other) =>
		one.localeCompare(other, "en", { numeric: true }),
	);
	expect(rows.map(({ id }) => id)).toEqual(inOrder);
});

test("what holds names a file that fails when it breaks, and every such file exists", () => {
	for (const { id, state, evidence } of rows) {
		const paths = [...evidence.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
		const files = paths.filter((path) => /^(?:app|docs|scripts|tests|workers|public)\//.test(path));
		// the first section of a chapter asks for documents
		const proofs = /^\d+\.1\./.test(id) ? files : files.filter((path) => isTest.test(path));
		if (state === "holds") expect([id, proofs.length > 0]).toEqual([id, true]);
		for (const path of files) expect([id, path, existsSync(path)]).toEqual([id, path, true]);
	}
});

test("what does not apply and what is open say why", () => {
	for (const { id, requirement, state, evidence } of rows) {
		expect([id, state]).toEqual([id, expect.stringMatching(/^(?:holds|does not apply|open)$/)]);
		expect([id, requirement.length > 5 && evidence.length > 5]).toEqual([id, true]);
	}
});

test("nothing is open at level 1, and at most five requirements at level 2", () => {
	expect(openAmong(levelOne)).toEqual([]);
	expect(openAmong(levelTwo).length).toBeLessThanOrEqual(5);
});

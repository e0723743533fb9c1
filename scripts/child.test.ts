import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildQuietly } from "./child.ts";

test("a failed build prints the last lines of its log and the log's name", async () => {
	const folder = mkdtempSync(join(tmpdir(), "build-log-"));
	const log = join(folder, "build.log");
	const failing = buildQuietly(log, [
		"node",
		"-e",
		"console.log('what went wrong'); process.exit(2)",
	]);
	await expect(failing).rejects.toThrow(`The end of ${log}:\nwhat went wrong`);
	rmSync(folder, { recursive: true });
});

/** A program with a child and a grandchild; each would run for ever. */
const program = `
import { startChild } from "./scripts/child.ts";
startChild(["node", "-e", \`
	require("node:child_process").spawn("sleep", ["1000000"], { stdio: "inherit" });
	console.log("they run");
	setInterval(() => {}, 1000);
\`]);
`;

test("a signal ends a program's children and theirs", async () => {
	const parent = spawn("node_modules/.bin/node", ["--input-type=module", "-e", program], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	await once(parent.stdout, "data");
	parent.kill("SIGTERM");
	// all of them hold this pipe, so it closes when the last has ended
	await once(parent, "close");
});

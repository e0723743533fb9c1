import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildQuietly } from "./child.ts";
import { holdPort } from "./servers/hold-port.ts";

test("a port that is taken is refused with a message that names it", async () => {
	const other = createServer().listen(0, "127.0.0.1");
	await once(other, "listening");
	const { port } = other.address() as AddressInfo;
	await expect(holdPort(port)).rejects.toThrow(`Port ${port} is taken`);
	other.close();
	await once(other, "close");
	const free = await holdPort(port);
	await expect(holdPort(port)).rejects.toThrow(`Port ${port} is taken`);
	await free();
});

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
	require("node:child_process").spawn(process.execPath, ["-e", "console.log('grandchild runs'); setInterval(() => {}, 1000)"], { stdio: "inherit" });
	setInterval(() => {}, 1000);
\`]);
`;

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
	"%s ends a program's children and theirs",
	async (signal) => {
		const parent = spawn("node_modules/.bin/node", ["--input-type=module", "-e", program], {
			stdio: ["ignore", "pipe", "inherit"],
		});
		await once(parent.stdout, "data");
		parent.kill(signal);
		// all of them hold this pipe, so it closes when the last has ended
		await once(parent, "close");
	},
);

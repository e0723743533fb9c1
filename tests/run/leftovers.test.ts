import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { removeLeftovers } from "./leftovers.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A test process with a folder and a server in a process group of its own. */
const program = `
import { spawn } from "node:child_process";
import { temporaryFolder } from "./tests/run/temporary-folder.ts";
const server = "console.log(process.argv[1]); setInterval(() => {}, 1000)";
spawn(process.execPath, ["-e", server, temporaryFolder()], { detached: true, stdio: "inherit" });
setInterval(() => {}, 1000);
`;

test("the next run removes the folders and servers of a run that was killed, and no others", async () => {
	const ownFolder = temporaryFolder();
	const killed = spawn("node_modules/.bin/node", ["--input-type=module", "-e", program], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [line] = await once(killed.stdout, "data");
	const folder = String(line).trim();
	removeLeftovers();
	expect(existsSync(folder)).toBe(true);

	killed.kill("SIGKILL");
	await once(killed, "exit");
	removeLeftovers();
	expect(existsSync(folder)).toBe(false);
	expect(existsSync(ownFolder)).toBe(true);
	// the server holds this pipe, so it closes when the server has ended
	await once(killed, "close");
	rmSync(ownFolder, { recursive: true });
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { holdDataFolder } from "./data-folder.ts";

test("a second command for the same .data/ is refused and told where the first one is; one that was killed holds nothing", async () => {
	const folder = mkdtempSync(join(tmpdir(), "data-folder-"));
	const socket = join(folder, "in-use");
	const program = `
		import { holdDataFolder } from "./scripts/servers/data-folder.ts";
		await holdDataFolder(${JSON.stringify(socket)}, "http://localhost:5173");
		console.log("holds");
		setInterval(() => {}, 1000);
	`;
	const first = spawn("node_modules/.bin/node", ["--input-type=module", "-e", program], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	await once(first.stdout, "data");
	await expect(holdDataFolder(socket, "http://localhost:5174")).rejects.toThrow(
		"serves this folder's .data/ at http://localhost:5173. End it first",
	);
	first.kill("SIGKILL");
	await once(first, "close");
	await holdDataFolder(socket, "http://localhost:5174");
	await expect(holdDataFolder(socket, "http://localhost:5175")).rejects.toThrow("5174");
	rmSync(folder, { recursive: true });
});

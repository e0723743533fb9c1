import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ownerVariable, temporaryRoot } from "./temporary-folder.ts";

/**
 * Removes what killed test processes left behind: folders in memory, database servers, workers and browsers.
 * Those of processes that still run, such as another test run on this machine, stay.
 */
export function removeLeftovers(): void {
	for (const pid of runningProcesses()) {
		const owner = ownerOf(pid);
		if (owner !== null && !isAlive(owner)) end(pid);
	}
	for (const name of readdirSync(temporaryRoot)) {
		const owner = /^island-(\d+)-/.exec(name)?.[1];
		if (owner && !isAlive(Number(owner)))
			rmSync(join(temporaryRoot, name), { recursive: true, force: true });
	}
}

/** Empty where the system has no `/proc`. */
function runningProcesses(): number[] {
	try {
		return readdirSync("/proc").map(Number).filter(Number.isInteger);
	} catch {
		return [];
	}
}

function ownerOf(pid: number): number | null {
	try {
		const variables = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
		const ownerLine = variables.find((line) => line.startsWith(`${ownerVariable}=`));
		return ownerLine ? Number(ownerLine.slice(ownerVariable.length + 1)) : null;
	} catch {
		// it has ended, or belongs to another user
		return null;
	}
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}

function end(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch {
		// it has ended meanwhile
	}
}

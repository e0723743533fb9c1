import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A million bookings, their server's log and what else lies there. */
const neededBytes = 4 * 1024 ** 3;

const root = mkdtempSync(join(hasRoom("/dev/shm") ? "/dev/shm" : tmpdir(), "island-bench-"));
process.once("exit", () => rmSync(root, { recursive: true, force: true }));
// without these the files would stay behind when somebody loses patience
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.once(signal, () => process.exit(1));
}

/** A container's /dev/shm may be as small as 64 MB. */
function hasRoom(path: string): boolean {
	if (!existsSync(path)) return false;
	const { bavail, bsize } = statfsSync(path);
	return bavail * bsize > neededBytes;
}

/** A folder in memory where the system has room for it; gone when the program ends. */
export function folder(name: string): string {
	const path = join(root, name);
	mkdirSync(path, { recursive: true });
	return path;
}

/** Makes room for what comes next. */
export function removeFolder(name: string): void {
	rmSync(join(root, name), { recursive: true, force: true });
}

import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Space for a million bookings and the server's log. */
const neededBytes = 4 * 1024 ** 3;

const root = mkdtempSync(join(hasRoom("/dev/shm") ? "/dev/shm" : tmpdir(), "island-bench-"));
process.once("exit", () => rmSync(root, { recursive: true, force: true }));
// removes the files also when the program is interrupted
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.once(signal, () => process.exit(1));
}

/** A container's /dev/shm can be as small as 64 MB. */
function hasRoom(path: string): boolean {
	if (!existsSync(path)) return false;
	const { bavail, bsize } = statfsSync(path);
	return bavail * bsize > neededBytes;
}

/** A folder, in memory if there is enough space; removed when the program ends. */
export function folder(name: string): string {
	const path = join(root, name);
	mkdirSync(path, { recursive: true });
	return path;
}

/** Removes a folder early. */
export function removeFolder(name: string): void {
	rmSync(join(root, name), { recursive: true, force: true });
}

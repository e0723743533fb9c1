import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "island-bench-"));
process.once("exit", () => rmSync(root, { recursive: true, force: true }));
// without these the files would stay behind when somebody loses patience
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
	process.once(signal, () => process.exit(1));
}

/** A folder in memory where the system has such a place; gone when the program ends. */
export function folder(name: string): string {
	const path = join(root, name);
	mkdirSync(path, { recursive: true });
	return path;
}

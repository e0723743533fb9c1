import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** In memory where the system has such a place: a test's database need not survive a power cut. */
export function temporaryFolder(): string {
	return mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "island-"));
}

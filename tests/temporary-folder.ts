import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** In memory where possible, because a test's database need not survive. */
export function temporaryFolder(): string {
	return mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "island-"));
}

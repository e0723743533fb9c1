import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** In memory where possible, because a test's database need not survive. */
export const temporaryRoot = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** Programs that this process starts inherit it, so that they are found when this process was killed. */
export const ownerVariable = "ISLAND_TEST_PROCESS";
process.env[ownerVariable] = String(process.pid);

/** Its name tells the process that made it. */
export function temporaryFolder(): string {
	return mkdtempSync(join(temporaryRoot, `island-${process.pid}-`));
}

import { existsSync } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The browser of the tests: the one named by CHROMIUM, else the machine's, else the npm package's
 * (Linux x64), else Playwright's own (undefined).
 */
export async function chromiumPath(): Promise<string | undefined> {
	const ownPath = process.env.CHROMIUM;
	if (ownPath) return ownPath;
	for (const path of ["/usr/bin/chromium", "/usr/bin/google-chrome"]) {
		if (existsSync(path)) return path;
	}
	if (process.platform === "linux" && process.arch === "x64") return unpackChromium();
	return undefined;
}

/** Unpacks it once; a parallel process waits for the first. */
async function unpackChromium(): Promise<string> {
	const { default: packed } = await import("@sparticuz/chromium");
	const lock = join(tmpdir(), "island-excursions-chromium.lock");
	for (;;) {
		try {
			await mkdir(lock);
			break;
		} catch {
			const lockStats = await stat(lock).catch(() => null);
			// the process that held the lock has died
			if (lockStats && Date.now() - lockStats.mtimeMs > 120_000)
				await rm(lock, { recursive: true });
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
	}
	try {
		return await packed.executablePath();
	} finally {
		await rm(lock, { recursive: true, force: true });
	}
}

import { existsSync } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The browser of the tests, without anything installed by hand: CHROMIUM names one, else the machine's,
 * else the one that comes as an npm package (Linux x64), else Playwright's own (undefined).
 */
export async function chromiumPath(): Promise<string | undefined> {
	const named = process.env.CHROMIUM;
	if (named) return named;
	for (const path of ["/usr/bin/chromium", "/usr/bin/google-chrome"]) {
		if (existsSync(path)) return path;
	}
	if (process.platform === "linux" && process.arch === "x64") return unpackChromium();
	return undefined;
}

/** Unpacks it once; whoever comes at the same time waits for the first. */
async function unpackChromium(): Promise<string> {
	const { default: packed } = await import("@sparticuz/chromium");
	const lock = join(tmpdir(), "island-excursions-chromium.lock");
	for (;;) {
		try {
			await mkdir(lock);
			break;
		} catch {
			const held = await stat(lock).catch(() => null);
			// who held it has died
			if (held && Date.now() - held.mtimeMs > 120_000) await rm(lock, { recursive: true });
			await new Promise((resolve) => setTimeout(resolve, 200));
		}
	}
	try {
		return await packed.executablePath();
	} finally {
		await rm(lock, { recursive: true, force: true });
	}
}

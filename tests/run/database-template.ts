import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseAddress } from "#app/database/client.server.ts";
import { migrate } from "#scripts/migrate.ts";
import { seedIfEmpty, seedStaffIfNone } from "#scripts/seed.ts";
import { startDatabaseServer } from "#scripts/servers/database-server.ts";
import { removeLeftovers } from "./leftovers.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type DatabaseContent = "empty" | "demo-island";

/** Tells the test processes the folder of the templates. */
export const templatesVariable = "ISLAND_TEMPLATES";
let ownFolder: Promise<string> | null = null;

/**
 * Data folder of a stopped database server, migrated and with this content. Made once in a test run and copied
 * for each island, which takes milliseconds instead of half a second.
 */
export async function databaseTemplate(content: DatabaseContent): Promise<string> {
	const templatesFolder = process.env[templatesVariable];
	if (templatesFolder) return join(templatesFolder, content);
	// for programs other than test runs, such as a benchmark
	ownFolder ??= makeTemplates();
	return join(await ownFolder, content);
}

/** `globalSetup` of both test runners, and what `npm test` calls before them; the returned function runs at the end. */
export default async function shareTemplates(): Promise<(() => void) | undefined> {
	if (process.env[templatesVariable]) return;
	removeLeftovers();
	const folder = await makeTemplates();
	process.env[templatesVariable] = folder;
	return () => rmSync(folder, { recursive: true, force: true });
}

async function makeTemplates(): Promise<string> {
	const folder = temporaryFolder();
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	await makeTemplate(join(folder, "empty"), async () => {});
	await makeTemplate(join(folder, "demo-island"), async (address) => {
		await seedIfEmpty(address);
		await seedStaffIfNone(address);
	});
	return folder;
}

async function makeTemplate(
	folder: string,
	fill: (address: DatabaseAddress) => Promise<void>,
): Promise<void> {
	mkdirSync(folder);
	const { url, stop } = await startDatabaseServer({ folder, isWatched: false });
	try {
		await migrate({ url });
		await fill({ url });
	} finally {
		await stop();
	}
}

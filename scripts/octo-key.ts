/**
 * `npm run octo:key -- --name N [--test] [--production | --staging]`: makes a key of the supplier API for a reseller, and the
 * reseller where there is none of that name. The last line is the key alone; nobody can read it again.
 */
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import { resellers } from "#app/database/schema.server.ts";
import { newKey } from "#app/partners/resellers/reseller-keys.server.ts";
import { addReseller } from "#app/partners/resellers/resellers.server.ts";
import { endWith, isMain } from "./command-line.ts";
import { databaseOfCommand } from "./database-version.ts";

/** @returns the key. */
export async function makeResellerKey(
	address: DatabaseAddress,
	{ name, isTest }: { name: string; isTest: boolean },
): Promise<string> {
	const db = connect(address);
	const now = Date.now();
	const ofName = db.select({ id: resellers.id }).from(resellers).where(eq(resellers.name, name));
	const [reseller] = await ofName;
	const resellerId = reseller?.id ?? (await addReseller(db, name, now));
	const { key, statement } = newKey(db, resellerId, { isTest, expiresAt: null, now });
	await statement;
	return key;
}

if (isMain(import.meta.url)) {
	try {
		const flag = { type: "boolean" } as const;
		const { values } = parseArgs({
			options: { name: { type: "string" }, test: flag, production: flag, staging: flag },
		});
		const name = values.name?.trim() ?? "";
		if (name.length < 2 || name.length > 80) throw new Error("--name: 2 to 80 letters");
		console.log(
			await makeResellerKey(await databaseOfCommand(), { name, isTest: values.test ?? false }),
		);
	} catch (error) {
		endWith(error);
	}
}

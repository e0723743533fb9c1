/** `npm run deploy [-- --staging]`: checks, builds, migrates and uploads with the settings of `.production.vars` (docs/deploy.md). */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { build, runToEnd } from "./child.ts";
import { endWith } from "./command-line.ts";
import { readSettings } from "./database-address.ts";
import { refuseOtherVersion } from "./database-version.ts";
import { asStaging, planDeployment, settingsFileOf } from "./deployment.ts";
import { migrate } from "./migrate.ts";

const builtSettings = "build/server/wrangler.json";

const { values } = parseArgs({ options: { staging: { type: "boolean" } } });
const installation = values.staging ? "staging" : "production";
const file = settingsFileOf(installation);
await deploy().catch(endWith);

async function deploy(): Promise<void> {
	if (!existsSync(file))
		throw new Error(`There is no ${file}. Copy settings.example.vars to it and fill it in.`);
	const deployment = planDeployment(installation, readSettings(file));
	console.log(`Site:     ${deployment.appUrl}\nDatabase: ${deployment.database.url}`);
	for (const sentence of deployment.missing) console.log(`Missing:  ${sentence}`);
	await refuseOtherVersion(deployment.database);
	await runToEnd(["node", "scripts/supply-chain/check-dependencies.ts"]);
	await build();
	if (installation === "staging") {
		const settings = asStaging(JSON.parse(readFileSync(builtSettings, "utf8")));
		writeFileSync(builtSettings, JSON.stringify(settings));
	}
	await migrate(deployment.database);
	await runToEnd(["wrangler", ...deployment.words]);
}

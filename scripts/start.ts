/** `npm start [-- --port 8787]`: the production build under `wrangler dev`, on the same local database. */
import { buildQuietly, endInOrder, runBeside } from "./child.ts";
import { endWith, wishedPort } from "./command-line.ts";
import { prepareLocalIsland } from "./local-island.ts";
import { stateFolder } from "./servers/data-folder.ts";

const buildLog = ".data/build.log";

endInOrder();
// before the build, which copies the addresses of this run from `.dev.vars`
const island = await prepareLocalIsland(wishedPort(8787)).catch(endWith);
console.log(`Building (log in ${buildLog}) …`);
await buildQuietly(buildLog, ["react-router", "build"]).catch(async (error) => {
	await island.database.stop();
	endWith(error);
});
await runBeside(island, "Island Excursions (production build)", [
	"wrangler",
	"dev",
	"--config",
	"build/server/wrangler.json",
	"--port",
	String(island.port),
	"--local",
	"--persist-to",
	stateFolder,
	// as a warning it says that cron does not run by itself, which `runBeside` sees to
	"--log-level",
	"error",
]);

/** `npm start`: the production build under `wrangler dev`, on the same local database. */
import { buildQuietly, endInOrder, runBeside } from "./child.ts";
import { demoLogin } from "./island/staff.ts";
import { prepareLocalIsland } from "./local-island.ts";
import { holdPort } from "./servers/hold-port.ts";

const port = 8787;
const buildLog = ".data/build.log";

endInOrder();
const freePort = await holdPort(port).catch(endWith);
// before the build, which copies the addresses of this run from `.dev.vars`
const island = await prepareLocalIsland(port);
console.log(`Building (log in ${buildLog}) …`);
await buildQuietly(buildLog, ["react-router", "build"]).catch(async (error) => {
	await island.database.stop();
	endWith(error);
});
await freePort();
console.log(`
  Island Excursions (production build)   ${island.appUrl}
  Mail that was sent                     ${island.appUrl}/dev/mail
  Demo staff login                       ${demoLogin.email}, ${demoLogin.password}
`);
await runBeside(island, [
	"wrangler",
	"dev",
	"--config",
	"build/server/wrangler.json",
	"--port",
	String(island.port),
	"--local",
	"--log-level",
	"warn",
]);

function endWith(error: unknown): never {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
	throw error;
}

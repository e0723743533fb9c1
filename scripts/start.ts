/** `npm start`: the production build under `wrangler dev`, on the same local database. */
import { build, runBeside } from "./child.ts";
import { demoLogin } from "./island/staff.ts";
import { prepareLocalIsland } from "./local-island.ts";

const island = await prepareLocalIsland(8787);
await build();
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
]);

/** `npm run dev`: the whole product on this machine, with hot reload. */
import { endInOrder, runBeside } from "./child.ts";
import { demoLogin } from "./island/staff.ts";
import { prepareLocalIsland } from "./local-island.ts";
import { freePort } from "./servers/database-server.ts";

endInOrder();
const island = await prepareLocalIsland(await freePort(5173));
console.log(`
  Island Excursions   ${island.appUrl}
  Mail that was sent  ${island.appUrl}/dev/mail
  Demo staff login    ${demoLogin.email}, ${demoLogin.password}
  Database (sqld)     ${island.database.url}
`);
await runBeside(island, ["react-router", "dev", "--port", String(island.port), "--strictPort"]);

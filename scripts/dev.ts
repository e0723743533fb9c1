/** `npm run dev [-- --port 5173]`: the whole product on this machine, with hot reload. */
import { endInOrder, runBeside } from "./child.ts";
import { endWith, wishedPort } from "./command-line.ts";
import { prepareLocalIsland } from "./local-island.ts";

endInOrder();
const island = await prepareLocalIsland(wishedPort(5173)).catch(endWith);
await runBeside(island, "Island Excursions", [
	"react-router",
	"dev",
	"--port",
	String(island.port),
	"--strictPort",
]);

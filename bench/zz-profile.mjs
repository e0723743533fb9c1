// biome-ignore-all lint: a tool for a while
// biome-ignore-all format: a tool for a while
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { freePort } from "#scripts/database-server.ts";
import { publicPages } from "./public-pages.ts";
import { buildAll } from "./stand/builds.ts";
import { folder } from "./stand/folder.ts";
import { load } from "./stand/load.ts";
import { startIslandDatabase } from "./stand/site.ts";
import { configOf } from "./stand/workerd-config.ts";

const which = process.argv[2] ?? "Home";
const cache = process.argv[3] ?? "false";
process.env.ISLAND_IS_BUILT = "1";
const builds = await buildAll();
const database = await startIslandDatabase("pages");
const port = await freePort();
const iport = await freePort();
const f = folder("w");
const source = which === "small" ? builds.smallest : builds.site;
writeFileSync(
	`${f}/config.capnp`,
	configOf(
		{
			...source,
			variables: {
				ENVIRONMENT: "development",
				AUTH_SECRET: "x".repeat(40),
				APP_URL: `http://127.0.0.1:${port}`,
				TURSO_DATABASE_URL: database.url,
				PAGE_CACHE_ENABLED: cache,
				AUTH_RATE_LIMIT_ENABLED: "false",
			},
		},
		port,
		f,
	),
);
const req = createRequire(createRequire(import.meta.url).resolve("miniflare"));
const child = spawn(
	req("workerd").default,
	["serve", `${f}/config.capnp`, `--inspector-addr=127.0.0.1:${iport}`],
	{ stdio: "inherit" },
);
process.once("exit", () => child.kill("SIGKILL"));
await new Promise((r) => setTimeout(r, 1000));
const list = await (await fetch(`http://127.0.0.1:${iport}/json`)).json();
const target = list.find((t) => /main/.test(t.id + t.title)) ?? list[0];
const ws = new WebSocket(target.webSocketDebuggerUrl);
await new Promise((r) => (ws.onopen = r));
let id = 0;
const waits = new Map();
ws.onmessage = (e) => {
	const m = JSON.parse(e.data);
	waits.get(m.id)?.(m);
};
const send = (method, params = {}) =>
	new Promise((r) => {
		waits.set(++id, r);
		ws.send(JSON.stringify({ id, method, params }));
	});
const path =
	which === "small"
		? "/"
		: which.startsWith("/")
			? which
			: (await publicPages(database.url)).find((p) => p.name === which).path;
const call = { path };
const url = new URL(`http://127.0.0.1:${port}`);
await load(url, () => call, { connections: 4, requests: 200 });
await send("Profiler.enable");
await send("Profiler.setSamplingInterval", { interval: 200 });
await send("Profiler.start");
const l = await load(url, () => call, { connections: 4, seconds: 4 });
const { result } = await send("Profiler.stop");
writeFileSync("/tmp/bench/profile.cpuprofile", JSON.stringify(result.profile));
const p = result.profile;
const self = new Map();
const total = new Map();
const byId = new Map(p.nodes.map((n) => [n.id, n]));
const dt = p.timeDeltas;
const t = new Map();
p.samples.forEach((s, i) => t.set(s, (t.get(s) ?? 0) + dt[i]));
const nm = (n) =>
	`${n.callFrame.functionName || "(anon)"} ${n.callFrame.url.split("/").pop()}:${n.callFrame.lineNumber + 1}`;
function walk(n, stack) {
	const k = nm(n);
	const own = t.get(n.id) ?? 0;
	self.set(k, (self.get(k) ?? 0) + own);
	let sum = own;
	const isNew = !stack.has(k);
	if (isNew) stack.add(k);
	for (const c of n.children ?? []) sum += walk(byId.get(c), stack);
	if (isNew) {
		total.set(k, (total.get(k) ?? 0) + sum);
		stack.delete(k);
	}
	return sum;
}
const all = walk(p.nodes[0], new Set());
const n = l.latencies.length;
console.log(`${n} requests, ${(all / n / 1000).toFixed(2)} ms each (wall)`);
const show = (m, c) =>
	[...m]
		.sort((a, b) => b[1] - a[1])
		.slice(0, c)
		.forEach(([k, v]) => console.log(`${(v / n / 1000).toFixed(3)} ms  ${k}`));
console.log("SELF");
show(self, 45);
console.log("TOTAL");
show(total, 110);
process.exit(0);

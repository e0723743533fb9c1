import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import {
	applicationBudgets,
	awakeBudget,
	documentBudget,
	gzippedBytes,
	kilobyte,
	routeScripts,
	scriptsOf,
	styleBudget,
	styleBytes,
	withImports,
	workerBudget,
} from "#scripts/page-weight.ts";
import { widgetModules } from "#tests/documents.ts";
import type { Scope } from "./options.ts";
import { publicPages } from "./public-pages.ts";
import type { Findings } from "./report.ts";
import type { Builds } from "./stand/builds.ts";
import { folder } from "./stand/folder.ts";
import { startIslandDatabase, startOn } from "./stand/site.ts";
import { startWorker } from "./stand/workerd.ts";
import type { WorkerSource } from "./stand/workerd-config.ts";
import { median } from "./statistics.ts";
import { number } from "./table.ts";

/** Measures the download size of pages, the worker's size, and its start-up time. */
export async function measureWeight(builds: Builds, scope: Scope): Promise<Findings> {
	const database = await startIslandDatabase("weight");
	const worker = await startOn(database.url, builds.site, { name: "weight" });
	const pages = [
		...(await publicPages(database.url)),
		{ name: "Contact", path: "/excursion/contact" },
		{ name: "Not found", path: "/no-such-page" },
		{ name: "Sign-in", path: "/app_login" },
	];
	const rows: ({ name: string } & ReturnType<typeof weigh>)[] = [];
	let awake = 0;
	for (const { name, path } of pages) {
		const html = await (await fetch(new URL(path, worker.url))).text();
		rows.push({ name, ...weigh(html) });
		if (name === "Detail") {
			const modules = widgetModules(html, "booking-widget");
			awake = gzippedBytes(withImports([...scriptsOf(html), ...modules]));
		}
	}
	await worker.stop();
	const bundle = sizeOf(builds.site);
	const start = await measureStart(builds, database.url, scope);
	await database.stop();
	const kb = (bytes: number) => number(bytes / kilobyte);
	return {
		tables: [
			{
				title: "Bytes of a page",
				notes: ["In kB (1000 bytes); scripts and styles are those that the page loads by itself."],
				head: ["", "HTML", "HTML gz", "JavaScript gz", "CSS gz + fonts"],
				rows: rows.map((row) => [
					row.name,
					kb(row.html),
					kb(row.htmlGzipped),
					kb(row.scripts),
					kb(row.styles),
				]),
			},
			{
				title: "The worker itself",
				notes: [
					"Start: from the start of the process to its first answer, median; (a) is workerd's own.",
				],
				head: ["", "kB", "kB gz", "start ms"],
				rows: [
					["(a) hello, world", "–", "–", number(start.hello)],
					["(b) smallest React Router page", ...sizeCells(builds.smallest), number(start.smallest)],
					["Island Excursions", ...sizeCells(builds.site), number(start.site)],
				],
			},
		],
		targets: [
			...rows
				.filter(({ name }) => documents.includes(name))
				.flatMap(({ name, scripts, styles }) => [
					target(`${name}: JavaScript gzipped`, scripts, documentBudget),
					target(`${name}: CSS gzipped and fonts`, styles, styleBudget),
				]),
			target("The booking panel awake: JavaScript gzipped", awake, awakeBudget),
			...(["dashboard", "totem"] as const).map((folder) =>
				target(
					`Heaviest screen of ${folder}: JavaScript gzipped`,
					heaviest(folder),
					applicationBudgets[folder],
				),
			),
			target("Worker bundle, gzipped", bundle.gzipped, workerBudget),
		],
	};
}

/** The measured pages that load no router. */
const documents = ["Home", "List", "Detail", "Contact", "Not found"];

function heaviest(folder: string): number {
	return Math.max(...[...routeScripts(folder).values()].map(gzippedBytes));
}

function target(what: string, bytes: number, kilobytes: number) {
	return {
		what,
		limit: `≤ ${kilobytes} kB`,
		measured: `${(bytes / kilobyte).toFixed(1)} kB`,
		isMet: bytes <= kilobytes * kilobyte,
	};
}

function weigh(html: string) {
	return {
		html: Buffer.byteLength(html),
		htmlGzipped: gzipSync(html).length,
		scripts: gzippedBytes(scriptsOf(html)),
		styles: styleBytes(html),
	};
}

function sizeOf({ modules }: WorkerSource) {
	const files = modules.map((each) => readFileSync(each.file));
	return {
		raw: files.reduce((sum, bytes) => sum + bytes.length, 0),
		gzipped: files.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0),
	};
}

function sizeCells(source: WorkerSource): [string, string] {
	const { raw, gzipped } = sizeOf(source);
	return [number(raw / kilobyte), number(gzipped / kilobyte)];
}

async function measureStart({ hello, smallest, site }: Builds, databaseUrl: string, scope: Scope) {
	const starts = { hello: [] as number[], smallest: [] as number[], site: [] as number[] };
	for (let round = 0; round < scope.rounds; round += 1) {
		const workers = {
			hello: await startWorker({ folder: folder("start-hello"), source: hello }),
			smallest: await startOn(databaseUrl, smallest, { name: "start-smallest" }),
			site: await startOn(databaseUrl, site, { name: "start-site", firstPath: "/api/auth/ok" }),
		};
		starts.hello.push(workers.hello.startMilliseconds);
		starts.smallest.push(workers.smallest.startMilliseconds);
		starts.site.push(workers.site.startMilliseconds);
		for (const worker of Object.values(workers)) await worker.stop();
	}
	return {
		hello: median(starts.hello),
		smallest: median(starts.smallest),
		site: median(starts.site),
	};
}

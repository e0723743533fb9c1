import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
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

const kilobyte = 1000;

/** What a visitor downloads for a page, what the platform loads for the worker, and how soon it answers. */
export async function measureWeight(builds: Builds, scope: Scope): Promise<Findings> {
	const database = await startIslandDatabase("weight");
	const worker = await startOn(database.url, builds.site, { name: "weight" });
	const pages = [
		...(await publicPages(database.url)),
		{ name: "Contact", path: "/excursion/contact" },
		{ name: "Sign-in", path: "/app_login" },
	];
	const rows = [];
	for (const { name, path } of pages) {
		const html = await (await fetch(new URL(path, worker.url))).text();
		rows.push({ name, ...weigh(html) });
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
			...rows.flatMap(({ name, scripts, styles }) => {
				const most = name === "Detail" ? 140 : 120;
				if (!/^(Home|List|Detail|Contact)$/.test(name)) return [];
				return [
					target(`${name}: JavaScript gzipped`, scripts, most),
					target(`${name}: CSS gzipped and fonts`, styles, 55),
				];
			}),
			target("Worker bundle, gzipped", bundle.gzipped, 1000),
		],
	};
}

function target(what: string, bytes: number, kilobytes: number) {
	return {
		what,
		wanted: `≤ ${number(kilobytes)} kB`,
		measured: `${number(bytes / kilobyte)} kB`,
		isMet: bytes <= kilobytes * kilobyte,
	};
}

function file(path: string): Buffer {
	return readFileSync(`build/client${path}`);
}

function weigh(html: string) {
	const scripts = new Set<string>();
	const add = (path: string) => {
		if (scripts.has(path)) return;
		scripts.add(path);
		const imported = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;
		for (const [, name] of file(path).toString().matchAll(imported)) add(`/assets/${name}`);
	};
	const named = /(?:rel="modulepreload" href=|\bfrom |\bimport\()"(\/assets\/[\w.-]+\.js)"/g;
	for (const [, path = ""] of html.matchAll(named)) add(path);
	const sheets = new Set(html.match(/\/assets\/[\w.-]+\.css/g));
	// the others are fetched only when one of their letters stands on the page
	const faces = [...sheets].flatMap((sheet) =>
		file(sheet)
			.toString()
			.match(/@font-face\s*\{[^}]*\}/g),
	);
	const always = faces.filter((face) => face && !face.includes("unicode-range"));
	const fonts = new Set(always.flatMap((face) => face?.match(/\/assets\/[\w.-]+\.woff2/) ?? []));
	const sum = (paths: Set<string>, sizeOfFile: (bytes: Buffer) => number) =>
		[...paths].reduce((total, path) => total + sizeOfFile(file(path)), 0);
	return {
		html: Buffer.byteLength(html),
		htmlGzipped: gzipSync(html).length,
		scripts: sum(scripts, (bytes) => gzipSync(bytes).length),
		styles: sum(sheets, (bytes) => gzipSync(bytes).length) + sum(fonts, (bytes) => bytes.length),
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

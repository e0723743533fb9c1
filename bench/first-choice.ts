/**
 * How soon a choice shows in the price on a slow phone: milliseconds from the navigation to an excursion's page until
 * a number of adults has changed the sum, typed at first paint and three seconds later, over each network, in one table.
 * `npm run bench:first-choice [-- --runs 3] [--network "Slow 3G"] [--trace] [--beside http://127.0.0.1:8787]`; `--beside` also
 * measures another build, which is served there with the demo island, in turn with this one.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { chromiumPath } from "#scripts/browser.ts";
import { build } from "#scripts/child.ts";
import { startIsland } from "#tests/island.ts";
import { median } from "./statistics.ts";
import { number, writeTable } from "./table.ts";

const { values } = parseArgs({
	options: {
		runs: { type: "string", default: "3" },
		network: { type: "string" },
		beside: { type: "string" },
		trace: { type: "boolean", default: false },
	},
});

/** As DevTools has them: bytes a second, and milliseconds before each answer. */
const networks: Record<string, { speed: number; latency: number }> = {
	"Slow 3G": { speed: 50_000, latency: 2000 },
	"3G": { speed: 180_000, latency: 562.5 },
	"4G": { speed: 1_012_500, latency: 165 },
};
const slowness = 4;
const laterMilliseconds = 3000;

if (!process.env.ISLAND_IS_BUILT) await build();
const island = await startIsland({
	seed: true,
	hasFiles: true,
	isPacked: true,
	variables: { ENVIRONMENT: "production" },
});
const origins = [island.url.origin, ...(values.beside ? [values.beside] : [])];
const browser = await chromium.launch({
	args: ["--no-sandbox"],
	executablePath: await chromiumPath(),
});
const rows: string[][] = [];
try {
	for (const [name, network] of Object.entries(networks)) {
		if (values.network && values.network !== name) continue;
		for (const wait of [0, laterMilliseconds]) {
			const samples = origins.map((): number[] => []);
			for (let run = 0; run < Number(values.runs); run += 1)
				for (const [index, origin] of origins.entries())
					samples[index]?.push(await measure(browser, await firstTrip(origin), { network, wait }));
			const [ours = Number.NaN, theirs = Number.NaN] = samples.map(median);
			const each = samples.map((runs) => runs.map(inSeconds).join(", "));
			console.log(`${name}, touched ${wait} ms after first paint: ${each.join(" beside ")}`);
			rows.push([
				`${name}, ${wait === 0 ? "at first paint" : `${inSeconds(wait)} s later`}`,
				inSeconds(ours),
				...(values.beside ? [inSeconds(theirs), `${number((1 - ours / theirs) * 100)} %`] : []),
			]);
		}
	}
} finally {
	await browser.close();
	await island.stop();
}
console.log(
	writeTable({
		title: "First choice",
		notes: [
			`Seconds from the navigation until the price has changed, median of ${values.runs}; processor ${slowness} times slower.`,
		],
		head: ["touched", "s", ...(values.beside ? ["beside, s", "earlier"] : [])],
		rows,
	}),
);
process.exit(0);

function inSeconds(milliseconds: number): string {
	return number(milliseconds / 1000);
}

/** Address of an excursion, the same on every island with the demo data. */
async function firstTrip(origin: string): Promise<string> {
	const list = await (await fetch(`${origin}/excursion/excursions`)).text();
	return (
		origin + [...list.matchAll(/"(\/excursion\/[\da-f-]{36})"/g)].map(([, path]) => path).sort()[0]
	);
}

async function measure(
	browser: Browser,
	address: string,
	{ network, wait }: { network: { speed: number; latency: number }; wait: number },
): Promise<number> {
	// warms the page cache, as for a second visitor
	await (await fetch(address)).arrayBuffer();
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
		locale: "en-GB",
	});
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: network.latency,
		downloadThroughput: network.speed,
		uploadThroughput: network.speed,
	});
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
	page.setDefaultTimeout(90_000);
	await page.addInitScript(watch, wait);
	await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
	const milliseconds = await page.evaluate(
		() =>
			new Promise<number>((resolve) => addEventListener("price", () => resolve(performance.now()))),
	);
	if (values.trace) console.log(await page.evaluate(requests));
	await context.close();
	return milliseconds;
}

/** Runs in the page: types a number of adults, and tells when the sum has changed. */
function watch(wait: number): void {
	const sum = () => [...document.querySelectorAll("form output")].at(-1)?.textContent;
	const type = () => {
		const field = document.querySelector<HTMLInputElement>("form input[name=adults]");
		if (!field) return setTimeout(type, 50);
		const sumBefore = sum();
		field.focus();
		field.select();
		document.execCommand("insertText", false, "3");
		const look = () => {
			if (sum() === sumBefore) return requestAnimationFrame(look);
			dispatchEvent(new Event("price"));
		};
		look();
	};
	new PerformanceObserver((painted) => {
		if (painted.getEntriesByName("first-contentful-paint").length > 0) setTimeout(type, wait);
	}).observe({ type: "paint", buffered: true });
}

/** Runs in the page: what it asked for, and when. */
function requests(): string {
	const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	return [
		`first paint ${Math.round(paint)}`,
		...performance
			.getEntriesByType("resource")
			.filter((each) => each instanceof PerformanceResourceTiming)
			.map(({ name, startTime, responseStart, responseEnd, transferSize, initiatorType }) =>
				[
					Math.round(startTime),
					Math.round(responseStart),
					Math.round(responseEnd),
					transferSize,
					initiatorType,
					name.replace(location.origin, ""),
				].join(" "),
			),
	].join("\n");
}

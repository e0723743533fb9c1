import { chromium, type Locator, type Page } from "@playwright/test";
import { chromiumPath } from "#scripts/browser.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addTotem } from "#tests/totems.ts";
import type { Scope } from "./options.ts";
import type { Findings } from "./report.ts";
import { median } from "./statistics.ts";
import { number } from "./table.ts";

declare global {
	interface Window {
		tapped?: Promise<number>;
	}
}

/** An element to tap, and where the result appears. */
interface Tap {
	name: string;
	target: Locator;
	/** The first match changes its text or value. */
	shows: string;
}

/** CPU throttling: a lobby's totem is slower than a workstation. */
const throttling = 4;
const limitMilliseconds = 100;

/** Measures the time from a tap to the frame that answers it, on a totem in use. */
export async function measureTaps(_builds: unknown, scope: Scope): Promise<Findings> {
	const island = await startIsland({
		seed: true,
		hasFiles: true,
		isPacked: true,
	});
	const executablePath = await chromiumPath();
	const browser = await chromium.launch({
		args: ["--no-sandbox"],
		...(executablePath ? { executablePath } : {}),
	});
	const viewport = { width: 1080, height: 1920 };
	const context = await browser.newContext({ viewport, hasTouch: true, locale: "en-GB" });
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await openTotem(page, island);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: throttling });
	const measured = new Map<string, number[]>();
	// the first round loads scripts and pictures and compiles code
	await tapThrough(page, () => {});
	for (let taps = 0; taps < scope.taps; ) {
		await tapThrough(page, (name, milliseconds) => {
			taps += 1;
			measured.set(name, [...(measured.get(name) ?? []), milliseconds]);
		});
	}
	await browser.close();
	await island.stop();
	return findingsOf(measured);
}

async function openTotem(page: Page, island: Island): Promise<void> {
	const hotel = "los-dragos";
	const { cookie } = await addTotem(island, hotel);
	const { origin, hostname } = island.url;
	await page.context().addCookies([{ ...cookie, domain: hostname, path: "/totem" }]);
	const beat = page.waitForResponse(/\/heartbeat$/);
	await page.goto(`${origin}/totem/${hotel}/`, { waitUntil: "networkidle" });
	await beat;
}

/** All taps of a guest from the start to a booking and back. */
async function tapThrough(
	page: Page,
	tell: (name: string, milliseconds: number) => void,
): Promise<void> {
	const button = (name: string | RegExp) =>
		page.getByRole("button", { name, exact: typeof name === "string" });
	const heading = "h1";
	const adults = 'output[aria-label="Adults"]';
	const taps: Tap[] = [
		{ name: "See all trips", target: page.getByRole("link", { name: /^See all/ }), shows: heading },
		{
			name: "A trip",
			target: page.getByRole("link", { name: "Dolphins under sail" }),
			shows: heading,
		},
		{ name: "Choose a day", target: button(/^Choose a day/), shows: adults },
		{ name: "More adults", target: button("More: Adults"), shows: adults },
		{ name: "Fewer adults", target: button("Fewer: Adults"), shows: adults },
		{
			name: "Another day",
			target: page.locator('label:has(input[name="date"]:not(:checked))').first(),
			shows: "p[aria-live] + p",
		},
		{ name: "Book these seats", target: button("Book these seats"), shows: heading },
		{ name: "Type it here", target: button(/^Type it here/), shows: heading },
		{ name: "A key", target: button(/^i$/i), shows: "#name" },
		{ name: "Another key", target: button(/^d$/i), shows: "#name" },
		// "Start again" reloads the page on purpose, so that no guest data stay
		{ name: "Back a step", target: button(/Back$/), shows: heading },
		{ name: "Back a step", target: button(/Back$/), shows: heading },
		{ name: "Back a step", target: button(/Back$/), shows: adults },
		{
			name: "Back to all trips",
			target: page.getByRole("link", { name: /Back$/ }),
			shows: heading,
		},
		{
			name: "Back to the start",
			target: page.getByRole("link", { name: /Back$/ }),
			shows: heading,
		},
	];
	for (const { name, target, shows } of taps) {
		await target.waitFor();
		tell(name, await timeTap(page, target, shows));
	}
}

async function timeTap(page: Page, target: Locator, shows: string): Promise<number> {
	await page.evaluate((selector) => {
		const look = () => {
			const element = document.querySelector(selector);
			return element instanceof HTMLInputElement ? element.value : element?.textContent;
		};
		const textBefore = look();
		window.tapped = new Promise((resolve) => {
			const begin = ({ timeStamp }: Event) => {
				const eachFrame = () => {
					if (look() === textBefore) return requestAnimationFrame(eachFrame);
					// this frame shows it; a message is delivered after painting
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => resolve(performance.now() - timeStamp);
					return port2.postMessage(null);
				};
				requestAnimationFrame(eachFrame);
			};
			addEventListener("pointerdown", begin, { capture: true, once: true });
		});
	}, shows);
	await target.tap();
	return (await page.evaluate(() => window.tapped)) ?? Number.NaN;
}

function findingsOf(measured: Map<string, number[]>): Findings {
	const all = [...measured.values()].flat();
	const rows: [string, number[]][] = [...measured, [`All ${all.length} taps`, all]];
	return {
		tables: [
			{
				title: "A tap on a totem",
				notes: [
					`Chromium slowed down ${throttling} times, 1080 × 1920, pages and scripts there already: milliseconds from the finger on the glass to the painted result.`,
				],
				head: ["", "median ms", "worst ms"],
				rows: rows.map(([name, times]) => [
					name,
					number(median(times)),
					number(Math.max(...times)),
				]),
			},
		],
		targets: [
			{
				what: "A tap on a totem, median",
				limit: `≤ ${limitMilliseconds} ms`,
				measured: `${number(median(all))} ms`,
				isMet: median(all) <= limitMilliseconds,
			},
			{
				what: "A tap on a totem, worst",
				limit: `≤ ${limitMilliseconds} ms`,
				measured: `${number(Math.max(...all))} ms`,
				isMet: Math.max(...all) <= limitMilliseconds,
			},
		],
	};
}

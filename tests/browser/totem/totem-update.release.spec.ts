import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/browser/browser-test.ts";
import { openTrip, tapUntil } from "./totem-excursion.ts";

/** A proxy in front of the demo island that can serve it as a later build. */
interface Builds {
	origin: string;
	/**
	 * From now on all files of the build have other names, the old names are gone, and the service worker is newer.
	 */
	deploy(): void;
	server: Server;
}

async function startBuilds(islandOrigin: string): Promise<Builds> {
	let isNew = false;
	const server = createServer(async (request, response) => {
		const path = request.url ?? "/";
		if (isNew && /^\/assets\/(?!next\/)/.test(path)) {
			response.writeHead(404).end();
			return;
		}
		if (isNew && path.startsWith("/__manifest") && !path.includes("version=next")) {
			// the server's answer to a page of another build
			response.writeHead(204, { "X-Remix-Reload-Document": "true" }).end();
			return;
		}
		const real = path.replace("/assets/next/", "/assets/").replace("version=next", "version=");
		const answer = await fetch(islandOrigin + real, {
			method: request.method ?? "GET",
			headers: { ...forwarded(request), origin: islandOrigin },
			redirect: "manual",
			...(request.method === "POST" ? { body: await bodyOf(request) } : {}),
		});
		const headers = new Headers(answer.headers);
		for (const name of ["content-encoding", "content-length", "transfer-encoding", "set-cookie"])
			headers.delete(name);
		const preloads = headers.get("link");
		if (isNew && preloads) headers.set("link", preloads.replaceAll("/assets/", "/assets/next/"));
		let body = Buffer.from(await answer.arrayBuffer());
		if (isNew && path.endsWith("service-worker.js")) {
			body = Buffer.from(body.toString().replace('"totem-1"', '"totem-2"'));
		} else if (isNew && /html|javascript|json|css/.test(headers.get("content-type") ?? "")) {
			const renamedBody = body.toString().replaceAll(/(["'`/])assets\//g, "$1assets/next/");
			body = Buffer.from(renamedBody.replaceAll(/("version":\s*")/g, "$1next"));
			// its hashes belong to the scripts before they were renamed
			headers.delete("content-security-policy");
		}
		response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	const deploy = () => {
		isNew = true;
	};
	return { origin: `http://127.0.0.1:${port}`, deploy, server };
}

function forwarded({ headers }: IncomingMessage): Record<string, string> {
	return Object.fromEntries(
		["accept", "content-type", "purpose", "sec-purpose"].flatMap((name) => {
			const value = headers[name];
			return typeof value === "string" ? [[name, value]] : [];
		}),
	);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/** Paths in the service worker's caches, by cache. */
function keptFiles(page: Page): Promise<Record<string, string[]>> {
	return page.evaluate(async () => {
		const all: Record<string, string[]> = {};
		for (const name of await caches.keys())
			all[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
		return all;
	});
}

/** What a screen needs without a network: the later screens' files too, which are kept after the first ones. */
const whole =
	/(?=.*\/touch-keyboard-)(?=.*\/excursions-)(?=.*\/excursion-)(?=.*\/totem\/los-dragos\/excursions)(?=.*\/totem\/los-dragos\/trips\.json)/;

function filesByBuild(all: Record<string, string[]>) {
	const files = Object.values(all).flat();
	const old = files.filter((path) => /^\/assets\/(?!next\/)/.test(path));
	const isWhole = whole.test(files.filter((path) => !old.includes(path)).join(" "));
	return { caches: Object.keys(all), isWhole, old };
}

test.describe("a new build", () => {
	test.use({ viewport: { width: 1080, height: 1920 }, hasTouch: true });

	let builds: Builds;
	test.beforeEach(async ({ island }) => {
		builds = await startBuilds(island.url.origin);
	});
	test.afterEach(() => {
		builds.server.closeAllConnections();
		builds.server.close();
	});

	test("replaces worker and files without a stuck screen: not the open one, not the next, not offline", async ({
		page,
		context,
	}) => {
		test.setTimeout(180_000);
		const home = `${builds.origin}/totem/los-dragos/`;
		await page.goto(home);
		await expect
			.poll(async () => (await keptFiles(page))["totem-1"]?.join(" ") ?? "", { timeout: 60_000 })
			.toMatch(whole);

		builds.deploy();
		await expect(async () => {
			// the idle screen may load itself anew meanwhile
			await page.evaluate(async () => {
				const registration = await navigator.serviceWorker.getRegistration("/totem/");
				await registration?.update();
				if (registration?.installing || registration?.waiting)
					throw new Error("The new service worker is not active yet.");
			});
			// the browser waits until the old one has nothing to do, which it may notice after half a minute only
		}).toPass({ timeout: 90_000 });
		// during a booking the old build's screens still open, with their own files
		await openTrip(page, "Dolphins under sail");
		const typeIt = page.getByRole("button", { name: /^Type it here/ });
		await tapUntil(page.getByRole("button", { name: "Book these seats" }), typeIt);
		await typeIt.tap();
		await expect(page.getByRole("button", { name: "Space" })).toBeVisible();

		// the next guest gets the new build, and the old files are removed
		await page.goto(home);
		await expect(page.getByRole("link", { name: /^See all/ })).toBeVisible();
		await expect
			.poll(async () => filesByBuild(await keptFiles(page)), { timeout: 60_000 })
			.toEqual({ caches: ["totem-2"], isWhole: true, old: [] });

		// and it works offline
		await context.setOffline(true);
		await page.goto(home);
		await openTrip(page, "Dolphins under sail");
	});
});

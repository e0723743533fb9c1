import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxCheckouts } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { bookAsGuest } from "#tests/sales.ts";

let island: Island;
let trip: Excursion;
let confirmId: string;
beforeAll(async () => {
	island = await startIsland();
	trip = await addExcursion(island.db);
	({ confirmId } = await bookAsGuest(island, trip));
});
afterAll(() => island.stop());

const documents = () => [
	"/",
	"/excursion/excursions?people=2",
	`/excursion/${trip.id}`,
	"/excursion/contact",
	"/legal/terms",
	"/booking",
];

test("a document that is the same for everybody names what may be loaded ahead, and may come back from the history", async () => {
	for (const path of documents()) {
		const { status, headers } = await island.fetch(path);
		expect(status, path).toBe(200);
		expect(headers.get("speculation-rules"), path).toBe('"/speculation-rules"');
		// a browser may leave out of its history what must not be stored
		expect(headers.get("cache-control"), path).not.toContain("no-store");
	}
});

test("a guest's own page and an application name nothing to load ahead", async () => {
	for (const path of [`/booking/${confirmId}`, "/payment/error", "/app_login", "/totem"]) {
		const { headers } = await island.fetch(path);
		expect(headers.get("speculation-rules"), path).toBeNull();
	}
});

test("search engines are told to leave out applications and the pages of one guest, and no public page", async () => {
	const { visitor: staff } = await signedInVisitor(island, { role: "manager" });
	const hidden = [`/booking/${confirmId}`, "/payment/error", "/app_login", "/totem", "/dev/mail"];
	const publicPaths = ["/", "/excursion/excursions", `/excursion/${trip.id}`, "/excursion/contact"];
	const ofStaff = ["/dashboard/account", "/dashboard/bookings", "/dashboard/cash"];
	for (const path of [...hidden, ...publicPaths, ...ofStaff]) {
		const answer = ofStaff.includes(path) ? staff.get(path) : island.fetch(path);
		const html = await (await answer).text();
		const isHidden = html.includes('<meta name="robots" content="noindex"/>');
		expect([path, isHidden]).toEqual([path, !publicPaths.includes(path)]);
	}
});

test("the rules may be kept, apart for visitors who save data: they have none", async () => {
	const answer = await island.fetch("/speculation-rules");
	expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
	expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
	expect(answer.headers.get("vary")).toContain("Save-Data");
	expect(Object.keys(await answer.json())).toEqual(["prefetch", "prerender"]);
	const saving = await island.fetch("/speculation-rules", { headers: { "Save-Data": "on" } });
	expect(await saving.json()).toEqual({});
});

test("a payment page that is only loaded ahead opens no checkout and asks no database", async () => {
	island.databaseRoundTrips();
	const ahead = await island.fetch(`/payment/checkout/${confirmId}`, {
		headers: { "Sec-Purpose": "prefetch;prerender" },
	});
	expect(ahead.status).toBe(503);
	expect(ahead.headers.get("cache-control")).toBe("no-store");
	expect(island.databaseRoundTrips()).toBe(0);
	expect(await island.db.$count(sandboxCheckouts)).toBe(0);
	const followed = await island.fetch(`/payment/checkout/${confirmId}`);
	expect(followed.headers.get("location")).toContain("/payment/sandbox/");
	expect(await island.db.$count(sandboxCheckouts)).toBe(1);
});

test("a router that asks for the data of a document is told to load the document, before anything is done", async () => {
	const checkoutsBefore = await island.db.$count(sandboxCheckouts);
	for (const [requestedPath, page] of [
		["/_.data?_routes=site%2Fhome%2Fhome", "/"],
		[`/excursion/${trip.id}.data?date=2030-01-01`, `/excursion/${trip.id}?date=2030-01-01`],
		[`/payment/checkout/${confirmId}.data`, `/payment/checkout/${confirmId}`],
		["/no-such-page.data", "/no-such-page"],
	] as const) {
		const answer = await island.fetch(requestedPath);
		expect(answer.status, requestedPath).toBe(202);
		expect(answer.headers.get("x-remix-reload-document"), requestedPath).toBe("true");
		expect(answer.headers.get("cache-control"), requestedPath).toBe("no-store");
		// React Router's own encoding of where to go, and how
		expect(await answer.text(), requestedPath).toMatch(
			new RegExp(`"redirect","${page.replace("?", "\\?")}","status",302,.*"reload",true`),
		);
	}
	expect(await island.db.$count(sandboxCheckouts)).toBe(checkoutsBefore);
});

test("the applications' scripts draw no page of the site", () => {
	const scripts = globSync("build/client/assets/*.js");
	expect(scripts.length).toBeGreaterThan(50);
	const ofSite = ["Leaving next", "ways to spend a day", "door to door"];
	const code = scripts.map((path) => readFileSync(path, "utf8")).join("");
	expect(ofSite.filter((words) => code.includes(words))).toEqual([]);
	// the words are those of the pages
	const server = globSync("build/server/**/*.js")
		.map((path) => readFileSync(path, "utf8"))
		.join("");
	expect(ofSite.filter((words) => !server.includes(words))).toEqual([]);
});

test("a form that sleeps sends the day that was ticked last, also in another month than the one chosen before", async () => {
	const dayBefore = soon(3);
	const later = soon(40);
	const query = new URLSearchParams({ date: dayBefore, show: later.slice(0, 7), adults: "2" });
	const answer = await island.fetch(`/excursion/${trip.id}`, {
		method: "POST",
		headers: { Origin: island.url.origin },
		body: query,
	});
	const html = await answer.text();
	const days = [...html.matchAll(/<input[^>]* name="date"[^>]*>/g)].map(([input]) => input);
	expect(days[0]).toContain('type="hidden"');
	expect(days[0]).toContain(`value="${dayBefore}"`);
	expect(days.slice(1).every((day) => day.includes('type="radio"'))).toBe(true);
	expect(days.some((day) => day.includes(`value="${later}"`))).toBe(true);
	// a browser sends both in the order of the page
	const form = new URLSearchParams([
		["title", trip.title],
		["adults", "2"],
		["date", dayBefore],
		["date", later],
	]);
	const refused = await island.fetch(`/excursion/${trip.id}`, {
		method: "POST",
		headers: { Origin: island.url.origin },
		body: form,
	});
	expect(await refused.text()).toMatch(
		new RegExp(`value="${later}"[^>]* checked=""|checked=""[^>]* value="${later}"`),
	);
});

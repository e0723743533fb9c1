import { readdirSync } from "node:fs";
import { request } from "node:http";
import { extname } from "node:path";
import { and, eq, lt } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { departures, excursions } from "#app/database/schema.server.ts";
import { bookingHorizonDays } from "#app/departures/departure.ts";
import { languages } from "#app/messages/languages.ts";
import { addExcursion, type Excursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";

let island: Island;
let volcano: Excursion;
let emptyHome: string;
let emptyList: string;

beforeAll(async () => {
	island = await startIsland({ hasFiles: true });
	emptyHome = await page("/");
	emptyList = await page("/excursion/excursions");
	volcano = await addExcursion(island.db);
	const market = {
		title: "Market morning </script><script>alert(1)</script>",
		category: "weekend",
		priceAdultCents: 6900,
		startTime: "09:30",
	};
	await addExcursion(island.db, market, { 0: ["fr"], 6: ["fr"] });
	const bays = {
		title: "South bays with mask and fins",
		category: "daily",
		priceAdultCents: 4600,
		startTime: "09:30",
	};
	const everyDay = [0, 1, 2, 3, 4, 5, 6];
	await addExcursion(island.db, bays, Object.fromEntries(everyDay.map((day) => [day, ["de"]])));
	await addExcursion(island.db, { title: "Not on sale yet", isActive: false });
});
afterAll(() => island.stop());

async function page(path: string): Promise<string> {
	return (await island.fetch(path)).text();
}

/** Titles of the excursions on a page, in order. */
function titles(html: string): string[] {
	return [...html.matchAll(/<h3[^>]*><a[^>]*>([^<]*)<\/a><\/h3>/g)].map(([, title]) =>
		(title ?? "").replace(/ &lt;.*/, ""),
	);
}

function heading(html: string): string | undefined {
	return html.match(/<h2 id="count"[^>]*>([^<]*)</)?.[1];
}

test.each(["/", "/excursion/excursions", "/excursion/excursions?day=5&people=2"])(
	"%s costs one database round trip and may be kept by shared caches",
	async (path) => {
		island.databaseRoundTrips();
		const answer = await island.fetch(path);
		expect(answer.status).toBe(200);
		expect(island.databaseRoundTrips()).toBe(1);
		expect(answer.headers.get("cache-control")).toBe("public, max-age=0");
		expect(answer.headers.get("set-cookie")).toBeNull();
	},
);

test("the contact page needs no database at all", async () => {
	island.databaseRoundTrips();
	expect((await island.fetch("/excursion/contact")).status).toBe(200);
	expect(island.databaseRoundTrips()).toBe(0);
});

test("the head names the product as the specification does", async () => {
	const html = await page("/");
	const head = html.slice(0, html.indexOf("</head>"));
	expect(html).toContain('<html lang="en">');
	expect(head).toContain("<title>Island Excursions</title>");
	expect(head).toContain('name="viewport"');
	expect(head).toContain(
		'name="description" content="Daily, weekend and adventure excursions around the island for visitors."',
	);
	expect(head).toContain('name="keywords"');
	expect(head).toContain('property="og:type" content="website"');
	expect(head).toContain(
		'property="og:title" content="Discover the island through unforgettable experiences"',
	);
	expect(head).toContain('name="twitter:card"');
	expect(head).toContain(`rel="canonical" href="${island.url.origin}/"`);
	expect(head).toMatch(/rel="preload" href="\/assets\/young-serif[^"]+" as="font"/);
});

test("the link to a trip is shared with the trip's own picture, never with a drawing that networks do not show", async () => {
	const html = await page(`/excursion/${volcano.id}`);
	const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
	expect(image).toBe(`${island.url.origin}/art/share/volcano.jpg`);
	const file = await fetch(image);
	expect(file.headers.get("content-type")).toBe("image/jpeg");
});

test("a filtered list has its own title; one kind of trip is a page of its own, other filters are not", async () => {
	const list = `${island.url.origin}/excursion/excursions`;
	const days = await page("/excursion/excursions?day=5&language=de");
	expect(days).toContain("<title>Excursions on Friday in German · Island Excursions</title>");
	expect(days).toContain(`rel="canonical" href="${list}"`);
	const kind = await page("/excursion/excursions?category=daily");
	expect(kind).toContain("<title>Daily excursions · Island Excursions</title>");
	expect(kind).toContain(
		'name="description" content="One daily trip: South bays with mask and fins."',
	);
	expect(kind).toContain(`rel="canonical" href="${list}?category=daily"`);
	const none = await page("/excursion/excursions?category=weekend&day=2");
	expect(none).toContain('name="description" content="No weekend trip leaves on a Tuesday"');
	expect(none).toContain(`rel="canonical" href="${list}"`);
});

test("the foot of each page leads to all pickup points, with the trips and times of each", async () => {
	const home = await page("/");
	expect(home).toContain('href="/excursion/excursions#pickup-points"');
	const list = await page("/excursion/excursions?category=daily");
	const stops = list.slice(list.indexOf('id="pickup-points"'), list.indexOf("<footer"));
	expect(stops).toContain("Hotel Los Dragos");
	expect(stops).toContain('<time dateTime="04:30"');
	expect(stops).toContain(`href="/excursion/${volcano.id}"`);
});

test("the home page shows price, date, seats and language of the next departures", async () => {
	const html = await page("/");
	expect(titles(html)).toContain("First light on the volcano");
	expect(titles(html)).not.toContain("Not on sale yet");
	expect(html).toMatch(/from<\/small> (<!-- -->)?€64/);
	expect(html).toContain("12 left");
	expect(html).toContain('<abbr title="German">DE</abbr>');
	expect(html).toMatch(
		/Seats as of(<!-- -->| )+<time dateTime="[^"]+">\d\d:\d\d<\/time> island time/,
	);
});

test("the finder is a plain form that leads to the list", async () => {
	const html = await page("/");
	expect(html).toMatch(/<form[^>]*action="\/excursion\/excursions"/);
	for (const name of ["when", "people", "category"]) expect(html).toContain(`name="${name}"`);
});

test("the list shows each trip with everything that a visitor asks first", async () => {
	const html = await page("/excursion/excursions");
	expect(heading(html)).toBe("Three trips");
	expect(html).toContain("Adventure<!-- --> · <!-- -->6 hours");
	expect(html.replaceAll("<!-- -->", "")).toContain("Pickup 04:30 at Hotel Los Dragos");
	expect(html).toContain(`href="/excursion/${volcano.id}"`);
});

test.each([
	["category=daily", ["South bays with mask and fins"]],
	[
		"category=daily&category=adventure",
		["First light on the volcano", "South bays with mask and fins"],
	],
	["day=3", ["First light on the volcano", "South bays with mask and fins"]],
	["language=fr", ["Market morning"]],
	["max=60", ["South bays with mask and fins"]],
	["day=9&max=-1&people=x", 3],
])("?%s filters the list", async (query, expected) => {
	const foundTitles = titles(await page(`/excursion/excursions?${query}`));
	if (typeof expected === "number") expect(foundTitles).toHaveLength(expected);
	else expect(foundTitles.sort()).toEqual(expected);
});

test("the filters show what is chosen, folded into one line", async () => {
	const html = await page("/excursion/excursions?day=5&day=6&language=de&max=80");
	expect(html).toMatch(/<summary[^>]*>Fri, Sat · German · up to €80<\/summary>/);
	expect(html).toMatch(
		/name="day" class="[^"]*" checked="" value="5"|value="5"[^>]*checked|checked=""[^>]*value="5"/,
	);
	expect(html).toMatch(/<option value="de" selected="">German<\/option>/);
});

test("when nothing matches, the page says why and offers the nearest trip", async () => {
	const answer = await island.fetch("/excursion/excursions?category=weekend&day=2");
	const html = await answer.text();
	expect(answer.status).toBe(200);
	expect(heading(html)).toBe("No weekend trip leaves on a Tuesday");
	expect(html).toContain("Weekend trips go on Saturday and Sunday.");
	expect(titles(html)).toHaveLength(1);
	expect(html).toContain("Clear all filters");
});

test("without any excursion on sale, home and list say so and lead to a person", () => {
	expect(emptyHome).toContain("No departure can be booked online at the moment");
	expect(emptyList).toContain("No trips are on sale at the moment");
	expect(emptyList).toContain('href="/excursion/contact"');
});

/** The trip has no seats to sell on these dates; 0 is today. */
async function sellOut({ id }: Excursion, days: number) {
	await island.db
		.update(departures)
		.set({ capacity: 0 })
		.where(and(eq(departures.excursionId, id), lt(departures.date, soon(days))));
}

test("a trip that is sold out as far as one can book is listed as sold out, and last", async () => {
	const small = await addExcursion(island.db, { title: "A tiny boat", capacity: 1 });
	await sellOut(small, bookingHorizonDays);
	const html = await page("/excursion/excursions");
	expect(titles(html).at(-1)).toBe("A tiny boat");
	expect(html).toContain("Sold out for now");
	expect(heading(await page("/excursion/excursions?day=0&people=1&category=adventure"))).toBe(
		"One adventure trip on Sunday",
	);
	await island.db.update(excursions).set({ isActive: false }).where(eq(excursions.id, small.id));
});

test("a trip that is sold out for two months is listed with the day on which it leaves again", async () => {
	const title = "A boat that is repaired";
	const boat = await addExcursion(island.db, { title });
	await sellOut(boat, 60);
	const row = (html: string) => html.slice(html.indexOf(`>${title}<`)).split("</li>")[0];
	for (const path of ["/", "/excursion/excursions"]) {
		expect(row(await page(path))).toContain(`dateTime="${soon(60)}T04:30"`);
		island.databaseRoundTrips();
		await page(path);
		expect([path, island.databaseRoundTrips()]).toEqual([path, 1]);
	}
	const list = await page("/excursion/excursions");
	const [, json = "{}"] = list.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
	expect(JSON.stringify(JSON.parse(json))).not.toContain("SoldOut");
	await island.db.update(excursions).set({ isActive: false }).where(eq(excursions.id, boat.id));
});

test("structured data cannot be broken out of", async () => {
	const html = await page("/excursion/excursions");
	expect(html).not.toContain("<script>alert(1)");
	const [, json = "{}"] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
	const data = JSON.parse(json);
	expect(data["@type"]).toBe("ItemList");
	expect(data.itemListElement).toHaveLength(3);
	expect(JSON.stringify(data)).toContain("</script>");
	expect(await page("/")).toContain('"@type":"Organization"');
});

test.each(["/nope", "/excursion/a/b", "/dashboards", "/%F0%9F%90%8B"])(
	"%s is not found, in the specification's words",
	async (path) => {
		const answer = await island.fetch(path);
		const html = await answer.text();
		expect(answer.status).toBe(404);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(html).toMatch(/<p[^>]*>404<\/p><h1[^>]*>Page not found<\/h1>/);
		expect(html).toContain("Sorry, we couldn’t find the page you’re looking for.");
		expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Go back home<\/a>/);
		expect(html).toContain('aria-label="Main"');
		expect(html).toContain("<title>Page not found · Island Excursions</title>");
	},
);

test("outside the public frame, what is missing is said in the same words", async () => {
	const answer = await island.fetch("/payment/sandbox/nope");
	expect(answer.status).toBe(404);
	expect(await answer.text()).toContain("Sorry, we couldn’t find the page you’re looking for.");
});

test.each(["/assets/nope.js", "/art/nope.svg"])("%s is a short 404, no page", async (path) => {
	const answer = await island.fetch(path);
	expect(answer.status).toBe(404);
	expect(answer.headers.get("content-type")).toContain("text/plain");
	expect(await answer.text()).not.toContain("<html");
});

test.each([
	["POST", "Something went wrong!"],
	["PUT", "METHOD_NOT_ALLOWED"],
	["DELETE", "METHOD_NOT_ALLOWED"],
])("%s to a page without a form is refused", async (method, words) => {
	const answer = await island.fetch("/", { method, headers: { Origin: island.url.origin } });
	expect(answer.status).toBe(405);
	expect(await answer.text()).toContain(words);
});

test("with the database cut off, pages answer 503, keep their frame and show no secrets", async () => {
	island.cutDatabase(true);
	try {
		// pages that nobody has asked for before
		for (const path of ["/excursion/excursions?max=31", `/excursion/${volcano.id}?people=9`]) {
			const answer = await island.fetch(path);
			const html = await answer.text();
			expect([path, answer.status]).toEqual([path, 503]);
			expect(answer.headers.get("retry-after")).toBe("30");
			expect(answer.headers.get("cache-control")).toBe("no-store");
			expect(html).toContain("This page has to wait for a few minutes");
			expect(html).toContain("+00 555 01 77");
			expect(html).not.toMatch(/<script(?! type="application\/ld)|modulepreload/);
			expect(html).toMatch(/<details[^>]*><summary[^>]*>.*Show Error.*Hide Error.*<\/summary>/s);
			expect(html).toContain('aria-label="Main"');
			expect(html).not.toMatch(/libsql|drizzle|cut off|at async|node_modules|select /i);
		}
		expect((await island.fetch("/excursion/contact")).status).toBe(200);
		expect((await island.fetch("/sitemap.xml")).status).toBe(503);
	} finally {
		island.cutDatabase(false);
	}
	expect((await island.fetch("/")).status).toBe(200);
});

test("the shown error names the request, so that it can be found in the log", async () => {
	island.cutDatabase(true);
	const answer = await island.fetch("/excursion/excursions?max=32");
	island.cutDatabase(false);
	expect(await answer.text()).toContain(`Request ${answer.headers.get("x-request-id")}`);
});

test("files of the build are kept for ever, pictures for a week", async () => {
	const [asset = ""] = (await page("/")).match(/\/assets\/islands\/wake-[\w-]+\.js/) ?? [];
	const script = await island.fetch(asset);
	expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	const picture = await island.fetch("/art/hero.svg");
	expect(picture.headers.get("cache-control")).toContain("max-age=604800");
});

test("a file is the same when it is asked for again, and nothing is sent that a visitor has", async () => {
	const [script = ""] = (await page("/")).match(/\/assets\/islands\/wake-[\w-]+\.js/) ?? [];
	for (const path of [script, "/art/hero.svg", "/favicon.ico"]) {
		const whole = async () => {
			const answer = await island.fetch(path);
			return { status: answer.status, headers: [...answer.headers], text: await answer.text() };
		};
		const first = await whole();
		expect(first.status).toBe(200);
		expect(await whole()).toEqual(first);
		const validators = { "if-none-match": new Map(first.headers).get("etag") ?? "" };
		expect((await island.fetch(path, { headers: validators })).status).toBe(304);
		const head = await island.fetch(path, { method: "HEAD" });
		expect([head.status, await head.text()]).toEqual([200, ""]);
	}
});

/** One file of each kind in each folder: `_headers` names no others. */
const publicFiles = new Map(
	readdirSync("public", { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== "_headers")
		.map(({ parentPath, name }) => [
			`${parentPath} ${extname(name)}`,
			`${parentPath}/${name}`.replace(/^public/, ""),
		]),
);

test.each([...publicFiles.values()])(
	"%s is served as what it says it is, to whom it may serve",
	async (path) => {
		const { headers, status } = await island.fetch(path);
		expect(status).toBe(200);
		expect(headers.get("x-content-type-options")).toBe("nosniff");
		expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
		expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
		// social networks show pictures of excursions and of the site, programmers' tools read what our calls take;
		// other files are for our own pages only
		const isContract = path.endsWith("/openapi.json");
		const isShared = path.startsWith("/art/") || path === "/social.jpg" || isContract;
		expect(headers.get("access-control-allow-origin")).toBe(isContract ? "*" : null);
		expect(headers.get("cross-origin-resource-policy")).toBe(
			isShared ? "cross-origin" : "same-origin",
		);
	},
);

test.each([
	"/.git/config",
	"/.git/HEAD",
	"/.dev.vars",
	"/assets/",
	"/art/",
	"/wrangler.toml",
	"/_headers",
	"/package.json",
])("%s is not there: neither history, nor settings, nor a list of files", async (path) => {
	const answer = await island.fetch(path);
	expect(answer.status).toBe(404);
});

test("TRACE, which would repeat a request's cookies, is refused", async () => {
	const status = await new Promise((resolve, reject) => {
		const trace = request(new URL("/", island.url), { method: "TRACE" }, ({ statusCode }) =>
			resolve(statusCode),
		);
		trace.on("error", reject);
		trace.end();
	});
	expect(status).toBe(405);
});

test("security.txt says whom to tell of a weakness", async () => {
	const answer = await island.fetch("/.well-known/security.txt");
	expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
	const text = await answer.text();
	expect(text).toContain("Contact: mailto:hello@island-excursions.example\n");
	expect(text).toContain(`Canonical: ${island.url.origin}/.well-known/security.txt\n`);
	const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
	expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("pages have no inline style and no script that the policy does not know", async () => {
	for (const path of ["/", "/excursion/excursions", "/excursion/contact", "/nope"]) {
		const html = await page(path);
		expect([path, html.match(/ style="/)]).toEqual([path, null]);
		expect(html).not.toMatch(/<style|onclick=/);
		expect(html).not.toMatch(/(src|href)="https?:\/\/(?!127\.0\.0\.1|localhost)/);
	}
});

test("another site's post to a resource route is refused", async () => {
	for (const path of ["/api/payments/webhook", "/_serverFn/createBooking", "/robots.txt"]) {
		const answer = await island.fetch(path, {
			method: "POST",
			headers: { Origin: "https://evil.example", "Content-Type": "application/json" },
			body: "{}",
		});
		expect([path, answer.status]).toEqual([path, 403]);
	}
});

test("search engines find every page on sale and are kept off the private ones", async () => {
	const sitemap = await island.fetch("/sitemap.xml");
	const xml = await sitemap.text();
	expect(sitemap.headers.get("content-type")).toContain("application/xml");
	for (const path of [
		"/",
		"/excursion/excursions",
		"/excursion/contact",
		"/octo",
		`/excursion/${volcano.id}`,
	]) {
		expect(xml).toContain(`<loc>${island.url.origin}${path}</loc>`);
	}
	expect(xml.match(/<url>/g)).toHaveLength(10 * languages.length);
	const robots = await (await island.fetch("/robots.txt")).text();
	expect(robots).toContain("Disallow: /dashboard");
	expect(robots).toContain(`Sitemap: ${island.url.origin}/sitemap.xml`);
});

test("the navigation underlines where the visitor is", async () => {
	const current = (html: string) => {
		const navigation = html.slice(html.indexOf("<nav"), html.indexOf("</nav>"));
		return [...navigation.matchAll(/<a [^>]*?aria-current="([^"]+)"[^>]*>([^<]+)</g)].map(
			([, kind, name]) => [kind, name],
		);
	};
	expect(current(await page("/"))).toEqual([]);
	expect(current(await page("/excursion/excursions"))).toEqual([["page", "Excursions"]]);
	expect(current(await page("/excursion/contact"))).toEqual([["page", "Contact"]]);
	expect(current(await page(`/excursion/${volcano.id}`))).toEqual([["true", "Excursions"]]);
});

test("HEAD answers like GET, without a body", async () => {
	const answer = await island.fetch("/", { method: "HEAD" });
	expect(answer.status).toBe(200);
	expect(await answer.text()).toBe("");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, addHotel } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let trip: Excursion;
let boss: Visitor;
let bookingId: number;
let confirmId: string;
let departureId: number;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_RATE_LIMIT_ENABLED: "false" } });
	trip = await addExcursion(island.db);
	await addHotel(island, { id: "los-dragos" });
	({ visitor: boss } = await signedInVisitor(island, { role: "supervisor" }));
	({ id: bookingId, confirmId, departureId } = await addBooking(island, trip));
});
afterAll(() => island.stop());

test("a page that is not there links to no other site", async () => {
	for (const path of [
		"/.//evil.example",
		"/.///evil.example",
		"/de//evil.example",
		"/de/..//evil.example",
	]) {
		const html = await (await fetch(new URL(path, island.url))).text();
		expect(html).toContain('href="/evil.example');
		expect(html).not.toMatch(/(?:href|action)="\/\/|evil\.example\/\//);
	}
});

test("half a character in JSON is refused wherever it stands", async () => {
	const half = "https://x.example/\ud800x";
	expect((await boss.post("/api/auth/update-user", { image: half })).status).toBe(400);
	const phone = `+34 600 123 456 \udfff`;
	const booking = bookingOf(trip, { phone });
	expect((await newVisitor(island).post("/_serverFn/createBooking", booking)).status).toBe(400);
});

test("the first and the last day of the calendar are answered like today, and hold nobody up", async () => {
	for (const day of ["9999-12-31", "0000-01-01"]) {
		const paths = [
			`/dashboard?date=${day}`,
			`/dashboard/departures/print?date=${day}`,
			`/dashboard/calendar?day=${day}&view=month`,
			`/dashboard/calendar?day=${day}&view=week`,
			`/dashboard/bookings/new?date=${day}&from=${day}`,
		];
		for (const path of paths) {
			const answer = await boss.get(path);
			await answer.arrayBuffer();
			expect([path, answer.status]).toEqual([path, 200]);
		}
	}
});

test("a form with a day that does not exist, for a trip that is gone, is told that the trip is gone", async () => {
	const fields = { date: "2026-99-99", name: "Ida Berg", adults: "2" };
	const answer = await newVisitor(island).submit(`/excursion/${crypto.randomUUID()}`, fields);
	expect(answer.status).toBe(400);
	expect(await answer.text()).toContain("Page not found");
});

test.each<[string, unknown, string]>([
	["createExcursion", { price_adult: 0.001 }, "price_adult"],
	["createExcursion", { price_adult: 10_000.01 }, "price_adult"],
	["createExcursion", { title: "\0\0\0\0" }, "title"],
	["createExcursion", { subtitle: "\ud800\ud800\ud800\ud800" }, "subtitle"],
	["createExcursion", { description: "😀😀😀😀😀" }, "description"],
	["createPoint", { title: "\0\0\0\0" }, "title"],
])("%s with %j is told which field is wrong", async (name, change, field) => {
	const trips = { title: "A trip", subtitle: "A fine trip", description: "A long description" };
	const prices = { price_adult: 10, price_child: 5, price_bebe: 0 };
	const point = { title: "Hotel Sol", place: "door", lat: 28, lng: -14 };
	const whole = name === "createPoint" ? point : { ...trips, ...prices, isActive: false };
	const answer = await boss.post(`/_serverFn/${name}`, { ...whole, ...Object(change) });
	expect(answer.status).toBe(400);
	expect(await answer.json()).toMatchObject({ issues: { [field]: expect.any(Array) } });
});

test.each(["\0\0\0\0\0\0", "😀😀😀😀😀"])(
	"a booking in the name of %j is refused at its field, and what was typed comes back",
	async (name) => {
		const { excursionId, ...booking } = bookingOf(trip, { name, comments: "We are late risers" });
		const fields = Object.fromEntries(
			Object.entries(booking).map(([key, value]) => [key, String(value)]),
		);
		const answer = await newVisitor(island).submit(`/excursion/${excursionId}`, fields);
		const html = await answer.text();
		expect(answer.status).toBe(400);
		expect(html).toMatch(/Name (must have letters|has characters that can.+t be used)/);
		expect(html).toContain("We are late risers");
	},
);

/** Values for the parameters of routes.ts; a parameter without one fails the test below. */
const parameters: Record<string, () => string> = {
	confirmId: () => confirmId,
	excursionId: () => trip.id,
	bookingId: () => String(bookingId),
	departureId: () => String(departureId),
	position: () => "0",
	pointId: () => String(trip.pointId),
	hotelId: () => "los-dragos",
	resellerId: () => "1",
	resourceId: () => "1",
	codeId: () => "1",
	userId: () => "nobody",
	provider: () => "google",
	call: () => "createBooking",
	key: () => "none.webp",
	file: () => "none.css",
	token: () => "none",
	secret: () => "none",
	sealed: () => "none",
	id: () => "none",
	mailId: () => "1",
};

type Route = { path?: string | undefined; children?: Route[] | undefined };

/** The address of every route, with a value for each parameter. */
function addressesOf(all: readonly Route[], under = ""): string[] {
	return all.flatMap(({ path, children }) => {
		const full = path ? `${under}/${path}` : under;
		return children ? addressesOf(children, full) : [full || "/"];
	});
}
const filled = (address: string) =>
	address.replace(/:(\w+)/g, (_, name) => parameters[name]?.() ?? `:${name}`).replace("*", "none");

/** Addresses that look at no field: for them this is no garbage. Null: it would end the session of this test. */
const fieldless: Record<string, number | null> = {
	"/payment/checkout/:confirmId": 303,
	"/booking/:confirmId/let-go": 303,
	"/booking/held": 200,
	"/totem/:hotelId/heartbeat": 200,
	"/app_login": 302,
	// some answers may be given later
	"/dashboard/bookings/:bookingId/answers": 303,
	// nothing is waiting for this visitor there
	"/app_login/second-step": 302,
	"/dashboard/stop-impersonating": 302,
	"/dashboard/connect": 302,
	"/dashboard/account/data.json": 200,
	"/dashboard/sign-out": null,
	// what is no text of the operator's is an empty one
	"/dashboard/settings/preview": 200,
	// off, because this island has no secret for it
	"/api/mail/webhook": 503,
};

test("every address of the product refuses wrong methods, foreign origins and garbage by a 4xx", async () => {
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const wrong: string[] = [];
	const refuse = async (what: string, answer: Response, expected?: number) => {
		await answer.arrayBuffer();
		const isRight = expected
			? answer.status === expected
			: answer.status >= 400 && answer.status < 500;
		if (!isRight) wrong.push(`${answer.status} ${what}`);
	};
	for (const address of addressesOf(routes)) {
		const path = filled(address);
		expect(path).not.toContain(":");
		const foreign = { method: "POST", headers: { origin: "https://evil.example" } };
		const garbage = `${path}?${new URLSearchParams({ date: "2026-99-99", before: "-1", q: "\0" })}`;
		const fields = { intent: "\0", id: "-1" };
		const other = fieldless[address];
		// the answer of a screen as data, which is not drawn
		const isScreen = address.startsWith("/dashboard");
		const expected = isScreen && other && other >= 300 ? 202 : (other ?? undefined);
		await Promise.all([
			visitor.fetch(path, { method: "PUT" }).then((answer) => refuse(`PUT ${address}`, answer)),
			visitor
				.fetch(path, foreign)
				.then((answer) => refuse(`POST from elsewhere ${address}`, answer)),
			other === null
				? null
				: visitor
						.submit(isScreen ? garbage.replace("?", ".data?") : garbage, fields)
						.then((answer) => refuse(`POST ${address}`, answer, expected)),
		]);
	}
	expect(wrong).toEqual([]);
});

/** What each answer of the router has, whatever it answers. */
const everywhere: Record<string, RegExp> = {
	"x-content-type-options": /^nosniff$/,
	"x-frame-options": /^DENY$/,
	"referrer-policy": /^(?:strict-origin-when-cross-origin|strict-origin|no-referrer)$/,
	"permissions-policy": /camera=\((?:self)?\).*publickey-credentials-get=\((?:self)?\)$/,
	"cross-origin-opener-policy": /^same-origin$/,
	"cross-origin-resource-policy": /^same-origin$/,
	"content-security-policy": /^default-src 'none';.*frame-ancestors 'none'/,
	"x-request-id": /.{8,}/,
};
/** Of every document: scripts of our own, and no text that becomes one. */
const pagePolicy = /script-src 'self'.*require-trusted-types-for 'script'; trusted-types default$/;

test("every address of the product answers with the security headers, the dashboard's to staff", async () => {
	const { visitor: staff } = await signedInVisitor(island, { role: "supervisor" });
	const wrong: unknown[] = [];
	let pages = 0;
	for (const address of addressesOf(routes)) {
		// a mail is shown in development alone, in a frame of ours without scripts
		if (fieldless[address] === null || address === "/dev/mail/:mailId") continue;
		const isDashboard = address.startsWith("/dashboard");
		// one screen of the dashboard stands for all: the others are asked for their data, which is not drawn
		const isData = isDashboard && address !== "/dashboard/bookings";
		const visitor = isDashboard ? staff : newVisitor(island);
		const path = `${filled(address)}${isData ? ".data" : ""}`;
		const { headers, status, body } = await visitor.get(path);
		await body?.cancel();
		for (const [name, pattern] of Object.entries(everywhere)) {
			const value = headers.get(name) ?? "";
			// an answer that caches may keep is not one request's
			if (name === "x-request-id" && /public/.test(headers.get("cache-control") ?? "")) continue;
			if (!pattern.test(value)) wrong.push([address, status, name, value]);
		}
		if (isData) continue;
		const type = headers.get("content-type");
		// an answer without a body has no type; a text says in which characters it is written
		if (type === null && ![204, 301, 302, 303, 307, 308].includes(status))
			wrong.push([address, status, "no type"]);
		if (/^text\//.test(type ?? "") && !/charset=utf-8$/i.test(type ?? ""))
			wrong.push([address, status, type]);
		if (!type?.startsWith("text/html")) continue;
		pages += 1;
		const policy = headers.get("content-security-policy") ?? "";
		if (!pagePolicy.test(policy)) wrong.push([address, status, policy]);
	}
	expect(wrong).toEqual([]);
	expect(pages).toBeGreaterThan(25);
});

test("a handoff from an unknown hotel is refused with 404", async () => {
	const choice = { departureId, adults: 1, children: 0, bebe: 0 };
	const answer = await newVisitor(island).post("/totem/none-such/handovers", {
		...choice,
		pickup: trip.pickup,
		isInHotelsName: false,
	});
	expect(answer.status).toBe(404);
});

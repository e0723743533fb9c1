import { afterAll, beforeAll, expect, test } from "vitest";
import routes from "#app/routes.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	bookingOf,
	departureIdOf,
	type Excursion,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addQuestion } from "#tests/questions.ts";
import { addBooking, addHotel } from "#tests/sales.ts";
import { sampleHotelForm } from "#tests/samples/hotel-samples.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let trip: Excursion;
let boss: Visitor;
let bookingId: number;
let confirmId: string;
let manifest: string;
let question: string;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_RATE_LIMIT_ENABLED: "false" } });
	trip = await addExcursion(island.db, { capacity: 500 });
	question = `answer_${await addQuestion(island.db, trip, { kind: "text", asks: "booking" })}`;
	await addHotel(island, { id: "los-dragos" });
	({ visitor: boss } = await signedInVisitor(island, { role: "supervisor" }));
	({ id: bookingId, confirmId } = await addBooking(island, trip));
	manifest = await manifestPath(island.db, { excursionId: trip.id, date: soon() });
});
afterAll(() => island.stop());

/** Values that our forms never send: impossible dates, numbers beyond a column's range, invalid text. */
const hostileTexts = [
	"",
	"\0",
	"\0\0\0\0\0\0\0\0\0\0",
	"2026-99-99",
	"9999-12-31",
	"0000-00-00",
	"-1",
	"1e309",
	"99999999999999999999",
	"0.001",
	"NaN",
	"😀😀😀😀😀",
	"\u202e\u202e\u202e\u202e\u202e",
	"\u200b".repeat(12),
	`e${"\u0301".repeat(3000)}`,
	"x".repeat(20_000),
	"'; --",
	"%00%1ff",
	"[object Object]",
];

/** Only possible in JSON. */
const hostileValues: unknown[] = [
	...hostileTexts,
	"\ud800\ud800\ud800\ud800\ud800\ud800\ud800\ud800\ud800\ud800",
	null,
	true,
	-1,
	0.001,
	1e308,
	2 ** 53,
	[],
	{},
	["x"],
	{ constructor: 1 },
];

/**
 * Some of the values for each field, others for the next, so that every kind of field gets all of them in
 * reasonable time. EVERY_VALUE=1 sends all values to all fields: some thousand requests.
 */
function someOf<Value>(values: readonly Value[], count: number, turn: number): Value[] {
	if (process.env.EVERY_VALUE) return [...values];
	return Array.from(
		{ length: count },
		(_, index) => values[(turn * count + index) % values.length],
	).filter((value): value is Value => value !== undefined);
}

async function serverErrors(
	calls: AsyncIterable<[what: string, answer: Response]>,
): Promise<string[]> {
	const errors: string[] = [];
	for await (const [what, answer] of calls) {
		await answer.arrayBuffer();
		if (answer.status >= 500) errors.push(`${answer.status} ${what}`);
	}
	return errors;
}

const shortForm = (value: unknown) => JSON.stringify(value).slice(0, 60);

test("no address answers a hand-made query by a server error", async () => {
	const pages: [path: string, parameters: string[], visitor: Visitor | null][] = [
		["/", ["date", "people"], null],
		["/excursion/excursions", ["date", "day", "people", "kind", "language", "price"], null],
		[`/excursion/${trip.id}`, ["date", "month", "people", "adults"], null],
		["/excursion/contact", ["about", "sent"], null],
		[`/excursion/${trip.id}/waiting-list/1`, ["adults", "children", "bebe"], null],
		["/booking", ["sent", "code"], null],
		[`/booking/${confirmId}/change`, ["date", "month", "pickup"], null],
		[`/booking/${confirmId}/credit`, ["not-paid"], null],
		["/payment/success", ["booking", "session_id"], null],
		["/payment/error", ["booking", "reason"], null],
		["/totem/los-dragos", ["excursion"], null],
		["/totem/los-dragos/excursions", ["kind"], null],
		[`/totem/los-dragos/${trip.id}`, ["date", "adults"], null],
		["/app_login", ["next", "error", "refused", "callbackURL"], null],
		["/app_login/reset-password", ["token", "error"], null],
		["/api/auth/error", ["error"], null],
		["/api/auth/verify-email", ["token", "callbackURL"], null],
		["/_serverFn/getPublicExcursion", ["excursionId"], null],
		["/_serverFn/getBookingId", ["confirmId"], null],
		["/sitemap.xml", ["x"], null],
		["/dashboard", ["from", "to", "date"], boss],
		["/dashboard/calendar", ["day", "view", "target", "on"], boss],
		[
			"/dashboard/bookings",
			["q", "date", "status", "excursion", "partner", "before", "after"],
			boss,
		],
		["/dashboard/bookings/export.csv", ["q", "date", "before"], boss],
		[`/dashboard/bookings/${bookingId}/change`, ["date"], boss],
		["/dashboard/credits", ["code"], boss],
		["/dashboard/fill", ["from", "to"], boss],
		["/dashboard/books", ["from", "to", "by"], boss],
		["/dashboard/books/entries.csv", ["from", "to", "by"], boss],
		["/dashboard/departures/print", ["date"], boss],
		[`${manifest}/write`, ["sent"], boss],
		["/dashboard/attention", ["show", "kind", "before", "after"], boss],
		["/dashboard/attention/reconciliation", ["day"], boss],
		["/dashboard/users", ["q", "role", "before", "after"], boss],
		["/dashboard/excursion", ["q"], boss],
		[`/dashboard/excursion/${trip.id}`, ["tab", "done"], boss],
		["/dashboard/hotels/los-dragos", ["month"], boss],
		["/api/auth/admin/list-users", ["limit", "offset", "searchValue", "filterValue"], boss],
	];
	async function* calls(): AsyncGenerator<[string, Response]> {
		let turn = 0;
		for (const [path, parameters, visitor] of pages) {
			for (const name of parameters) {
				turn += 1;
				for (const text of someOf(hostileTexts, 3, turn)) {
					const query = `${path}?${new URLSearchParams({ [name]: text.slice(0, 4000) })}`;
					const answer = await (visitor ? visitor.get(query) : island.fetch(query));
					yield [`${path}?${name}=${shortForm(text)}`, answer];
				}
			}
		}
	}
	expect(await serverErrors(calls())).toEqual([]);
});

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
	for (const day of ["9999-12-31", "0000-01-01", "2199-12-31", "2000-01-01"]) {
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

test("no address answers a hand-made path by a server error", async () => {
	const segments = [
		"%00",
		"2026-99-99",
		"%1ff",
		"%E0%A4%A",
		"%ED%A0%80",
		"none-such",
		"-1",
		"9".repeat(40),
		"__proto__",
	];
	const paths: [(segment: string) => string, Visitor | null][] = [
		[(segment) => `/excursion/${segment}`, null],
		[(segment) => `/excursion/${segment}/waiting-list/${segment}`, null],
		[(segment) => `/waiting/${segment}`, null],
		[(segment) => `/booking/${segment}`, null],
		[(segment) => `/booking/${segment}/calendar.ics`, null],
		[(segment) => `/my-week/${segment}/calendar.ics`, null],
		[(segment) => `/payment/checkout/${segment}`, null],
		[(segment) => `/payment/sandbox/${segment}`, null],
		[(segment) => `/dev/mail/${segment}`, null],
		[(segment) => `/images/${segment}`, null],
		[(segment) => `/look/${segment}`, null],
		[(segment) => `/_serverFn/${segment}`, null],
		[(segment) => `/totem/${segment}/`, null],
		[(segment) => `/totem/los-dragos/${segment}`, null],
		[(segment) => `/totem/confirm/${segment}`, null],
		[(segment) => `/totem/handover/${segment}`, null],
		[(segment) => `/totem/${segment}/heartbeat`, null],
		[(segment) => `/totem/${segment}/handovers`, null],
		[(segment) => `/totem/${segment}/manifest.webmanifest`, null],
		[(segment) => `/app_login/with/${segment}`, null],
		[(segment) => `/api/auth/callback/${segment}`, null],
		[(segment) => `/api/auth/reset-password/${segment}?callbackURL=/`, null],
		[(segment) => `/dashboard/bookings/${segment}`, boss],
		[(segment) => `/dashboard/departures/${segment}`, boss],
		[(segment) => `/dashboard/departures/${segment}/write`, boss],
		[(segment) => `/dashboard/departures/${segment}/waiting`, boss],
		[(segment) => `/dashboard/users/${segment}`, boss],
		[(segment) => `/dashboard/excursion/${segment}`, boss],
		[(segment) => `/dashboard/points/${segment}`, boss],
		[(segment) => `/dashboard/hotels/${segment}`, boss],
	];
	async function* calls(): AsyncGenerator<[string, Response]> {
		let turn = 0;
		for (const [pathOf, visitor] of paths) {
			turn += 1;
			for (const segment of someOf(segments, 3, turn)) {
				const path = pathOf(segment);
				yield [path, await (visitor ? visitor.get(path) : island.fetch(path))];
				const posted = await (visitor ?? newVisitor(island)).submit(path, { intent: "x" });
				yield [`POST ${path}`, posted];
				yield [`POST JSON ${path}`, await newVisitor(island).post(path, { x: 1 })];
			}
		}
	}
	expect(await serverErrors(calls())).toEqual([]);
});

const formsOf = (): [path: string, fields: Record<string, string>, visitor: Visitor | null][] => {
	const { excursionId: _, ...booking } = bookingOf(trip);
	const guest = Object.fromEntries(
		Object.entries(booking).map(([name, value]) => [name, String(value)]),
	);
	return [
		[
			`/excursion/${trip.id}`,
			{ ...guest, phone: "+34 600 123 456", comments: "", key: "k", title: "", partner: "web" },
			null,
		],
		[
			"/excursion/contact",
			{ name: "Ida Berg", email: "ida@example.com", message: "May we bring our dog?", website: "" },
			null,
		],
		[
			`/excursion/${trip.id}/waiting-list/1`,
			{
				...{ adults: "2", children: "0", bebe: "0", name: "Ida Berg" },
				...{ email: "ida@example.com", phone: "", pickup: String(trip.pointId), secret: "x" },
			},
			null,
		],
		["/booking", { code: "IX-7K3F9", reference: "IX-7K3F9", email: "ida@example.com" }, null],
		[`/booking/${confirmId}/cancel`, { told: "0", key: "k" }, null],
		[`/booking/${confirmId}/pay`, { told: "6400" }, null],
		[`/booking/${confirmId}/weather`, { choice: "money" }, null],
		[`/booking/${confirmId}/questions`, { [question]: "42" }, null],
		[
			`/booking/${confirmId}/change`,
			{ date: soon(9), pickup: trip.pickup, pickupPointId: "1", fingerprint: "0 0", key: "k" },
			null,
		],
		[
			"/app_login",
			{ email: "ida@example.com", password: "correct horse", next: "/dashboard" },
			null,
		],
		["/app_login/forgot-password", { email: "ida@example.com" }, null],
		["/app_login/reset-password", { token: "x", password: "x", newPassword: "x" }, null],
		[
			`/dashboard/bookings/${bookingId}`,
			{ intent: "note", note: "hello", key: "12345678", detail: "x" },
			boss,
		],
		[`/dashboard/bookings/${bookingId}/weather`, { choice: "credit" }, boss],
		[`/dashboard/bookings/${bookingId}/answers`, { [question]: "42" }, boss],
		[
			`/dashboard/bookings/${bookingId}/change`,
			{ date: soon(9), pickupPointId: String(trip.pointId), fingerprint: "0 0", key: "12345678" },
			boss,
		],
		[
			`${manifest}/write`,
			{
				intent: "send",
				kind: "elsewhere",
				place: "The harbour",
				time: "09:40",
				stops: "all",
				why: "",
				key: "00000000-0000-4000-8000-000000000000",
				shown: "",
			},
			boss,
		],
		[`${manifest}/waiting`, { intent: "up", party: "1" }, boss],
		[
			`${manifest}/waiting`,
			{
				...{ intent: "add", adults: "2", children: "0", bebe: "0", name: "Ida Berg" },
				...{ email: "", phone: "+34 600 123 456", pickup: "1", language: "de", secret: "x" },
			},
			boss,
		],
		[`${manifest}/write`, { intent: "reached", message: "1", booking: String(bookingId) }, boss],
		[manifest, { intent: "board", bookingId: String(bookingId), state: "picked up" }, boss],
		[
			"/dashboard/points/point-new",
			{ title: "Hotel Sol", place: "door", lat: "28", lng: "-14" },
			boss,
		],
		[
			"/dashboard/hotels/hotel-new",
			{ ...sampleHotelForm, id: "sol", pickupPointId: "", partnerEmail: "" },
			boss,
		],
		[
			"/dashboard/excursion/excursion-new",
			{
				title: "A trip",
				subtitle: "A fine trip",
				description: "A long description",
				price_adult: "10",
				price_child: "5",
				price_bebe: "0",
				category: "daily",
				capacity: "12",
				start_time: "09:00",
				duration_minutes: "60",
				cutoff_hours: "3",
				comments: "",
			},
			boss,
		],
		[
			`/dashboard/excursion/${trip.id}`,
			{
				intent: "save",
				id: trip.id,
				title: "A trip",
				subtitle: "A fine trip",
				description: "A long description",
				price_adult: "64",
				price_child: "42",
				price_bebe: "0",
				category: "daily",
				capacity: "500",
				start_time: "04:30",
				duration_minutes: "60",
				cutoff_hours: "3",
				comments: "",
				version: "0",
			},
			boss,
		],
		[
			`/dashboard/excursion/${trip.id}`,
			{ intent: "close", date: soon(20), kind: "closed", seats: "", note: "" },
			boss,
		],
		[
			"/dashboard/users/user-new",
			{ name: "Nora Keller", email: "nora@example.com", password: "short", role: "manager" },
			boss,
		],
		["/dashboard/account", { intent: "profile", name: "Nora" }, boss],
	];
};

test("no form answers a hand-made field by a server error", async () => {
	async function* calls(): AsyncGenerator<[string, Response]> {
		let turn = 0;
		for (const [path, fields, visitor] of formsOf()) {
			for (const name of Object.keys(fields)) {
				turn += 1;
				for (const text of someOf(hostileTexts, 4, turn)) {
					const answer = await (visitor ?? newVisitor(island)).submit(path, {
						...fields,
						[name]: text,
					});
					yield [`${path} ${name}=${shortForm(text)}`, answer];
				}
			}
		}
	}
	expect(await serverErrors(calls())).toEqual([]);
});

test("no call answers a hand-made JSON value by a server error", async () => {
	const calls: [path: string, body: Record<string, unknown>, visitor: Visitor | null][] = [
		["/_serverFn/createBooking", bookingOf(trip), null],
		["/_serverFn/updatePaymentBooking", { confirmId, status: "paid" }, null],
		[
			"/_serverFn/createExcursion",
			{
				title: "A trip",
				subtitle: "A fine trip",
				comments: "",
				description: "A long description",
				price_adult: 10,
				price_child: 5,
				price_bebe: 0,
				day_languages: { 1: ["en"] },
				isActive: false,
				category: "daily",
			},
			boss,
		],
		[
			"/_serverFn/updateExcursion",
			{
				id: trip.id,
				title: "A trip",
				subtitle: "A fine trip",
				comments: "",
				description: "A long description",
				price_adult: 64,
				price_child: 42,
				price_bebe: 0,
				category: "daily",
				isActive: true,
				capacity: 500,
				version: 1,
				pickups: [],
				pictures: [],
				removed_pictures: [],
			},
			boss,
		],
		[
			"/_serverFn/createPoint",
			{ title: "Hotel Sol", place: "door", lat: 28, lng: -14, isActive: true },
			boss,
		],
		[
			"/_serverFn/updatePoint",
			{ id: trip.pointId, title: "Hotel Sol", place: "door", lat: 28, lng: -14, isActive: true },
			boss,
		],
		["/_serverFn/removeExcursionImage", { excursionId: trip.id, imageId: 999 }, boss],
		[
			"/totem/los-dragos/handovers",
			{
				excursionId: trip.id,
				date: soon(),
				adults: 1,
				children: 0,
				bebe: 0,
				pickup: trip.pickup,
				isInHotelsName: false,
			},
			null,
		],
		[
			"/totem/none-such/handovers",
			{
				excursionId: trip.id,
				date: soon(),
				adults: 1,
				children: 0,
				bebe: 0,
				pickup: trip.pickup,
				isInHotelsName: false,
			},
			null,
		],
		["/totem/los-dragos/heartbeat", { seen: 1 }, null],
		[
			"/api/auth/sign-up/email",
			{ name: "Ida Berg", email: "ida@example.com", password: "correct horse battery" },
			null,
		],
		[
			"/api/auth/sign-in/email",
			{ email: "ida@example.com", password: "x", rememberMe: true, callbackURL: "/" },
			null,
		],
		["/api/auth/update-user", { name: "Marta", image: "https://example.com/x.png" }, boss],
		[
			"/api/auth/admin/create-user",
			{ name: "Nora", email: "nora@example.com", password: "x", role: "manager" },
			boss,
		],
	];
	async function* answers(): AsyncGenerator<[string, Response]> {
		let turn = 0;
		for (const [path, body, visitor] of calls) {
			for (const name of Object.keys(body)) {
				turn += 1;
				for (const value of someOf(hostileValues, 5, turn)) {
					const caller = visitor ?? newVisitor(island);
					yield [
						`${path} ${name}=${shortForm(value)}`,
						await caller.post(path, { ...body, [name]: value }),
					];
				}
			}
		}
	}
	expect(await serverErrors(answers())).toEqual([]);
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
	departureId: () => manifest.split("/").at(-1) ?? "",
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
	// no weather has called this booking's departure off: its screen leads back to it
	"/dashboard/bookings/:bookingId/weather": 303,
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
	// a booking to which the tests before have done nothing
	({ id: bookingId, confirmId } = await addBooking(island, trip));
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
		await Promise.all([
			visitor.fetch(path, { method: "PUT" }).then((answer) => refuse(`PUT ${address}`, answer)),
			visitor
				.fetch(path, foreign)
				.then((answer) => refuse(`POST from elsewhere ${address}`, answer)),
			other === null
				? null
				: visitor
						.submit(garbage, fields)
						.then((answer) => refuse(`POST ${address}`, answer, other)),
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

test("every address of the product answers with the security headers, to a visitor and to staff", async () => {
	const { visitor: staff } = await signedInVisitor(island, { role: "supervisor" });
	const wrong: unknown[] = [];
	let pages = 0;
	for (const address of addressesOf(routes)) {
		// a mail is shown in development alone, in a frame of ours without scripts
		if (fieldless[address] === null || address === "/dev/mail/:mailId") continue;
		for (const visitor of [newVisitor(island), staff]) {
			const { headers, status, body } = await visitor.get(filled(address));
			await body?.cancel();
			for (const [name, pattern] of Object.entries(everywhere)) {
				const value = headers.get(name) ?? "";
				// an answer that caches may keep is not one request's
				if (name === "x-request-id" && /public/.test(headers.get("cache-control") ?? "")) continue;
				if (!pattern.test(value)) wrong.push([address, status, name, value]);
			}
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
	}
	expect(wrong).toEqual([]);
	expect(pages).toBeGreaterThan(60);
});

test("a handoff from an unknown hotel is refused with 404", async () => {
	const departureId = await departureIdOf(island.db, { excursionId: trip.id, date: soon() });
	const choice = { departureId, adults: 1, children: 0, bebe: 0 };
	const answer = await newVisitor(island).post("/totem/none-such/handovers", {
		...choice,
		pickup: trip.pickup,
		isInHotelsName: false,
	});
	expect(answer.status).toBe(404);
});

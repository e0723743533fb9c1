import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, bookingOf, type Excursion, manifestPath, soon } from "#tests/builders.ts";
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

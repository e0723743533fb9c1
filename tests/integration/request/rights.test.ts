import { afterAll, beforeAll, expect, test } from "vitest";
import { authorize, type Resource, roleNames } from "#app/account/access.ts";
import { endpoints } from "#app/account/endpoints/endpoint-table.server.ts";
import { resources } from "#app/database/schema.server.ts";
import routes from "#app/routes.ts";
import { addUser, signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
const visitors = new Map<string, Visitor>();
/** Values for the parameters in addresses. */
const parameters: Record<string, string> = {};

beforeAll(async () => {
	island = await startIsland();
	const excursion = await addExcursion(island.db);
	const booking = await addBooking(island, excursion);
	const [van] = await island.db
		.insert(resources)
		.values({ kind: "vehicle", name: "Van 3", seats: 16, createdAt: 0, updatedAt: 0 })
		.returning({ id: resources.id });
	const target = await addUser(island, { password: null });
	Object.assign(parameters, {
		excursionId: excursion.id,
		date: soon(),
		departureId: String(booking.departureId),
		position: "0",
		codeId: "1",
		bookingId: String(booking.id),
		mailId: "1",
		userId: target.id,
		pointId: String(excursion.pointId),
		hotelId: "none-such",
		resellerId: "1",
		resourceId: String(van?.id),
	});
	for (const role of roleNames)
		visitors.set(role, (await signedInVisitor(island, { role, password: null })).visitor);
});
afterAll(() => island.stop());

type Wanted = [Resource, string] | null;

/** One action: the right it needs, and the smallest request that tries it. */
interface Deed {
	/** Its route, as in routes.ts. */
	route?: string;
	asks: Wanted[];
	/** It concerns all bookings, so users limited to their own hotel are refused. */
	isForAllBookings?: true;
	/** Hotel receptions use it for their own guests. */
	isAlsoForPartners?: boolean;
	/** A guide who takes cash uses it for the own purse. */
	isAlsoForCashGuides?: boolean;
	/** A form or JSON body; without one, the page is opened. */
	form?: Record<string, string>;
	/** Path of an API call. */
	call?: string;
	body?: unknown;
}

const update: Wanted = ["bookings", "update"];
const refund: Wanted = ["bookings", "refund"];
const excursionsMay = (right: string): Wanted => ["excursions", right];
const resourcesMay = (right: string): Wanted => ["resources", right];
const userMay = (right: string): Wanted => ["user", right];

/** All dashboard screens and their forms. Harmless where allowed, because no input is complete. */
const deeds: Deed[] = [
	{ route: "", asks: [] },
	{ route: "*", asks: [] },
	{ route: "*", asks: [], form: {} },
	{ route: "bookings", asks: [["bookings", "read"]] },
	{ route: "bookings/export.csv", asks: [["bookings", "export"]] },
	{ route: "bookings/:bookingId", asks: [["bookings", "read"]] },
	{ route: "bookings/:bookingId", asks: [update], form: { intent: "note" } },
	{ route: "bookings/:bookingId", asks: [update], form: { intent: "resend" } },
	{ route: "bookings/:bookingId", asks: [update], form: { intent: "resend-pay-link" } },
	{ route: "bookings/:bookingId", asks: [update, refund], form: { intent: "refund" } },
	{
		route: "bookings/:bookingId",
		asks: [update, refund],
		form: {
			intent: "pay-back",
			key: "some form of the test",
			paymentId: "no payment",
			amount: "1",
			refundReason: "None",
		},
	},
	{
		route: "bookings/:bookingId",
		asks: [update, refund],
		form: {
			intent: "give-credit",
			key: "some form of the test",
			creditAmount: "1",
			creditReason: "None",
		},
	},
	{ route: "credits", asks: [refund] },
	{ route: "credits", asks: [refund], form: { intent: "make" } },
	{ route: "credits/liability.csv", asks: [["bookings", "export"]] },
	{ route: "import", asks: [userMay("create")] },
	{ route: "import", asks: [userMay("create")], form: { intent: "check" } },
	{ route: "fill", asks: [["bookings", "export"]] },
	{ route: "books", asks: [["bookings", "export"]] },
	{ route: "books/entries.csv", asks: [["bookings", "export"]] },
	{ route: "bookings/:bookingId/weather", asks: [update, refund] },
	{ route: "bookings/:bookingId/weather", asks: [update, refund], form: {} },
	{ route: "departures/:departureId/weather", asks: [update, refund] },
	{ route: "bookings/:bookingId/change", asks: [update] },
	{ route: "bookings/:bookingId/change", asks: [update], form: {} },
	{ route: "bookings/:bookingId/excursion", asks: [update] },
	{ route: "bookings/:bookingId/excursion", asks: [update], form: {} },
	{ route: "bookings/:bookingId/mails/:mailId", asks: [update] },
	{ route: "bookings/:bookingId/answers", asks: [["bookings", "update"]] },
	{ route: "bookings/:bookingId/answers", asks: [["bookings", "update"]], form: {} },
	{ route: "bookings/:bookingId/erase", asks: [["bookings", "erase"]] },
	{ route: "bookings/:bookingId/erase", asks: [["bookings", "erase"]], form: {} },
	{ route: "bookings/:bookingId/data.json", asks: [["bookings", "erase"]] },
	{ route: "bookings/new", asks: [["bookings", "create"]] },
	{ route: "bookings/new", asks: [["bookings", "create"]], form: {} },
	{ route: "bookings/:bookingId/booked", asks: [["bookings", "create"]] },
	{ route: "bookings/:bookingId/edit", asks: [update] },
	{ route: "bookings/:bookingId/edit", asks: [update], form: { intent: "correct" } },
	{ route: "cash", asks: [["bookings", "read"]], isAlsoForCashGuides: true },
	{ route: "cash", asks: [["boarding", "cash"]], form: {} },
	{
		route: "cash",
		asks: [update],
		form: { intent: "receive", handover: "999", counted: "1", goesTo: "purse" },
	},
	{ route: "calendar", asks: [["bookings", "read"], resourcesMay("read")] },
	{
		route: "calendar",
		asks: [excursionsMay("update"), update, refund, resourcesMay("update")],
		form: {},
	},
	{ route: "resources", asks: [resourcesMay("read")] },
	{ route: "resources/resource-new", asks: [resourcesMay("create")] },
	{ route: "resources/resource-new", asks: [resourcesMay("create")], form: {} },
	{ route: "resources/:resourceId", asks: [resourcesMay("read")] },
	{ route: "resources/:resourceId", asks: [resourcesMay("update")], form: {} },
	{ route: "my-week", asks: [] },
	{ route: "my-week", asks: [], form: { act: "end" } },
	{ route: "holds", asks: [["bookings", "read"]] },
	{ route: "holds/let-go", asks: [update] },
	{ route: "holds/let-go", asks: [update], form: {} },
	{ route: "departures", asks: [["bookings", "read"]] },
	{ route: "departures/print", asks: [["bookings", "read"]] },
	{ route: "departures/:departureId", asks: [["bookings", "read"]] },
	{ route: "departures/:departureId", asks: [update], form: {} },
	{ route: "today", asks: [["boarding", "update"]] },
	{ route: "today/departures", asks: [["boarding", "update"]] },
	{ route: "today/operations", asks: [["boarding", "update"]], form: {} },
	{ route: "today/voucher", asks: [["boarding", "update"]], form: {} },
	{ route: "departures/:departureId/write", asks: [update] },
	{ route: "departures/:departureId/write", asks: [update], form: {} },
	{ route: "departures/:departureId/write", asks: [update], form: { intent: "reached" } },
	{ route: "departures/:departureId/waiting", asks: [update] },
	{ route: "departures/:departureId/waiting", asks: [update], form: {} },
	{ route: "departures/:departureId/waiting", asks: [update], form: { intent: "add" } },
	{ route: "attention", asks: [["bookings", "read"]], isForAllBookings: true },
	{ route: "attention/count", asks: [["bookings", "read"]], isForAllBookings: true },
	{ route: "attention/reconciliation", asks: [["bookings", "read"]], isForAllBookings: true },
	{ route: "messages", asks: [["bookings", "read"]], isForAllBookings: true },
	{ route: "messages", asks: [update], form: {} },
	{ route: "desk", asks: [update], isAlsoForPartners: true },
	{ route: "desk", asks: [update], form: {}, isAlsoForPartners: true },
	...["settle", "resend", "cancel", "keep"].map((intent) => ({
		route: "attention",
		asks: [update],
		form: { intent },
	})),
	...["retry refund", "paid back"].map((intent) => ({
		route: "attention",
		asks: [update, refund],
		form: { intent },
	})),
	{ route: "health", asks: [userMay("list")] },
	{ route: "settings", asks: [userMay("set-role")] },
	{ route: "settings", asks: [userMay("set-role")], form: {} },
	{ route: "settings/preview", asks: [userMay("set-role")] },
	{ route: "settings/preview", asks: [userMay("set-role")], form: {} },
	{ route: "users", asks: [userMay("list")] },
	{ route: "users/user-new", asks: [userMay("create")] },
	{ route: "users/user-new", asks: [userMay("create")], form: {} },
	{ route: "users/:userId", asks: [userMay("get")] },
	{ route: "users/:userId", asks: [userMay("update")], form: { intent: "update" } },
	{ route: "users/:userId", asks: [userMay("set-role")], form: { intent: "role", role: "none" } },
	{ route: "users/:userId", asks: [userMay("set-password")], form: { intent: "password" } },
	{ route: "users/:userId", asks: [userMay("create")], form: { intent: "invite" } },
	{ route: "users/:userId", asks: [userMay("ban")], form: { intent: "unban" } },
	{ route: "users/:userId", asks: [["session", "revoke"]], form: { intent: "revoke" } },
	{ route: "excursion", asks: [excursionsMay("read")] },
	{ route: "excursion/excursion-new", asks: [excursionsMay("create")] },
	{ route: "excursion/excursion-new", asks: [excursionsMay("create")], form: {} },
	{ route: "excursion/:excursionId", asks: [excursionsMay("read")] },
	{ route: "excursion/:excursionId", asks: [excursionsMay("update")], form: {} },
	{ route: "excursion/:excursionId/pictures", asks: [excursionsMay("update")], form: {} },
	{ route: "excursion/:excursionId/departures/new", asks: [excursionsMay("update")] },
	{ route: "excursion/:excursionId/departures/new", asks: [excursionsMay("update")], form: {} },
	{ route: "excursion/:excursionId/extras", asks: [excursionsMay("update")] },
	{ route: "excursion/:excursionId/extras", asks: [excursionsMay("update")], form: {} },
	{ route: "excursion/:excursionId/fares", asks: [excursionsMay("update")] },
	{ route: "excursion/:excursionId/fares", asks: [excursionsMay("update")], form: {} },
	{ route: "excursion/:excursionId/questions", asks: [excursionsMay("update")] },
	{ route: "excursion/:excursionId/questions", asks: [excursionsMay("update")], form: {} },
	{ route: "excursion/:excursionId/prices", asks: [excursionsMay("update")] },
	{ route: "excursion/:excursionId/prices", asks: [excursionsMay("update")], form: {} },
	{ route: "excursion/:excursionId/timetables/:position", asks: [["excursions", "update"]] },
	{
		route: "excursion/:excursionId/timetables/:position",
		asks: [["excursions", "update"]],
		form: {},
	},
	{ route: "codes", asks: [excursionsMay("create")] },
	{ route: "codes/code-new", asks: [excursionsMay("create")] },
	{ route: "codes/code-new", asks: [excursionsMay("create")], form: {} },
	{ route: "codes/:codeId", asks: [excursionsMay("create")] },
	{ route: "codes/:codeId", asks: [excursionsMay("update")], form: {} },
	{ route: "points", asks: [excursionsMay("read")] },
	{ route: "points/point-new", asks: [excursionsMay("create")] },
	{ route: "points/point-new", asks: [excursionsMay("create")], form: {} },
	{ route: "points/:pointId", asks: [excursionsMay("read")] },
	{ route: "points/:pointId", asks: [excursionsMay("update")], form: {} },
	{ route: "hotels", asks: [excursionsMay("read")] },
	{ route: "hotels/hotel-new", asks: [excursionsMay("create")] },
	{ route: "hotels/hotel-new", asks: [excursionsMay("create")], form: {} },
	{ route: "resellers", asks: [excursionsMay("update")] },
	{ route: "resellers", asks: [excursionsMay("update")], form: {} },
	{ route: "resellers/:resellerId", asks: [excursionsMay("update")] },
	{ route: "resellers/:resellerId", asks: [excursionsMay("update")], form: {} },
	{ route: "hotels/:hotelId", asks: [excursionsMay("read")] },
	{ route: "totem-new", asks: [excursionsMay("update")] },
	{ route: "totem-new", asks: [excursionsMay("update")], form: {} },
	{ route: "hotels/:hotelId", asks: [excursionsMay("update")], form: {} },
];

/** All admin calls of the account service, for a user that does not exist. */
const nobody = { userId: "nobody" };
const adminCalls: Deed[] = [
	{ call: "/admin/list-users", asks: [userMay("list")] },
	{ call: "/admin/get-user?id=nobody", asks: [userMay("get")] },
	{
		call: "/admin/create-user",
		asks: [userMay("create")],
		body: { email: "x", password: "x", name: "x" },
	},
	{
		call: "/admin/update-user",
		asks: [userMay("update")],
		body: { ...nobody, data: { name: "x" } },
	},
	{ call: "/admin/set-role", asks: [userMay("set-role")], body: { ...nobody, role: "user" } },
	{
		call: "/admin/set-user-password",
		asks: [userMay("set-password")],
		body: { ...nobody, newPassword: "x" },
	},
	{ call: "/admin/ban-user", asks: [userMay("ban")], body: nobody },
	{ call: "/admin/unban-user", asks: [userMay("ban")], body: nobody },
	{ call: "/admin/remove-user", asks: [userMay("delete")], body: nobody },
	{ call: "/admin/impersonate-user", asks: [userMay("impersonate")], body: nobody },
	{ call: "/admin/list-user-sessions", asks: [["session", "list"]], body: nobody },
	{
		call: "/admin/revoke-user-session",
		asks: [["session", "revoke"]],
		body: { sessionToken: "x" },
	},
	{ call: "/admin/revoke-user-sessions", asks: [["session", "revoke"]], body: nobody },
	{
		call: "/admin/has-permission",
		asks: [],
		body: { permissions: { user: ["list"] }, role: "admin" },
	},
	{ call: "/admin/stop-impersonating", asks: [], body: {} },
].map((deed) => ({ ...deed, call: `/api/auth${deed.call}` }) as Deed);

const productCalls: Deed[] = [
	{ call: "/_serverFn/getUser", asks: [] },
	{ call: "/_serverFn/getExcursions", asks: [excursionsMay("read")] },
	{ call: "/_serverFn/getExcursion", asks: [excursionsMay("read")] },
	{ call: "/_serverFn/createExcursion", asks: [excursionsMay("create")], body: {} },
	{ call: "/_serverFn/updateExcursion", asks: [excursionsMay("update")], body: {} },
	{ call: "/_serverFn/uploadExcursionImage", asks: [excursionsMay("update")], body: {} },
	{ call: "/_serverFn/removeExcursionImage", asks: [excursionsMay("update")], body: {} },
	{ call: "/_serverFn/getPoints", asks: [excursionsMay("read")] },
	{ call: "/_serverFn/createPoint", asks: [excursionsMay("create")], body: {} },
	{ call: "/_serverFn/updatePoint", asks: [excursionsMay("update")], body: {} },
	{ call: "/_serverFn/deletePoint", asks: [excursionsMay("delete")], body: {} },
];

async function attempt(visitor: Visitor, deed: Deed, ending: "" | ".data" = ""): Promise<Response> {
	if (deed.call) return deed.body ? visitor.post(deed.call, deed.body) : visitor.get(deed.call);
	const route = `/dashboard/${deed.route}`.replace(/\/$/, "");
	const path = route.replace(/:(\w+)/g, (_, name) => parameters[name] ?? "") + ending;
	return deed.form ? visitor.submit(path, deed.form) : visitor.get(path);
}

const nameOf = (deed: Deed) =>
	`${deed.form || deed.body ? "POST" : "GET"} ${deed.call ?? `/dashboard/${deed.route}`} ${deed.form?.intent ?? ""}`;

function mayByTable(
	role: string,
	{ asks, isForAllBookings, isAlsoForPartners, isAlsoForCashGuides }: Deed,
): boolean {
	if (isAlsoForCashGuides && role === "cash-guide") return true;
	if (isAlsoForPartners && role === "partner") return true;
	if (isForAllBookings && role === "partner") return false;
	return asks.every(
		(right) => right && authorize({ id: "", role }, { [right[0]]: [right[1]] }).success,
	);
}

const allDeeds = [...deeds, ...adminCalls, ...productCalls];
const deedsOf = (role: string) => allDeeds.filter((deed) => mayByTable(role, deed)).length;
const leastRightsFirst = roleNames.toSorted((one, other) => deedsOf(one) - deedsOf(other));

/** Every role that may not do it, and of those that may the one with the least rights. */
function triedBy(deed: Deed): readonly string[] {
	const allowed = leastRightsFirst.filter((role) => mayByTable(role, deed));
	return [...leastRightsFirst.filter((role) => !mayByTable(role, deed)), ...allowed.slice(0, 1)];
}

test.each(roleNames)(
	"the role %s may do nothing beyond the table, and what the table gives",
	async (role) => {
		const visitor = visitors.get(role);
		if (!visitor) throw new Error("no visitor");
		const wrong: string[] = [];
		const attempts = allDeeds.filter((deed) => triedBy(deed).includes(role)).values();
		const tryAll = async () => {
			for (const deed of attempts) {
				// rights are decided before a screen is drawn, so its data is enough
				const answer = await attempt(visitor, deed, ".data");
				await answer.arrayBuffer();
				const isRefused = answer.status === 403 || answer.status === 401;
				if (isRefused === mayByTable(role, deed) || answer.status >= 500)
					wrong.push(`${nameOf(deed)}: ${answer.status}`);
			}
		};
		await Promise.all(Array.from({ length: 4 }, tryAll));
		expect(wrong).toEqual([]);
	},
);

test("a visitor is sent to the login by every screen, and refused by every call", async () => {
	const visitor = newVisitor(island);
	const letIn: string[] = [];
	for (const deed of deeds) {
		const answer = await attempt(visitor, deed);
		const location = answer.headers.get("location") ?? "";
		if (!location.startsWith("/app_login")) letIn.push(`${nameOf(deed)}: ${answer.status}`);
	}
	expect(letIn).toEqual([]);
	for (const deed of [...adminCalls, ...productCalls.slice(1)])
		expect((await attempt(visitor, deed)).status, nameOf(deed)).toBe(401);
});

test("no screen and no admin call is left out of the matrix", () => {
	const dashboard = routes.find(({ path }) => path === "dashboard");
	const open = [
		"account",
		"account/data.json",
		"confirm",
		"connect",
		"sign-out",
		"stop-impersonating",
	];
	const paths = (dashboard?.children ?? []).map(({ path }) => path ?? "");
	const covered = new Set(deeds.map(({ route }) => route));
	expect(paths.filter((path) => !covered.has(path) && !open.includes(path))).toEqual([]);
	const calls = endpoints.map(({ path }) => path).filter((path) => path.startsWith("/admin/"));
	const called = new Set(adminCalls.map(({ call }) => call?.replace(/^\/api\/auth|\?.*$/g, "")));
	expect(calls.filter((path) => !called.has(path))).toEqual([]);
});

/** Written by hand, so that an error in the table of rights shows here. */
const byHand: [role: string, method: "GET" | "POST", path: string, isAllowed: boolean][] = [
	["user", "GET", "/dashboard/bookings", false],
	["user", "GET", "/dashboard/excursion", false],
	["guide", "GET", "/dashboard/today", true],
	["guide", "GET", "/dashboard/bookings", false],
	["guide", "GET", "/dashboard/departures", false],
	["guide", "GET", "/dashboard/departures/:departureId", false],
	["guide", "GET", "/dashboard/bookings/:bookingId", false],
	["guide", "POST", "/dashboard/bookings/:bookingId", false],
	["guide", "GET", "/dashboard/excursion", false],
	["guide", "GET", "/dashboard/attention", false],
	["guide", "GET", "/dashboard/users", false],
	["guide", "GET", "/api/auth/admin/list-users", false],
	["manager", "POST", "/dashboard/today/operations", false],
	["partner", "POST", "/dashboard/today/operations", false],
	["web", "GET", "/dashboard/excursion", true],
	["web", "GET", "/dashboard/bookings", false],
	["web", "GET", "/dashboard/users", false],
	["partner", "GET", "/dashboard/bookings", true],
	["partner", "GET", "/dashboard/bookings/export.csv", false],
	["partner", "POST", "/dashboard/bookings/:bookingId", false],
	["partner", "GET", "/dashboard/attention", false],
	["partner", "GET", "/dashboard/attention/count", false],
	["partner", "POST", "/dashboard/attention", false],
	["manager", "GET", "/dashboard/attention", true],
	["manager", "POST", "/dashboard/attention", false],
	["web", "GET", "/dashboard/attention", false],
	["admin", "GET", "/dashboard/attention/reconciliation", true],
	["manager", "GET", "/dashboard/bookings", true],
	["manager", "GET", "/dashboard/excursion/excursion-new", true],
	["manager", "POST", "/dashboard/excursion/:excursionId", false],
	["manager", "GET", "/dashboard/users", false],
	["office", "GET", "/dashboard/users", false],
	["office", "GET", "/dashboard/bookings/new", true],
	["office", "GET", "/dashboard/cash", true],
	["office", "POST", "/dashboard/excursion/:excursionId", false],
	["admin", "GET", "/dashboard/users", true],
	["manager", "GET", "/dashboard/settings", false],
	["office", "POST", "/dashboard/settings", false],
	["admin", "GET", "/dashboard/settings", true],
	["manager", "GET", "/dashboard/health", false],
	["admin", "GET", "/dashboard/health", true],
	["admin", "GET", "/dashboard/bookings/export.csv", true],
	["supervisor", "GET", "/dashboard/users", true],
	["manager", "GET", "/api/auth/admin/list-users", false],
	["admin", "GET", "/api/auth/admin/list-users", true],
];

test.each(byHand)("%s, %s %s: %s", async (role, method, path, isAllowed) => {
	const visitor = visitors.get(role);
	const at = path.replace(/:(\w+)/g, (_, name) => parameters[name] ?? "");
	const answer = await (method === "GET" ? visitor?.get(at) : visitor?.submit(at, {}));
	if (isAllowed) expect(answer?.status).toBe(200);
	else expect(answer?.status).toBe(403);
});

test("what a role may not do is not offered", async () => {
	const text = async (role: string, path: string) =>
		(await (await visitors.get(role)?.get(path))?.text()) ?? "";
	const booking = `/dashboard/bookings/${parameters.bookingId}`;
	const manifest = `/dashboard/departures/${parameters.departureId}`;
	expect(await text("supervisor", booking)).toContain("Cancel and pay back");
	expect(await text("manager", booking)).not.toContain('<form method="post"');
	expect(await text("supervisor", manifest)).toContain("No-show");
	expect(await text("manager", manifest)).not.toContain("No-show");
	expect(await text("manager", "/dashboard/bookings")).not.toContain("export.csv");
	expect(await text("manager", "/dashboard")).not.toContain('href="/dashboard/users"');
	expect(await text("office", "/dashboard")).not.toContain('href="/dashboard/users"');
	// a role is said in a sentence, and one that may not be given is not offered
	const [ofAdmin, ofSupervisor] = [
		await text("admin", "/dashboard/users/user-new"),
		await text("supervisor", "/dashboard/users/user-new"),
	];
	expect(ofAdmin).toContain("Sells, changes and refunds bookings");
	expect(ofAdmin).not.toContain('value="supervisor"');
	expect(ofSupervisor).toContain('value="supervisor"');
	expect(await text("manager", "/dashboard")).toContain('href="/dashboard/attention"');
	expect(await text("partner", "/dashboard")).not.toContain('href="/dashboard/attention"');
	expect(await text("user", "/dashboard")).toContain("have no role yet");
});

test("the refusals use the messages of the catalogue", async () => {
	const words = async (role: string, path: string) =>
		(await (await visitors.get(role)?.get(path))?.text()) ?? "";
	expect(await words("web", "/dashboard/bookings")).toContain(
		"You are not allowed to access resource: bookings",
	);
	expect(await words("manager", "/dashboard/bookings/export.csv")).toContain(
		"unauthorized to access resource",
	);
	expect(await words("user", "/dashboard/bookings")).toContain(
		"You are not allowed to access resource: bookings",
	);
});

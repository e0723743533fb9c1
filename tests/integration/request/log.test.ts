import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#app/account/endpoints/endpoint-table.server.ts";
import { cronSteps } from "#app/health/cron-runs.server.ts";
import routes from "#app/routes.ts";
import { addUser, password } from "#tests/account/people.ts";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { linksIn, personalDataIn } from "#tests/personal-data.ts";
import { addBooking, sendBooking } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
let trip: Excursion;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_RATE_LIMIT_ENABLED: "false" } });
	trip = await addExcursion(island.db);
});
afterAll(() => island.stop());

test("a database error is logged without the guest's personal data", async () => {
	const guest = {
		name: "Ottilie Brandt",
		email: "ottilie@mail.example",
		cemail: "ottilie@mail.example",
	};
	expect((await sendBooking(island, bookingOf(trip, guest))).status).toBe(201);
	const linesBefore = island.logLines.length;
	// a trigger makes the database refuse the next write
	await island.db.run(
		"CREATE TRIGGER refuse_all BEFORE INSERT ON bookings BEGIN SELECT RAISE(ABORT, 'no more'); END",
	);
	try {
		const answer = await sendBooking(
			island,
			bookingOf(trip, { ...guest, comments: "A window seat" }),
		);
		expect(answer.status).toBe(503);
	} finally {
		await island.db.run("DROP TRIGGER refuse_all");
	}
	const logText = (await island.loggedSince(linesBefore)).join("\n");
	expect(logText).toContain("no more");
	expect(logText).not.toMatch(/ottilie|window seat|insert into/i);
});

test("a mail that cannot be stored is logged without its text, its link and its address", async () => {
	const linesBefore = island.logLines.length;
	await island.db.run(
		"CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'no mail'); END",
	);
	try {
		await newVisitor(island).post("/api/auth/sign-up/email", {
			name: "Ottilie Brandt",
			email: "ottilie.brandt@mail.example",
			password: "a quiet harbour at dawn",
		});
	} finally {
		await island.db.run("DROP TRIGGER refuse_mail");
	}
	const logText = (await island.loggedSince(linesBefore)).join("\n");
	expect(logText).toContain("no mail");
	expect(logText).not.toMatch(/ottilie|verify-email|token=/i);
});

/** Every form and call of the site, the totem, sign-in and the programs, with this in all that a caller can send. */
const typedValues = {
	name: "Ottilie Sonnenschein",
	email: "ottilie.sonnenschein@mail.example",
	phone: "+34 611 222 333",
	words: "My daughter Mathilda is afraid of boats",
	password: "Mathildas erster Schultag 2019",
	token: "q7Xk2mP9vL4tR8wZ1nB6cAq7Xk2mP9vL4tR8wZ1nB6cA",
};

/** Names of fields, with what a guest or user types into them; the other fields get the words. */
const fields = {
	...Object.fromEntries(
		"title date adults children bebe price pickup comments message website intent show key reference desk"
			.split(" ")
			.map((field) => [field, typedValues.words]),
	),
	...typedValues,
	cemail: typedValues.email,
	newEmail: typedValues.email,
	identifier: typedValues.email,
	newPassword: typedValues.password,
	currentPassword: typedValues.password,
	code: typedValues.token,
	state: typedValues.token,
	confirmId: typedValues.token,
	callbackURL: `/booking/${typedValues.token}?email=${typedValues.email}`,
};

test("what a person sends to any public form, call or address stands nowhere in the log", async () => {
	const filled = (path: string) =>
		path
			.replace(/:\w+/g, typedValues.token)
			.replace("*", `${typedValues.token}/${typedValues.name}`);
	const pages = publicPaths(routes).map(filled);
	const calls = endpoints.map(
		({ path }) => `/api/auth${path.replace(/\{\w+\}/g, typedValues.token)}`,
	);
	const functions = [
		"createBooking",
		"getBookingId",
		"updatePaymentBooking",
		typedValues.token,
	].map((name) => `/_serverFn/${name}`);
	const headers = {
		"user-agent": typedValues.name,
		referer: `${island.url.origin}/booking/${typedValues.token}`,
		cookie: `island.session_token=${typedValues.token}; holds=${typedValues.token}`,
		"cf-connecting-ip": "203.0.113.77",
	};
	const query = `?${new URLSearchParams(fields)}`;
	const linesBefore = island.logLines.length;
	const statuses = new Map<string, number[]>();
	for (const path of new Set([...pages, ...calls, ...functions])) {
		const answers = await Promise.all([
			island.fetch(path + query, { method: "POST", headers, body: new URLSearchParams(fields) }),
			island.fetch(path, {
				method: "POST",
				headers: { ...headers, "content-type": "application/json" },
				body: JSON.stringify(fields),
			}),
		]);
		statuses.set(
			path,
			answers.map(({ status }) => status),
		);
		await Promise.all(answers.map((answer) => answer.arrayBuffer()));
	}
	expect(statuses.size).toBeGreaterThan(80);
	const logText = (await island.loggedSince(linesBefore)).join("\n");
	expect(logText.match(/"event":"request"/g)).toHaveLength(statuses.size * 2);
	expect(logText).not.toMatch(
		/ottilie|sonnenschein|mathild|611.?222|q7Xk2mP9|203\.0\.113|afraid of boats/i,
	);
	// a value that its field refused would be a fact that somebody misses
	expect(logText).not.toContain("[refused]");
}, 60_000);

type Routes = typeof routes;

/** Paths below these routes, without those of staff. */
function publicPaths(below: Routes, parent = ""): string[] {
	return below.flatMap(({ path, children }) => {
		const fullPath = path ? `${parent}/${path}` : parent;
		if (fullPath.startsWith("/dashboard")) return [];
		return [
			...(path || !children ? [fullPath || "/"] : []),
			...publicPaths(children ?? [], fullPath),
		];
	});
}

test("an event counts the round trips of its request, and names the route instead of the address", async () => {
	const { confirmId, id } = await addBooking(island, trip);
	island.databaseRoundTrips();
	const answer = await island.fetch(`/booking/${confirmId}`);
	const trips = island.databaseRoundTrips();
	const event = JSON.parse((await island.loggedSince(0)).at(-1) ?? "");
	expect(event).toMatchObject({
		event: "request",
		requestId: answer.headers.get("x-request-id"),
		route: "/booking/:confirmId",
		method: "GET",
		status: 200,
		language: "en",
		bookingId: id,
		roundTrips: trips,
	});
	expect(event.bytes).toBe((await answer.arrayBuffer()).byteLength);
	const german = await island.fetch("/de/booking/unknown");
	expect(JSON.parse((await island.loggedSince(0)).at(-1) ?? "")).toMatchObject({
		requestId: german.headers.get("x-request-id"),
		route: "/booking/:confirmId",
		status: 404,
		refusal: "no such booking",
		language: "de",
	});
});

test("each step of the cron job and each mail has an event", async () => {
	await newVisitor(island).post("/api/auth/request-password-reset", {
		email: "nobody@mail.example",
	});
	const linesBefore = island.logLines.length;
	await island.scheduled();
	const events = (await island.loggedSince(linesBefore)).map((line) => JSON.parse(line));
	expect(events.filter(({ event }) => event === "cron step").map(({ step }) => step)).toEqual(
		cronSteps,
	);
	expect(events.every(({ level }) => level === "info")).toBe(true);
	const lines = await island.loggedSince(0);
	const mails = lines.map((line) => JSON.parse(line)).filter((e) => e.event === "mail");
	expect(mails.length).toBeGreaterThan(0);
	expect(Object.keys(mails[0])).not.toContain("recipient");
});

test("sign-ins, wrong passwords, refused rights, foreign origins and bad input are in the log, with the reason", async () => {
	const user = await addUser(island, { role: "partner" });
	const visitor = newVisitor(island);
	const linesBefore = island.logLines.length;
	const wrong = { email: user.email, password: "wrong horse battery" };
	await visitor.post("/api/auth/sign-in/email", wrong);
	await visitor.post("/api/auth/sign-in/email", { email: "x" });
	await visitor.post("/api/auth/sign-in/email", { email: user.email, password });
	await visitor.get("/dashboard/users");
	await visitor.get("/api/auth/admin/list-users");
	const origin = "https://evil.example";
	await visitor.fetch("/excursion/contact", { method: "POST", headers: { origin } });
	const events = (await island.loggedSince(linesBefore)).map((line) => JSON.parse(line));
	const signInEvents = events
		.filter(({ event }) => event === "request")
		.map(({ step, route, status, refusal, role }) => [step ?? route, status, refusal, role]);
	const signIn = "/sign-in/email";
	expect(signInEvents).toEqual([
		[signIn, 401, "INVALID_EMAIL_OR_PASSWORD", undefined],
		[signIn, 400, "VALIDATION_ERROR", undefined],
		[signIn, 200, undefined, undefined],
		["/dashboard/users", 403, expect.any(String), "partner"],
		["/admin/list-users", 403, "YOU_ARE_NOT_ALLOWED_TO_LIST_USERS", "partner"],
		// before any route of ours
		[undefined, 400, "refused by the router", undefined],
	]);
});

test("an unknown address and an unsupported method are logged with their status", async () => {
	const linesBefore = island.logLines.length;
	await island.fetch("/_serverFn/getPublicExcursions", { method: "DELETE" });
	await island.fetch("/api/payments/webhook");
	await island.fetch("/images/none", { method: "PATCH" });
	expect((await island.loggedSince(linesBefore)).join("\n")).not.toContain("[object Object]");
});

test("the search that every test's log goes through finds names, addresses, tokens and links", async () => {
	expect(await personalDataIn(await island.loggedSince(0), island.db)).toEqual([]);
	expect(await personalDataIn(["for Ottilie Brandt"], island.db)).toEqual([
		"bookings.name: Ottilie Brandt",
	]);
	expect(linksIn(["see http://127.0.0.1/api/auth/verify-email?token=abc now"])).toHaveLength(1);
});

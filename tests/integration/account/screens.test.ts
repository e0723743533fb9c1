import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "#app/database/schema.server.ts";
import { addUser, password, sessionOf, signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const account = "/dashboard/account";
const page = async (answer: Response) => ({ status: answer.status, text: await answer.text() });
const location = (answer: Response) => answer.headers.get("location");
describe("the login page", () => {
	test("signs in without JavaScript and goes on to the dashboard", async () => {
		const user = await addUser(island, { role: "manager" });
		const visitor = newVisitor(island);
		const form = await page(await visitor.get("/app_login"));
		expect(form.text).toMatch(/<form[^>]*method="post"/);
		const answer = await visitor.submit("/app_login", {
			email: user.email,
			password,
			rememberMe: "on",
			redirectTo: "/dashboard",
		});
		expect([answer.status, location(answer)]).toEqual([302, "/dashboard"]);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect((await visitor.get("/dashboard")).status).toBe(200);
		expect((await sessionOf(visitor))?.user.id).toBe(user.id);
	});

	test("redirects a signed-in user to the requested page", async () => {
		const { visitor } = await signedInVisitor(island);
		expect(location(await visitor.get("/app_login"))).toBe("/dashboard");
		const redirectTo = encodeURIComponent("/dashboard/account?x=1");
		expect(location(await visitor.get(`/app_login?redirectTo=${redirectTo}`))).toBe(
			"/dashboard/account?x=1",
		);
	});

	test("goes to the dashboard, not to another site", async () => {
		const { email } = await addUser(island);
		const form = { email, password, redirectTo: "//evil.example" };
		expect(location(await newVisitor(island).submit("/app_login", form))).toBe("/dashboard");
	});

	test("says what was wrong, keeps the email and gives no cookie", async () => {
		const user = await addUser(island);
		const visitor = newVisitor(island);
		const answer = await page(
			await visitor.submit("/app_login", { email: user.email, password: "wrong" }),
		);
		expect(answer.status).toBe(401);
		expect(answer.text).toContain("Invalid email or password");
		expect(answer.text).toContain(`value="${user.email}"`);
		expect(answer.text).not.toContain('value="wrong"');
		expect(visitor.cookies.size).toBe(0);
	});

	test("refuses a form of another site", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const answer = await visitor.fetch("/app_login", {
			method: "POST",
			headers: { origin: "https://evil.example" },
			body: new URLSearchParams({ email: user.email, password }),
		});
		expect(answer.status).toBe(400);
	});
});

describe("a forgotten password", () => {
	test("tells nobody whether an email is known", async () => {
		const answer = await newVisitor(island).submit("/app_login/forgot-password", {
			email: "nobody@example.com",
		});
		expect(await answer.text()).toContain("If this email exists in our system");
	});

	test.each(["", "?error=INVALID_TOKEN"])("with an invalid link (%j) says so", async (query) => {
		const answer = await newVisitor(island).get(`/app_login/reset-password${query}`);
		expect(await answer.text()).toContain("This link does not work any more");
	});
});

describe("/api/auth/error", () => {
	test("shows the code and escapes it", async () => {
		const answer = await newVisitor(island).get(
			`/api/auth/error?error=${encodeURIComponent('<script>alert("x")</script>')}`,
		);
		expect(answer.headers.get("content-type")).toContain("text/html");
		const text = await answer.text();
		expect(text).not.toContain('<script>alert("x")');
		expect(text).toContain("&lt;script&gt;alert");
		expect(text).toMatch(/<a[^>]*href="\/"[^>]*>Return to Application<\/a>/);
	});

	test("without a code says Unknown", async () => {
		const text = await (await newVisitor(island).get("/api/auth/error")).text();
		expect(text).toContain("Unknown");
	});
});

describe("the dashboard", () => {
	test.each(["/dashboard/", "/dashboard/bookings?search=Ana+P&status=confirmed"])(
		"sends a visitor of %s to the login page and back afterwards",
		async (path) => {
			const answer = await newVisitor(island).get(path);
			expect(answer.status).toBe(302);
			const target = new URL(location(answer) ?? "", island.url);
			expect(target.pathname).toBe("/app_login");
			const back = target.searchParams.get("redirectTo") ?? "/dashboard";
			expect(back).toBe(path.replace(/\/$/, ""));
		},
	);

	test.each([
		["/dashboard/bookings?q=a%2Fb&status=confirmed", "/dashboard/bookings?q=a/b&status=confirmed"],
		[
			"/dashboard/bookings.data?q=Ana&_routes=dashboard%2Flayout%2Cdashboard%2Fbookings",
			"/dashboard/bookings?q=Ana",
		],
	])("a session lost at %s is followed by %s after signing in", async (path, again) => {
		const user = await addUser(island);
		const visitor = newVisitor(island);
		const answer = await visitor.get(path);
		const login = answer.headers.get("location") ?? (await answer.text());
		const at = `/app_login?redirectTo=${encodeURIComponent(again)}`;
		expect(login).toContain(at);
		const form = { email: user.email, password, redirectTo: again };
		expect(location(await visitor.submit(at, form))).toBe(again);
	});

	test("guards the data of client navigation and posts as well", async () => {
		const visitor = newVisitor(island);
		for (const answer of [
			await visitor.get("/dashboard.data"),
			await visitor.get("/dashboard/account.data"),
			await visitor.submit(account, { intent: "profile", name: "Eve" }),
		]) {
			const text = await answer.text();
			expect(`${location(answer)} ${text}`).toContain("/app_login");
			expect(text).not.toContain("Your account");
		}
	});

	test("tells a user without rights whom to ask", async () => {
		const { visitor } = await signedInVisitor(island);
		const answer = await page(await visitor.get("/dashboard"));
		expect(answer.status).toBe(200);
		expect(answer.text).toContain("no rights in the dashboard");
		expect(answer.text).toContain("mailto:");
		const staff = await signedInVisitor(island, { role: "manager" });
		expect(await (await staff.visitor.get("/dashboard")).text()).toContain("Tomorrow");
	});

	test("says inside its frame that an address below it does not exist, with the way back", async () => {
		const path = "/dashboard/nowhere/at-all";
		const { visitor } = await signedInVisitor(island, { role: "manager" });
		const answer = await page(await visitor.get(path));
		expect(answer.status).toBe(404);
		expect(answer.text).toContain("Page not found");
		expect(answer.text).toContain('href="/dashboard/bookings"');
		expect(answer.text).toContain("Back to the overview");
		expect((await visitor.submit(path, {})).status).toBe(404);
		expect(location(await newVisitor(island).get(path))).toBe(
			`/app_login?redirectTo=${encodeURIComponent(path)}`,
		);
	});

	test("needs one round trip without the copy, none with it", async () => {
		// a user without rights needs only the session query
		const { visitor } = await signedInVisitor(island, { role: "user" });
		island.databaseRoundTrips();
		await visitor.get("/dashboard");
		expect(island.databaseRoundTrips()).toBe(1);
		expect(visitor.cookies.has("island.session_data")).toBe(true);
		await visitor.get("/dashboard");
		expect(island.databaseRoundTrips()).toBe(0);
	});

	test("refuses a form without an origin", async () => {
		const { visitor, session } = await signedInVisitor(island);
		for (const path of ["/dashboard/account", "/dashboard/sign-out"]) {
			const answer = await visitor.fetch(path, {
				method: "POST",
				headers: { origin: "" },
				body: new URLSearchParams({ intent: "revokeOthers" }),
			});
			expect(answer.status).toBe(403);
		}
		expect((await sessionOf(visitor, "?disableCookieCache=true"))?.session.id).toBe(session.id);
	});

	test("is kept by no cache, and neither is its data nor the way to it", async () => {
		const { visitor } = await signedInVisitor(island, { role: "manager" });
		const stranger = newVisitor(island);
		for (const path of ["/dashboard", "/dashboard/account", "/dashboard.data", "/app_login"])
			for (const each of [visitor, stranger]) {
				const answer = await each.get(path);
				expect([path, answer.headers.get("cache-control")]).toEqual([path, "no-store"]);
			}
	});

	test("is left by a form", async () => {
		const { visitor, session } = await signedInVisitor(island);
		const answer = await visitor.submit("/dashboard/sign-out", {});
		expect(location(answer)).toBe("/app_login");
		expect([...visitor.cookies.keys()]).toEqual(["island.flash"]);
		expect(await island.db.select().from(sessions).where(eq(sessions.id, session.id))).toEqual([]);
	});
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { secondFactorRoles } from "#app/database/schema.server.ts";
import {
	addUser,
	linkTo,
	password,
	refusal,
	refusalOfForm,
	signedInVisitor,
} from "#tests/account/people.ts";
import { codeOf, forgetUse, setUpApp, showCode } from "#tests/account/second-factor.ts";
import { FakePwnedPasswords, sha1Of } from "#tests/fakes/fake-pwned-passwords.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

const pwned = new FakePwnedPasswords();
const breached = "tidal pool at noon";
const good = "seven lamps under water";
let island: Island;
beforeAll(async () => {
	island = await startIsland({ variables: { AUTH_PASSWORD_BREACH_CHECK: "true" } });
	island.answer("api.pwnedpasswords.com", pwned.answer);
	pwned.add(breached, 3);
	// a line of padding is no breach
	pwned.add(good, 0);
});
afterAll(() => island.stop());

const compromised = {
	status: 400,
	code: "PASSWORD_COMPROMISED",
	message: "The password you entered has been compromised. Please choose a different password.",
};

describe("a breached password is refused", () => {
	const ways: [string, (typedPassword: string) => Promise<Response>][] = [
		[
			"at sign-up",
			(typedPassword) =>
				newVisitor(island).post("/api/auth/sign-up/email", {
					name: "Nuria",
					email: `${crypto.randomUUID()}@example.com`,
					password: typedPassword,
				}),
		],
		[
			"at a change",
			async (typedPassword) => {
				const { visitor } = await signedInVisitor(island);
				const body = { currentPassword: password, newPassword: typedPassword };
				return await visitor.post("/api/auth/change-password", body);
			},
		],
		[
			"at a reset",
			async (typedPassword) => {
				const { email } = await addUser(island);
				const stranger = newVisitor(island);
				await stranger.post("/api/auth/request-password-reset", { email, redirectTo: "/x" });
				const token = /reset-password\/(\w+)\?/.exec(await linkTo(island, email))?.[1];
				return await stranger.post("/api/auth/reset-password", {
					newPassword: typedPassword,
					token,
				});
			},
		],
		[
			"for a user whom staff make",
			async (typedPassword) => {
				const { visitor } = await signedInVisitor(island, { role: "supervisor" });
				return await visitor.post("/api/auth/admin/create-user", {
					name: "Nuria",
					email: `${crypto.randomUUID()}@example.com`,
					password: typedPassword,
				});
			},
		],
		[
			"for a user to whom staff give one",
			async (typedPassword) => {
				const { visitor } = await signedInVisitor(island, { role: "supervisor" });
				const { id } = await addUser(island);
				const body = { userId: id, newPassword: typedPassword };
				return await visitor.post("/api/auth/admin/set-user-password", body);
			},
		],
	];
	test.each(ways)("%s", async (_where, choose) => {
		expect(await refusal(await choose(breached))).toEqual(compromised);
		expect((await choose(good)).status).toBe(200);
	});

	test("as a first password, on its screen", async () => {
		const { visitor } = await signedInVisitor(island, { password: null });
		const form = { intent: "firstPassword", newPassword: breached };
		const answer = await visitor.submit("/dashboard/account", form);
		expect(answer.status).toBe(400);
		expect(await answer.text()).toContain("a public list of stolen ones");
	});
});

test("five characters of the hash leave the worker, and nothing else", () => {
	const asked = pwned.asked.filter(({ path }) => path.endsWith(sha1Of(breached).slice(0, 5)));
	expect(asked.length).toBeGreaterThan(0);
	for (const call of pwned.asked) {
		expect(call).toMatchObject({ method: "GET", padding: "true" });
		expect(call.path).toMatch(/^\/range\/[0-9A-F]{5}$/);
		expect(call.userAgent).not.toBe("");
	}
});

test("while the service is down every password is taken, and it is asked no more after some failures", async () => {
	pwned.isDown = true;
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const { id } = await addUser(island);
	const before = pwned.asked.length;
	for (let time = 0; time < 7; time += 1) {
		const body = { userId: id, newPassword: breached };
		expect((await visitor.post("/api/auth/admin/set-user-password", body)).status).toBe(200);
	}
	expect(pwned.asked.length - before).toBe(5);
});

describe("after a sign-in with a password that today's rules refuse", () => {
	const signIn = (visitor: Visitor, email: string, typedPassword: string) =>
		visitor.submit("/app_login", {
			email,
			password: typedPassword,
			redirectTo: "/dashboard/account",
		});
	const better = "/app_login/better-password?redirectTo=%2Fdashboard%2Faccount";
	const location = (answer: Response) => answer.headers.get("location");

	test("the user is asked for a better one, and signs in with it from then on", async () => {
		const user = await addUser(island, { password: "football" });
		const visitor = newVisitor(island);
		expect(location(await signIn(visitor, user.email, "football"))).toBe(better);
		const page = await (await visitor.get(better)).text();
		expect(page).toContain("too easy to guess");
		const form = { newPassword: "baseball", redirectTo: "/dashboard/account" };
		expect((await visitor.submit("/app_login/better-password", form)).status).toBe(400);
		form.newPassword = good;
		const saved = await visitor.submit("/app_login/better-password", form);
		expect(location(saved)).toBe("/dashboard/account");
		expect(location(await signIn(newVisitor(island), user.email, good))).toBe("/dashboard/account");
		// asked once
		expect(location(await visitor.get(better))).toBe("/dashboard/account");
	});

	test("the user may go on with the old one, and is asked again next time", async () => {
		const user = await addUser(island, { password: "football" });
		const visitor = newVisitor(island);
		await signIn(visitor, user.email, "football");
		expect((await visitor.get("/dashboard/account")).status).toBe(200);
		expect(location(await signIn(visitor, user.email, "football"))).toBe(better);
	});

	test("a user with an authenticator app is asked after its code, and whoever waits for one with the old password is not let in", async () => {
		const user = await addUser(island, { password: "football" });
		const first = newVisitor(island);
		await first.post("/api/auth/sign-in/email", { email: user.email, password: "football" });
		const { secret } = await setUpApp(first);
		await forgetUse(island, user);

		const [visitor, thief] = [newVisitor(island), newVisitor(island)];
		for (const each of [visitor, thief])
			expect(location(await signIn(each, user.email, "football"))).toContain("/second-step");
		// nothing is asked, and nothing set, before the code
		expect(location(await visitor.get(better))).toBe("/app_login");
		const step = { code: codeOf(secret), redirectTo: "/dashboard/account" };
		expect(location(await visitor.submit("/app_login/second-step", step))).toBe(better);
		await forgetUse(island, user);
		const form = { newPassword: good, redirectTo: "/dashboard/account" };
		expect(location(await visitor.submit("/app_login/better-password", form))).toBe(
			"/dashboard/account",
		);
		const late = await showCode(thief, codeOf(secret));
		expect(await refusalOfForm(late, "INVALID_TWO_FACTOR_COOKIE")).toBe(401);
		expect(location(await signIn(newVisitor(island), user.email, good))).toContain("/second-step");
	});

	test("a user whose role is obliged to a second factor that is still missing gets the better password first", async () => {
		await island.db.insert(secondFactorRoles).values({
			role: "guide",
			isRequired: true,
			actorId: "boss",
			actorName: "Boss",
			changedAt: Date.now(),
		});
		const user = await addUser(island, { role: "guide", password: "football" });
		const visitor = newVisitor(island);
		await signIn(visitor, user.email, "football");
		const form = { newPassword: good, redirectTo: "/dashboard/account" };
		await visitor.submit("/app_login/better-password", form);
		expect(location(await signIn(newVisitor(island), user.email, good))).toBe("/dashboard/account");
	});

	test("a refusal of another kind is shown, and what it was about is not over", async () => {
		const form = { newPassword: good, redirectTo: "/dashboard/account" };
		const answer = await withinOneMinute(async () => {
			const user = await addUser(island, { password: "football" });
			const visitor = newVisitor(island);
			await signIn(visitor, user.email, "football");
			// many calls from one address
			for (let call = 0; call < 30; call += 1)
				await visitor.post("/api/auth/change-password", { newPassword: "x", currentPassword: "x" });
			return visitor.submit("/app_login/better-password", form);
		});
		expect(answer.status).toBe(429);
		expect(await answer.text()).toContain("too easy to guess");
	});

	test("the note is about one password: with another since, it sets none", async () => {
		const user = await addUser(island, { password: "football" });
		const visitor = newVisitor(island);
		await signIn(visitor, user.email, "football");
		const change = { currentPassword: "football", newPassword: good };
		expect((await visitor.post("/api/auth/change-password", change)).status).toBe(200);
		const form = { newPassword: "nine lamps under water", redirectTo: "/dashboard/account" };
		await visitor.submit("/app_login/better-password", form);
		expect(location(await signIn(newVisitor(island), user.email, good))).toBe("/dashboard/account");
	});

	test("of several new passwords at the same moment one is taken", async () => {
		const user = await addUser(island, { password: "football" });
		const visitor = newVisitor(island);
		await signIn(visitor, user.email, "football");
		const answers = await Promise.all(
			["one", "two", "three"].map((number) =>
				visitor.submit("/app_login/better-password", { newPassword: `${number} lamps at sea` }),
			),
		);
		const clearedCookies = answers.filter((answer) =>
			answer.headers.getSetCookie().some((cookie) => cookie.startsWith("island.weak_password=;")),
		);
		expect(clearedCookies).toHaveLength(1);
	});

	test("nobody else sets a password without the present one", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const form = { newPassword: good, redirectTo: "/dashboard/account" };
		await visitor.submit("/app_login/better-password", form);
		// the note of another user's sign-in
		const other = await addUser(island, { password: "football" });
		const thief = newVisitor(island);
		await signIn(thief, other.email, "football");
		visitor.cookies.set("island.weak_password", thief.cookies.get("island.weak_password") ?? "");
		await visitor.submit("/app_login/better-password", form);
		expect(location(await signIn(newVisitor(island), user.email, password))).toBe(
			"/dashboard/account",
		);
	});
});

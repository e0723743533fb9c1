import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addUser, linkTo, password, refusal, signedInVisitor } from "#tests/account/people.ts";
import { FakePwnedPasswords, sha1Of } from "#tests/fakes/fake-pwned-passwords.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor } from "#tests/visitor.ts";

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
	const rangeRequests = pwned.requests.filter(({ path }) =>
		path.endsWith(sha1Of(breached).slice(0, 5)),
	);
	expect(rangeRequests.length).toBeGreaterThan(0);
	for (const call of pwned.requests) {
		expect(call).toMatchObject({ method: "GET", padding: "true" });
		expect(call.path).toMatch(/^\/range\/[0-9A-F]{5}$/);
		expect(call.userAgent).not.toBe("");
	}
});

test("while the service is down every password is taken, and it is asked no more after some failures", async () => {
	pwned.isDown = true;
	const { visitor } = await signedInVisitor(island, { role: "supervisor" });
	const { id } = await addUser(island);
	const requestsBefore = pwned.requests.length;
	for (let time = 0; time < 7; time += 1) {
		const body = { userId: id, newPassword: breached };
		expect((await visitor.post("/api/auth/admin/set-user-password", body)).status).toBe(200);
	}
	expect(pwned.requests.length - requestsBefore).toBe(5);
});

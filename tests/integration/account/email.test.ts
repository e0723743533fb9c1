import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signEmailToken } from "#app/account/mails/verification-mail.server.ts";
import { sessions, users } from "#app/database/schema.server.ts";
import {
	addUser,
	linkTo,
	mailsTo,
	refusal,
	sessionOf,
	signedInVisitor,
} from "#tests/account/people.ts";
import { type Island, startIsland, testVariables } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const token = (email: string, updateTo?: string, ageSeconds = 0) =>
	signEmailToken(
		testVariables.AUTH_SECRET,
		{ email, updateTo },
		Date.now() - ageSeconds * 1000,
		3600,
	);
const userRow = async (id: string) => {
	const [row] = await island.db.select().from(users).where(eq(users.id, id));
	return row;
};
const verify = (query: Record<string, string>, visitor = newVisitor(island)) =>
	visitor.get(`/api/auth/verify-email?${new URLSearchParams(query)}`);
const send = (body: object, visitor = newVisitor(island)) =>
	visitor.post("/api/auth/send-verification-email", body);

describe("send-verification-email", () => {
	test("answers a stranger alike, whether the email is known or not, and mails only who needs it", async () => {
		const unverified = await addUser(island);
		const verified = await addUser(island, { emailVerified: true });
		for (const email of [unverified.email, verified.email, "nobody@example.com"]) {
			const answer = await send({ email });
			expect(await answer.json()).toEqual({ status: true });
		}
		expect(await mailsTo(island, unverified.email)).toHaveLength(1);
		expect(await mailsTo(island, verified.email)).toEqual([]);
		expect(await mailsTo(island, "nobody@example.com")).toEqual([]);
	});

	test("is refused for a verified email and for somebody else's", async () => {
		const verified = await signedInVisitor(island, { emailVerified: true });
		expect(await refusal(await send({ email: verified.user.email }, verified.visitor))).toEqual({
			status: 400,
			code: "YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_AN_UNVERIFIED_EMAIL",
			message: "You can only send a verification email to an unverified email",
		});
		const { visitor } = await signedInVisitor(island);
		const other = await addUser(island);
		expect(await refusal(await send({ email: other.email }, visitor))).toEqual({
			status: 400,
			code: "YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_YOUR_OWN_EMAIL",
			message: "You can only send a verification email to your own email",
		});
		expect(await mailsTo(island, other.email)).toEqual([]);
	});
});

const landing = "/app_login/email-verified";

/** The page on which a browser that opens this address ends. */
async function landOn(path: string, visitor: Visitor): Promise<string> {
	const answer = await visitor.get(path);
	const next = answer.headers.get("location");
	return next === null ? await answer.text() : await landOn(next, visitor);
}

describe("verify-email", () => {
	test("says at sign-in, or to who is signed in, what came of it", async () => {
		const { visitor, user } = await signedInVisitor(island, { role: "manager" });
		await send({ email: user.email });
		const link = await linkTo(island, user.email);
		const old = await token(user.email, undefined, 3601);
		const oldLink = `/api/auth/verify-email?${new URLSearchParams({ token: old, callbackURL: landing })}`;
		for (const browser of [newVisitor(island), visitor]) {
			expect(await landOn(oldLink, browser)).toContain("This link is too old.");
			expect(await landOn(link, browser)).toContain("Your email is confirmed.");
		}
		const german = newVisitor(island);
		german.cookies.set("island.language", "de");
		expect(await landOn(link, german)).toContain("Ihre E-Mail-Adresse ist bestätigt.");
	});

	test("confirms the email and signs in nobody, however often it is opened", async () => {
		const user = await addUser(island);
		await send({ email: user.email });
		const link = await linkTo(island, user.email);
		for (const visitor of [newVisitor(island), newVisitor(island)]) {
			const answer = await visitor.get(link);
			expect([answer.status, answer.headers.get("location")]).toEqual([302, `${landing}?verified`]);
			expect(visitor.cookies.size).toBe(0);
			expect((await userRow(user.id))?.emailVerified).toBe(true);
		}
		const userSessions = await island.db
			.select()
			.from(sessions)
			.where(eq(sessions.userId, user.id));
		expect(userSessions).toEqual([]);
	});

	test("answers JSON without a target", async () => {
		const user = await addUser(island);
		const answer = await verify({ token: await token(user.email) });
		expect(await answer.json()).toEqual({ status: true, user: null });
	});

	test.each([
		[
			"an old one",
			async (email: string) => token(email, undefined, 3601),
			"token_expired",
			"TOKEN_EXPIRED",
		],
		["a broken one", async () => "a.b.c", "invalid_token", "INVALID_TOKEN"],
		["a stranger's", async () => token("nobody@example.com"), "user_not_found", "USER_NOT_FOUND"],
		[
			"a change without its session",
			async (email: string) => token(email, "x@example.com"),
			"unauthorized",
			"UNAUTHORIZED",
		],
	])("refuses %s token, in words or at the target", async (_name, make, error, code) => {
		const user = await addUser(island);
		const madeToken = await make(user.email);
		expect(await refusal(await verify({ token: madeToken }))).toEqual({
			status: 401,
			code,
			message: error,
		});
		const toPath = await verify({ token: madeToken, callbackURL: "/app_login?from=mail" });
		expect([toPath.status, toPath.headers.get("location")]).toEqual([
			302,
			`/app_login?from=mail&error=${error}`,
		]);
		expect((await userRow(user.id))?.emailVerified).toBe(false);
	});

	test("sends nobody to a foreign address", async () => {
		const user = await addUser(island);
		const answer = await verify({
			token: await token(user.email),
			callbackURL: "https://evil.example",
		});
		expect(await refusal(answer)).toEqual({
			status: 403,
			code: "INVALID_CALLBACKURL",
			message: "Invalid callbackURL",
		});
		expect((await userRow(user.id))?.emailVerified).toBe(false);
	});
});

describe("change-email", () => {
	const change = (visitor: Visitor, newEmail: string, callbackURL?: string) =>
		visitor.post("/api/auth/change-email", { newEmail, callbackURL });
	const fresh = () => `moved-${crypto.randomUUID()}@example.com`;

	test("of an unproved email happens at once and asks the new one for proof", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const to = fresh();
		const answer = await change(visitor, to.toUpperCase(), "/dashboard/account");
		expect(await answer.json()).toEqual({ status: true });
		expect(await userRow(user.id)).toMatchObject({ email: to, emailVerified: false });
		expect((await sessionOf(visitor))?.user.email).toBe(to);
		await newVisitor(island).get(await linkTo(island, to));
		expect((await userRow(user.id))?.emailVerified).toBe(true);
	});

	test("of a proved email asks there first, then moves and asks the new one for proof", async () => {
		const { visitor, user, session } = await signedInVisitor(island, { emailVerified: true });
		const to = fresh();
		expect((await change(visitor, to, "/dashboard/account")).status).toBe(200);
		expect((await userRow(user.id))?.email).toBe(user.email);
		expect(await mailsTo(island, to)).toEqual([]);
		const link = await linkTo(island, user.email);

		const stranger = newVisitor(island);
		const refused = await stranger.get(link);
		expect(refused.headers.get("location")).toBe("/dashboard/account?error=unauthorized");
		const other = await signedInVisitor(island);
		expect((await other.visitor.get(link)).headers.get("location")).toContain("error=unauthorized");
		expect((await userRow(user.id))?.email).toBe(user.email);

		const answer = await visitor.get(link);
		expect(answer.headers.get("location")).toBe("/dashboard/account");
		expect(await userRow(user.id)).toMatchObject({ email: to, emailVerified: false });
		expect((await sessionOf(visitor))?.user).toMatchObject({ email: to, emailVerified: false });
		expect((await sessionOf(visitor))?.session.id).toBe(session.id);

		// used again, the link finds no user with the old address
		expect((await visitor.get(link)).headers.get("location")).toContain("error=user_not_found");
		await visitor.get(await linkTo(island, to));
		expect((await userRow(user.id))?.emailVerified).toBe(true);
	});

	test("by a link works once, also after the user has gone back to the old address", async () => {
		const { visitor, user } = await signedInVisitor(island, { emailVerified: true });
		const to = fresh();
		await change(visitor, to, "/dashboard/account");
		const link = await linkTo(island, user.email);
		await Promise.all([visitor.get(link), visitor.get(link)]);
		expect(await userRow(user.id)).toMatchObject({ email: to, emailVerified: false });
		expect(await mailsTo(island, to)).toHaveLength(1);
		// the new address is unproved, so that the way back needs no link
		expect((await change(visitor, user.email)).status).toBe(200);
		const again = await visitor.get(link);
		expect(again.headers.get("location")).toBe("/dashboard/account?error=invalid_token");
		expect((await userRow(user.id))?.email).toBe(user.email);
		expect(await mailsTo(island, to)).toHaveLength(1);
	});

	test("waits visibly: the account page names the newest address and until when, until it has moved", async () => {
		const { visitor, user } = await signedInVisitor(island, { emailVerified: true });
		const page = async () => await (await visitor.get("/dashboard/account")).text();
		const [first, second] = [fresh(), fresh()];
		await change(visitor, first, "/dashboard/account");
		await change(visitor, second, "/dashboard/account");
		const html = await page();
		expect(html).toContain(`Your address becomes ${second} when you open`);
		expect(html).toContain(`that we have sent to ${user.email}. It works until `);
		expect(html).not.toContain(first);
		await visitor.get(await linkTo(island, user.email));
		expect((await userRow(user.id))?.email).toBe(second);
		expect(await page()).not.toContain("Your address becomes");
	});

	test("makes reset links in the old mailbox worthless, whether it was proved or not", async () => {
		for (const emailVerified of [false, true]) {
			const { visitor, user } = await signedInVisitor(island, { emailVerified });
			const email = user.email;
			await newVisitor(island).post("/api/auth/request-password-reset", { email });
			const token = /reset-password\/(\w+)/.exec(await linkTo(island, email))?.[1];
			await change(visitor, fresh());
			if (emailVerified) await visitor.get(await linkTo(island, email));
			expect((await userRow(user.id))?.email).not.toBe(email);
			const body = { newPassword: "of the old mailbox", token };
			const answer = await newVisitor(island).post("/api/auth/reset-password", body);
			expect((await refusal(answer)).code).toBe("INVALID_TOKEN");
		}
	});

	test("to an address that was taken meanwhile moves nothing", async () => {
		const { visitor, user } = await signedInVisitor(island, { emailVerified: true });
		const otherUser = await addUser(island);
		const answer = await verify({ token: await token(user.email, otherUser.email) }, visitor);
		expect(await refusal(answer)).toMatchObject({ status: 401, code: "USER_NOT_FOUND" });
		expect((await userRow(user.id))?.email).toBe(user.email);
	});

	test("is refused for the same, a taken and an invalid email", async () => {
		const { visitor, user } = await signedInVisitor(island);
		const otherUser = await addUser(island);
		const rows: [string, string, string][] = [
			[user.email.toUpperCase(), "EMAIL_IS_THE_SAME", "Email is the same"],
			[otherUser.email, "COULDNT_UPDATE_YOUR_EMAIL", "Couldn't update your email"],
			["nonsense", "VALIDATION_ERROR", "Invalid body parameters"],
		];
		for (const [newEmail, code, message] of rows)
			expect(await refusal(await change(visitor, newEmail))).toEqual({
				status: 400,
				code,
				message,
			});
		expect((await userRow(user.id))?.email).toBe(user.email);
	});
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	accounts,
	bookingEvents,
	bookings,
	departures,
	passkeys,
	sessions,
	users,
} from "#app/database/schema.server.ts";
import { addUser, password, refusal, signedInVisitor, takeCookies } from "#tests/account/people.ts";
import {
	type ProviderIsland,
	somebodyAt,
	startProviderIsland,
} from "#tests/account/provider-island.ts";
import { addExcursion, departureIdOf } from "#tests/builders.ts";
import { cancelAsStaff } from "#tests/cancel-as-staff.ts";
import { comeBack, signIn, target } from "#tests/fakes/provider-visit.ts";
import { withinOneMinute } from "#tests/run/one-minute.ts";
import { addBooking } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google"]);
});
afterAll(() => at.island.stop());

/** Longer ago than the default of `AUTH_CONFIRM_AGE`. */
const long = () => ({ confirmedAt: Date.now() - 901_000 });
/** Signed in for a while. */
const stale = (change: Parameters<typeof signedInVisitor>[1] = {}) =>
	signedInVisitor(at.island, change, long());
const confirm = "/dashboard/confirm?asked=";
const location = (answer: Response) => answer.headers.get("location");
const nothing = "There is nothing to confirm here any more";
const emailOf = async (id: string) =>
	(await at.island.db.select().from(users).where(eq(users.id, id)))[0]?.email;
const proofOf = async (id: string) =>
	(await at.island.db.select().from(sessions).where(eq(sessions.id, id)))[0]?.confirmedAt ?? 0;

/** The form that the screen sends again: its address and fields. */
async function formOf(answer: Response) {
	const text = await answer.text();
	const main = text.slice(text.indexOf("Thank you, it is you"));
	const [form = ""] = /<form[^>]*>.*?<\/form>/s.exec(main) ?? [];
	const fields = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
	return {
		action: /action="([^"]*)"/.exec(form)?.[1] ?? "",
		fields: Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value])),
	};
}

/** Sends a form that needs a proof. @returns where the proof is asked for. */
async function ask(visitor: Visitor, newEmail = "moved@example.com"): Promise<string> {
	const form = { intent: "email", newEmail };
	const screen = location(await visitor.submit("/dashboard/account", form)) ?? "";
	expect(screen).toContain(confirm);
	return screen;
}

const prove = (visitor: Visitor, screen: string, typedPassword = password) =>
	visitor.submit(screen, { way: "password", password: typedPassword });

describe("in a session whose owner was not asked for a while", () => {
	// of all of them "confirmed" stands in docs/account.md (endpoint-table.test.ts)
	test("calls that change how somebody signs in are refused as not fresh", async () => {
		const { visitor } = await stale({ role: "admin" });
		for (const [call, body] of [
			["change-email", { newEmail: "moved@example.com" }],
			["admin/set-role", { userId: "some-user", role: "manager" }],
		] as const)
			expect(await refusal(await visitor.post(`/api/auth/${call}`, body))).toEqual({
				status: 403,
				code: "SESSION_IS_NOT_FRESH",
				message: "Session is not fresh",
			});
	});

	test("staff change another user's name, but neither email nor role", async () => {
		const { visitor } = await stale({ role: "admin" });
		const other = await addUser(at.island);
		const update = (data: object) =>
			visitor.post("/api/auth/admin/update-user", { userId: other.id, data });
		expect((await update({ name: "Marta", email: other.email })).status).toBe(200);
		for (const data of [{ email: "moved@example.com" }, { role: "manager" }])
			expect(await refusal(await update(data))).toMatchObject({ code: "SESSION_IS_NOT_FRESH" });
		expect(await emailOf(other.id)).toBe(other.email);
	});

	test("staff make a user without rights, but none with a role", async () => {
		const { visitor } = await stale({ role: "admin" });
		const make = (role: string) =>
			visitor.post("/api/auth/admin/create-user", {
				name: "Nuria",
				email: `${crypto.randomUUID()}@example.com`,
				role,
			});
		expect((await make("user")).status).toBe(200);
		expect(await refusal(await make("manager"))).toMatchObject({ code: "SESSION_IS_NOT_FRESH" });
	});
});

test("the present password is the proof of a new one, but not for staff who act as the user", async () => {
	const change = (visitor: Visitor) =>
		visitor.post("/api/auth/change-password", {
			currentPassword: password,
			newPassword: "battery staple",
		});
	const { visitor } = await stale();
	expect((await change(visitor)).status).toBe(200);
	const admin = await addUser(at.island, { role: "supervisor" });
	const acting = await signedInVisitor(at.island, {}, { ...long(), impersonatedBy: admin.id });
	expect(await refusal(await change(acting.visitor))).toMatchObject({
		code: "SESSION_IS_NOT_FRESH",
	});
});

describe("the screen", () => {
	test("asks for the password, sends the form again, and keeps what was typed", async () => {
		const { visitor, user, session } = await stale();
		const form = { intent: "email", newEmail: `moved-${user.email}` };
		const screen = await ask(visitor, form.newEmail);
		expect(await emailOf(user.id)).toBe(user.email);
		expect(await (await visitor.get(screen)).text()).toContain("Is it still you?");

		const wrong = await prove(visitor, screen, "not the password");
		expect(wrong.status).toBe(400);
		expect(await wrong.text()).toContain("This is not your current password");
		expect(await proofOf(session.id)).toBe(session.confirmedAt);

		expect(location(await prove(visitor, screen))).toBe(screen);
		const again = await formOf(await visitor.get(screen));
		expect(again).toEqual({ action: "/dashboard/account", fields: form });
		expect(location(await visitor.submit(again.action, again.fields))).toBe("/dashboard/account");
		expect(await emailOf(user.id)).toBe(form.newEmail);
		// the form was handed out once
		expect(await (await visitor.get(screen)).text()).toContain(nothing);
		// and nothing is asked for the next one
		const next = { intent: "email", newEmail: `again-${user.email}` };
		expect(location(await visitor.submit("/dashboard/account", next))).toBe("/dashboard/account");
	});

	test("shows another user's form to nobody", async () => {
		const { visitor } = await stale();
		const screen = await ask(visitor);
		const other = await signedInVisitor(at.island);
		takeCookies(at.island, visitor, { session: other.session, user: other.user }, { cache: false });
		expect(await (await visitor.get(screen)).text()).toContain(nothing);
	});

	test("sends neither what another tab has asked for since, nor what was cancelled", async () => {
		const { visitor, session } = await stale();
		const [first, second] = [await ask(visitor, "first@example.com"), await ask(visitor)];
		expect(await (await visitor.get(first)).text()).toContain(nothing);
		const refused = await prove(visitor, first);
		expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(nothing)]);
		expect(await proofOf(session.id)).toBe(session.confirmedAt);
		expect(location(await prove(visitor, second))).toBe(second);
		// nor with the proof of the other tab
		expect(await (await visitor.get(first)).text()).toContain(nothing);
		expect(location(await visitor.submit(second, { intent: "cancel" }))).toBe("/dashboard/account");
		expect(await (await visitor.get(second)).text()).toContain(nothing);
	});

	test("accepts no proof from staff who act as the user", async () => {
		const { visitor, session } = await stale();
		const admin = await addUser(at.island, { role: "supervisor" });
		await at.island.db
			.update(sessions)
			.set({ impersonatedBy: admin.id })
			.where(eq(sessions.id, session.id));
		const screen = await ask(visitor);
		const page = await (await visitor.get(screen)).text();
		expect(page).toContain("You act as another user");
		expect((await prove(visitor, screen)).status).toBe(403);
		expect(await proofOf(session.id)).toBe(session.confirmedAt);
	});

	test("limits guesses at the password", async () => {
		const { session, answer } = await withinOneMinute(async () => {
			const { visitor, session } = await stale();
			const screen = await ask(visitor);
			// as a script sends them: the answers draw no page
			const path = screen.replace("?", ".data?");
			for (let guess = 0; guess < 10; guess += 1) await prove(visitor, path, `guess ${guess}`);
			return { session, answer: await prove(visitor, path) };
		});
		expect(answer.status).toBe(429);
		expect(await proofOf(session.id)).toBe(session.confirmedAt);
	});
});

describe("a sign-in at the provider", () => {
	async function leaveToConfirm(visitor: Visitor) {
		const screen = await ask(visitor);
		const answer = await visitor.submit(screen, { way: "provider", provider: "google" });
		const link = /href="(https:\/\/accounts\.google\.com[^"]*)"/.exec(await answer.text())?.[1];
		const url = new URL((link ?? "").replaceAll("&amp;", "&"));
		at.fake("google").nonce = url.searchParams.get("nonce") ?? undefined;
		return { screen, visitor, url, state: url.searchParams.get("state") ?? "" };
	}
	const addPasskeyRow = (userId: string) =>
		at.island.db.insert(passkeys).values({
			id: crypto.randomUUID(),
			userId,
			name: "Key",
			credentialId: crypto.randomUUID(),
			publicKey: "",
			counter: 0,
			deviceType: "singleDevice",
			backedUp: false,
			aaguid: "",
			createdAt: 0,
		});
	const connect = (userId: string, accountId: string) =>
		at.island.db.insert(accounts).values({
			id: crypto.randomUUID(),
			userId,
			providerId: "google",
			accountId,
			createdAt: 0,
			updatedAt: 0,
		});

	test("confirms the session of its own user, who has no password", async () => {
		const person = somebodyAt(at.provider("google"), { emailVerified: true });
		const { visitor, user, session } = await stale({ password: null });
		await connect(user.id, person.accountId);
		const visit = await leaveToConfirm(visitor);
		expect(target(await comeBack(at.provider("google"), visit))).toBe(visit.screen);
		expect(await proofOf(session.id)).toBeGreaterThan(session.confirmedAt);
		expect((await formOf(await visitor.get(visit.screen))).fields.newEmail).toBe(
			"moved@example.com",
		);
	});

	test.each([
		["no second factor", 0, 200],
		["a second factor", 1, 403],
	])(
		"as the way into the account proves enough for a user with %s: %i",
		async (_name, factors, status) => {
			const person = somebodyAt(at.provider("google"), { emailVerified: true });
			const user = await addUser(at.island);
			await connect(user.id, person.accountId);
			if (factors > 0) await addPasskeyRow(user.id);
			const { visit } = await signIn(at.island, at.provider("google"), at.fake("google"));
			const call = { newEmail: `moved-${user.email}` };
			const answer = await visit.visitor.post("/api/auth/change-email", call);
			expect(answer.status).toBe(status);
		},
	);

	test("as somebody else confirms nothing, connects nothing and signs nobody in", async () => {
		const person = somebodyAt(at.provider("google"), { emailVerified: true });
		const { visitor, user, session } = await stale({ password: null });
		await connect(user.id, person.accountId);
		const visit = await leaveToConfirm(visitor);
		somebodyAt(at.provider("google"), { emailVerified: true });
		const accountsBefore = await at.island.db.$count(accounts);
		expect(target(await comeBack(at.provider("google"), visit))).toBe(
			`${visit.screen}&error=unable_to_confirm`,
		);
		expect(await proofOf(session.id)).toBe(session.confirmedAt);
		expect(await at.island.db.$count(accounts)).toBe(accountsBefore);
	});
});

describe("money that goes back", () => {
	test("above the operator's amount needs a proof, below it does not", async () => {
		const { visitor } = await stale({ role: "supervisor" });
		const excursion = await addExcursion(at.island.db);
		const cancel = async (adults: number) => {
			const price = (adults * excursion.priceAdultCents) / 100;
			const { id } = await addBooking(at.island, excursion, { adults, price });
			const answer = await cancelAsStaff(visitor, id, { reason: "Storm", refund: true });
			const [row] = await at.island.db.select().from(bookings).where(eq(bookings.id, id));
			return { asked: location(answer)?.startsWith(confirm), status: row?.status };
		};
		expect(await cancel(1)).toEqual({ asked: false, status: "cancelled" });
		expect(await cancel(8)).toEqual({ asked: true, status: "confirmed" });
	});

	test("in parts of one booking is summed up over a day", async () => {
		const { visitor } = await stale({ role: "supervisor" });
		const excursion = await addExcursion(at.island.db);
		const price = (12 * excursion.priceAdultCents) / 100;
		const { id } = await addBooking(at.island, excursion, { adults: 12, price });
		const isAsked = async (amount: string) => {
			const answer = await visitor.submit(`/dashboard/bookings/${id}/edit`, {
				intent: "pay-back",
				key: crypto.randomUUID(),
				paymentId: `p${id}-1`,
				amount,
				refundReason: "The sea was rough",
			});
			return location(answer)?.startsWith(confirm) ?? false;
		};
		expect(await isAsked("360")).toBe(false);
		expect(await isAsked("360")).toBe(true);
		// 500 together are not above the operator's amount
		expect(await isAsked("140.01")).toBe(true);
		expect(await isAsked("140")).toBe(false);
		const dayBefore = { createdAt: Date.now() - 86_400_000 };
		await at.island.db.update(bookingEvents).set(dayBefore).where(eq(bookingEvents.bookingId, id));
		expect(await isAsked("360")).toBe(false);
	});

	test("for a whole departure is summed up", async () => {
		const { visitor } = await stale({ role: "supervisor" });
		const excursion = await addExcursion(at.island.db);
		const price = (4 * excursion.priceAdultCents) / 100;
		const { date } = await addBooking(at.island, excursion, { adults: 4, price });
		await addBooking(at.island, excursion, { adults: 4, price });
		const id = await departureIdOf(at.island.db, { excursionId: excursion.id, date });
		const path = `/dashboard/calendar?day=${date}&on=${id}&act=cancel`;
		const [, token = ""] =
			/name="token" value="([^"]+)"/.exec(await (await visitor.get(path)).text()) ?? [];
		const question = await visitor.submit(path, { token, reason: "The sea is too rough" });
		const screen = location(question) ?? "";
		await prove(visitor, screen);
		const again = await formOf(await visitor.get(screen));
		expect(again.action.replaceAll("&amp;", "&")).toBe(path);
		expect(location(await visitor.submit(path, again.fields))).toContain("/dashboard/calendar");
		const [cancelled] = await at.island.db
			.select({ state: departures.state })
			.from(departures)
			.where(eq(departures.id, id));
		expect(cancelled?.state).toBe("cancelled");
	});
});

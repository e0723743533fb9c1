import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, userEvents, users, verifications } from "#app/database/schema.server.ts";
import { addUser, linkTo, mailsTo, signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" })).visitor;
});
afterAll(() => island.stop());

const ownPassword = "seven grey pebbles";
let people = 0;

/** Makes an account on the screen, as staff do. */
async function invite(role = "manager") {
	people += 1;
	const email = `invited-${people}@mail.example`;
	const form = { name: `Nora Invited ${people}`, email, password: "", role };
	const answer = await boss.submit("/dashboard/users/user-new", form);
	const page = (answer.headers.get("location") ?? "").split("?")[0] ?? "";
	expect(page).toMatch(/^\/dashboard\/users\/\w+$/);
	return { email, page, id: page.split("/").at(-1) ?? "", link: await linkTo(island, email) };
}

const tokenOf = (link: string) => new URL(link, island.url).searchParams.get("token") ?? "";
const accept = (link: string, newPassword = ownPassword) =>
	newVisitor(island).submit(link, { token: tokenOf(link), newPassword });
const opens = async (link: string) => (await newVisitor(island).get(link)).status;
const signIn = (email: string) =>
	newVisitor(island).post("/api/auth/sign-in/email", { email, password: ownPassword });
const again = (page: string, visitor = boss) => visitor.submit(page, { intent: "invite" });

test("an invited user chooses the password once, and is invited until then", async () => {
	const { email, page, id, link } = await invite();
	const [mail] = await mailsTo(island, email);
	expect(mail?.textBody).toContain("Marta Boss has made an account for you");
	expect(mail?.textBody).toContain("72 hours");
	expect(await (await boss.get(page)).text()).toContain("Send the invitation again");
	expect(await (await boss.get(`/dashboard/users?q=${email}`)).text()).toContain("Invited");
	// scanners open links
	for (const round of [1, 2]) {
		const page = await newVisitor(island).get(link);
		expect([round, page.status]).toEqual([round, 200]);
		expect(page.headers.get("cache-control")).toContain("no-store");
		expect(await page.text()).toContain(email);
	}
	const weak = await accept(link, "12345678");
	expect(await weak.text()).toContain("too easy to guess");
	const answers = await Promise.all([accept(link), accept(link)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([302, 410]);
	expect((await accept(link, "another pebble tale")).status).toBe(410);
	const over = await newVisitor(island).get(link);
	expect(over.status).toBe(410);
	expect(await over.text()).toContain("This invitation does not work any more");
	expect((await signIn(email)).status).toBe(200);
	const [user] = await island.db.select().from(users).where(eq(users.id, id));
	expect(user).toMatchObject({ emailVerified: true, role: "manager" });
	expect(await (await boss.get(page)).text()).not.toContain("Send the invitation again");
	expect((await again(page)).status).toBe(409);
	expect(await mailsTo(island, email)).toHaveLength(1);
});

test("a link ends when it is sent again, too old, or its user banned, deleted or moved", async () => {
	const resent = await invite();
	expect((await again(resent.page)).status).toBe(302);
	const newer = await linkTo(island, resent.email);
	expect(newer).not.toBe(resent.link);
	expect((await accept(resent.link)).status).toBe(410);
	expect(await opens(newer)).toBe(200);
	const events = await island.db.select().from(userEvents).where(eq(userEvents.userId, resent.id));
	expect(events.map(({ type }) => type)).toEqual(["created", "invited", "invited"]);
	// the history outlives the account, whose address is deleted with it
	expect(JSON.stringify(events)).not.toContain(resent.email);

	const banned = await invite();
	await boss.submit(banned.page, { intent: "ban", reason: "Left again" });
	expect((await accept(banned.link)).status).toBe(410);
	expect((await again(banned.page)).status).toBe(409);
	await boss.submit(banned.page, { intent: "unban" });
	expect((await accept(banned.link)).status).toBe(410);
	expect((await again(banned.page)).status).toBe(302);
	expect(await opens(await linkTo(island, banned.email))).toBe(200);

	const deletedUser = await invite();
	await boss.submit(deletedUser.page, { intent: "remove" });
	expect((await accept(deletedUser.link)).status).toBe(410);

	const movedUser = await invite();
	const form = { intent: "update", name: "Nora Moved", email: `moved-${people}@mail.example` };
	await boss.submit(movedUser.page, form);
	expect((await accept(movedUser.link)).status).toBe(410);
	expect((await again(movedUser.page)).status).toBe(302);
	expect(await opens(await linkTo(island, form.email))).toBe(200);

	const linkedUser = await invite();
	await island.db.insert(accounts).values({
		id: "a-provider-row",
		userId: linkedUser.id,
		providerId: "google",
		accountId: "an-account-there",
		createdAt: 0,
		updatedAt: 0,
	});
	expect((await accept(linkedUser.link)).status).toBe(410);
	expect((await again(linkedUser.page)).status).toBe(409);

	const old = await invite();
	await island.db
		.update(verifications)
		.set({ expiresAt: Date.now() - 1 })
		.where(eq(verifications.value, old.id));
	expect((await accept(old.link)).status).toBe(410);
	expect(await (await boss.get(old.page)).text()).toContain("no link works any more");
});

test("somebody else who is signed in is asked first", async () => {
	const { link } = await invite();
	const { visitor } = await signedInVisitor(island, { name: "Paul Other", role: "manager" });
	const page = await (await visitor.get(link)).text();
	expect(page).toContain("Somebody else is signed in here");
	expect(page).toContain("Paul Other");
	expect(page).not.toContain('name="newPassword"');
	const out = await visitor.submit(link, { intent: "sign-out", token: tokenOf(link) });
	expect(out.headers.get("location")).toBe(link);
	expect((await visitor.get("/dashboard")).status).toBe(302);
	expect(await (await visitor.get(link)).text()).toContain('name="newPassword"');
});

test("nobody invites into an account with more rights than their own", async () => {
	const { visitor: admin } = await signedInVisitor(island, { role: "admin" });
	const { visitor: manager } = await signedInVisitor(island, { role: "manager" });
	const { page, email } = await invite("supervisor");
	for (const visitor of [admin, manager]) expect((await again(page, visitor)).status).toBe(403);
	expect(await mailsTo(island, email)).toHaveLength(1);
	const form = { name: "Nora High", email: "high@mail.example", password: "", role: "supervisor" };
	expect((await admin.submit("/dashboard/users/user-new", form)).status).toBe(403);
	expect(await mailsTo(island, form.email)).toEqual([]);
	const user = await addUser(island, { role: "manager", password: null });
	expect((await again(`/dashboard/users/${user.id}`, admin)).status).toBe(302);
	expect(await mailsTo(island, user.email)).toHaveLength(1);
});

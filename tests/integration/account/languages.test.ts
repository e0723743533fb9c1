import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { User } from "#app/account/users.ts";
import type { Language } from "#app/messages/languages.ts";
import {
	addSession,
	addUser,
	linkTo,
	mailsTo,
	password,
	takeCookies,
} from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { untranslated } from "#tests/untranslated.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

const code = "zzz_qqq";
const phone = "+34 600 000 001";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland({
		variables: {
			AUTH_REQUIRE_EMAIL_VERIFICATION: "true",
			AUTH_CHANGE_EMAIL_ENABLED: "true",
			AUTH_DELETE_USER_ENABLED: "true",
			OPERATOR_PHONE: phone,
			GOOGLE_CLIENT_ID: "google-id",
			GOOGLE_CLIENT_SECRET: "google-secret",
		},
	});
	boss = await signedIn(await knownUser({ name: "Zzz Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

const knownUser = (change: Partial<User> = {}) =>
	addUser(island, { name: "Qqq", emailVerified: true, ...change });

async function signedIn(user: User): Promise<Visitor> {
	const visitor = newVisitor(island);
	const session = await addSession(island, user);
	takeCookies(island, visitor, { session, user }, { cache: false });
	return visitor;
}

function visitorIn(language: string, visitor = newVisitor(island)): Visitor {
	visitor.cookies.set("island.language", language);
	return visitor;
}

/** The link of the newest mail, with its redirects followed. */
async function open(visitor: Visitor, link: string): Promise<{ path: string; answer: Response }> {
	let path = link;
	for (;;) {
		const answer = await visitor.get(path);
		const to = answer.headers.get("location");
		if (to === null) return { path, answer };
		const { pathname, search } = new URL(to, island.url);
		path = pathname + search;
	}
}

const tokenOf = (path: string) => new URL(path, island.url).searchParams.get("token") ?? "";

async function invite(email: string): Promise<string> {
	const form = { name: "Qqq", email, password: "", role: "manager" };
	await boss.submit("/dashboard/users/user-new", form);
	return linkTo(island, email);
}

/** Of each kind of words one screen: that no text stands in the code is proved by tests/house/screen-texts.test.ts. */
const screens: Record<string, (language: Language) => Promise<Response>> = {
	"a wrong password": async (language) => {
		const { email } = await knownUser();
		return visitorIn(language).submit("/app_login", { email, password: "wrong" });
	},
	"an email that is none": (language) =>
		visitorIn(language).submit("/app_login", { email: "qqq", password }),
	"a reset link that is sent": (language) =>
		visitorIn(language).submit("/app_login/forgot-password", { email: "qqq@example.com" }),
	"a new password that is common": async (language) => {
		const { path, visitor } = await resetForm(language);
		return visitor.submit(path, { token: tokenOf(path), newPassword: "12345678" });
	},
	"an invitation while somebody else is signed in": async (language) =>
		visitorIn(language, await signedIn(await knownUser())).get(
			await invite(`other-${language}@example.com`),
		),
	"an invitation that is over": (language) => visitorIn(language).get("/app_login/invitation"),
	"a user who has just signed out": async (language) => {
		const visitor = visitorIn(language, await signedIn(await knownUser()));
		await visitor.submit("/dashboard/sign-out", {});
		return visitor.get("/app_login");
	},
	"an error without a page": (language) => visitorIn(language).get(`/api/auth/error?error=${code}`),
};

async function resetForm(language: Language) {
	const { email } = await knownUser();
	const visitor = visitorIn(language);
	await visitor.submit("/app_login/forgot-password", { email });
	return { visitor, ...(await open(visitor, await linkTo(island, email))) };
}

const names = ["Island Excursions", "Google", "Qqq Zzz Boss", "hello@island-excursions.example"];
const langOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

test.each(Object.entries(screens))(
	"%s says nothing that is not in the catalogue",
	async (_, visit) => {
		const html = await (await visit("xa")).text();
		expect(langOf(html)).toBe("xa");
		const emails = html.match(/[\w.-]+@example\.com/g) ?? [];
		expect(untranslated(html, [...names, ...emails, code])).toEqual([]);
	},
);

describe("mails speak the language of the call that causes them", () => {
	const inXa = { "accept-language": "xa, de;q=0.5" };

	async function expectInXa(email: string): Promise<void> {
		const [mail] = await mailsTo(island, email);
		if (!mail) throw new Error(`No mail to ${email}`);
		const knownWords = [...names, email, "new@example.com"];
		expect(langOf(mail.htmlBody ?? "")).toBe("xa");
		expect(untranslated(mail.htmlBody ?? "", knownWords)).toEqual([]);
		const words = `${mail.subject}\n${mail.textBody}`.replaceAll(/https?:\S+/g, "");
		expect(untranslated(`<p>${words}</p>`, knownWords)).toEqual([]);
	}

	test.each([
		["request-password-reset", {}],
		["send-verification-email", {}],
	])("/%s", async (call, body) => {
		const { email } = await addUser(island, { name: "Qqq" });
		await newVisitor(island).post(`/api/auth/${call}`, { email, ...body }, inXa);
		await expectInXa(email);
	});

	test.each([
		["change-email", { newEmail: "new@example.com" }],
		["delete-user", {}],
	])("/%s", async (call, body) => {
		const user = await knownUser();
		await (await signedIn(user)).post(`/api/auth/${call}`, body, inXa);
		await expectInXa(user.email);
	});

	test("a sign-up, in the language that its visitor has chosen", async () => {
		const email = "sign-up@example.com";
		const form = { name: "Qqq", email, password: "seven grey pebbles" };
		await visitorIn("de").post("/api/auth/sign-up/email", form, inXa);
		const [mail] = await mailsTo(island, email);
		expect(mail?.textBody).toContain("Guten Tag Qqq,");
	});

	test("the link to a new password opens in the mail's language on another device", async () => {
		const { email } = await knownUser();
		await visitorIn("fr").submit("/app_login/forgot-password", { email });
		const phone = newVisitor(island);
		const { path, answer } = await open(phone, await linkTo(island, email));
		expect(path).toMatch(/^\/app_login\/reset-password\?token=\w+$/);
		expect(langOf(await answer.text())).toBe("fr");
		expect(phone.cookies.get("island.language")).toBe("fr");
		const form = { token: tokenOf(path), newPassword: "seven grey pebbles" };
		expect((await phone.submit(path, form)).headers.get("location")).toBe("/app_login");
	});

	test("an invitation is in the staff's language, and its page in that of the invited user's browser", async () => {
		const link = await invite("elsewhere@example.com");
		const [mail] = await mailsTo(island, "elsewhere@example.com");
		expect(langOf(mail?.htmlBody ?? "")).toBe("en");
		const headers = { "accept-language": "it-CH, de;q=0.9" };
		const page = await newVisitor(island).fetch(link, { headers });
		expect(langOf(await page.text())).toBe("it");
	});
});

describe("a visitor's language", () => {
	const shownTo = async (visitor: Visitor, accepted?: string) => {
		const headers: HeadersInit = accepted ? { "accept-language": accepted } : {};
		const answer = await visitor.fetch("/app_login", { headers });
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("vary")).toContain("Accept-Language");
		return langOf(await answer.text());
	};

	test.each([
		["en;q=0.2, es;q=0.7", "es"],
		["de evil, <script>", "en"],
	])("is %s of the browser: %s", async (accepted, language) => {
		expect(await shownTo(newVisitor(island), accepted)).toBe(language);
	});

	test("is chosen by a link to the same screen, and remembered for a year", async () => {
		const visitor = newVisitor(island);
		const form = await (await visitor.get("/app_login?redirectTo=/dashboard/account")).text();
		const [, href = ""] = /href="([^"]+)"[^>]*>Deutsch</.exec(form) ?? [];
		const answer = await visitor.get(href.replaceAll("&amp;", "&"));
		expect([answer.status, answer.headers.get("location")]).toEqual([
			302,
			"/app_login?redirectTo=%2Fdashboard%2Faccount",
		]);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(visitor.lastSetCookies).toEqual([
			"island.language=de; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
		]);
		expect(await shownTo(visitor, "fr")).toBe("de");
	});

	test.each(["la", "../de"])("is not %j", async (language) => {
		const visitor = newVisitor(island);
		const answer = await visitor.get(`/app_login?language=${encodeURIComponent(language)}`);
		expect(answer.headers.get("location")).toBe("/app_login");
		expect(visitor.lastSetCookies).toEqual([]);
		expect(await shownTo(visitorIn(language), "es")).toBe("es");
	});

	test.each([
		"//evil.example/app_login?language=de",
		"/app_login/?language=de&x=//evil.example",
		"/\\evil.example/app_login?language=de",
	])("leads nowhere else: %s", async (path) => {
		const answer = await fetch(island.url.origin + path, { redirect: "manual" });
		const to = new URL(answer.headers.get("location") ?? "/", island.url);
		expect(to.origin).toBe(island.url.origin);
	});

	test("is not the dashboard's, which speaks the staff's", async () => {
		const visitor = visitorIn("de", await signedIn(await knownUser({ role: "manager" })));
		const dashboard = await visitor.get("/dashboard");
		expect(langOf(await dashboard.text())).toBe("en");
	});
});

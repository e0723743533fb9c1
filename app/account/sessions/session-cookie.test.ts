import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signEmailToken } from "#app/account/mails/verification-mail.server.ts";
import type { SignedIn } from "#app/account/users.ts";
import { optionsOf } from "#tests/account/account-options.ts";
import {
	clearSessionCookies,
	parseCookies,
	readSessionCookies,
	readSigned,
	sign,
	writeSessionCookies,
} from "./session-cookie.server.ts";

/** Hundreds of runs, also on a slow machine. */
const slow = { timeout: 60_000 };

const options = optionsOf();
const now = Date.UTC(2027, 5, 5);
const names = {
	token: "__Secure-island.session_token",
	data: "__Secure-island.session_data",
	forget: "__Secure-island.dont_remember",
};

function signedIn(letter = "a", change: Partial<SignedIn["user"]> = {}): SignedIn {
	return {
		session: {
			id: `session-${letter}`,
			userId: `user-${letter}`,
			token: letter.repeat(32),
			expiresAt: now + 604_800_000,
			ipAddress: "10.0.0.1",
			userAgent: "Browser",
			impersonatedBy: null,
			confirmedAt: 0,
			secondFactor: false,
			createdAt: now,
			updatedAt: now,
		},
		user: {
			id: `user-${letter}`,
			name: "Ana",
			email: `${letter}@example.com`,
			emailVerified: true,
			image: null,
			role: "manager",
			banned: false,
			banReason: null,
			banExpires: null,
			twoFactorEnabled: false,
			language: null,
			createdAt: now,
			updatedAt: now,
			...change,
		},
		duty: "none",
	};
}

/** What a browser sends back. */
function jar(setCookies: string[]): Record<string, string> {
	return Object.fromEntries(
		parseCookies(setCookies.map((cookie) => cookie.split(";")[0]).join(";")),
	);
}

function header(cookies: Record<string, string | undefined>): string {
	return Object.entries(cookies)
		.map(([name, value]) => `${name}=${value}`)
		.join("; ");
}

const write = (person = signedIn(), dontRemember = false) =>
	writeSessionCookies(options, person, dontRemember, now);
const read = (cookies: Record<string, string | undefined>, at = now) =>
	readSessionCookies(options, header(cookies), at);

describe("session cookies", () => {
	test("return the session that they were written for", () => {
		const person = signedIn();
		expect(read(jar(write(person)))).toEqual({
			token: person.session.token,
			cached: person,
			dontRemember: false,
		});
	});

	test("are HttpOnly, Lax, Secure on https, for the whole site and as long as the session", () => {
		const [token, data] = write();
		expect(token).toMatch(
			/^__Secure-island\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
		);
		expect(data).toMatch(
			/^__Secure-island\.session_data=[\w-]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
		);
		const plain = optionsOf({ APP_URL: "http://localhost:5173" });
		const [local] = writeSessionCookies(plain, signedIn(), false, now);
		expect(local).toMatch(
			/^island\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
		);
	});

	test("carry a signature of 44 characters that any HMAC-SHA-256 can check", async () => {
		const value = decodeURIComponent(jar(write())[names.token] ?? "");
		const [token = "", signature = ""] = value.split(".");
		expect(signature).toHaveLength(44);
		const key = await crypto.subtle.importKey(
			"raw",
			new TextEncoder().encode(options.secret),
			{ name: "HMAC", hash: "SHA-256" },
			false,
			["verify"],
		);
		const bytes = Buffer.from(signature, "base64");
		const text = new TextEncoder().encode(token);
		expect(await crypto.subtle.verify("HMAC", key, bytes, text)).toBe(true);
	});

	test('without "remember me" end with the browser and have the mark', () => {
		const cookies = write(signedIn(), true);
		expect(cookies.join()).not.toContain("Max-Age");
		expect(read(jar(cookies)).dontRemember).toBe(true);
	});

	test("never ask for more than 400 days", () => {
		const person = signedIn();
		person.session.expiresAt = now + 1000 * 86_400_000;
		expect(write(person)[0]).toContain("Max-Age=34560000;");
	});

	test("are cleared together", () => {
		const cleared = clearSessionCookies(options);
		expect(cleared.map((cookie) => cookie.split("=")[0])).toEqual([
			names.token,
			names.data,
			names.forget,
		]);
		for (const cookie of cleared)
			expect(cookie).toMatch(/=; Max-Age=0; Path=\/; HttpOnly; Secure;/);
	});
});

describe("the signed copy", () => {
	test("is left out, not cut, when it is longer than a cookie may be", slow, () => {
		const long = write(signedIn("a", { image: `https://x.example/${"a".repeat(4000)}` }));
		expect(long[1]).toMatch(/session_data=; Max-Age=0/);
		expect(read(jar(long))).toMatchObject({ token: "a".repeat(32), cached: null });
		fc.assert(
			fc.property(fc.nat(4000), (length) => {
				const image = `https://x.example/${"é".repeat(length)}`;
				const data = jar(write(signedIn("a", { image })))[names.data] ?? "";
				expect(data.length).toBeLessThanOrEqual(4093);
			}),
			{ numRuns: 60 },
		);
	});

	test("is valid for a minute and no longer than its session", () => {
		const cookies = jar(write());
		expect(read(cookies, now + 59_999).cached).not.toBeNull();
		expect(read(cookies, now + 60_000).cached).toBeNull();
		const short = signedIn();
		short.session.expiresAt = now + 10_000;
		expect(read(jar(write(short)), now + 10_000).cached).toBeNull();
	});

	test("is verified once, its age is checked each time, and all readers share it", () => {
		const cookies = jar(write());
		const first = read(cookies).cached;
		expect(read(cookies).cached?.user).toBe(first?.user);
		expect(() => Object.assign(first?.user ?? {}, { role: "admin" })).toThrow(TypeError);
		expect(() => Object.assign(first ?? {}, { user: {} })).toThrow(TypeError);
		expect(read(cookies, now + 61_000).cached).toBeNull();
		expect(
			read({ ...cookies, [names.token]: jar(write(signedIn("b")))[names.token] }).cached,
		).toBeNull();
	});

	test("is valid only beside its own token", () => {
		const [mine, other] = [jar(write(signedIn("a"))), jar(write(signedIn("b")))];
		expect(read({ ...mine, [names.data]: other[names.data] }).cached).toBeNull();
		expect(read({ [names.data]: mine[names.data] })).toMatchObject({ token: null, cached: null });
	});

	test("is not valid for a banned user", () => {
		expect(read(jar(write(signedIn("a", { banned: true })))).cached).toBeNull();
		const over = signedIn("a", { banned: true, banExpires: now - 1 });
		expect(read(jar(write(over))).cached).not.toBeNull();
	});

	test("is not read when the operator has switched it off", () => {
		const off = optionsOf({ AUTH_COOKIE_CACHE_ENABLED: "false" });
		expect(readSessionCookies(off, header(jar(write())), now).cached).toBeNull();
		expect(writeSessionCookies(off, signedIn(), false, now)).toHaveLength(1);
	});

	test("is left out while nobody has asked whether a member of staff owes a second factor", () => {
		const { session, user } = signedIn();
		const shownSession = { ...session, secondFactor: true };
		expect(jar(write({ session: shownSession, user }))[names.data]).toBe("");
		const guest = { ...user, role: "user" };
		expect(read(jar(write({ session, user: guest }))).cached?.duty).toBe("none");
	});

	test("with any claim changed under the old signature is refused", () => {
		const cookies = jar(write());
		const payload = JSON.parse(Buffer.from(cookies[names.data] ?? "", "base64url").toString());
		const forged = [
			{ ...payload, expiresAt: payload.expiresAt + 1 },
			{
				...payload,
				session: { ...payload.session, user: { ...payload.session.user, role: "admin" } },
			},
			{ ...payload, session: {} },
			{ ...payload, session: null },
			{ ...payload, session: [] },
			{ ...payload, signature: "" },
			{ ...payload, signature: null },
			{ session: payload.session, expiresAt: payload.expiresAt },
			null,
			[],
			"text",
		];
		for (const change of forged) {
			const data = Buffer.from(JSON.stringify(change)).toString("base64url");
			expect(read({ ...cookies, [names.data]: data }).cached).toBeNull();
		}
	});
});

describe("nothing forged, cut, swapped or replayed is accepted", () => {
	test("a token cookie with any changed letter is refused", slow, () => {
		const cookie = jar(write())[names.token] ?? "";
		// verified and remembered
		expect(read({ [names.token]: cookie }).token).not.toBeNull();
		fc.assert(
			fc.property(
				fc.nat(cookie.length - 1),
				fc.constantFrom(..."abcXYZ019._%=+/-"),
				fc.boolean(),
				(at, letter, cut) => {
					const forgedCookie = cut
						? cookie.slice(0, at)
						: cookie.slice(0, at) + letter + cookie.slice(at + 1);
					if (decode(forgedCookie) === decode(cookie)) return;
					expect(read({ [names.token]: forgedCookie }).token).toBeNull();
				},
			),
			{ numRuns: 1500 },
		);
	});

	test("a copy with any changed letter is refused", slow, () => {
		const cookies = jar(write());
		const data = cookies[names.data] ?? "";
		const content = Buffer.from(data, "base64url").toString();
		fc.assert(
			fc.property(
				fc.nat(data.length - 1),
				fc.constantFrom(..."abcXYZ019-_"),
				fc.boolean(),
				(at, letter, cut) => {
					const forgedData = cut
						? data.slice(0, at)
						: data.slice(0, at) + letter + data.slice(at + 1);
					if (Buffer.from(forgedData, "base64url").toString() === content) return;
					expect(read({ ...cookies, [names.data]: forgedData }).cached).toBeNull();
				},
			),
			{ numRuns: 1500 },
		);
	});

	test("a value signed for one cookie is not valid in another", async () => {
		const cookies = jar(write(signedIn(), true));
		const mail = await signEmailToken(options.secret, { email: "a@example.com" }, now, 3600);
		const [head, body, signature = ""] = mail.split(".");
		const mailAsCookie = encodeURIComponent(
			`${head}.${body}.${Buffer.from(signature, "base64url").toString("base64")}`,
		);
		const copy = JSON.parse(Buffer.from(cookies[names.data] ?? "", "base64url").toString());
		const copyAsCookie = encodeURIComponent(
			`${JSON.stringify({ ...copy.session, expiresAt: copy.expiresAt })}.${Buffer.from(copy.signature, "base64url").toString("base64")}`,
		);
		for (const foreign of [cookies[names.forget], mailAsCookie, copyAsCookie]) {
			// signed by us, but not a token
			expect(readSigned(options.secret, foreign)).not.toBeNull();
			expect(read({ [names.token]: foreign }).token).toBeNull();
		}
		expect(read({ [names.forget]: cookies[names.token] }).dontRemember).toBe(false);
	});

	test("cookies signed with another secret are refused", () => {
		const foreign = optionsOf({ AUTH_SECRET: "another-secret-that-is-long-enough-as-well" });
		const cookies = jar(writeSessionCookies(foreign, signedIn(), false, now));
		expect(readSessionCookies(foreign, header(cookies), now).cached).not.toBeNull();
		expect(read(cookies)).toEqual({ token: null, cached: null, dontRemember: false });
	});

	test("any Cookie header is read without an exception", slow, () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 100 }), (text) => {
				const cookies = `${names.token}=${text}; ${names.data}=${text}; ${text}`;
				expect(readSessionCookies(options, cookies, now).cached).toBeNull();
			}),
		);
	});
});

test("any signed value can be read again", slow, () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1, maxLength: 50 }), (value) => {
			expect(readSigned(options.secret, sign(options.secret, value))).toBe(value);
		}),
	);
});

test("of two cookies with one name the first counts", () => {
	expect(parseCookies("a=1; b=2; a=3; =x; c").get("a")).toBe("1");
});

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return "broken";
	}
}

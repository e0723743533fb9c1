import { describe, expect, test } from "vitest";
import { optionsOf } from "#tests/account/account-options.ts";

describe("account settings", () => {
	test("have the documented defaults", () => {
		expect(optionsOf()).toMatchObject({
			cookiePrefix: "island",
			session: {
				expiresIn: 604_800,
				absoluteAge: 2_592_000,
				updateAge: 86_400,
				freshAge: 86_400,
				confirmAge: 900,
				cookieCache: { enabled: true, maxAge: 60 },
			},
			password: { minLength: 8, maxLength: 128, breachCheck: false },
			requireEmailVerification: false,
			disableSignUp: false,
			changeEmailEnabled: true,
			deleteUserEnabled: true,
			linking: {
				enabled: true,
				trustedProviders: [],
				allowDifferentEmails: false,
				allowUnlinkingAll: false,
			},
			tokens: { verifyEmail: 3600, resetPassword: 3600, deleteUser: 86_400 },
			trustedOrigins: ["https://island.example"],
			adminUserIds: [],
			rateLimitEnabled: true,
		});
	});

	test("are read from the variables", () => {
		const options = optionsOf({
			AUTH_SESSION_EXPIRES_IN: "120",
			AUTH_TRUSTED_ORIGINS: "https://a.example, https://*.b.example",
			AUTH_ADMIN_USER_IDS: "one,two",
			AUTH_RATE_LIMIT_ENABLED: "false",
		});
		expect(options.session.expiresIn).toBe(120);
		expect(options.trustedOrigins).toEqual([
			"https://island.example",
			"https://a.example",
			"https://*.b.example",
		]);
		expect(options.adminUserIds).toEqual(["one", "two"]);
		expect(options.rateLimitEnabled).toBe(false);
	});

	test.each([
		["AUTH_SESSION_EXPIRES_IN", "a week"],
		["AUTH_SESSION_EXPIRES_IN", "-1"],
		["AUTH_SESSION_EXPIRES_IN", "0"],
		["AUTH_PASSWORD_MIN_LENGTH", "7"],
		["AUTH_PASSWORD_MAX_LENGTH", "63"],
		["AUTH_DISABLE_SIGN_UP", "yes"],
		["AUTH_COOKIE_PREFIX", "a;b"],
		["AUTH_TRUSTED_ORIGINS", "*"],
		["AUTH_TRUSTED_ORIGINS", "https://*"],
		["AUTH_TRUSTED_ORIGINS", "https://a.example/path"],
		["AUTH_TRUSTED_ORIGINS", "a.example"],
	])("%s=%s stops the worker and is named", (name, value) => {
		expect(() => optionsOf({ [name]: value })).toThrow(name);
	});
});

import * as v from "valibot";
import { isStaffRole } from "#app/account/access.ts";
import type { AccountOptions } from "#app/account/options.server.ts";
import { currentCost } from "#app/account/password/password-hash.server.ts";
import { invitationHours } from "#app/account/users.ts";

const flag = (fallback: "true" | "false") =>
	v.pipe(
		v.optional(v.picklist(["true", "false"], 'must be "true" or "false"'), fallback),
		v.transform((value) => value === "true"),
	);

const whole = (fallback: number, least: number) =>
	v.pipe(
		v.optional(
			v.pipe(v.string(), v.regex(/^\d{1,10}$/, "must be a whole number")),
			String(fallback),
		),
		v.transform(Number),
		v.minValue(least, `must be at least ${least}`),
	);

const list = v.pipe(
	v.optional(v.string(), ""),
	v.transform((value) =>
		value
			.split(",")
			.map((item) => item.trim())
			.filter(Boolean),
	),
);

/** An exact origin, or one with "*" in its host ("https://*.example.com"). */
const originList = v.pipe(
	list,
	v.everyItem(
		(item) => /^https?:\/\/(?:[a-z0-9-]*\*?[a-z0-9-]*\.)*[a-z0-9-]+(?::\d+)?$/.test(item),
		"must be origins like https://app.example.com, separated by commas",
	),
);

/** The `AUTH_*` variables; times in seconds. */
export const accountVariables = {
	AUTH_COOKIE_PREFIX: v.optional(
		v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, "must be letters, digits and dashes")),
		"island",
	),
	AUTH_SESSION_EXPIRES_IN: whole(604_800, 60),
	AUTH_SESSION_ABSOLUTE_AGE: whole(2_592_000, 0),
	AUTH_SESSION_UPDATE_AGE: whole(86_400, 0),
	AUTH_SESSION_FRESH_AGE: whole(86_400, 0),
	AUTH_CONFIRM_AGE: whole(900, 0),
	AUTH_COOKIE_CACHE_ENABLED: flag("true"),
	AUTH_COOKIE_CACHE_MAX_AGE: whole(60, 1),
	// OWASP ASVS 5.0, 6.2.1 and 6.2.9
	AUTH_PASSWORD_MIN_LENGTH: whole(8, 8),
	AUTH_PASSWORD_MAX_LENGTH: whole(128, 64),
	AUTH_PASSWORD_BREACH_CHECK: flag("false"),
	AUTH_EMAIL_AND_PASSWORD_ENABLED: flag("true"),
	AUTH_REQUIRE_EMAIL_VERIFICATION: flag("false"),
	AUTH_DISABLE_SIGN_UP: flag("false"),
	AUTH_CHANGE_EMAIL_ENABLED: flag("true"),
	AUTH_DELETE_USER_ENABLED: flag("true"),
	AUTH_ACCOUNT_LINKING_ENABLED: flag("true"),
	AUTH_TRUSTED_PROVIDERS: list,
	AUTH_ALLOW_DIFFERENT_EMAILS: flag("false"),
	AUTH_ALLOW_UNLINKING_ALL: flag("false"),
	AUTH_TRUSTED_ORIGINS: originList,
	AUTH_ADMIN_USER_IDS: list,
	AUTH_SECOND_FACTOR_ROLES: v.pipe(
		list,
		v.everyItem(isStaffRole, "must be roles of the staff, separated by commas"),
	),
	AUTH_RATE_LIMIT_ENABLED: flag("true"),
};

type Read = v.InferOutput<v.ObjectSchema<typeof accountVariables, undefined>>;

/** What an operator may set, and what is fixed. */
export function accountOptions(
	read: Read,
	rest: Pick<AccountOptions, "appUrl" | "secret" | "operator" | "mailEnabled" | "providers">,
): AccountOptions {
	return {
		...rest,
		cookiePrefix: read.AUTH_COOKIE_PREFIX,
		session: {
			expiresIn: read.AUTH_SESSION_EXPIRES_IN,
			absoluteAge: read.AUTH_SESSION_ABSOLUTE_AGE,
			updateAge: read.AUTH_SESSION_UPDATE_AGE,
			freshAge: read.AUTH_SESSION_FRESH_AGE,
			confirmAge: read.AUTH_CONFIRM_AGE,
			dontRememberExpiresIn: 60 * 60 * 24,
			cookieCache: {
				enabled: read.AUTH_COOKIE_CACHE_ENABLED,
				maxAge: read.AUTH_COOKIE_CACHE_MAX_AGE,
			},
		},
		password: {
			minLength: read.AUTH_PASSWORD_MIN_LENGTH,
			maxLength: read.AUTH_PASSWORD_MAX_LENGTH,
			breachCheck: read.AUTH_PASSWORD_BREACH_CHECK,
			cost: currentCost,
		},
		emailAndPasswordEnabled: read.AUTH_EMAIL_AND_PASSWORD_ENABLED,
		requireEmailVerification: read.AUTH_REQUIRE_EMAIL_VERIFICATION,
		disableSignUp: read.AUTH_DISABLE_SIGN_UP,
		changeEmailEnabled: read.AUTH_CHANGE_EMAIL_ENABLED,
		deleteUserEnabled: read.AUTH_DELETE_USER_ENABLED,
		tokens: {
			verifyEmail: 3600,
			resetPassword: 3600,
			invitation: invitationHours * 3600,
			deleteUser: 24 * 3600,
		},
		linking: {
			enabled: read.AUTH_ACCOUNT_LINKING_ENABLED,
			trustedProviders: read.AUTH_TRUSTED_PROVIDERS,
			allowDifferentEmails: read.AUTH_ALLOW_DIFFERENT_EMAILS,
			allowUnlinkingAll: read.AUTH_ALLOW_UNLINKING_ALL,
		},
		trustedOrigins: [rest.appUrl, ...read.AUTH_TRUSTED_ORIGINS],
		adminUserIds: read.AUTH_ADMIN_USER_IDS,
		secondFactorRoles: read.AUTH_SECOND_FACTOR_ROLES,
		rateLimitEnabled: read.AUTH_RATE_LIMIT_ENABLED,
	};
}

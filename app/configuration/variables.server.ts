import * as v from "valibot";
import { policySettingSchema } from "#app/catalogue/policy/cancellation-policy-schema.ts";
import { defaultLanguage, staffLanguages } from "#app/messages/languages.ts";
import { isTurnstileTestSecret } from "#app/outbound/turnstile.server.ts";
import { isAccent } from "#app/settings/brand/accent.ts";
import { readCategories } from "#app/settings/categories/category-setting.ts";
import { type NumberSetting, numberSettings } from "#app/settings/setting.ts";
import { accountVariables } from "./account-settings.server.ts";

const required = v.pipe(v.string("is missing"), v.nonEmpty("is empty"));
const optional = v.optional(
	v.pipe(
		v.string(),
		v.transform((value) => value.trim() || undefined),
	),
);

const origin = v.pipe(
	required,
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const url = URL.parse(dataset.value);
		if (url && /^https?:$/.test(url.protocol)) return url.origin;
		addIssue({
			message: `Invalid base URL: ${dataset.value}. Please provide a valid base URL.`,
		});
		return NEVER;
	}),
);

const timeZone = v.pipe(
	v.string(),
	v.check((value) => {
		try {
			return Boolean(new Intl.DateTimeFormat("en", { timeZone: value }));
		} catch {
			return false;
		}
	}, "is no IANA time zone"),
);

const day = v.pipe(
	v.string(),
	v.check((value) => {
		const time = Date.parse(`${value}T00:00Z`);
		return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
	}, "must be a date like 2027-05-01"),
);

/** What Stripe counts otherwise than ISO 4217: https://docs.stripe.com/currencies#zero-decimal */
const stripeHundredths: Record<string, boolean> = { ISK: true, UGX: true, MGA: false };

/** Amounts are whole hundredths everywhere, at the gateway too. */
function hasHundredths(currency: string): boolean {
	// the rule before this one has its own words for such a text
	if (!/^[A-Z]{3}$/.test(currency)) return true;
	const { maximumFractionDigits } = new Intl.NumberFormat("en", {
		style: "currency",
		currency,
	}).resolvedOptions();
	return stripeHundredths[currency] ?? maximumFractionDigits === 2;
}

function wholeNumber(least: number, most: number, usual: number) {
	const says = `must be a whole number from ${least} to ${most}`;
	return v.optional(
		v.pipe(
			v.string(),
			v.regex(/^\d{1,4}$/, says),
			v.transform(Number),
			v.minValue(least, says),
			v.maxValue(most, says),
		),
		String(usual),
	);
}

const ofSettings = ({ least, most, usual }: NumberSetting) => wholeNumber(least, most, usual);

const variables = v.object({
	ENVIRONMENT: v.optional(
		v.picklist(["production", "development"], 'must be "production" or "development"'),
		"production",
	),
	APP_URL: origin,
	AUTH_SECRET: v.pipe(required, v.minLength(32, "must have at least 32 characters")),
	TURSO_DATABASE_URL: v.pipe(
		required,
		v.regex(/^(https?|libsql|wss?):\/\//, "must be a libsql:// or https:// address"),
	),
	TURSO_AUTH_TOKEN: optional,
	RESEND_API_KEY: optional,
	RESEND_WEBHOOK_SECRET: v.pipe(
		optional,
		v.check(
			(value) => value === undefined || /^whsec_[\w+/]{22,}={0,2}$/.test(value),
			"must be the webhook's signing secret: whsec_ and base64",
		),
	),
	MAIL_FROM: optional,
	STRIPE_SECRET_KEY: optional,
	STRIPE_WEBHOOK_SECRET: optional,
	TURNSTILE_SITE_KEY: optional,
	TURNSTILE_SECRET_KEY: optional,
	CURRENCY: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^[A-Z]{3}$/, "must be a code like EUR"),
			v.check(
				hasHundredths,
				"must be a currency with hundredths: all amounts are kept and charged in them, so in this one guests would pay another price",
			),
		),
		"EUR",
	),
	TIME_ZONE: v.optional(timeZone, "Atlantic/Canary"),
	REFUND_CONFIRM_ABOVE_CENTS: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^\d{1,9}$/, "must be an amount in whole cents"),
			v.transform(Number),
		),
		"50000",
	),
	CANCELLATION_POLICY: v.optional(policySettingSchema, "48:100,24:50"),
	MAP_TILE_URL: v.optional(
		v.pipe(
			v.string(),
			v.regex(
				/^(off|https:\/\/[^\s;,'"{}]+\{z\}[^\s;,'"]*)$/,
				'must be "off" or an address like https://tiles.example/{z}/{x}/{y}.png',
			),
		),
	),
	MAP_ATTRIBUTION: v.optional(v.string(), "© OpenStreetMap contributors"),
	CATEGORIES: v.pipe(
		optional,
		v.check(
			(value) => value === undefined || readCategories(value).length > 0,
			"must be lines like weekend|Weekend|es=Fin de semana",
		),
	),
	CUTOFF_HOURS: ofSettings(numberSettings.CUTOFF_HOURS),
	HOLD_MINUTES: ofSettings(numberSettings.HOLD_MINUTES),
	RESELLER_HOLD_MINUTES: ofSettings(numberSettings.RESELLER_HOLD_MINUTES),
	RESELLER_HOLD_MOST_MINUTES: ofSettings(numberSettings.RESELLER_HOLD_MOST_MINUTES),
	REMINDER_TIME: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be "off" or a time like 18:00'),
		),
		"18:00",
	),
	RETENTION_BOOKING_MONTHS: wholeNumber(1, 240, 24),
	RETENTION_UNPAID_DAYS: wholeNumber(1, 730, 30),
	RETENTION_MESSAGE_MONTHS: wholeNumber(1, 120, 12),
	RETENTION_MAIL_DAYS: wholeNumber(1, 3650, 90),
	REVIEW_URL: v.optional(
		v.pipe(
			v.string(),
			v.trim(),
			v.check(
				(value) => value === "" || URL.parse(value)?.protocol === "https:",
				"must be an address that begins with https://",
			),
		),
		"",
	),
	OPERATOR_NAME: optional,
	OPERATOR_EMAIL: optional,
	OPERATOR_PHONE: optional,
	OPERATOR_HOURS: optional,
	OPERATOR_ADDRESS: optional,
	OPERATOR_LICENCE: optional,
	OPERATOR_LEGAL_NAME: optional,
	OPERATOR_REGISTER: optional,
	OPERATOR_TAX_NUMBER: optional,
	OPERATOR_RESPONSIBLE: optional,
	OPERATOR_PRIVACY_EMAIL: optional,
	SOCIAL_LINKS: optional,
	BRAND_MARK: optional,
	HOME_PICTURE: optional,
	HOME_HEADLINE: optional,
	TERMS_TEXT: optional,
	PRIVACY_TEXT: optional,
	IMPRINT_TEXT: optional,
	MAIL_SIGNATURE: optional,
	BRAND_ACCENT: v.pipe(
		optional,
		v.check(
			(value) => value === undefined || isAccent(value),
			"must be a colour like #0b5fa5 that is dark enough for white words",
		),
	),
	OFFICE_LANGUAGE: v.optional(v.picklist(staffLanguages), defaultLanguage),
	SECURITY_CONTACT: v.pipe(
		optional,
		v.check(
			(value) => value === undefined || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value),
			"must be an address like mailto:security@island.example or https://…",
		),
	),
	TERMS_SINCE: v.optional(day),
	...accountVariables,
});

export type Variables = v.InferOutput<typeof variables>;

/** Each variable by itself, and those that need one another. @throws Error */
export function readVariables(raw: Record<string, unknown>): Variables {
	const result = v.safeParse(variables, raw);
	if (!result.success) {
		const lines = result.issues.map((issue) => `${issue.path?.[0].key}: ${issue.message}`);
		throw new Error(`Configuration: ${lines.join("; ")}`);
	}
	const read = result.output;
	if (Boolean(read.STRIPE_SECRET_KEY) !== Boolean(read.STRIPE_WEBHOOK_SECRET)) {
		throw new Error("Configuration: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together");
	}
	if (Boolean(read.TURNSTILE_SITE_KEY) !== Boolean(read.TURNSTILE_SECRET_KEY)) {
		throw new Error("Configuration: TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY go together");
	}
	const isTestSecret = isTurnstileTestSecret(read.TURNSTILE_SECRET_KEY ?? "");
	if (isTestSecret && read.ENVIRONMENT === "production") {
		throw new Error("Configuration: TURNSTILE_SECRET_KEY: is a test key, which lets everybody in");
	}
	if (read.ENVIRONMENT === "production") requireEncryption(read);
	return read;
}

/**
 * Attack: somebody between worker and database, or worker and visitor, reads along. Programs on one machine, as in
 * tests, may speak without encryption. @throws Error
 */
function requireEncryption(read: { APP_URL: string; TURSO_DATABASE_URL: string }): void {
	for (const name of ["APP_URL", "TURSO_DATABASE_URL"] as const) {
		const { protocol, hostname } = new URL(read[name]);
		const isHere = hostname === "127.0.0.1" || hostname === "localhost";
		if (/^(?:http|ws):$/.test(protocol) && !isHere)
			throw new Error(`Configuration: ${name}: must be encrypted: https:// in production`);
	}
}

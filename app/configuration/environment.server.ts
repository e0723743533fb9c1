import * as v from "valibot";
import type { AccountSettings } from "#app/account/options.server.ts";
import type { CancellationPolicy } from "#app/bookings/cancellation/cancellation-policy.ts";
import { cancellationPolicySchema } from "#app/bookings/cancellation/cancellation-policy-schema.ts";
import { languages } from "#app/messages/languages.ts";
import type { OperatorText } from "#app/messages/operator-text.ts";
import { isTurnstileTestSecret, type TurnstileKeys } from "#app/outbound/turnstile.server.ts";
import type { RetentionPeriods } from "#app/privacy/retention-periods.ts";
import { accountSettings, accountVariables } from "./account-settings.server.ts";
import { exampleHours, exampleLicence, type Operator } from "./operator.ts";
import { readProviders } from "./provider-settings.server.ts";

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
	MAIL_FROM: v.optional(v.string(), "Island Excursions <hello@island-excursions.example>"),
	STRIPE_SECRET_KEY: optional,
	STRIPE_WEBHOOK_SECRET: optional,
	TURNSTILE_SITE_KEY: optional,
	TURNSTILE_SECRET_KEY: optional,
	CURRENCY: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "must be a code like EUR")), "EUR"),
	TIME_ZONE: v.optional(timeZone, "Atlantic/Canary"),
	REFUND_CONFIRM_ABOVE_CENTS: v.optional(
		v.pipe(
			v.string(),
			v.regex(/^\d{1,9}$/, "must be an amount in whole cents"),
			v.transform(Number),
		),
		"50000",
	),
	CANCELLATION_POLICY: v.optional(cancellationPolicySchema, "48:100,24:50"),
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
	PAGE_CACHE_ENABLED: v.optional(
		v.picklist(["true", "false"], 'must be "true" or "false"'),
		"true",
	),
	OPERATOR_NAME: v.optional(v.string(), "Island Excursions"),
	OPERATOR_EMAIL: v.optional(v.string(), "hello@island-excursions.example"),
	OPERATOR_PHONE: v.optional(v.string(), "+00 555 01 77"),
	OPERATOR_ADDRESS: v.optional(v.string(), "Harbour Street 4, Puerto Claro"),
	OPERATOR_HOURS: v.optional(v.string()),
	OPERATOR_LICENCE: v.optional(v.string()),
	OPERATOR_LEGAL_NAME: optional,
	OPERATOR_REGISTER: optional,
	OPERATOR_TAX_NUMBER: optional,
	OPERATOR_RESPONSIBLE: optional,
	OPERATOR_PRIVACY_EMAIL: optional,
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

interface MapTiles {
	/** Template with {z}, {x} and {y}. */
	url: string;
	/** Goes into the Content-Security-Policy of pages with a map. */
	origin: string;
	attribution: string;
}

const openStreetMap = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

/** In development the map loads nothing from the network unless an address is set. */
function mapTilesOf(url: string | undefined, isDevelopment: boolean, attribution: string) {
	const address = url ?? (isDevelopment ? "off" : openStreetMap);
	return address === "off"
		? null
		: { url: address, origin: new URL(address.replaceAll(/[{}]/g, "")).origin, attribution };
}

/** The whole configuration, typed; read once from the worker's variables. */
export interface Environment {
	isDevelopment: boolean;
	/** Public origin without a trailing slash. */
	appUrl: string;
	authSecret: string;
	database: { url: string; authToken: string | undefined };
	/** `apiKey` undefined: mail is off in production, kept for /dev/mail in development. */
	mail: {
		apiKey: string | undefined;
		from: string;
		/** Undefined: the provider's reports of returned mails are refused. */
		webhookSecret: string | undefined;
	};
	/** Null: no card payments in production, the sandbox gateway in development. */
	stripe: { secretKey: string; webhookSecret: string } | null;
	/** Null: no bot check. */
	turnstile: TurnstileKeys | null;
	/** Tiles of the dashboard's map. Null: a map without pictures. */
	mapTiles: MapTiles | null;
	/** ISO 4217. */
	currency: string;
	/** IANA name; dates and times of departures are local to it. */
	timeZone: string;
	cancellationPolicy: CancellationPolicy;
	/** Cents. Staff who pay back more at once must first confirm that they are the account's owner. */
	refundConfirmAboveCents: number;
	tripMails: TripMails;
	/** How long guests are known here. */
	retention: RetentionPeriods;
	operator: Operator;
	legal: LegalIdentity;
	/** Where security weaknesses are reported: `mailto:` or `https:`. */
	securityContact: string;
	/** Off where every answer must be new, as in tests. */
	isPageCacheEnabled: boolean;
	account: AccountSettings;
}

/** The mails that guests get around a trip by themselves. */
interface TripMails {
	/** Local time "HH:MM" of the reminder on the day before. Null: none is sent. */
	reminderTime: string | null;
	/** Where guests may write about the operator. Null: nobody is thanked on the day after. */
	reviewUrl: string | null;
}

/**
 * What only the legal pages say about the operator; a field that is undefined is left out there.
 */
export interface LegalIdentity {
	/** Registered name of the firm. */
	name: string;
	/** For example "Commercial register of Puerto Claro, page 417". */
	register: OperatorText | undefined;
	taxNumber: string | undefined;
	/** The person responsible for the content of the site. */
	responsible: string | undefined;
	privacyEmail: string;
	/** Local date from which the terms apply. */
	termsSince: string | undefined;
}

type Variables = v.InferOutput<typeof variables>;

/** @throws Error that names every wrong variable: the worker must not run half configured. */
export function readEnvironment(raw: Record<string, unknown>): Environment {
	const read = readVariables(raw);
	const providers = readProviders(raw);
	if ("problems" in providers) throw new Error(`Configuration: ${providers.problems.join("; ")}`);
	const operator: Operator = {
		name: read.OPERATOR_NAME,
		email: read.OPERATOR_EMAIL,
		phone: read.OPERATOR_PHONE,
		address: read.OPERATOR_ADDRESS,
		hours: operatorText(raw, "OPERATOR_HOURS", read.OPERATOR_HOURS) ?? exampleHours,
		licence: operatorText(raw, "OPERATOR_LICENCE", read.OPERATOR_LICENCE) ?? exampleLicence,
		siteUrl: read.APP_URL,
	};
	return {
		isDevelopment: read.ENVIRONMENT === "development",
		appUrl: read.APP_URL,
		authSecret: read.AUTH_SECRET,
		database: { url: read.TURSO_DATABASE_URL, authToken: read.TURSO_AUTH_TOKEN },
		mail: {
			apiKey: read.RESEND_API_KEY,
			from: read.MAIL_FROM,
			webhookSecret: read.RESEND_WEBHOOK_SECRET,
		},
		stripe:
			read.STRIPE_SECRET_KEY && read.STRIPE_WEBHOOK_SECRET
				? { secretKey: read.STRIPE_SECRET_KEY, webhookSecret: read.STRIPE_WEBHOOK_SECRET }
				: null,
		turnstile: turnstileKeys(read),
		mapTiles: mapTilesOf(
			read.MAP_TILE_URL,
			read.ENVIRONMENT === "development",
			read.MAP_ATTRIBUTION,
		),
		currency: read.CURRENCY,
		timeZone: read.TIME_ZONE,
		cancellationPolicy: read.CANCELLATION_POLICY,
		refundConfirmAboveCents: read.REFUND_CONFIRM_ABOVE_CENTS,
		isPageCacheEnabled: read.PAGE_CACHE_ENABLED === "true",
		tripMails: {
			reminderTime: read.REMINDER_TIME === "off" ? null : read.REMINDER_TIME,
			reviewUrl: read.REVIEW_URL || null,
		},
		retention: {
			bookingMonths: read.RETENTION_BOOKING_MONTHS,
			unpaidDays: read.RETENTION_UNPAID_DAYS,
			messageMonths: read.RETENTION_MESSAGE_MONTHS,
			mailDays: read.RETENTION_MAIL_DAYS,
		},
		operator,
		legal: {
			name: read.OPERATOR_LEGAL_NAME ?? operator.name,
			register: operatorText(raw, "OPERATOR_REGISTER", read.OPERATOR_REGISTER),
			taxNumber: read.OPERATOR_TAX_NUMBER,
			responsible: read.OPERATOR_RESPONSIBLE,
			privacyEmail: read.OPERATOR_PRIVACY_EMAIL ?? operator.email,
			termsSince: read.TERMS_SINCE,
		},
		securityContact: read.SECURITY_CONTACT ?? `mailto:${operator.email}`,
		account: accountSettings(read, {
			appUrl: read.APP_URL,
			secret: read.AUTH_SECRET,
			operator,
			providers: providers.configured,
			mailEnabled: read.ENVIRONMENT === "development" || read.RESEND_API_KEY !== undefined,
		}),
	};
}

function turnstileKeys(read: Variables): Environment["turnstile"] {
	const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, APP_URL } = read;
	return siteKey && secretKey ? { siteKey, secretKey, hostname: new URL(APP_URL).hostname } : null;
}

/** Each variable by itself, and those that need one another. @throws Error */
function readVariables(raw: Record<string, unknown>): Variables {
	const result = v.safeParse(variables, raw);
	if (!result.success) {
		const lines = result.issues.map((issue) =>
			issue.message.startsWith("Invalid base URL")
				? issue.message
				: `${issue.path?.[0].key}: ${issue.message}`,
		);
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

/**
 * A text of the operator: the variable itself is English, `OPERATOR_HOURS_DE` the same in German. Undefined where the
 * English one is not set.
 */
function operatorText(
	raw: Record<string, unknown>,
	name: string,
	english: string | undefined,
): OperatorText | undefined {
	if (english === undefined) return undefined;
	const translations = languages.flatMap((language): [string, string][] => {
		const words = raw[`${name}_${language.toUpperCase()}`];
		return typeof words === "string" && words.trim() !== "" ? [[language, words.trim()]] : [];
	});
	return { ...Object.fromEntries(translations), en: english };
}

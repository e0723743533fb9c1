import { policyText } from "#app/catalogue/policy/policy-text.ts";
import { languages } from "#app/messages/languages.ts";
import type { OperatorText } from "#app/messages/operator-text.ts";
import type { TurnstileKeys } from "#app/outbound/turnstile.server.ts";
import { brandPictureOf } from "#app/settings/brand/brand-picture.ts";
import { houseCategoriesText } from "#app/settings/categories/categories-rule.ts";
import { readCategories } from "#app/settings/categories/category-setting.ts";
import { linesOf, pickSettings, type Settings } from "#app/settings/setting.ts";
import { accountOptions } from "./account-settings.server.ts";
import type { Operator } from "./operator.ts";
import { readProviders } from "./provider-settings.server.ts";
import { readVariables, type Variables } from "./variables.server.ts";

const openStreetMap = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

/** In development the map loads nothing from the network unless an address is set. */
function mapTilesOf(url: string | undefined, isDevelopment: boolean, attribution: string) {
	const address = url ?? (isDevelopment ? "off" : openStreetMap);
	return address === "off"
		? null
		: {
				/** Template with {z}, {x} and {y}. */
				url: address,
				/** Goes into the Content-Security-Policy of pages with a map. */
				origin: new URL(address.replaceAll(/[{}]/g, "")).origin,
				attribution,
			};
}

/**
 * @param settings what staff have set, which replaces variables. @throws Error that names every wrong variable: the worker
 * must not run half configured.
 */
export function readEnvironment(variables: Record<string, unknown>, settings: Settings = {}) {
	const raw = withSettings(variables, settings);
	const read = readVariables(raw);
	const providers = readProviders(raw);
	if ("problems" in providers) throw new Error(`Configuration: ${providers.problems.join("; ")}`);
	const operator = operatorOf(read, raw);
	const from = read.MAIL_FROM ?? senderOf(operator);
	const firstValues: Settings = {
		CANCELLATION_POLICY: policyText(read.CANCELLATION_POLICY),
		CATEGORIES: houseCategoriesText,
		CUTOFF_HOURS: String(read.CUTOFF_HOURS),
		HOLD_MINUTES: String(read.HOLD_MINUTES),
		RESELLER_HOLD_MINUTES: String(read.RESELLER_HOLD_MINUTES),
		RESELLER_HOLD_MOST_MINUTES: String(read.RESELLER_HOLD_MOST_MINUTES),
		REMINDER_TIME: read.REMINDER_TIME,
		...pickSettings(variables),
	};
	return {
		isDevelopment: read.ENVIRONMENT === "development",
		/** What the variables say of the settings; holds where staff have set nothing. */
		variables: firstValues,
		/** What holds of the settings. */
		settings: { ...firstValues, ...settings },
		/** Public origin without a trailing slash. */
		appUrl: read.APP_URL,
		authSecret: read.AUTH_SECRET,
		database: { url: read.TURSO_DATABASE_URL, authToken: read.TURSO_AUTH_TOKEN },
		mail: {
			/** Undefined: mail is off in production, kept for /dev/mail in development. */
			apiKey: read.RESEND_API_KEY,
			/** Null: no mail is sent, because nobody has said from whom. */
			from,
			/** Undefined: the provider's reports of returned mails are refused. */
			webhookSecret: read.RESEND_WEBHOOK_SECRET,
		},
		/** Null: no card payments in production, the sandbox gateway in development. */
		stripe:
			read.STRIPE_SECRET_KEY && read.STRIPE_WEBHOOK_SECRET
				? { secretKey: read.STRIPE_SECRET_KEY, webhookSecret: read.STRIPE_WEBHOOK_SECRET }
				: null,
		/** Null: no bot check. */
		turnstile: turnstileKeys(read),
		/** Tiles of the dashboard's map. Null: a map without pictures. */
		mapTiles: mapTilesOf(
			read.MAP_TILE_URL,
			read.ENVIRONMENT === "development",
			read.MAP_ATTRIBUTION,
		),
		/** ISO 4217. */
		currency: read.CURRENCY,
		/** IANA name; dates and times of departures are local to it. */
		timeZone: read.TIME_ZONE,
		/** The operator's, for excursions without one. */
		cancellationPolicy: {
			...read.CANCELLATION_POLICY,
			...(read.CANCELLATION_POLICY.weather
				? { weatherIn: operatorText(raw, "CANCELLATION_WEATHER", read.CANCELLATION_POLICY.weather) }
				: {}),
		},
		/** Staff who pay back more at once must first confirm that they are the account's owner. */
		refundConfirmAboveCents: read.REFUND_CONFIRM_ABOVE_CENTS,
		/** Of excursions, in the order in which guests and staff see them; one at least. */
		categories: readCategories(read.CATEGORIES ?? houseCategoriesText),
		/** Hours before the start at which a new excursion stops selling. */
		usualCutoffHours: read.CUTOFF_HOURS,
		/** For how many minutes a visitor's seats are held before the payment page is opened. */
		unopenedHoldMinutes: read.HOLD_MINUTES,
		/** How long a reseller holds seats, by itself and at most. */
		resellerHold: {
			usualMinutes: read.RESELLER_HOLD_MINUTES,
			mostMinutes: Math.max(read.RESELLER_HOLD_MINUTES, read.RESELLER_HOLD_MOST_MINUTES),
		},
		/** The mails that guests get around a trip by themselves. */
		tripMails: {
			/** Local time "HH:MM" of the reminder on the day before. Null: none is sent. */
			reminderTime: read.REMINDER_TIME === "off" ? null : read.REMINDER_TIME,
			/** Where guests may write about the operator. Null: nobody is thanked on the day after. */
			reviewUrl: read.REVIEW_URL || null,
		},
		/** How long guests are known here. */
		retention: {
			bookingMonths: read.RETENTION_BOOKING_MONTHS,
			unpaidDays: read.RETENTION_UNPAID_DAYS,
			messageMonths: read.RETENTION_MESSAGE_MONTHS,
			mailDays: read.RETENTION_MAIL_DAYS,
		},
		operator,
		/** Of mails to the operator's own address, whose reader nobody knows. */
		officeLanguage: read.OFFICE_LANGUAGE,
		legal: legalFactsOf(read, raw, operator),
		/** Behind the large words of the home page; null: the house's art. */
		homePicture: brandPictureOf(read.HOME_PICTURE ?? ""),
		/** The large words of the home page; without any, the house's. */
		homeHeadline: operatorText(raw, "HOME_HEADLINE", read.HOME_HEADLINE ?? ""),
		/** Where security weaknesses are reported: `mailto:` or `https:`. */
		securityContact: read.SECURITY_CONTACT ?? securityContactOf(operator),
		account: accountOptions(read, {
			appUrl: read.APP_URL,
			secret: read.AUTH_SECRET,
			operator,
			providers: providers.configured,
			mailEnabled:
				read.ENVIRONMENT === "development" || (read.RESEND_API_KEY !== undefined && from !== null),
		}),
	};
}

/** The whole configuration, typed; read once from the worker's variables. */
export type Environment = ReturnType<typeof readEnvironment>;

function operatorOf(read: Variables, raw: Record<string, unknown>): Operator {
	return {
		name: read.OPERATOR_NAME ?? "",
		email: read.OPERATOR_EMAIL ?? "",
		phone: read.OPERATOR_PHONE ?? "",
		address: read.OPERATOR_ADDRESS ?? null,
		hours: read.OPERATOR_HOURS ? operatorText(raw, "OPERATOR_HOURS", read.OPERATOR_HOURS) : null,
		licence: read.OPERATOR_LICENCE
			? operatorText(raw, "OPERATOR_LICENCE", read.OPERATOR_LICENCE)
			: null,
		socialLinks: linesOf(read.SOCIAL_LINKS ?? ""),
		signature: read.MAIL_SIGNATURE ?? null,
		accent: read.BRAND_ACCENT ?? null,
		mark: brandPictureOf(read.BRAND_MARK ?? ""),
		siteUrl: read.APP_URL,
	};
}

/** What only the legal pages say about the operator; a field that is undefined is left out there. */
function legalFactsOf(read: Variables, raw: Record<string, unknown>, operator: Operator) {
	return {
		/** Registered name of the firm; "" where none is told. */
		name: read.OPERATOR_LEGAL_NAME ?? operator.name,
		/** For example "Commercial register of Puerto Claro, page 417". */
		register: read.OPERATOR_REGISTER
			? operatorText(raw, "OPERATOR_REGISTER", read.OPERATOR_REGISTER)
			: undefined,
		taxNumber: read.OPERATOR_TAX_NUMBER,
		/** The person responsible for the content of the site. */
		responsible: read.OPERATOR_RESPONSIBLE,
		/** "": not told. */
		privacyEmail: read.OPERATOR_PRIVACY_EMAIL ?? operator.email,
		/** Local date from which the terms apply. */
		termsSince: read.TERMS_SINCE,
		/** What the operator adds to each page, in Markdown. */
		additions: {
			terms: operatorText(raw, "TERMS_TEXT", read.TERMS_TEXT ?? ""),
			privacy: operatorText(raw, "PRIVACY_TEXT", read.PRIVACY_TEXT ?? ""),
			imprint: operatorText(raw, "IMPRINT_TEXT", read.IMPRINT_TEXT ?? ""),
		},
	};
}

function senderOf({ name, email }: Operator): string | null {
	if (!email) return null;
	return name ? `${name} <${email}>` : email;
}

function securityContactOf({ email, siteUrl }: Operator): string {
	return email ? `mailto:${email}` : `${siteUrl}/excursion/contact`;
}

/** An empty setting is none, whatever the variable says. */
function withSettings(variables: Record<string, unknown>, settings: Settings) {
	const merged: Record<string, unknown> = { ...variables, ...settings };
	return Object.fromEntries(
		Object.entries(merged).filter(([name]) => Reflect.get(settings, name) !== ""),
	);
}

function turnstileKeys(read: Variables): TurnstileKeys | null {
	const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, APP_URL } = read;
	return siteKey && secretKey ? { siteKey, secretKey, hostname: new URL(APP_URL).hostname } : null;
}

/** A text of the operator: the variable itself is English, `OPERATOR_HOURS_DE` the same in German. */
function operatorText(raw: Record<string, unknown>, name: string, english: string): OperatorText {
	const translations = languages.flatMap((language): [string, string][] => {
		const words = raw[`${name}_${language.toUpperCase()}`];
		return typeof words === "string" && words.trim() !== "" ? [[language, words.trim()]] : [];
	});
	return { ...Object.fromEntries(translations), en: english };
}

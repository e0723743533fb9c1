import { expect, test } from "vitest";
import { usualPolicyIn } from "#app/catalogue/policy/cancellation-policy.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";
import { readEnvironment } from "./environment.server.ts";
import { operatorIn } from "./operator.ts";

const good = {
	APP_URL: "https://island.example/",
	AUTH_SECRET: "0123456789012345678901234567890123456789",
	TURSO_DATABASE_URL: "libsql://island.turso.io",
};

test("address, secret and database are enough, and the others have defaults", () => {
	expect(readEnvironment(good)).toMatchObject({
		isDevelopment: false,
		appUrl: "https://island.example",
		currency: "EUR",
		cancellationPolicy: usualPolicy,
		timeZone: "Atlantic/Canary",
		tripMails: { reminderTime: "18:00", reviewUrl: null },
		stripe: null,
		mail: { apiKey: undefined },
	});
});

test.each(["EUR", "USD", "ISK", "MUR", "THB"])("%s is counted in hundredths", (currency) => {
	expect(readEnvironment({ ...good, CURRENCY: currency }).currency).toBe(currency);
});

test("a wrong public address stops the worker with its documented message", () => {
	expect(() => readEnvironment({ ...good, APP_URL: "island.example" })).toThrow(
		"APP_URL: Invalid base URL: island.example. Please provide a valid base URL.",
	);
});

test.each([
	["AUTH_SECRET", "short", "AUTH_SECRET: must have at least 32 characters"],
	["TURSO_DATABASE_URL", "island.db", "TURSO_DATABASE_URL: must be"],
	["TIME_ZONE", "Atlantis/Main", "TIME_ZONE: is no IANA time zone"],
	["CURRENCY", "euro", "CURRENCY: must be a code like EUR"],
	...["JPY", "XPF", "KRW", "VUV", "KMF", "MGA", "KWD", "TND"].map(
		(currency): [string, string, string] => [
			"CURRENCY",
			currency,
			"CURRENCY: must be a currency with hundredths",
		],
	),
	["ENVIRONMENT", "staging", "ENVIRONMENT: must be"],
	["CANCELLATION_POLICY", "24:100,48:50", "CANCELLATION_POLICY: must be steps like"],
	["RESEND_WEBHOOK_SECRET", "a secret", "RESEND_WEBHOOK_SECRET: must be the webhook's signing"],
	["TERMS_SINCE", "2027-02-31", "TERMS_SINCE: must be a date like"],
	["TERMS_SINCE", "May", "TERMS_SINCE: must be a date like"],
	["APP_URL", "http://island.example", "APP_URL: must be encrypted"],
	["TURSO_DATABASE_URL", "http://db.example", "TURSO_DATABASE_URL: must be encrypted"],
	["TURSO_DATABASE_URL", "ws://db.example", "TURSO_DATABASE_URL: must be encrypted"],
	["SECURITY_CONTACT", "a@b.example", "SECURITY_CONTACT: must be an address like"],
	["SECURITY_CONTACT", "mailto:a@b.example\nExpires: 1970", "SECURITY_CONTACT: must be an"],
	["REMINDER_TIME", "6 pm", 'REMINDER_TIME: must be "off" or a time like'],
	["REMINDER_TIME", "24:00", 'REMINDER_TIME: must be "off" or a time like'],
	["REVIEW_URL", "javascript:alert(1)", "REVIEW_URL: must be an address"],
	["CANCELLATION_POLICY", "", "CANCELLATION_POLICY: must be steps like"],
])("a bad %s stops the worker with a message that names it", (name, value, message) => {
	expect(() => readEnvironment({ ...good, [name]: value })).toThrow(message);
});

test("one error names every missing variable", () => {
	expect(() => readEnvironment({})).toThrow(/APP_URL.*AUTH_SECRET.*TURSO_DATABASE_URL/);
});

test("half a Stripe configuration is refused", () => {
	expect(() => readEnvironment({ ...good, STRIPE_SECRET_KEY: "sk_live_x" })).toThrow(
		"STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together",
	);
});

test("Turnstile is on with both keys, bound to the site's own host", () => {
	const keys = { TURNSTILE_SITE_KEY: "0x4A", TURNSTILE_SECRET_KEY: "0x4B" };
	expect(readEnvironment({ ...good, ...keys }).turnstile).toEqual({
		siteKey: "0x4A",
		secretKey: "0x4B",
		hostname: "island.example",
	});
	expect(readEnvironment(good).turnstile).toBeNull();
	expect(() => readEnvironment({ ...good, TURNSTILE_SITE_KEY: "0x4A" })).toThrow("go together");
});

test("Turnstile's published test keys are refused in production", () => {
	const keys = {
		TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
		TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
	};
	expect(() => readEnvironment({ ...good, ...keys })).toThrow("test key");
	expect(readEnvironment({ ...good, ...keys, ENVIRONMENT: "development" }).turnstile).toMatchObject(
		{
			siteKey: keys.TURNSTILE_SITE_KEY,
		},
	);
});

test("the operator's hours and licence have a text for each language that is set, and English otherwise", () => {
	const { operator, legal } = readEnvironment({
		...good,
		OPERATOR_HOURS: "Every day",
		OPERATOR_HOURS_DE: "Täglich",
		OPERATOR_HOURS_ES: " ",
		OPERATOR_REGISTER: "Commercial register, page 417",
		OPERATOR_REGISTER_FR: "Registre du commerce, page 417",
	});
	expect(operator.hours).toEqual({ en: "Every day", de: "Täglich" });
	expect(operatorIn(operator, "de").hours).toEqual({ words: "Täglich", language: "de" });
	expect(operatorIn(operator, "es").hours).toEqual({ words: "Every day", language: "en" });
	expect(legal.register).toEqual({
		en: "Commercial register, page 417",
		fr: "Registre du commerce, page 417",
	});
});

test("the weather clause of the operator's policy has a text for each language that is set", () => {
	const CANCELLATION_POLICY = "48:100; weather:Above two metres we stay.";
	const { cancellationPolicy } = readEnvironment({
		...{ ...good, CANCELLATION_POLICY, CANCELLATION_WEATHER_DE: "Über zwei Metern bleiben wir." },
	});
	const weatherIn = (language: "de" | "fr") => usualPolicyIn(cancellationPolicy, language).weather;
	expect(weatherIn("de")).toBe("Über zwei Metern bleiben wir.");
	expect(weatherIn("fr")).toBe("Above two metres we stay.");
	expect(usualPolicyIn(cancellationPolicy, "de")).not.toHaveProperty("weatherIn");
});

test("nothing of the operator is invented, and without an email no mail leaves", () => {
	const { operator, legal, mail, account, securityContact } = readEnvironment({
		...{ ...good, RESEND_API_KEY: "re_key" },
	});
	expect(operator).toMatchObject({ name: "", email: "", phone: "", hours: null, licence: null });
	expect(legal).toMatchObject({ name: "", register: undefined, privacyEmail: "" });
	expect(mail.from).toBeNull();
	expect(account.mailEnabled).toBe(false);
	expect(securityContact).toBe("https://island.example/excursion/contact");
});

test("mail comes from the operator, or from a sender of its own", () => {
	const dragos = { ...good, RESEND_API_KEY: "re_key", OPERATOR_EMAIL: "hello@dragos.example" };
	const losDragos = { ...dragos, OPERATOR_NAME: "Los Dragos" };
	expect(readEnvironment(dragos).mail.from).toBe("hello@dragos.example");
	expect(readEnvironment(losDragos).mail.from).toBe("Los Dragos <hello@dragos.example>");
	expect(readEnvironment({ ...good, MAIL_FROM: "post@dragos.example" }).mail.from).toBe(
		"post@dragos.example",
	);
	expect(readEnvironment(dragos).account.mailEnabled).toBe(true);
});

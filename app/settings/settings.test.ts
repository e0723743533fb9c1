import { expect, test } from "vitest";
import { checkForm } from "#app/ui/form/form.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { missingSettings } from "./missing-settings.ts";
import { changedSettings, pickSettings } from "./setting.ts";
import { settingsSchema } from "./settings-schema.ts";

const good = {
	...demoOperator,
	...{ CANCELLATION_POLICY: "48:100", REMINDER_TIME: "off", OFFICE_LANGUAGE: "es" },
};

function errorsOf(fields: Record<string, string>): string[] {
	const form = new FormData();
	const empty = Object.fromEntries(Object.keys(settingsSchema.entries).map((name) => [name, ""]));
	for (const [name, value] of Object.entries({ ...empty, ...good, ...fields }))
		form.set(name, value);
	return Object.keys(checkForm(settingsSchema, form).errors ?? {});
}

test("only what the machine needs to run must be said", () => {
	expect(errorsOf({})).toEqual([]);
	const nothing = Object.fromEntries(Object.keys(demoOperator).map((name) => [name, ""]));
	expect(errorsOf(nothing)).toEqual([]);
});

test.each([
	["OPERATOR_NAME", "x".repeat(81)],
	["OPERATOR_EMAIL", "hello"],
	["OPERATOR_PHONE", "12"],
	["OPERATOR_PRIVACY_EMAIL", "hello"],
	["SOCIAL_LINKS", "https://a.example\njavascript:alert(1)"],
	["REVIEW_URL", "http://a.example"],
	["MAIL_FROM", "Los Dragos hello@dragos.example"],
	["CANCELLATION_POLICY", "24:50,48:100,12:60"],
	["CATEGORIES", "-daily|Daily"],
	["CUTOFF_HOURS", "-1"],
	["CUTOFF_HOURS", "1000"],
	["REMINDER_TIME", "25:00"],
	["TERMS_SINCE", "2027-02-30"],
	["BRAND_ACCENT", "blue"],
	["BRAND_ACCENT", "#f2a900"],
	["OFFICE_LANGUAGE", "de"],
])("%s is not %j", (name, value) => {
	expect(errorsOf({ [name]: value })).toEqual([name]);
});

test("a sender is an address, with or without a name", () => {
	expect(errorsOf({ MAIL_FROM: "Los Dragos <hello@dragos.example>" })).toEqual([]);
	expect(errorsOf({ MAIL_FROM: "hello@dragos.example" })).toEqual([]);
});

test("a stored name that is no setting replaces no secret", () => {
	expect(pickSettings({ AUTH_SECRET: "x", OPERATOR_NAME: "Los Dragos", MAIL_FROM: 7 })).toEqual({
		OPERATOR_NAME: "Los Dragos",
	});
});

test("an empty setting is none, and differs only from one that says something", () => {
	expect(
		changedSettings(
			{ OPERATOR_NAME: "A", OPERATOR_LICENCE: "No. 4" },
			{ OPERATOR_NAME: "A", OPERATOR_LICENCE: "", OPERATOR_TAX_NUMBER: "" },
		),
	).toEqual(["OPERATOR_LICENCE"]);
});

test("what the law, the guests and mail miss is named", () => {
	expect(missingSettings(good)).toEqual([]);
	expect(
		missingSettings({ ...good, OPERATOR_TAX_NUMBER: "", OPERATOR_LICENCE: "", OPERATOR_PHONE: "" }),
	).toEqual([
		"The imprint lacks what most laws ask for: Tax number and Licence.",
		"Guests miss: Phone.",
	]);
	expect(missingSettings({}).length).toBe(3);
});

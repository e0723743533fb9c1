import { globSync, readFileSync } from "node:fs";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { ManifestGuest } from "#app/operations/manifest/manifest.ts";
import { ManifestGuestRow } from "#app/operations/manifest/manifest-guest.tsx";
import { UnsentBooking } from "#app/sales/form/unsent-booking.tsx";
import { csvDialectOf, csvHead, csvRow } from "#app/sales/staff/list/booking-export.ts";
import type { ExportedBooking } from "#app/sales/staff/list/staff-bookings.server.ts";
import { BookingFacts } from "#app/sales/staff/record/record-facts.tsx";
import { languageName } from "#app/ui/format/format.ts";
import { sampleGuest } from "#tests/samples/booking-samples.ts";
import { fieldsFor } from "./booking-columns.server.ts";
import {
	type BookingFieldName,
	bookingFieldNames,
	bookingFieldOf,
	namesFor,
} from "./booking-fields.ts";
import { type BookingReader, bookingFormFields, bookingFormNames } from "./booking-form-fields.ts";
import { bookingFormEntries } from "./booking-form-rules.ts";

const readAll = (pattern: string) =>
	globSync(pattern)
		.filter((path) => !/\.test\./.test(path))
		.map((path) => readFileSync(path, "utf8"))
		.join("\n");

function htmlOf<Props extends object>(View: FunctionComponent<Props>, props: Props): string {
	const Page = createRoutesStub([{ path: "/", Component: () => createElement(View, props) }]);
	return renderToStaticMarkup(createElement(Page));
}

/** What a screen shows of a field of the sample guest. */
function shownText(name: BookingFieldName): string {
	const value = sampleGuest[name] ?? "";
	return bookingFieldOf(name).kind === "language" ? languageName(value) : value;
}

/** The fields that a reader's screen must show and does not. */
const missingFrom = (page: string, names: readonly BookingFieldName[]) =>
	names.filter((name) => !page.includes(shownText(name)));
/** The fields that a reader's screen must not show and does. */
const tooMuchFor = (page: string, reader: BookingReader) => {
	const allowed: BookingFieldName[] = namesFor(reader);
	return bookingFieldNames.filter(
		(name) => !allowed.includes(name) && page.includes(shownText(name)),
	);
};

const sale = {
	id: 1,
	confirmId: "AAAAAAAAAAAAAAAAAAAAAA",
	reference: "IX-7K3F9",
	excursionId: "0fe5351d-8416-4c73-9546-92c2a699246b",
	title: "First light on the volcano",
	date: "2027-06-05",
	startTime: "04:30",
	pickup: "04:40 · Casa Bruma",
	adults: 2,
	children: 0,
	bebe: 0,
	seats: 2,
	priceCents: 12_800,
	listPriceCents: null,
	currency: "EUR",
	partner: "web",
	status: "confirmed",
	money: { label: "Paid", needsPerson: false, isOwed: false },
	boarding: null,
	createdAt: 0,
} as const;

describe("every field that a guest types", () => {
	test("is refused without a text exactly when it is required", () => {
		const required = bookingFormNames.filter((name) => {
			const schema = bookingFormEntries[name];
			return !v.is(schema, "") || !v.is(schema, undefined);
		});
		// the second email must only be like the first
		expect(required.concat("cemail").toSorted()).toEqual(
			bookingFormNames.filter((name) => bookingFormFields[name].isRequired).toSorted(),
		);
	});

	test("is stored as its schema leaves it", () => {
		for (const name of bookingFormNames) {
			if (name in sampleGuest)
				expect(v.parse(v.object({ [name]: bookingFormEntries[name] }), sampleGuest)).toEqual({
					[name]: sampleGuest[name as BookingFieldName],
				});
		}
	});

	test("is shown again when the booking could not be sent", () => {
		const typedValues = Object.fromEntries(
			Object.entries(sampleGuest).map(([k, x]) => [k, x ?? ""]),
		);
		const page = htmlOf(UnsentBooking, { typedValues, phone: "" });
		const [, facts = ""] = page.split("<dl");
		const names = bookingFieldNames.filter((name) =>
			bookingFormNames.some((formName) => formName === name),
		);
		expect(missingFrom(facts, names)).toEqual([]);
	});

	test("is asked at totem and hotel desk, if it is required", () => {
		const [totem, desk] = [
			readAll("app/totem/sale/steps/check-step.tsx"),
			readAll("app/dashboard/desk/desk-choice.tsx"),
		];
		const unasked = bookingFieldNames.filter(
			(name) =>
				bookingFormNames.some(
					(formName) => formName === name && bookingFormFields[formName].isRequired,
				) && !(totem.includes(`${name}: guest.${name}`) && desk.includes(`name="${name}"`)),
		);
		expect(unasked).toEqual([]);
	});
});

describe("of the fields of a booking", () => {
	test("the booking record shows its own", () => {
		// the name is the title of the page
		const names = namesFor("record").filter((name) => bookingFieldOf(name).kind !== "name");
		const record = { ...sale, ...sampleGuest, place: "", openPickup: null, isUnreachable: false };
		const facts = { ...record, erasedAt: null, tax: "", soldExtras: [], soldFares: [] };
		const page = htmlOf(BookingFacts, { record: facts, policyWords: "", guestsPage: null });
		expect(missingFrom(page, names)).toEqual([]);
		expect(tooMuchFor(page, "record")).toEqual([]);
	});

	test("the manifest shows its own", () => {
		const guest: ManifestGuest = {
			...sale,
			...fieldsFor("manifest", sampleGuest),
			notes: [],
			extras: [],
			answers: [],
			aboard: [],
			guideTakesCash: true,
			pickup: { pointId: 1, time: "04:40", title: "Casa Bruma", place: "", lat: 28.3, lng: -14.6 },
		};
		const ticked = { ...guest, tick: null };
		const page = htmlOf(ManifestGuestRow, { guest: ticked, departureId: 1, mayUpdate: true });
		expect(missingFrom(page, namesFor("manifest"))).toEqual([]);
		expect(tooMuchFor(page, "manifest")).toEqual([]);
	});

	test("the export has its own, each under its label", () => {
		const sums = {
			paidCents: 17000,
			refundedCents: 2000,
			...{ taxCents: 1112, discountCode: "SUN10", discountCents: 500 },
			resellerOwesCents: null,
			paidAt: 0,
			refundedAt: 0,
		};
		const facts = { seller: null, reasons: null, methods: [], isWhole: false };
		const ofChildren = { extras: "", answers: "" };
		const listed: ExportedBooking = {
			...sale,
			...sums,
			...facts,
			...ofChildren,
			...fieldsFor("list", sampleGuest),
		};
		const dialect = csvDialectOf("en", "Atlantic/Canary");
		const row = csvRow(listed, dialect);
		const names = namesFor("list");
		expect(missingFrom(row.replaceAll("'", ""), names)).toEqual([]);
		expect(
			names.filter((name) => !csvHead(dialect).includes(`"${bookingFieldOf(name).label}"`)),
		).toEqual([]);
	});

	test("some page of the guest shows each that guests read", () => {
		const pages = readAll("app/sales/guest/*.tsx");
		expect(
			namesFor("guest").filter((name) => !new RegExp(`\\bbooking\\.${name}\\b`).test(pages)),
		).toEqual([]);
	});

	test("the privacy page names each that is personal data", () => {
		const keptFields = [
			...readAll("app/messages/en/legal/privacy-policy.ts").matchAll(/what:\s*"([^"]*)"/g),
		]
			.map(([, what]) => what)
			.join("\n")
			.toLowerCase();
		const unnamed = bookingFieldNames.filter((name) => {
			const { personal } = bookingFieldOf(name);
			return personal !== null && !new RegExp(`\\b${personal.toLowerCase()}\\b`).test(keptFields);
		});
		expect(unnamed).toEqual([]);
	});

	test("every label is used once", () => {
		const labels = bookingFieldNames.map((name) => bookingFieldOf(name).label);
		expect(new Set(labels).size).toBe(labels.length);
	});
});

test("pages of guests load no row of a field that guests do not type", () => {
	const rows = /^import (?!type)[^;]*?from "[^"]*\/booking-fields\.ts"/m;
	const loaders = globSync("app/**/*.{ts,tsx}").filter(
		(path) =>
			!/\.test\.|\.server\.|^app\/(?:sales\/staff|operations\/manifest|dashboard)\//.test(path) &&
			rows.test(readFileSync(path, "utf8")),
	);
	expect(loaders).toEqual([]);
});

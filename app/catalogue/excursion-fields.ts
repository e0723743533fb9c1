/**
 * All fields of an excursion that staff fill in. API, form, editor, columns, history and public pages are
 * derived from these rows. A new field is one row, its column in `schema.server.ts` with a migration, and the
 * page that shows it; see `docs/fields.md`.
 * Pictures, pickups, weekdays with languages and departure overrides have their own tables.
 * Public pages import only types from here, to keep their scripts small.
 */
import { numberLimits } from "#app/database/number-limits.ts";
import { fieldLabelsTexts } from "#app/messages/staff/excursions/field-labels.ts";
import {
	type AnyField,
	block,
	choiceOrNone,
	clock,
	clockOrNone,
	dateOrNone,
	type FieldWords,
	line,
	oneItemPerLine,
	percent,
	percentOrNone,
	policyOrNone,
	price,
	type Section,
	wholeNumber,
	wholeNumberOrNone,
	yesOrNo,
} from "./excursion-field-kinds.ts";

/** What the fields of a group have in common. */
const ofWords = {
	section: "words",
	audience: "public",
	translated: true,
	mustBeSent: true,
} as const;
const ofNumbers = { section: "numbers", audience: "public" } as const;
const ofPrices = { ...ofNumbers, partOf: "prices", mustBeSent: true } as const;
const ofTax = { section: "tax", audience: "staff" } as const;
const ofAges = {
	...numberLimits.age,
	section: "duration and ages",
	audience: "public",
	partOf: "ages",
} as const;
const ofTeam = { section: "team", audience: "staff", control: "tick", initial: true } as const;
const ofCosts = { section: "costs", audience: "staff", mayBeFree: true, initial: 0 } as const;
const ofFacts = { section: "facts", audience: "public", translated: true, initial: "" } as const;
const ofAccess = { section: "access", audience: "public", partOf: "access", initial: "" } as const;

/** By API and form name, in the order of the editor. */
const excursionFields = {
	title: line({ column: "title", least: 4, most: 120, ...ofWords }),
	subtitle: line({ column: "subtitle", least: 4, most: 240, ...ofWords }),
	description: block({
		column: "description",
		least: 10,
		most: 10_000,
		isWide: true,
		rows: 6,
		...ofWords,
	}),
	category: line({
		column: "category",
		least: 3,
		most: 60,
		initial: "daily",
		control: "category",
		...ofWords,
		// its name is a text of the site: staff choose from a list
		translated: false,
	}),
	comments: block({
		column: "comments",
		most: 2000,
		initial: "",
		section: "words",
		control: "line",
		audience: "staff",
		translated: false,
	}),
	price_adult: price({ column: "priceAdultCents", mayBeFree: false, ...ofPrices }),
	price_child: price({ column: "priceChildCents", mayBeFree: true, ...ofPrices }),
	price_bebe: price({ column: "priceBebeCents", mayBeFree: true, ...ofPrices }),
	/** On receipts and in exports, which take it from the lines of a booking. */
	tax_rate: percent({ column: "taxRate", initial: 7, ...ofTax }),
	next_tax_rate: percentOrNone({ column: "nextTaxRate", initial: "", ...ofTax }),
	next_tax_from: dateOrNone({ column: "nextTaxFrom", initial: "", ...ofTax }),
	/** Seats of a departure without an override. */
	capacity: wholeNumber({
		column: "capacity",
		...numberLimits.capacity,
		initial: 12,
		...ofNumbers,
	}),
	start_time: clock({ column: "startTime", initial: "09:00", ...ofNumbers }),
	cutoff_hours: wholeNumber({
		column: "cutoffHours",
		...numberLimits.cutoffHours,
		initial: 12,
		...ofNumbers,
	}),
	duration_minutes: wholeNumber({
		column: "durationMinutes",
		...numberLimits.durationMinutes,
		initial: 240,
		section: "duration and ages",
		audience: "public",
	}),
	/** Guests read sentences that are made of it. */
	cancellation_policy: policyOrNone({
		column: "cancellationPolicy",
		initial: "",
		section: "policy",
		audience: "staff",
	}),
	/** Shown with the policy, where that has a weather clause. */
	weather_note: line({
		column: "weatherNote",
		most: 300,
		initial: "",
		section: "policy",
		audience: "public",
		partOf: "policy",
		translated: true,
	}),
	adult_from_age: wholeNumber({ column: "adultFromAge", initial: 12, ...ofAges }),
	child_from_age: wholeNumber({ column: "childFromAge", initial: 2, ...ofAges }),
	minimum_age: wholeNumber({ column: "minimumAge", initial: 0, ...ofAges }),
	needs_guide: yesOrNo({ column: "needsGuide", ...ofTeam }),
	needs_vehicle: yesOrNo({ column: "needsVehicle", ...ofTeam }),
	van_cost: price({ column: "vanCostCents", ...ofCosts }),
	guide_cost: price({ column: "guideCostCents", ...ofCosts }),
	included: oneItemPerLine({ column: "included", most: 2000, rows: 4, ...ofFacts }),
	not_included: oneItemPerLine({ column: "notIncluded", most: 2000, rows: 4, ...ofFacts }),
	effort: line({ column: "effort", most: 200, ...ofFacts }),
	what_to_bring: block({ column: "whatToBring", most: 500, control: "line", ...ofFacts }),
	good_to_know: oneItemPerLine({
		column: "goodToKnow",
		most: 2000,
		isWide: true,
		rows: 4,
		...ofFacts,
	}),
	wheelchair: choiceOrNone({
		column: "wheelchair",
		options: fieldLabelsTexts.wheelchair.options,
		...ofAccess,
	}),
	pram: choiceOrNone({ column: "pram", options: fieldLabelsTexts.pram.options, ...ofAccess }),
	pregnancy: choiceOrNone({
		column: "pregnancy",
		options: fieldLabelsTexts.pregnancy.options,
		...ofAccess,
	}),
	swimming: choiceOrNone({
		column: "swimming",
		options: fieldLabelsTexts.swimming.options,
		...ofAccess,
	}),
	least_height_cm: wholeNumberOrNone({
		column: "leastHeightCm",
		...numberLimits.heightCm,
		...ofAccess,
	}),
	most_weight_kg: wholeNumberOrNone({
		column: "mostWeightKg",
		...numberLimits.weightKg,
		...ofAccess,
	}),
	activity_place: line({ column: "activityPlace", most: 200, partOf: "activity", ...ofFacts }),
	activity_time: clockOrNone({
		column: "activityTime",
		initial: "",
		section: "facts",
		audience: "public",
		partOf: "activity",
	}),
	isActive: yesOrNo({
		column: "isActive",
		mustBeSent: true,
		section: "head",
		audience: "staff",
	}),
};

export type Rows = typeof excursionFields;
export type FieldName = keyof Rows;

/** The same rows under one type, for code that treats every field alike. */
const rows: Record<FieldName, AnyField> = excursionFields;
export const fieldNames = Object.keys(rows).filter((name): name is FieldName => name in rows);
export const rowOf = (name: FieldName): AnyField => rows[name];

const words: Record<FieldName, FieldWords> = fieldLabelsTexts;
/** The row with what staff call it, in the language of who reads it. */
export const fieldOf = (name: FieldName): AnyField & FieldWords => ({
	...rows[name],
	...words[name],
});

/** Values by API name. */
export type FieldValues = {
	[Name in FieldName]: ReturnType<Rows[Name]["fromColumn"]>;
};
/** Values by column. */
export type FieldColumns = {
	[Name in FieldName as Rows[Name]["column"]]: ReturnType<Rows[Name]["toColumn"]>;
};
type PublicName = {
	[Name in FieldName]: Rows[Name] extends { audience: "public" } ? Name : never;
}[FieldName];
/** Public fields with a value of their own; a field that is `partOf` another one is shown as a part of that. */
type PublicOnItsOwn = {
	[Name in PublicName]: Rows[Name] extends { partOf: string } ? never : Name;
}[PublicName];
/** Public values by column. */
export type PublicFields = {
	[Name in PublicOnItsOwn as Rows[Name]["column"]]: ReturnType<Rows[Name]["forGuests"]>;
};
export type PublicColumn = Rows[PublicName]["column"];

type TranslatedName = {
	[Name in FieldName]: Rows[Name] extends { translated: true } ? Name : never;
}[FieldName];
/** Columns with a text that staff may write in each language. */
export type TranslatedColumn = Rows[TranslatedName]["column"];
export const translatedNames = fieldNames.filter(
	(name): name is TranslatedName => rows[name].translated,
);

const publicNames = fieldNames.filter(
	(name): name is PublicName => rows[name].audience === "public",
);
export const publicColumns: PublicColumn[] = publicNames.map(
	(name) => excursionFields[name].column,
);

// Object.fromEntries loses the type of each field, so these functions end in a cast

export function toValues(row: FieldColumns): FieldValues {
	const columns: Record<string, string | number | boolean | null> = row;
	return Object.fromEntries(
		fieldNames.map((name) => [name, rows[name].fromColumn(columns[rows[name].column] ?? null)]),
	) as FieldValues;
}

/** Converts only the fields that are present. */
export function toColumns<Values extends Partial<FieldValues>>(
	values: Values,
): FieldValues extends Values ? FieldColumns : Partial<FieldColumns> {
	return Object.fromEntries(
		fieldNames.flatMap((name) => {
			const value = values[name];
			return value === undefined ? [] : [[rows[name].column, rows[name].toColumn(value)]];
		}),
	) as FieldValues extends Values ? FieldColumns : Partial<FieldColumns>;
}

export function toPublicFields(row: Pick<FieldColumns, PublicColumn>): PublicFields {
	const columns: Record<string, string | number | boolean | null> = row;
	return Object.fromEntries(
		publicNames
			.map((name) => rows[name])
			.filter(({ partOf }) => !partOf)
			.map(({ column, forGuests }) => [column, forGuests(columns[column] ?? null)]),
	) as PublicFields;
}

export function fieldsOfSection(section: Section): FieldName[] {
	return fieldNames.filter((name) => rows[name].section === section);
}

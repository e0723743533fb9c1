/**
 * Kinds of fields; `excursion-fields.ts` lists the fields, `excursion-field-schemas.ts` checks them. The editor loads this
 * file without the schemas.
 */
import type { NumberLimit } from "#app/database/number-limits.ts";
import { readTickBox } from "#app/ui/form/values/read-tick-box.ts";

/** The value in API and form, the value in the column, and the conversions between them. */
interface Kind<Value, Stored, Shown = Stored> {
	/** Undefined when the form lacks the field; NaN for an unreadable number. */
	fromForm(form: FormData, name: string): Value | undefined;
	toColumn(value: Value): Stored;
	fromColumn(column: Stored): Value;
	/** The value on public pages, for fields with a public audience. */
	forGuests(column: Stored): Shown;
}

/** Where the editor shows a field; `head` is beside the page's title. */
export type Section =
	| "head"
	| "words"
	| "numbers"
	| "tax"
	| "policy"
	| "duration and ages"
	| "team"
	| "costs"
	| "facts"
	| "access";
export type Control =
	| "line"
	| "area"
	| "time"
	| "number"
	| "price"
	| "percent"
	| "date"
	| "category"
	| "policy"
	| "choice"
	| "switch"
	| "tick";

interface Described<Value> {
	/** Property of the table `excursions`. */
	column: string;
	section: Section;
	/** "public": guests may read it. "staff": it must never be on a public page. */
	audience: "public" | "staff";
	/** Public only as a part of one of these. */
	partOf?: "prices" | "ages" | "activity" | "policy" | "access";
	/** Default of a new excursion; without one, the field is required. */
	initial?: Value;
	/** Required in every change; other omitted fields stay unchanged. */
	mustBeSent?: true;
	/** Overrides the usual control. */
	control?: Control;
	isWide?: true;
	/** Lines of a text area. */
	rows?: number;
	/** What a choice offers beside nothing: words by value, in their order. */
	options?: Readonly<Record<string, string>>;
}

interface DescribedText extends Described<string> {
	/** The text is translated for guests. */
	translated: boolean;
	/** Characters. */
	least?: number;
	most: number;
}

interface Base
	extends Described<string | number | boolean>,
		Kind<string | number | boolean, string | number | boolean | null, unknown> {
	control: Control;
	isRequired: boolean;
	translated: boolean;
}
/** What a value must be; `schemaOf` makes a schema of it. */
type Rule =
	| { rule: "line" | "block"; least?: number; most: number }
	| {
			rule:
				| "time"
				| "time or none"
				| "date or none"
				| "percent"
				| "percent or none"
				| "policy or none"
				| "yes or no";
	  }
	| { rule: "choice or none"; options: Readonly<Record<string, string>> }
	| ({ rule: "whole number" | "whole number or none" } & NumberLimit)
	| { rule: "price"; mayBeFree: boolean };
/** A field of any kind, for generic code. */
export type AnyField = Base & Rule;

export interface FieldWords {
	/** Its name in the history, and where an older form is refused. */
	label: string;
	/** Its name in error messages, if not the label. */
	what?: string;
	/** Text above its control, if not the label. */
	caption?: string;
	hint?: string;
}

const asItIs = <Value>(value: Value): Value => value;

/** Form, column and guests have the same value. */
const unchanged = { toColumn: asItIs, fromColumn: asItIs, forGuests: asItIs };

const text: Kind<string, string> = { ...unchanged, fromForm: textIn };
const list: Kind<string, string, string[]> = { ...text, forGuests: linesOf };
const emptyIsNull: Kind<string, string | null> = {
	fromForm: textIn,
	toColumn: (value) => value || null,
	fromColumn: (column) => column ?? "",
	forGuests: asItIs,
};
const number: Kind<number, number> = { ...unchanged, fromForm: numberIn };
/** Units of the currency in API and form, cents in the database. */
const money: Kind<number, number> = {
	fromForm: numberIn,
	toColumn: (units) => Math.round(units * 100),
	fromColumn: (cents) => cents / 100,
	forGuests: asItIs,
};
const hundredthsOrNull: Kind<string, number | null> = {
	fromForm: textIn,
	toColumn: (text) => (text === "" ? null : Math.round(numberOf(text) * 100)),
	fromColumn: (hundredths) => (hundredths === null ? "" : String(hundredths / 100)),
	forGuests: asItIs,
};
/** Text in API and form, because an empty one is no number. */
const numberOrNull: Kind<string, number | null> = {
	fromForm: textIn,
	toColumn: (text) => (text === "" ? null : numberOf(text)),
	fromColumn: (column) => (column === null ? "" : String(column)),
	forGuests: asItIs,
};
const tick: Kind<boolean, boolean> = { ...unchanged, fromForm: readTickBox };

const textField =
	<Shown, const Name extends "line" | "block">(
		kind: Kind<string, string, Shown>,
		control: Control,
		rule: Name,
	) =>
	<const Row extends DescribedText>(row: Row) => ({
		...kind,
		control,
		isRequired: (row.least ?? 0) > 0,
		rule,
		...row,
	});

export const line = textField(text, "line", "line");
/** Text of several lines. */
export const block = textField(text, "area", "block");
/** One item a line; shown to guests as a list. */
export const oneItemPerLine = textField(list, "area", "block");

/** A field that is no free text. `More`: what its rows say beside the usual. */
const fieldWith =
	<More = unknown>() =>
	<Value, Stored, const Name extends Rule["rule"]>(
		kind: Kind<Value, Stored>,
		control: Control,
		rule: Name,
	) =>
	<const Row extends Described<Value> & More>(row: Row) => ({
		...kind,
		control,
		isRequired: !rule.endsWith("or none"),
		rule,
		translated: false,
		...row,
	});

/** Local time: "04:30". */
export const clock = fieldWith()(text, "time", "time");
/** Local time, or empty. */
export const clockOrNone = fieldWith()(emptyIsNull, "time", "time or none");
export const wholeNumber = fieldWith<NumberLimit>()(number, "number", "whole number");
/** The same as text: "120", or empty. */
export const wholeNumberOrNone = fieldWith<NumberLimit>()(
	numberOrNull,
	"number",
	"whole number or none",
);
/** One of some values, or empty. */
export const choiceOrNone = fieldWith<{ options: Readonly<Record<string, string>> }>()(
	text,
	"choice",
	"choice or none",
);
/** Price for one person; `mayBeFree` is false for adults. */
export const price = fieldWith<{ mayBeFree: boolean }>()(money, "price", "price");
/** A percentage in API and form, hundredths of a percent in the database. */
export const percent = fieldWith()(money, "percent", "percent");
/** The same as text: "9.5", or empty. */
export const percentOrNone = fieldWith()(hundredthsOrNull, "percent", "percent or none");
/** Local date, or empty. */
export const dateOrNone = fieldWith()(emptyIsNull, "date", "date or none");
/** A cancellation policy as `readPolicyText` reads it, or empty. */
export const policyOrNone = fieldWith()(emptyIsNull, "policy", "policy or none");
export const yesOrNo = fieldWith()(tick, "switch", "yes or no");

/** Browsers send line breaks as CRLF. */
function textIn(form: FormData, name: string): string | undefined {
	const text = form.get(name);
	return text === null ? undefined : String(text).replaceAll("\r\n", "\n");
}

export function numberIn(form: FormData, name: string): number | undefined {
	const text = form.get(name);
	return text === null ? undefined : numberOf(String(text));
}

/** Accepts "64,50"; an empty text is not zero. */
export function numberOf(text: string): number {
	const plain = text.trim().replace(",", ".");
	return plain === "" ? Number.NaN : Number(plain);
}

function linesOf(text: string): string[] {
	return text.split("\n").filter((each) => each.trim() !== "");
}

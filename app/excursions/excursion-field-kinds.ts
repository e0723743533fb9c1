/** Kinds of fields; `excursion-fields.ts` lists the fields. */
import * as v from "valibot";
import { type NumberLimit, numberLimits } from "#app/database/number-limits.ts";
import { fieldRulesTexts as rules } from "#app/messages/catalogues/staff-excursions/field-rules.ts";
import { readTickBox } from "#app/ui/form/form.ts";
import { blockOfText, lineOfText } from "#app/ui/form/text-schema.ts";
import { isWholeCents } from "./whole-cents.ts";

/** The value in API and form, the value in the column, and the conversions between them. */
interface Kind<Value, Stored, Shown = Stored> {
	/** Undefined when the form lacks the field; NaN for an unreadable number. */
	fromForm(form: FormData, name: string): Value | undefined;
	toColumn(value: Value): Stored;
	fromColumn(stored: Stored): Value;
	/** The value on public pages, for fields with a public audience. */
	forGuests(stored: Stored): Shown;
}

/** Where the editor shows a field; `head` is beside the page's title. */
export type Section = "head" | "words" | "numbers" | "duration and ages" | "facts";
export type Control = "line" | "area" | "time" | "number" | "price" | "category" | "switch";

interface Described<Value> {
	/** Property of the table `excursions`. */
	column: string;
	/** Its name in the history and in merge conflicts. */
	label: string;
	/** Its name in error messages, if not the label. */
	what?: string;
	/** Text above its control, if not the label. */
	caption?: string;
	hint?: string;
	section: Section;
	/** "public": guests may read it. "staff": it must never be on a public page. */
	audience: "public" | "staff";
	/** Public only as a part of `prices`, `ages` or `activity`. */
	partOf?: "prices" | "ages" | "activity";
	/** Fields of one group are checked together; a merge takes them all from the same edit. */
	together?: "ages" | "activity";
	/** Default of a new excursion; without one, the field is required. */
	initial?: Value;
	/** Required in every change; other omitted fields stay unchanged. */
	mustBeSent?: true;
	/** Overrides the usual control. */
	control?: Control;
	isWide?: true;
	/** Lines of a text area. */
	rows?: number;
}

interface DescribedText extends Described<string> {
	/** The text is translated for guests. */
	translated: boolean;
	/** Characters. */
	least?: number;
	most: number;
}

/** A field of any kind, for generic code. */
export interface AnyField
	extends Described<string | number | boolean>,
		Kind<string | number | boolean, string | number | boolean | null, unknown> {
	schema: v.GenericSchema<string> | v.GenericSchema<number> | v.GenericSchema<boolean>;
	control: Control;
	isRequired: boolean;
	translated: boolean;
}

const asItIs = <Value>(value: Value): Value => value;

interface Typed {
	control: Control;
	isRequired: boolean;
}

const text: Kind<string, string> = {
	fromForm: textIn,
	toColumn: asItIs,
	fromColumn: asItIs,
	forGuests: asItIs,
};
const list: Kind<string, string, string[]> = { ...text, forGuests: linesOf };
const emptyIsNull: Kind<string, string | null> = {
	fromForm: textIn,
	toColumn: (value) => value || null,
	fromColumn: (stored) => stored ?? "",
	forGuests: asItIs,
};
const number: Kind<number, number> = {
	fromForm: numberIn,
	toColumn: asItIs,
	fromColumn: asItIs,
	forGuests: asItIs,
};
/** Units of the currency in API and form, cents in the database. */
const money: Kind<number, number> = {
	fromForm: numberIn,
	toColumn: (units) => Math.round(units * 100),
	fromColumn: (cents) => cents / 100,
	forGuests: asItIs,
};
const tick: Kind<boolean, boolean> = {
	fromForm: readTickBox,
	toColumn: asItIs,
	fromColumn: asItIs,
	forGuests: asItIs,
};

const isRequired = ({ least = 0 }: DescribedText) => least > 0;
const controlledBy = (control: Control, required: boolean): Typed => ({
	control,
	isRequired: required,
});

/** One line of text. */
export const line = <const Row extends DescribedText>(row: Row) => ({
	...text,
	...controlledBy("line", isRequired(row)),
	schema: lineOfText({ ...row, what: row.what ?? row.label }) satisfies v.GenericSchema<string>,
	...row,
});

/** Text of several lines. */
export const block = <const Row extends DescribedText>(row: Row) => ({
	...text,
	...controlledBy("area", isRequired(row)),
	schema: blockOfText({ ...row, what: row.what ?? row.label }) satisfies v.GenericSchema<string>,
	...row,
});

/** One item a line; shown to guests as a list. */
export const itemALine = <const Row extends DescribedText>(row: Row) => ({
	...list,
	...controlledBy("area", isRequired(row)),
	schema: blockOfText({ ...row, what: row.what ?? row.label }) satisfies v.GenericSchema<string>,
	...row,
});

/** Local time: "04:30". */
export const clock = <const Row extends Described<string>>(row: Row) => ({
	...text,
	...controlledBy("time", true),
	schema: clockTime(row.what ?? row.label) satisfies v.GenericSchema<string>,
	translated: false,
	...row,
});

/** Local time, or empty. */
export const clockOrNone = <const Row extends Described<string>>(row: Row) => ({
	...emptyIsNull,
	...controlledBy("time", false),
	schema: v.union(
		[v.literal(""), clockTime(row.what ?? row.label)],
		rules.notTime({ what: row.what ?? row.label }),
	) satisfies v.GenericSchema<string>,
	translated: false,
	...row,
});

export const wholeNumber = <const Row extends Described<number> & NumberLimit>(row: Row) => ({
	...number,
	...controlledBy("number", true),
	schema: wholeNumberWithin(row.what ?? row.label, row) satisfies v.GenericSchema<number>,
	translated: false,
	...row,
});

/** Price for one person; `mayBeFree` is false for adults. */
export const price = <const Row extends Described<number> & { mayBeFree: boolean }>(row: Row) => ({
	...money,
	...controlledBy("price", true),
	schema: priceSchema(row.what ?? row.label, row) satisfies v.GenericSchema<number>,
	translated: false,
	...row,
});

export const yesOrNo = <const Row extends Described<boolean>>(row: Row) => ({
	...tick,
	...controlledBy("switch", true),
	schema: v.boolean(rules.undecided({ what: row.label })) satisfies v.GenericSchema<boolean>,
	translated: false,
	...row,
});

function clockTime(what: string) {
	const notTime = rules.notTime({ what });
	return v.pipe(v.string(notTime), v.trim(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, notTime));
}

function wholeNumberWithin(what: string, { least, most }: NumberLimit) {
	return v.pipe(
		v.number(rules.notNumber({ what })),
		v.integer(rules.notWhole({ what })),
		v.minValue(least, rules.tooLow({ what, least })),
		v.maxValue(most, rules.tooHigh({ what, most })),
	);
}

const highestPrice = numberLimits.priceCents.most / 100;

/** In units of the currency, as in the API: 64 or 64.5. */
function priceSchema(what: string, { mayBeFree }: { mayBeFree: boolean }) {
	return v.pipe(
		v.number(rules.notNumber({ what })),
		v.finite(rules.notNumber({ what })),
		v.check(
			(units) => units === Number.POSITIVE_INFINITY || units <= highestPrice,
			rules.tooHigh({ what, most: highestPrice }),
		),
		v.check(isWholeCents, rules.tooManyDecimals({ what })),
		v.check(
			(units) => (mayBeFree ? units >= 0 : units > 0),
			mayBeFree ? rules.negative({ what }) : rules.notAboveZero({ what }),
		),
	);
}

/** Browsers send line breaks as CRLF. */
function textIn(form: FormData, name: string): string | undefined {
	const typed = form.get(name);
	return typed === null ? undefined : String(typed).replaceAll("\r\n", "\n");
}

export function numberIn(form: FormData, name: string): number | undefined {
	const typed = form.get(name);
	return typed === null ? undefined : numberOf(String(typed));
}

/** Accepts "64,50"; an empty text is not zero. */
export function numberOf(typed: string): number {
	const plain = typed.trim().replace(",", ".");
	return plain === "" ? Number.NaN : Number(plain);
}

function linesOf(stored: string): string[] {
	return stored.split("\n").filter((each) => each.trim() !== "");
}

/** What is pressed or written on the phone of who boards: a tick, cash or a note, kept there until the server has answered. */
import * as v from "valibot";
import { tickStateSchema } from "../ticks/boarding.ts";

/** Of one request. */
export const mostOperations = 100;

/** Characters of a note. */
export const longestNote = 500;

/** 2200-01-01, beyond which no local date goes either. */
const latestInstant = Date.UTC(2200, 0);

/** Milliseconds since the epoch, by the phone's clock. */
export const phoneInstant = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(0),
	v.maxValue(latestInstant),
);

const rowId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const common = {
	/** Made on the phone, so that the server applies the operation once however often it is sent. */
	id: v.pipe(v.string(), v.uuid()),
	departureId: rowId,
	bookingId: rowId,
	pressedAt: phoneInstant,
};
/** Has no name or phone number. */
export const tickEntries = {
	...common,
	kind: v.literal("tick"),
	/** Person numbers, see `Boarded`; absent for the whole party. */
	people: v.optional(
		v.pipe(
			v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
			v.minLength(1),
			v.maxLength(300),
		),
	),
	state: tickStateSchema,
};
export const noteEntries = {
	...common,
	kind: v.literal("note"),
	text: v.pipe(v.string(), v.maxLength(longestNote)),
};
export const cashEntries = {
	...common,
	kind: v.literal("cash"),
	amountCents: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
	currency: v.pipe(v.string(), v.length(3)),
};
/** What cash turned out to be that the server had refused. */
export const clearedCashEntries = {
	...common,
	kind: v.literal("cleared cash"),
	cashId: common.id,
	how: v.picklist(["given back", "not taken"]),
};
export type Cleared = v.InferOutput<typeof clearedCashEntries.how>;

const cashNotOwedSchema = v.object({
	/** Cents that are owed instead; 0 when nothing is. */
	owedCents: v.number(),
	/** Who took the last money (null: by card), and when; null when nobody has. */
	paid: v.nullable(v.object({ takenBy: v.nullable(v.string()), at: v.number() })),
});

const goneSchema = v.literal("gone");
const tickRefusalSchema = v.picklist([
	/** A later tick about this guest exists. */
	"newer",
	/** The booking is no longer on this departure. */
	"gone",
	"too late",
]);
const noteRefusalSchema = v.picklist(["gone", "too late"]);
const cashRefusalSchema = v.union([goneSchema, cashNotOwedSchema]);
export type TickRefusal = v.InferOutput<typeof tickRefusalSchema>;
export type NoteRefusal = v.InferOutput<typeof noteRefusalSchema>;
export type CashRefusal = v.InferOutput<typeof cashRefusalSchema>;

const tickSchema = v.object({ ...tickEntries, refusal: v.optional(tickRefusalSchema) });
const noteSchema = v.object({ ...noteEntries, refusal: v.optional(noteRefusalSchema) });
const cashSchema = v.object({ ...cashEntries, refusal: v.optional(cashRefusalSchema) });
const clearedCashSchema = v.object({ ...clearedCashEntries, refusal: v.optional(goneSchema) });
/** As the phone keeps it; with a refusal until that is dismissed. */
export const operationSchema = v.variant("kind", [
	tickSchema,
	noteSchema,
	cashSchema,
	clearedCashSchema,
]);
export type Operation = v.InferOutput<typeof operationSchema>;
export type Tick = v.InferOutput<typeof tickSchema>;
export type Cash = v.InferOutput<typeof cashSchema>;

const answerSchema = v.object({
	/** Null when the server has applied it, now or before. */
	refusal: v.nullable(v.union([tickRefusalSchema, cashNotOwedSchema])),
	/** Of a tick: the booking's present boarding; null when it is gone. */
	boarding: v.optional(
		v.nullable(
			v.object({
				state: v.nullable(v.picklist(["picked up", "no-show"])),
				aboard: v.array(v.number()),
			}),
		),
	),
	/** Of a tick: another one that says the same, because two phones have scanned this voucher. */
	twin: v.optional(v.nullable(v.object({ by: v.string(), at: v.number() }))),
	/** Milliseconds since the epoch when the server answered. */
	now: v.number(),
});
export type OperationAnswer = v.InferOutput<typeof answerSchema>;

/** By id. What its user may not do now has no answer, and waits. */
export const answersSchema = v.object({ answers: v.record(v.string(), answerSchema) });

/** An operation and what the server has said of it since the page was loaded. */
export interface AnsweredOperation {
	operation: Operation;
	answer: OperationAnswer;
}

type OfGuest = Pick<Operation, "departureId" | "bookingId">;

export function isSameGuest(one: OfGuest, other: OfGuest): boolean {
	return one.departureId === other.departureId && one.bookingId === other.bookingId;
}

/** Cash that is taken in the boarding app, also without a network. */
import * as v from "valibot";

/** So that a request stays small; a phone sends the rest afterwards. */
export const mostCashAtOnce = 4;

export const pressIdSchema = v.pipe(v.string(), v.uuid());

/** What a refused press turned out to be. */
export const clearedSchema = v.picklist(["given back", "not taken"]);
export type Cleared = v.InferOutput<typeof clearedSchema>;

const paidSchema = v.object({
	/** Null: by card. */
	takenBy: v.nullable(v.string()),
	at: v.number(),
});
const cashRefusalSchema = v.object({
	/** Cents that are owed instead; 0 when nothing is. */
	owedCents: v.number(),
	/** The booking has no seats any more, or is not this user's. */
	isGone: v.boolean(),
	/** Who took the last money, and when; null when nobody has. */
	paid: v.nullable(paidSchema),
});
export type CashRefusal = v.InferOutput<typeof cashRefusalSchema>;

/** An answer for each id that was sent. */
export const cashAnswersSchema = v.object({
	answers: v.record(
		v.string(),
		v.object({ refusal: v.nullable(cashRefusalSchema), now: v.number() }),
	),
});
export type CashAnswer = v.InferOutput<typeof cashAnswersSchema>["answers"][string];

/** A press that this phone keeps until the server has answered it. */
export const storedCashSchema = v.object({
	id: pressIdSchema,
	bookingId: v.number(),
	/** "<excursion>/<date>". */
	departure: v.string(),
	amountCents: v.number(),
	currency: v.string(),
	pressedAt: v.number(),
	refusal: v.optional(cashRefusalSchema),
	cleared: v.optional(clearedSchema),
});
export type StoredCash = v.InferOutput<typeof storedCashSchema>;

/** What incidents say of their cause and end: codes with values, read in staff's language. A code stays for ever. */
import * as v from "valibot";
import { incidentHistoryTexts as texts } from "#app/messages/staff/history/incidents.ts";
import { type LineOf, lineInWords, storedLine } from "#app/messages/stored-line.ts";
import { formatDate, formatInstant, formatMoney } from "#app/ui/format/format.ts";

const times = v.object({ before: v.string(), after: v.string() });
const timesOf = (change: v.InferOutput<typeof times>) => ({
	timeBefore: change.before,
	timeAfter: change.after,
});
const reason = { reason: v.string() };
const sum = v.object({ cents: v.number(), currency: v.string() });
type Sum = v.InferOutput<typeof sum>;

const inMoney = ({ cents, currency }: Sum) => formatMoney(cents, currency);
/** The gateway's own codes: "insufficient_funds". */
const spaced = (code: string) => code.replaceAll("_", " ");
const { notTold, cash, refund, difference, ended: ends } = texts;

const ofBoth = (words: (sums: { theirs: string; ours: string }) => string) =>
	storedLine({ theirs: sum, ours: sum }, ({ theirs, ours }) =>
		words({ theirs: inMoney(theirs), ours: inMoney(ours) }),
	);

/** What an incident says of its cause. */
export const causeLines = {
	"day not told": storedLine({ from: v.string(), to: v.string() }, ({ from, to }) =>
		notTold.day({ from: formatDate(from, "short"), to: formatDate(to, "short") }),
	),
	"cancellation not told": storedLine({ date: v.string() }, ({ date }) =>
		notTold.cancelled({ day: formatDate(date, "short") }),
	),
	"weather not told": storedLine(
		{ date: v.string(), until: v.number(), timeZone: v.string() },
		({ date, until, timeZone }) =>
			notTold.weather({ day: formatDate(date, "short"), until: formatInstant(until, timeZone) }),
	),
	"leaving not told": storedLine({ date: v.string() }, ({ date }) =>
		notTold.leaves({ day: formatDate(date, "short") }),
	),
	"times not told": storedLine({ pickup: times, start: times }, ({ pickup, start }) =>
		notTold.times({
			change: [
				...(pickup.before === pickup.after ? [] : [notTold.pickup(timesOf(pickup))]),
				...(start.before === start.after ? [] : [notTold.start(timesOf(start))]),
			].join(", "),
		}),
	),
	"cash not owed": storedLine(
		{
			name: v.string(),
			pressedAt: v.number(),
			timeZone: v.string(),
			/** Null: there is no such booking. */
			owed: v.nullable(sum),
		},
		({ name, pressedAt, timeZone, owed }) => {
			const press = { name, time: formatInstant(pressedAt, timeZone) };
			if (!owed) return cash.noBooking(press);
			return owed.cents > 0
				? cash.owed({ ...press, owed: inMoney(owed) })
				: cash.nothingOwed(press);
		},
	),
	"refund refused": storedLine(reason, ({ reason: code }) =>
		refund.refused({ reason: spaced(code) }),
	),
	"no answer": storedLine({}, () => refund.noAnswer),
	"long due": storedLine({}, () => refund.longDue),
	"refund rejected": storedLine(reason, ({ reason: code }) =>
		refund.rejected({ reason: spaced(code) }),
	),
	dispute: storedLine({ ...reason, state: v.nullable(v.string()) }, (dispute) => {
		const state = disputeState(dispute.state);
		const cause = { reason: spaced(dispute.reason) };
		return state ? texts.dispute.stateAndReason({ ...cause, state }) : texts.dispute.reason(cause);
	}),
	"for payment": storedLine({ payment: v.string() }, texts.forPayment),
	"more there": storedLine({ theirs: sum }, ({ theirs }) =>
		difference.more({ theirs: inMoney(theirs) }),
	),
	"other amount": ofBoth(difference.other),
	"other refund": ofBoth(difference.refunded),
	"unknown there": storedLine({ ours: sum }, ({ ours }) =>
		difference.unknownThere({ ours: inMoney(ours) }),
	),
	"receiver ended": storedLine({ reseller: v.string() }, texts.receiverEnded),
	"wrong refund": ofBoth(difference.wrongRefund),
};
export type CauseLine = LineOf<typeof causeLines>;

/** How an incident ended. */
export const endLines = {
	"went back": storedLine({}, () => ends.wentBack),
	"taken by bank": storedLine({}, () => ends.takenByBank),
	"receiver is back": storedLine({}, () => ends.receiverIsBack),
	"with us again": storedLine(reason, ({ reason: code }) =>
		ends.withUsAgain({ reason: spaced(code) }),
	),
	confirmed: storedLine({}, () => ends.confirmed),
	"address corrected": storedLine({}, () => ends.addressCorrected),
	"cash owed after all": storedLine({}, () => ends.cashOwedAfterAll),
	"cash given back": storedLine({ name: v.string() }, ends.cashGivenBack),
	"cash not taken": storedLine({ name: v.string() }, ends.cashNotTaken),
	"dispute ended": storedLine({ state: v.string() }, ({ state }) => disputeState(state)),
	"paid back another way": storedLine({ note: v.string() }, ends.paidBackAnotherWay),
	"sent again": storedLine({}, () => ends.sentAgain),
	"booking cancelled": storedLine({}, () => ends.bookingCancelled),
	"booking stays": storedLine({ note: v.string() }, ({ note }) =>
		`${ends.bookingStays} ${note}`.trim(),
	),
	/** What staff typed. */
	note: storedLine({ note: v.string() }, ({ note }) => note),
};
export type EndLine = LineOf<typeof endLines>;

interface StoredIncident {
	detail: string;
	line: string | null;
	outcomeLine: string | null;
}

/** An incident as staff read it. */
export function incidentInWords<Row extends StoredIncident>({ line, outcomeLine, ...row }: Row) {
	return {
		...row,
		detail: line === null ? row.detail : lineInWords(causeLines, line),
		outcome: outcomeLine === null ? "" : lineInWords(endLines, outcomeLine),
	};
}

function disputeState(state: string | null): string {
	const [, words = ""] =
		Object.entries(texts.dispute.states).find(([code]) => code === state) ?? [];
	return words;
}

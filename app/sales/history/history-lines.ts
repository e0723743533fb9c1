/**
 * What the history of a booking says beside the kind of an entry: a code with values, from which staff's language makes
 * the words when it is read. A code stays for ever, because rows bear it; its values may only grow by optional ones.
 */
import * as v from "valibot";
import { changeInWords, timeChange } from "#app/departures/time-change.ts";
import { isLanguage, languageFacts, staffLanguage } from "#app/messages/languages.ts";
import { bookingHistoryTexts as texts } from "#app/messages/staff/history/booking-history.ts";
import { type LineOf, lineInWords, storedLine } from "#app/messages/stored-line.ts";
import { erasureRequests } from "#app/sales/erasure/erased-booking.ts";
import { delayInWords, sentences } from "#app/sales/mails/departure-message-words.ts";
import { formatDate, formatInstant, formatMoney, formatMonth } from "#app/ui/format/format.ts";
import { changedFieldSchema, type StoredChange } from "./changed-field-schema.ts";
import { changedFieldInWords } from "./changed-fields.ts";

const money = { cents: v.number(), currency: v.string() };
/** SQLite writes 0 and 1. */
const flag = v.pipe(
	v.union([v.boolean(), v.number()]),
	v.transform((value) => Boolean(value)),
);
/** Local date and start. */
const departure = v.object({ date: v.string(), start: v.string() });

/** A `DepartureMessage` without the stops. */
const saidSchema = v.variant("kind", [
	v.object({ kind: v.literal("late"), minutes: v.number(), why: v.string() }),
	v.object({
		kind: v.literal("elsewhere"),
		place: v.string(),
		time: v.string(),
		why: v.string(),
	}),
	v.object({ kind: v.literal("other"), text: v.string() }),
]);

const inMoney = ({ cents, currency }: { cents: number; currency: string }) =>
	formatMoney(cents, currency);
/** The gateway's own codes: "warning_needs_response". */
const spaced = (code: string) => code.replaceAll("_", " ");
const { back, cancelled, changed: changedTexts } = texts;

export const historyLines = {
	/** By their English titles; the answers themselves are personal, and go with an erasure. */
	answered: storedLine({ questions: v.array(v.string()) }, ({ questions }) => questions.join(", ")),
	amount: storedLine(money, inMoney),
	taken: storedLine({ ...money, by: v.picklist(["cash", "terminal"]) }, ({ by, ...sum }) =>
		by === "cash"
			? texts.takenInCash({ money: inMoney(sum) })
			: texts.takenAtTerminal({ money: inMoney(sum) }),
	),
	imported: storedLine({ ref: v.string() }, ({ ref }) => texts.imported({ ref })),
	"paid before": storedLine(money, (sum) => texts.paidBefore({ money: inMoney(sum) })),
	"paid with credit": storedLine(money, (sum) => texts.paidWithCredit({ money: inMoney(sum) })),
	"credit given": storedLine({ ...money, why: v.string() }, ({ why, ...sum }) =>
		why
			? texts.creditGivenFor({ money: inMoney(sum), why })
			: texts.creditGiven({ money: inMoney(sum) }),
	),
	"paid by link": storedLine(money, (sum) => texts.paidByLink({ money: inMoney(sum) })),
	"pay link": storedLine({ ...money, as: v.picklist(["mail", "code"]) }, ({ as, ...sum }) =>
		as === "mail"
			? texts.linkByMail({ money: inMoney(sum) })
			: texts.linkAsCode({ money: inMoney(sum) }),
	),
	"page ended": storedLine({}, () => texts.page.ended),
	"page given up": storedLine({}, () => texts.page.givenUp),
	"page never opened": storedLine({}, () => texts.page.neverOpened),
	expired: storedLine({ hadPage: flag }, ({ hadPage }) => (hadPage ? "" : texts.page.notOpened)),
	"hotel money": storedLine(
		{ step: v.picklist(["collect", "uncollect", "paid-back"]), month: v.optional(v.string()) },
		({ step, month }) =>
			month
				? texts.hotel.withMonth({ step: texts.hotel[step], month: formatMonth(month) })
				: texts.hotel[step],
	),
	"refund reason": storedLine({ reason: v.string() }, ({ reason }) => reasonInWords(reason)),
	"part back": storedLine(
		{
			...money,
			why: v.string(),
			isSmallerParty: v.optional(flag),
			gateway: v.nullable(v.string()),
		},
		({ why, isSmallerParty, gateway: by, ...sum }) => {
			const because = isSmallerParty ? back.smallerParty : why;
			const part = because ? back.because({ money: inMoney(sum), why: because }) : inMoney(sum);
			if (by === "cash") return back.inCash({ back: part });
			if (by === "credit") return back.toCredit({ back: part });
			return by === "terminal" ? back.atTerminal({ back: part }) : part;
		},
	),
	"given back by hand": storedLine({}, () => back.byHand),
	"sent back": storedLine(money, inMoney),
	"sent back by gateway": storedLine({ ...money, isOwn: flag }, ({ isOwn, ...sum }) =>
		isOwn ? inMoney(sum) : back.fromDashboard({ money: inMoney(sum) }),
	),
	"sent back by bank": storedLine({}, () => back.byBank),
	"paid back another way": storedLine({ note: v.string() }, back.anotherWay),
	"refund came back": storedLine({ ...money, reason: v.string() }, ({ reason, ...sum }) =>
		back.cameBack({ money: inMoney(sum), reason: spaced(reason) }),
	),
	"refund tried again": storedLine({}, () => back.triedAgain),
	disputed: storedLine({ ...money, state: v.string() }, ({ state, ...sum }) =>
		texts.disputed({ money: inMoney(sum), state: spaced(state) }),
	),
	"cancelled by guest": storedLine(
		{
			backCents: v.number(),
			ofCents: v.number(),
			currency: v.string(),
			/** Where the sums above are. */
			money: v.picklist(["bank", "hotel", "gateway"]),
			/** What a hotel collects besides. */
			hotel: v.optional(v.object({ backCents: v.number(), ofCents: v.number() })),
		},
		({ backCents, ofCents, currency, money: where, hotel }) => {
			const sumsOf = (back: number, all: number) => ({
				back: formatMoney(back, currency),
				all: formatMoney(all, currency),
			});
			const sums = sumsOf(backCents, ofCents);
			if (where === "hotel") return cancelled.hotelGivesBack(sums);
			const ours = where === "bank" ? cancelled.atBank : cancelled.comesBack(sums);
			return hotel
				? `${ours}, ${cancelled.hotelBesides(sumsOf(hotel.backCents, hotel.ofCents))}`
				: ours;
		},
	),
	released: storedLine({ by: v.picklist(["staff", "guest"]) }, ({ by }) => texts.released[by]),
	"mail again": storedLine({ subject: v.string() }, texts.mail.again),
	"failed mail again": storedLine({ subject: v.string() }, texts.mail.sentAgain),
	"mail returned": storedLine(
		{ as: v.picklist(["bounced", "complained"]), recipient: v.string(), subject: v.string() },
		({ as, ...mail }) => texts.mail[as](mail),
	),
	settled: storedLine({ note: v.string(), isKept: flag }, ({ note, isKept }) =>
		texts.settled({ outcome: isKept ? `${texts.bookingStays} ${note}`.trim() : note }),
	),
	"cash owed after all": storedLine({}, () => texts.settled({ outcome: texts.cash.owedAfterAll })),
	"cash not owed": storedLine({ ...money, owedCents: v.number() }, ({ owedCents, ...sum }) =>
		owedCents > 0
			? texts.cash.notWritten({
					money: inMoney(sum),
					owed: formatMoney(owedCents, sum.currency),
				})
			: texts.cash.notWrittenNothingOwed({ money: inMoney(sum) }),
	),
	boarding: storedLine(
		{ people: v.number(), seats: v.number(), minutesLate: v.number() },
		({ people, seats, minutesLate }) =>
			[
				...(people < seats ? [texts.boarding.part({ people, seats })] : []),
				...(minutesLate < 1 ? [] : [texts.boarding.late({ minutes: minutesLate })]),
			].join(", "),
	),
	sold: storedLine(
		{
			source: v.picklist(["phone", "desk", "walk-up", "email", "agent", "hotel", "waiting list"]),
			overbookedBy: v.number(),
			why: v.string(),
		},
		({ source, overbookedBy: seats, why }) => {
			const by = texts.sold.sources[source];
			return seats > 0 ? texts.sold.overbooked({ source: by, seats, why }) : by;
		},
	),
	"own price": storedLine(
		{
			kind: v.picklist(["free", "agreed"]),
			why: v.string(),
			listCents: v.number(),
			...money,
		},
		({ kind, why, listCents, ...sum }) =>
			texts.sold[kind]({ why, list: formatMoney(listCents, sum.currency), price: inMoney(sum) }),
	),
	language: storedLine({ language: v.string() }, ({ language }) =>
		isLanguage(language) ? languageFacts[language].name : language,
	),
	"at desk": storedLine({ hotel: v.string() }, texts.sold.atDesk),
	edited: storedLine(
		{
			changes: v.array(changedFieldSchema),
			forgiven: v.nullable(v.object({ ...money, why: v.string() })),
			hasNewLink: flag,
		},
		({ changes, forgiven, hasNewLink }) =>
			[
				...changes.map((change: StoredChange) => changedFieldInWords(change)),
				...(forgiven
					? [changedTexts.forgiven({ money: inMoney(forgiven), why: forgiven.why })]
					: []),
				...(hasNewLink ? [changedTexts.oldLinkEnds] : []),
			].join("\n"),
	),
	"new link": storedLine({}, () => changedTexts.newLink),
	told: storedLine({ message: saidSchema }, ({ message }) => {
		if (message.kind === "other") return message.text;
		const toldTexts = texts.told;
		if (message.kind === "late") {
			const delay = delayInWords(message.minutes, staffLanguage());
			return sentences(toldTexts.late({ delay }), message.why);
		}
		const { place, time, why } = message;
		return sentences(
			time ? toldTexts.elsewhereAt({ place, time }) : toldTexts.elsewhere({ place }),
			why,
		);
	}),
	"departure moved": storedLine(
		{ from: departure, to: departure, reason: v.string() },
		({ from, to, reason }) =>
			changedTexts.dayWithReason({ from: startInWords(from), to: startInWords(to), reason }),
	),
	moved: storedLine(
		{
			...{ from: v.string(), fromPickup: v.string(), to: v.string(), toPickup: v.string() },
			why: v.optional(v.literal("weather")),
		},
		({ from, to, why, ...pickups }) => {
			const days = { from: shortDate(from), to: shortDate(to) };
			const move = changedTexts.dayAndPickup({ ...days, ...pickups });
			return why ? texts.weather.moved({ move }) : move;
		},
	),
	"called off": storedLine({ until: v.number(), timeZone: v.string() }, ({ until, timeZone }) =>
		texts.weather.calledOff({ until: formatInstant(until, timeZone) }),
	),
	"weather choice": storedLine(
		{ choice: v.picklist(["money", "credit"]), by: v.picklist(["guest", "staff", "time"]) },
		({ choice, by }) => texts.weather.chosen[choice]({ by: texts.weather.by[by] }),
	),
	"called off unpaid": storedLine({ why: v.string() }, ({ why }) =>
		`${texts.weather.unpaid} ${why}`.trim(),
	),
	"leaves after all": storedLine({}, () => texts.weather.leavesAfterAll),
	erased: storedLine(
		{
			by: v.picklist(["guest", "staff", "time"]),
			asked: v.optional(v.picklist(erasureRequests)),
		},
		({ by, asked: requestWay }) => (requestWay ? texts.erased.asked[requestWay] : texts.erased[by]),
	),
	"new times": storedLine(
		{ pickup: timeChange, start: timeChange, isUntold: v.optional(flag) },
		({ pickup, start, isUntold }) => {
			const change = changeInWords({ pickup, start });
			return isUntold ? changedTexts.untold({ change }) : change;
		},
	),
};

export type HistoryLine = LineOf<typeof historyLines>;

/** What an entry says beside its kind. */
export function entryInWords({ detail, line }: { detail: string; line: string | null }): string {
	return line === null ? detail : lineInWords(historyLines, line);
}

function reasonInWords(reason: string): string {
	const reasonTexts = Object.entries(back.reasons).find(([code]) => code === reason);
	return reasonTexts?.[1] ?? spaced(reason);
}

/** "Sat 5 June, 15:00" */
function startInWords({ date, start }: { date: string; start: string }): string {
	return `${shortDate(date)}, ${start}`;
}

function shortDate(date: string): string {
	return formatDate(date, "short");
}

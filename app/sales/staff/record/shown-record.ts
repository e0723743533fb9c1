import type { ChosenFare } from "#app/catalogue/fares/fare.ts";
import { taxesIn } from "#app/catalogue/prices/tax.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { type AnswerLine, answerLines } from "#app/sales/answers/answer-lines.ts";
import { emptyForHotels } from "#app/sales/booking/booking-fields.ts";
import { codeOffIn } from "#app/sales/codes/code.ts";
import { type SoldExtra, soldExtras } from "#app/sales/sold-extras.ts";
import { soldFares } from "#app/sales/sold-fares.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { priceInDetail } from "#app/sales/voucher-money.ts";
import type { BookingRecord } from "./booking-record.server.ts";

/** The permission of the guest, and what only commands need. */
const hiddenFields = [
	"confirmId",
	"trip",
	"rules",
	"departure",
	"point",
	"stops",
	"texts",
	"poster",
	"toldMessage",
	"changes",
	"entryKeys",
	"hotel",
	"reseller",
	"lines",
	"policy",
	"policyStart",
	"extras",
	"fares",
	"questions",
	"answers",
] as const satisfies (keyof BookingRecord)[];
type HiddenField = (typeof hiddenFields)[number];
const gatewayColumns = ["sessionId", "sessionUrl", "gatewayPaymentId", "takenById"] as const;
type GatewayColumn = (typeof gatewayColumns)[number];

function without<Row extends object, Name extends keyof Row>(
	row: Row,
	names: readonly Name[],
): Omit<Row, Name> {
	const hidden: readonly PropertyKey[] = names;
	// TypeScript loses the names in fromEntries; they are exactly those that stay
	const shownEntries = Object.entries(row).filter(([name]) => !hidden.includes(name));
	return Object.fromEntries(shownEntries) as Omit<Row, Name>;
}

/**
 * A booking record as a screen of staff shows it. Attack: the confirm id is the guest's permission to cancel and to
 * erase, so no screen gets it with the record.
 */
export interface ShownRecord extends Omit<BookingRecord, HiddenField | "payments" | "history"> {
	/** In words, because the texts of all languages weigh too much for a screen; empty without tax, and for a hotel. */
	tax: string;
	soldExtras: SoldExtra[];
	soldFares: ChosenFare[];
	/** To the questions of its excursion; none for a hotel. */
	shownAnswers: AnswerLine[];
	consents: { title: string; guest: string; wording: number; answeredAt: number }[];
	asksQuestions: boolean;
	payments: Omit<BookingRecord["payments"][number], GatewayColumn>[];
	history: Omit<BookingRecord["history"][number], "dedupeKey" | "actorId">[];
}

/** @param scope a hotel reads neither what the office has written nor who of it did what. */
export function shownRecord(record: BookingRecord, scope: BookingScope): ShownRecord {
	const { lines, extras, fares, questions, answers, payments, history } = record;
	const isHotel = scope.kind === "own hotels";
	return {
		...without(record, hiddenFields),
		// whoever has the code of a credit has its money
		...(isHotel ? { ...emptyForHotels("record"), listPriceCents: null, credits: [] } : {}),
		tax: isHotel
			? ""
			: priceInDetail(
					{
						currency: record.currency,
						taxes: taxesIn(lines),
						codeOff: codeOffIn(record.code, lines),
						money: record.sums.guest,
					},
					staffLanguage(),
				),
		soldExtras: soldExtras(lines, extras),
		soldFares: soldFares(lines, fares),
		shownAnswers: isHotel
			? []
			: answerLines(
					questions.map((question) => ({ ...question, answers })),
					record,
				),
		consents: isHotel
			? []
			: answers.flatMap(({ questionId, guest, wording, answeredAt }) => {
					const question = questions.find(({ id }) => id === questionId);
					return question && wording !== null
						? [{ title: question.title, guest, wording, answeredAt }]
						: [];
				}),
		asksQuestions: !isHotel && questions.some(({ isActive }) => isActive),
		mails: isHotel ? [] : record.mails,
		payments: payments.map((payment) => ({
			...without(payment, gatewayColumns),
			takenByName: isHotel ? null : payment.takenByName,
		})),
		history: history
			.filter(({ type }) => !(isHotel && type === "note"))
			.map(({ dedupeKey: _key, actorId: _actor, ...entry }) =>
				isHotel ? { ...entry, detail: "", actorName: null, impersonatorId: null } : entry,
			),
	};
}

import { desc, inArray, sql } from "drizzle-orm";
import { type Excursion, pickupLabel, seatsOf } from "#app/catalogue/excursion.ts";
import { chosenExtras } from "#app/catalogue/extras/extra.ts";
import { chosenFares } from "#app/catalogue/fares/fare.ts";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import {
	policyOf,
	type UsualPolicy,
	usualPolicyIn,
} from "#app/catalogue/policy/cancellation-policy.ts";
import { type PriceLine, priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { reducedBy } from "#app/catalogue/prices/reduction.ts";
import { type TaxRate, taxRateOn } from "#app/catalogue/prices/tax.ts";
import { askedOf } from "#app/catalogue/questions/question.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import { chosenDeparture } from "#app/departures/offer/chosen-departure.ts";
import type { ExcursionToBook } from "#app/departures/offer/excursions.server.ts";
import { extrasAreLeft } from "#app/departures/seats/extras-are-left.server.ts";
import { type SeatClaim, seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { bookingRefusalsTexts } from "#app/messages/catalogues/booking/booking-refusals.ts";
import type { Language } from "#app/messages/languages.ts";
import { totemTexts } from "#app/messages/texts.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { fieldValues } from "#app/sales/booking/booking-columns.server.ts";
import {
	type NewHistoryLine,
	recordBookingEntry,
} from "#app/sales/booking/booking-events.server.ts";
import {
	idempotencyKeys,
	makeConfirmId,
	makeReference,
	onceOnlyKey,
} from "#app/sales/booking/booking-ids.ts";
import { languageOfBooking } from "#app/sales/booking/booking-language.ts";
import type { BookingRequest } from "#app/sales/booking/booking-request.ts";
import { type AppliedCode, appliedCode } from "#app/sales/codes/code.ts";
import type { CodeState } from "#app/sales/codes/code-decision.ts";
import { codeOfSale, readOffer } from "#app/sales/codes/offer-with-code.server.ts";
import { bookingRefusal } from "#app/sales/form/booking-refusal.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import {
	mayHoldUnpaid,
	readUnpaidHolds,
	type UnpaidSource,
} from "#app/sales/holds/unpaid-limits.server.ts";
import { botCheckWords, type UnpaidHolds, unpaidRefusal } from "#app/sales/holds/unpaid-limits.ts";
import { noMoney } from "#app/sales/payments/money.ts";
import {
	guaranteeByHotel,
	type SellingTotem,
	sellerSqlParts,
} from "#app/sales/totem-sale.server.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import type { Actor } from "./actor.ts";
import { answersOfRequest, missingAnswers } from "./answers/answer.ts";
import { writeAnswers } from "./answers/answers.server.ts";
import { claimStatements } from "./claim-seats.server.ts";
import { soldGuestBooking } from "./sold-guest-booking.server.ts";

export type BookingOutcome =
	| { outcome: "booked"; confirmId: string; isRepeated: boolean }
	| {
			outcome: "refused";
			/**
			 * 403 the totem may not sell, 404 unknown excursion, 409 sold out or dearer in the meantime,
			 * 422 cannot be booked like this, 429 the unpaid limit is reached.
			 */
			status: 403 | 404 | 409 | 422 | 429;
			errors: FormErrors;
			/** The present price in cents, if it is not the one that the guest saw. */
			newPriceCents?: number;
			/** The code that was sent, where it lowers the price. */
			code?: AppliedCode | undefined;
			/** 429: milliseconds since the epoch when the first hold of the source expires. */
			retryAt?: number | null;
			/** 429: the booking is possible after passing Turnstile. */
			asksBotCheck?: boolean;
	  };

/** How often a booking is read and written anew where staff change the excursion, or seats are taken, in between. */
const mostAttempts = 3;

export interface BookingCircumstances extends IslandClock {
	/** ISO 4217 */
	currency: string;
	/** The totem that sells for a hotel; absent for a booking on the website. */
	seller?: SellingTotem | undefined;
	/** Who holds the unpaid seats when no totem sells. */
	source: UnpaidSource;
	/** The operator's policy, for an excursion without one. */
	usualPolicy: UsualPolicy;
	/** For as long seats are held before the payment page is opened. */
	unopenedHoldMinutes: number;
	/** The operator's phone number, for a refused guest. */
	phone: string;
	/** The member of staff or hotel desk who books, and where; absent for a guest. */
	by?: { actor: Actor; line: NewHistoryLine } | undefined;
	/** For a choice that may become only one booking, whatever is typed in a second attempt. */
	onceKey?: string | undefined;
	/** ISO 639-1, from the guest's browser. */
	language?: string | null;
	/** In which a refusal is told, where a person at a desk reads it instead of the guest. */
	deskLanguage?: Language;
	/** The form asks what the excursion asks while booking; elsewhere guests answer on their own page. */
	requiresAnswers?: boolean;
}

/**
 * Takes seats for a guest and holds them while they pay. Two round trips: what is on sale, then one
 * batch whose INSERT (`claimStatements`) checks the seats itself, so that none is sold twice, and that the excursion is as
 * it was read. Where it is not, both are done anew.
 */
export async function bookSeats(
	db: Database,
	request: BookingRequest,
	excursionId: string,
	circumstances: BookingCircumstances,
): Promise<BookingOutcome> {
	const answer = await insertOrRefuse(db, request, excursionId, circumstances);
	if (answer.outcome === "refused") noteFacts({ refusal: refusalCodes[answer.status] });
	else noteFacts({ outcome: answer.isRepeated ? "booked before" : "booked" });
	return answer;
}

/** For the log, which has no words of a language. */
const refusalCodes = {
	403: "totem may not sell",
	404: "unknown excursion",
	409: "sold out or dearer",
	422: "cannot be booked like this",
	429: "unpaid limit",
} as const;

async function insertOrRefuse(
	db: Database,
	request: BookingRequest,
	excursionId: string,
	circumstances: BookingCircumstances,
): Promise<BookingOutcome> {
	const keys = await keysOf(request, excursionId, circumstances);
	const language = languageOfRefusal(circumstances);
	let currentRequest = request;
	for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
		const { onSale, code: readCode } = await readOffer(
			db,
			{ ...currentRequest, excursionId },
			{
				...circumstances,
				language: languageOfBooking(circumstances.language ?? null),
			},
		);
		const code =
			onSale && codeOfSale(readCode, { request: currentRequest, onSale, circumstances, language });
		const refusal = bookingRefusal(currentRequest, onSale, {
			currency: circumstances.currency,
			language,
			code,
			requiresAnswers: circumstances.requiresAnswers ?? false,
		});
		if (refusal || !onSale) {
			// the guest's own first click may have taken the last seats
			const [earlier] = await byKey(db, keys);
			if (earlier) return { outcome: "booked", confirmId: earlier.confirmId, isRepeated: true };
			if (!refusal) return { outcome: "refused", status: 404, errors: {} };
			return { ...refusal, code: appliedCode(code) };
		}
		const usedCode = code && "reduction" in code ? code : null;
		const facts = { onSale, code: usedCode, keys, circumstances };
		const insertion = await insertBooking(db, currentRequest, facts);
		if (insertion) return insertion;
		// a form without a start means the one that was read first, not another one that staff save meanwhile
		const departure = chosenDeparture(onSale.departures, currentRequest);
		if (departure && departure !== "start missing")
			currentRequest = { ...currentRequest, start: departure.startTime };
	}
	return {
		outcome: "refused",
		status: 409,
		errors: { date: [bookingRefusalsTexts[language].justTaken] },
	};
}

async function keysOf(
	request: BookingRequest,
	excursionId: string,
	{ now, onceKey }: BookingCircumstances,
): Promise<[string, string]> {
	if (onceKey) {
		const once = await onceOnlyKey(onceKey);
		return [once, once];
	}
	return idempotencyKeys({ excursionId, ...request, key: "" }, request.key, now);
}

/** The language in which a refused guest is told why. */
export function languageOfRefusal({
	language,
	deskLanguage,
}: Pick<BookingCircumstances, "language" | "deskLanguage">): Language {
	return deskLanguage ?? languageOfBooking(language ?? null);
}

/** @returns null when seats or excursion had changed by the time of the INSERT, or another booking has the drawn reference. */
async function insertBooking(
	db: Database,
	request: BookingRequest,
	{
		onSale: { excursion: usual, departures, version, tax },
		code,
		keys,
		circumstances,
	}: {
		onSale: ExcursionToBook;
		code: CodeState | null;
		keys: [string, string];
		circumstances: BookingCircumstances;
	},
): Promise<BookingOutcome | null> {
	const { now, currency, language, seller, by } = circumstances;
	const drawnIds = { confirmId: makeConfirmId(), reference: makeReference() };
	const departure = chosenDeparture(departures, request);
	if (!departure || departure === "start missing") return null;
	const excursion = excursionOn(usual, departure);
	const pickup = excursion.pickups.find((each) => pickupLabel(each) === request.pickup);
	if (!pickup) return null;
	const lines = linesOf(request, excursion, { code, taxRate: taxRateOn(tax, departure.date) });
	const promised = usualPolicyIn(circumstances.usualPolicy, languageOfBooking(language ?? null));
	const policy = policyOf(excursion, promised);
	const sale = sellerSqlParts(seller, now);
	const source: UnpaidSource = sale.source ?? circumstances.source;
	const claim = claimOf(request, departure, now);
	const bookedId = sql`(SELECT id FROM bookings WHERE confirm_id = ${drawnIds.confirmId})`;
	const {
		inserted,
		known: earlierBooking,
		selling,
		unpaid: [held],
	} = await runBatch(db, {
		...claimStatements(db, {
			...drawnIds,
			keys,
			departure,
			excursion: { version },
			party: request,
			lines,
			listPriceCents: null,
			code: code && { ...code, email: request.email },
			...{ currency, policy, pickup, seller: sale },
			fields: fieldValues(
				{
					...request,
					language: language ?? null,
					source: seller ? "totem" : "web",
					staffNotes: null,
					guideNotes: null,
				},
				circumstances.phone,
			),
			...{ status: sale.status, confirmedAt: sale.confirmedAt },
			holdExpiresAt: now + circumstances.unopenedHoldMinutes * 60_000,
			unpaidSource: source.key,
			now,
			mayTake: sql`${seatsAreFree(claim)} AND ${extrasAreLeft(lines, claim)} AND ${mayHoldUnpaid(source, claim)}`,
		}),
		answers: answersStatement(db, request, usual, { ...circumstances, ...drawnIds }),
		event: recordBookingEntry(
			db,
			bookedId,
			{ type: "booked", now, ...by },
			sql`EXISTS ${bookedId}`,
		),
		known: byKey(db, keys),
		selling: db.all<{ may_sell: number }>(sale.maySell),
		unpaid: readUnpaidHolds(db, source, claim),
		guarantee: seller
			? guaranteeByHotel(db, seller, {
					guest: guaranteedBooking({
						...drawnIds,
						request,
						excursion,
						departure,
						pickup,
						lines,
						code,
						currency,
						policy,
						language: language ?? null,
					}),
					recipient: request.email,
					now,
				})
			: undefined,
	});
	if (inserted[0]) {
		noteFacts({ bookingId: inserted[0].id });
		return { outcome: "booked", confirmId: inserted[0].confirm_id, isRepeated: false };
	}
	if (earlierBooking[0])
		return { outcome: "booked", confirmId: earlierBooking[0].confirmId, isRepeated: true };
	const { mayNotSell } = totemTexts[languageOfRefusal(circumstances)].sending;
	if (selling[0]?.may_sell !== 1)
		return { outcome: "refused", status: 403, errors: { "": [mayNotSell] } };
	return held ? refuseUnpaid(held, request, source, circumstances) : null;
}

/** The booking that a hotel answers for, whose guest pays there. Nobody is asked at the totem: its guest answers on the own page. */
function guaranteedBooking({
	request,
	...sold
}: Omit<Parameters<typeof soldGuestBooking>[0], "party"> & {
	request: BookingRequest;
}): GuestBooking {
	const questions = askedOf(sold.excursion.questions ?? [], request);
	return soldGuestBooking(
		{ ...sold, party: request },
		{
			...{ status: "confirmed", holdExpiresAt: 0, isPaid: false, toPayCents: 0 },
			money: { ...noMoney, hotelCents: totalOf(sold.lines) },
			...(questions.length > 0
				? { questions: { missing: missingAnswers(questions, []).length } }
				: {}),
		},
	);
}

/** The answers to what the excursion asks while booking; nothing where the same batch has not inserted the booking. */
function answersStatement(
	db: Database,
	request: BookingRequest,
	excursion: Pick<Excursion, "questions">,
	{ confirmId, language, now }: { confirmId: string; language?: string | null; now: number },
) {
	const { answers } = answersOfRequest(request, excursion, {
		language: languageOfBooking(language ?? null),
		areRequired: false,
	});
	return writeAnswers(db, sql`bookings.confirm_id = ${confirmId}`, answers, now);
}

function claimOf(request: BookingRequest, departure: { id: number }, now: number): SeatClaim {
	const { isWhole } = request;
	return { departureId: departure.id, seats: seatsOf(request), isWhole, now };
}

/** @param excursion with the prices of the departure. */
function linesOf(
	request: BookingRequest,
	{ prices, ...offered }: Pick<Excursion, "prices" | "extras" | "fares">,
	{ code, taxRate }: { code: CodeState | null; taxRate: TaxRate },
): PriceLine[] {
	const fares = chosenFares(offered.fares, request, request.fares);
	const extras = chosenExtras(offered.extras, request, request.extras);
	return reducedBy(code?.reduction, priceOf(prices, { ...request, fares }, extras, taxRate));
}

/** Above the unpaid limit; null when that is not the reason why nothing was booked. */
function refuseUnpaid(
	held: UnpaidHolds,
	request: BookingRequest,
	{ limits, withBotCheck }: UnpaidSource,
	circumstances: BookingCircumstances,
): BookingOutcome | null {
	const { now, phone } = circumstances;
	const guestFacts = { now, phone, language: languageOfRefusal(circumstances) };
	const party = { ...request, seats: seatsOf(request) };
	const limit = unpaidRefusal(held, party, limits, guestFacts);
	if (!limit) return null;
	const asksBotCheck =
		withBotCheck !== undefined &&
		unpaidRefusal(held, party, withBotCheck.limits, guestFacts) === null;
	const why = asksBotCheck ? botCheckWords(limits, withBotCheck.state, guestFacts.language) : limit;
	const errors = { "": [why] };
	return { outcome: "refused", status: 429, errors, retryAt: held.firstEndsAt, asksBotCheck };
}

function byKey(db: Database, keys: [string, string]) {
	return db
		.select({ confirmId: bookings.confirmId })
		.from(bookings)
		.where(inArray(bookings.idempotencyKey, keys))
		.orderBy(desc(bookings.id))
		.limit(1);
}

/** A booking as its guest may see it, or null; one round trip. */
export async function getBooking(
	db: Database,
	confirmId: string,
	now: number,
	language?: Language,
): Promise<GuestBooking | null> {
	return (await getGuestBooking(db, confirmId, now, language))?.guest ?? null;
}

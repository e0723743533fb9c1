import * as v from "valibot";
import { type CancellationPolicy, policyOf } from "#app/catalogue/policy/cancellation-policy.ts";
import {
	type ExcursionOnSale,
	getPublicExcursion,
	listPublicExcursions,
} from "#app/departures/offer/excursions.server.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { defaultLanguage, languages } from "#app/messages/languages.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { askGateway } from "#app/request/after-response.server.ts";
import type { RequestContext } from "#app/request/context.server.ts";
import { jsonError } from "#app/request/json.server.ts";
import { visitorSource } from "#app/request/security/visitor-source.server.ts";
import { bookSeats, getBooking } from "#app/sales/book-seats.server.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { bookingSchema, choicesOfForm } from "#app/sales/booking/booking-request.ts";
import { policyDay } from "#app/sales/cancellation/refund-by-policy.ts";
import { type RefundDay, refundSteps } from "#app/sales/cancellation/refund-promise.ts";
import { type Call, call } from "./call.ts";
import { staffCalls } from "./staff-functions.ts";

const excursionId = v.pipe(
	v.string("excursionId is required"),
	v.uuid("excursionId must be a UUID"),
);
const confirmId = v.pipe(
	v.string("confirmId is required"),
	v.check(isConfirmId, "confirmId is not one of ours"),
);
/** Texts without a translation are English, and `inEnglish` names them. */
const language = v.optional(v.picklist(languages, "There is no such language"), defaultLanguage);
const clockOf = ({ environment }: RequestContext) => ({
	now: Date.now(),
	timeZone: environment.timeZone,
	currency: environment.currency,
});

/** The calls for API clients: the same domain functions, rules and rights as the pages use. */
const calls = {
	...staffCalls,

	/**
	 * Departures at other prices than `prices` say the place of theirs in `priceSets` as `priceSet`; `fromPrices` are the cheapest
	 * of the next 30 days. Cents with tax, without the extras of which `isRequired` is true.
	 */
	getPublicExcursions: call({
		method: "GET",
		input: v.object({ language }),
		handle: async (input, services) =>
			Response.json(
				(await listPublicExcursions(services.db, clockOf(services), input.language)).map(
					(excursion) => withRefunds(excursion, services),
				),
			),
	}),

	getPublicExcursion: call({
		method: "GET",
		input: v.object({ excursionId, language }),
		async handle(input, services) {
			const excursion = await getPublicExcursion(
				services.db,
				input.excursionId,
				clockOf(services),
				input.language,
			);
			return excursion
				? Response.json(withRefunds(excursion, services))
				: jsonError(404, "NOT_FOUND", "There is no such excursion on sale");
		},
	}),

	createBooking: call({
		method: "POST",
		input: v.intersect([v.object({ excursionId }), bookingSchema, choicesOfForm]),
		async handle(input, services) {
			const allowed = await services.limits.booking.limit({ key: services.visitorNetwork });
			if (!allowed.success)
				return jsonError(429, "TOO_MANY_REQUESTS", "Wait a minute, then try again");
			const { excursionId: id, ...request } = input;
			const outcome = await bookSeats(services.db, request, id, {
				...clockOf(services),
				source: visitorSource(services),
				usualPolicy: services.environment.cancellationPolicy,
				unopenedHoldMinutes: services.environment.unopenedHoldMinutes,
				phone: services.environment.operator.phone,
			});
			if (outcome.outcome === "refused") {
				const code = {
					403: "FORBIDDEN",
					404: "NOT_FOUND",
					409: "CHANGED_MEANWHILE",
					422: "NOT_BOOKABLE",
					429: "TOO_MANY_UNPAID",
				} as const;
				const [message] = Object.values(outcome.errors).flat();
				const refusal = jsonError(
					outcome.status,
					code[outcome.status],
					message ?? "The booking was refused",
					outcome.errors,
				);
				if (outcome.retryAt) refusal.headers.set("Retry-After", secondsUntil(outcome.retryAt));
				return refusal;
			}
			purgeExcursionPages(services, id);
			return Response.json(
				{
					confirmId: outcome.confirmId,
					paymentUrl: `${services.environment.appUrl}/payment/checkout/${outcome.confirmId}`,
				},
				{ status: outcome.isRepeated ? 200 : 201 },
			);
		},
	}),

	/** Asks the gateway for the payment's state; what the caller sends about it is ignored. */
	updatePaymentBooking: call({
		method: "POST",
		input: v.object({ confirmId }),
		async handle(input, services) {
			await askGateway(services, input.confirmId);
			const booking = await getBooking(services.db, input.confirmId, Date.now());
			return bookingAnswer(booking, services);
		},
	}),

	getBookingId: call({
		method: "GET",
		input: v.object({ confirmId }),
		async handle(input, services) {
			const booking = await getBooking(services.db, input.confirmId, Date.now());
			// to a client a failed answer is an error, and an unknown booking is none
			return booking ? bookingAnswer(booking, services) : Response.json(null);
		},
	}),
};

/** Adds to each departure that can be booked what a cancellation gives back, and until when. */
function withRefunds(onSale: ExcursionOnSale, services: RequestContext) {
	const policy = policyOf(onSale.excursion, services.environment.cancellationPolicy);
	const departures = onSale.departures.map((departure) =>
		departure.state === "open"
			? { ...departure, refunds: refundsOf(policy, departure, services) }
			: departure,
	);
	return { ...onSale, departures };
}

/** The refund steps that still apply, the nearest first. `until` is in UTC. */
function refundsOf(policy: CancellationPolicy, day: RefundDay, { environment }: RequestContext) {
	const rules = { policy, timeZone: environment.timeZone };
	return refundSteps(rules, day, Date.now()).map(({ percent, until }) => ({
		percent,
		until: new Date(until).toISOString(),
	}));
}

function secondsUntil(instant: number): string {
	return String(Math.max(1, Math.ceil((instant - Date.now()) / 1000)));
}

function bookingAnswer(booking: GuestBooking | null, services: RequestContext): Response {
	return booking
		? Response.json({
				...booking,
				refunds: isLive(booking.status)
					? refundsOf(booking.policy, policyDay(booking), services)
					: [],
			})
		: jsonError(404, "NOT_FOUND", "There is no booking with this confirmId");
}

/** Looks at own properties only, so that "constructor" finds nothing. */
export type CallName = keyof typeof calls;

export const callNames = Object.keys(calls).filter(isCallName);

export function isCallName(name: string): name is CallName {
	return Object.hasOwn(calls, name);
}

export function callNamed(name: CallName): Call {
	return calls[name];
}

import { sql } from "drizzle-orm";
import { changeRecord } from "#app/database/change-record.server.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import type { ChangeBody } from "#app/partners/octo/bodies.ts";
import { needsTrip, type Plan, planChange } from "#app/partners/octo/booking-plan.ts";
import { OctoError } from "#app/partners/octo/octo-error.ts";
import { octoTrips, productAmong } from "#app/partners/octo/octo-trips.server.ts";
import { changeTestBooking } from "#app/partners/octo/test-bookings.server.ts";
import { optionId } from "#app/partners/octo/unit.ts";
import type { CallingReseller } from "#app/partners/resellers/reseller-keys.server.ts";
import { cancelBookingStatements } from "#app/sales/cancellation/cancel-statements.server.ts";
import type {
	LiveResellerBooking,
	ResellerBooking,
} from "#app/sales/resellers/reseller-booking.ts";
import {
	actorOf,
	changeForReseller,
	refundOfReseller,
} from "#app/sales/resellers/reseller-bookings.server.ts";
import { type OctoCall, termsOf } from "./octo-call.server.ts";
import { bookingsOf, noBooking, storedBookings, uuidOf } from "./stored-bookings.server.ts";

/** Later than any departure. */
const everyDay = "2199-12-31";

export const justTaken = () =>
	new OctoError(
		"UNPROCESSABLE_ENTITY",
		"Others took the seats at the same moment. Look at the departure again",
	);

export function holdTerms({ clock, services }: OctoCall) {
	return { hold: services.environment.resellerHold, now: clock.now };
}

export function planTerms(call: OctoCall, reseller: CallingReseller) {
	const { cancellationPolicy: usualPolicy } = call.services.environment;
	return { ...termsOf(call, reseller), usualPolicy, ...holdTerms(call) };
}

export function sellerOf(call: OctoCall, { id, name }: CallingReseller) {
	return { id, name, operatorPhone: call.services.environment.operator.phone };
}

/** What a call makes of a booking; the booking itself where nothing changes. */
interface Change {
	booking: ResellerBooking;
	claim?: Plan["claim"];
	entry?: "changed" | "confirmed" | "cancelled";
	/** Of the net price, where it is cancelled. */
	keptPercent?: number;
}

/** Reads, decides and writes a change of a booking, with its trip where the change needs that. */
export async function changeBooking(
	call: OctoCall,
	text: string,
	{
		trip: tripChoice,
		decide,
	}: {
		trip: ChangeBody | null;
		decide: (booking: ResellerBooking, plan: (booking: ResellerBooking) => Plan) => Change;
	},
): Promise<ResellerBooking> {
	const uuid = uuidOf(text);
	const { db, clock, services } = call;
	const { now } = clock;
	const outcome = await changeRecord(db, {
		read: async () => {
			const productId =
				tripChoice?.productId ??
				sql`(SELECT excursion_id FROM bookings JOIN reseller_bookings AS sold ON sold.booking_id = bookings.id
					WHERE sold.reseller_id = ${call.callerId} AND sold.uuid = ${uuid}
					UNION ALL SELECT record ->> '$.excursionId' FROM reseller_test_bookings
					WHERE reseller_id = ${call.callerId} AND uuid = ${uuid} LIMIT 1)`;
			const { reseller, answers } = await call.ask({
				...bookingsOf(call, { uuid }),
				trips:
					tripChoice && needsTrip(tripChoice)
						? octoTrips(db, clock, { productId, until: everyDay, language: "en" })
						: undefined,
			});
			const [match] = storedBookings(call, answers);
			if (!match) throw noBooking(text);
			return { reseller, match, trips: answers.trips };
		},
		decide: ({ reseller, match, trips }) =>
			decide(match.booking, (booking) => {
				if (!tripChoice || !trips) throw new Error("The trip of this change was not read");
				const choice = {
					productId: tripChoice.productId ?? booking.excursionId,
					optionId: tripChoice.optionId ?? optionId,
				};
				const trip = productAmong(trips, clock, { reseller, language: "en", choice });
				return planChange(booking, tripChoice, trip, planTerms(call, reseller));
			}),
		write: ({ booking, claim, entry, keptPercent = 0 }, { reseller, match }) => {
			if (!entry) return;
			if (match.kind === "test") return changeTestBooking(db, match.booking, booking);
			const seller = sellerOf(call, reseller);
			if (entry === "cancelled")
				return cancelForReseller(call, match.booking, {
					...{ cancelledBooking: booking, keptPercent, actor: actorOf(seller) },
				});
			return changeForReseller(db, match.booking, {
				...{ changedBooking: booking, claim: claim ?? null, entry, seller, now },
			});
		},
	});
	if ("outcome" in outcome) throw justTaken();
	if (outcome.entry && !call.isTest) purgeExcursionPages(services, outcome.booking.excursionId);
	return outcome.booking;
}

function cancelForReseller(
	{ db, clock }: OctoCall,
	{ id, version }: LiveResellerBooking,
	{
		cancelledBooking,
		keptPercent,
		actor,
	}: {
		cancelledBooking: ResellerBooking;
		keptPercent: number;
		actor: ReturnType<typeof actorOf>;
	},
) {
	// the reseller writes to its guest
	const mail = {
		dedupeKey: `octo-cancelled:${id}`,
		recipient: null,
		subject: "",
		textBody: "",
		htmlBody: "",
	};
	return {
		refund: refundOfReseller(db, id, { ...cancelledBooking, keptPercent }),
		cancel: cancelBookingStatements(db, [{ id, version, shares: [], mail }], {
			...{ entry: { typedText: cancelledBooking.reason ?? "" }, actor, now: clock.now },
		}),
	};
}

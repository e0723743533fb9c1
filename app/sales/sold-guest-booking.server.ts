import { type Excursion, type Pickup, seatsOf } from "#app/catalogue/excursion.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import { type PriceLine, totalOf } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { taxesIn } from "#app/catalogue/prices/tax.ts";
import type { Departure } from "#app/departures/departure.ts";
import { lackingWith } from "#app/departures/departure.ts";
import { type GuestBooking, stopsElsewhere } from "#app/sales/booking/booking.ts";
import { fieldsFor } from "#app/sales/booking/booking-columns.server.ts";
import { type AppliedCode, codeOffIn } from "#app/sales/codes/code.ts";
import { soldExtras } from "./sold-extras.ts";
import { soldFares } from "./sold-fares.ts";

/** What is sold to whom. */
interface Sold {
	confirmId: string;
	reference: string;
	/** In the guest's language, with the times of the departure. */
	excursion: Excursion;
	departure: Pick<Departure, "id" | "date" | "languages" | "lacking">;
	pickup: Pickup;
	party: People & { isWhole: boolean; name: string };
	/** As it is stored with the booking. */
	language: string | null;
	lines: readonly PriceLine[];
	/** The code that lowered the price. */
	code: AppliedCode | null;
	currency: string;
	policy: CancellationPolicy;
}

/** How it is paid, and what its guest must still answer. */
type SoldState = Pick<
	GuestBooking,
	"status" | "holdExpiresAt" | "isPaid" | "toPayCents" | "money" | "guideTakesCash" | "questions"
>;

/** A booking that is being sold, as its guest will read it in the mail of the same batch. */
export function soldGuestBooking(
	{ confirmId, reference, excursion, departure, pickup, party, language, ...sold }: Sold,
	state: SoldState,
): GuestBooking {
	const { adults, children, bebe, isWhole, name } = party;
	const { id: excursionId, title, startTime, durationMinutes, whatToBring } = excursion;
	const { lines, code, currency, policy } = sold;
	const extras = soldExtras(lines, excursion.extras ?? []);
	const fares = soldFares(lines, excursion.fares ?? []);
	return {
		...{ confirmId, reference, excursionId, title, startTime, durationMinutes, whatToBring },
		...{ adults, children, bebe, isWhole, currency, policy, pickup },
		departureId: departure.id,
		date: departure.date,
		policyStart: `${departure.date} ${startTime}`,
		priceCents: totalOf(lines),
		hasOtherStops: stopsElsewhere(excursion.pickups, pickup.pointId),
		...fieldsFor("guest", { name, language }),
		maskedEmail: "",
		languages: departure.languages,
		lacking: lackingWith(departure.lacking, seatsOf(party)),
		poster: null,
		partner: "",
		...(extras.length > 0 ? { extras } : {}),
		...(fares.length > 0 ? { fares } : {}),
		taxes: taxesIn(lines),
		codeOff: codeOffIn(code?.code, lines),
		calendarSequence: 0,
		...state,
	};
}

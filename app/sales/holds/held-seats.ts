import type { Pickup } from "#app/catalogue/excursion.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { Lacking } from "#app/departures/departure.ts";
import type { WrittenTexts } from "#app/messages/written-texts.ts";
import type { FieldsFor } from "#app/sales/booking/booking-columns.server.ts";

/** An unpaid hold as its visitor's browser receives it. */
export interface HeldSeats extends People, FieldsFor<"guest">, WrittenTexts<"title"> {
	confirmId: string;
	excursionId: string;
	departureId: number;
	title: string;
	/** Local date and time of the start. */
	date: string;
	startTime: string;
	seats: number;
	/** The price, less what a credit has paid. */
	toPayCents: number;
	currency: string;
	/** As it was promised with the hold. */
	policy: CancellationPolicy;
	/** "17:50 · Casa Bruma", as in the booking form. */
	pickup: string;
	/** "17:50" */
	pickupTime: string;
	/** Where the guest is picked up, in the page's language. */
	pickupStop: Pick<Pickup, "title" | "place" | "inEnglish">;
	languages: string[];
	/** What the departure lacks to run, with these guests; null when it runs. */
	lacking: Lacking | null;
	/** "i…@mail.example", masked because another person may use this computer next. */
	maskedEmail: string;
	/** Milliseconds since the epoch; in the browser by its device's clock, which may be wrong. */
	heldUntil: number;
}

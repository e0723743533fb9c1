import { chosenExtras, extraField } from "#app/catalogue/extras/extra.ts";
import { lackingExtras } from "#app/catalogue/extras/extra-stock.ts";
import { totalOf } from "#app/catalogue/prices/price-of.ts";
import type { People } from "#app/catalogue/prices/prices.ts";
import { centsOff, type Reduction } from "#app/catalogue/prices/reduction.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { saleErrorsTexts } from "#app/messages/staff/bookings/sale-errors.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { linesOfSale, tooMany } from "./sale.ts";
import type { SaleRequest } from "./sale-rules.ts";
import type { SoldTrip } from "./sale-trips.server.ts";

const changedTexts = saleErrorsTexts.changed;

export interface Refusal {
	outcome: "refused";
	status: 404 | 409 | 422;
	errors: FormErrors;
}

/** Why a sale is not possible as things are, in words for staff; null when it is. */
export function saleRefusal(
	sale: Pick<
		SaleRequest,
		| "departure"
		| "pickup"
		| "pay"
		| "price"
		| "over"
		| "overbookWhy"
		| "isWhole"
		| "extras"
		| "fares"
		| keyof People
	>,
	trip: SoldTrip | null,
	{
		currency,
		mayOverbook,
		code = null,
	}: {
		currency: string;
		mayOverbook: boolean;
		/** What the code of the sale does. */
		code?: { reduction: Reduction } | { refusal: string } | null;
	},
): Refusal | null {
	const refuse = (status: Refusal["status"], errors: FormErrors): Refusal => ({
		outcome: "refused",
		status,
		errors,
	});
	if (!trip) return refuse(404, { departure: [changedTexts.notOnSale] });
	const { excursion } = trip;
	const day = trip.days.find(({ id }) => id === sale.departure);
	if (!day) return refuse(422, { departure: [changedTexts.doesNotLeave(excursion)] });
	if (day.state === "closed")
		return refuse(409, { departure: [bookingWordsTexts.departureIsClosed] });
	if (day.state === "left") return refuse(409, { departure: [changedTexts.hasLeft] });
	if (!excursion.pickups.some(({ pointId }) => pointId === sale.pickup))
		return refuse(422, { pickup: [saleErrorsTexts.pickup] });
	if (sale.pay === "on-the-day" && !day.guideTakesCash)
		return refuse(409, { pay: [changedTexts.nobodyTakesCash] });
	if (sale.isWhole && day.takenSeats > 0)
		return refuse(409, { isWhole: [changedTexts.notEmpty({ seats: day.takenSeats })] });
	if (!sale.isWhole && day.sells === "whole")
		return refuse(409, { isWhole: [changedTexts.onlyWhole] });
	if (code && "refusal" in code) return refuse(422, { code: [code.refusal] });
	const extras = chosenExtras(excursion.extras, sale, sale.extras);
	const lacking = lackingExtras(extras, day.extrasLeft).map(({ extra, left }) => [
		extraField(extra),
		[changedTexts.extraLeft({ title: extra.title, left })],
	]);
	if (lacking.length > 0) return refuse(409, Object.fromEntries(lacking));
	const listLines = linesOfSale(excursion, day, sale);
	const listCents = totalOf(listLines) - centsOff(code?.reduction, listLines);
	if (sale.price !== listCents)
		return refuse(409, {
			price: [changedTexts.price({ price: formatMoney(listCents, currency) })],
		});
	const { least, most } = numberLimits.bookingCents;
	// the table refuses it too, whatever price was agreed
	if (listCents < least || listCents > most)
		return refuse(422, {
			price: [
				changedTexts.outOfLimits({
					price: formatMoney(listCents, currency),
					least: formatMoney(least, currency),
					most: formatMoney(most, currency),
				}),
			],
		});
	const over = tooMany(day, sale);
	if (over > 0 && !mayOverbook)
		return refuse(409, {
			departure: [changedTexts.seats({ left: day.left, capacity: day.capacity, over })],
		});
	if (over > 0 && sale.overbookWhy === "")
		return refuse(409, {
			overbookWhy: [changedTexts.whyOverbook({ over })],
		});
	// a reason was given for the figure that was shown, and for no greater one
	if (over > sale.over)
		return refuse(409, { overbookWhy: [changedTexts.moreOver({ over, overShown: sale.over })] });
	return null;
}

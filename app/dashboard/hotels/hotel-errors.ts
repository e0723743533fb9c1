import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import type { HotelRefusal } from "#app/partners/hotel-decision.ts";
import type { FormErrors } from "#app/ui/form/form.ts";

/** Messages by error code, with the field that each belongs to. */
const messages: Record<HotelRefusal["outcome"], () => FormErrors> = {
	taken: () => ({ id: [hotelPageTexts.shortName.taken] }),
	"no-such-point": () => ({ pickupPointId: [hotelPageTexts.refused.pickupPoint] }),
	"no-such-partner": () => ({ partnerEmail: [hotelPageTexts.refused.partner] }),
};

export function hotelErrors(outcome: HotelRefusal["outcome"]): FormErrors {
	return messages[outcome]();
}

import type { HotelOutcome } from "#app/partners/hotels.server.ts";
import type { FormErrors } from "#app/ui/form/form.ts";

/** Messages by error code, with the field that each belongs to. */
export const hotelErrors: Record<
	Exclude<HotelOutcome["outcome"], "done" | "unknown">,
	FormErrors
> = {
	taken: { id: ["There is a hotel with this short name already"] },
	"no-such-point": { pickupPointId: ["This pickup point no longer exists"] },
	"no-such-partner": { partnerEmail: ["There is no user with this email and the role partner"] },
};

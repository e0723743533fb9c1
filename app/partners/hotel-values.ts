import type { TypedValues } from "#app/ui/form/form.ts";
import type { ListedHotel } from "./hotels.server.ts";

/** A stored hotel as the fields of its form. */
export function hotelValues(hotel: ListedHotel): TypedValues {
	const { name, address, phone, paymentMode, pickupPointId, partner, isActive } = hotel;
	return {
		name,
		address,
		phone,
		paymentMode,
		pickupPointId: String(pickupPointId ?? ""),
		partnerEmail: partner ?? "",
		...(isActive ? { isActive: "on" } : {}),
	};
}

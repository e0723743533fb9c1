import { isHotelId, type TotemHotel } from "#app/partners/totem.ts";

/** `hotel` is only for the way back; it does not mean that the hotel sold the booking. */
export function confirmAddress(confirmId: string, hotel: TotemHotel | null): string {
	return `/totem/confirm/${confirmId}${hotel ? `?hotel=${hotel.id}` : ""}`;
}

/** The hotel in such an address; anybody may have written it. */
export function hotelOfAddress(search: URLSearchParams): string | null {
	const id = search.get("hotel") ?? "";
	return isHotelId(id) ? id : null;
}

export function totemHome(hotelId: string | null): string {
	return hotelId ? `/totem/${hotelId}/` : "/";
}

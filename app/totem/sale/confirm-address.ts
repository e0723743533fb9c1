import type { TotemHotel } from "#app/partners/totem.ts";

/** `hotel` is only for the way back; it does not mean that the hotel sold the booking. */
export function confirmAddress(confirmId: string, hotel: TotemHotel | null): string {
	return `/totem/confirm/${confirmId}${hotel ? `?hotel=${hotel.id}` : ""}`;
}

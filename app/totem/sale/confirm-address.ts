import type { TotemHotel } from "#app/partners/totem.ts";

/** The hotel in it is only the way back, for a booking that no hotel sold. */
export function confirmAddress(confirmId: string, hotel: TotemHotel | null): string {
	return `/totem/confirm/${confirmId}${hotel ? `?hotel=${hotel.id}` : ""}`;
}

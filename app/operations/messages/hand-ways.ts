import { phoneLinks } from "#app/ui/format/phone-links.ts";
import { plainNumber } from "#app/ui/format/plain-number.ts";

/** How a guest can be reached beside the mail. */
interface HandWays extends ReturnType<typeof phoneLinks> {
	hotel: { name: string; call: string } | null;
}

/** A guest's number, and that of the hotel that sold the booking or where the guest waits, as far as they are known. */
interface Reachable {
	phone: string | null;
	hotel: { name: string; phone: string } | null;
}

export function handWays({ phone, hotel }: Reachable, text: string): HandWays {
	return {
		...phoneLinks(phone, text),
		hotel: hotel ? { name: hotel.name, call: `tel:${plainNumber(hotel.phone)}` } : null,
	};
}

import { plainNumber } from "#app/ui/format/plain-number.ts";

/** How a guest can be reached beside the mail. WhatsApp needs the country's code. */
interface HandWays {
	call: string | null;
	sms: string | null;
	whatsApp: string | null;
	hotel: { name: string; call: string } | null;
}

/** A guest's number, and that of the hotel that sold the booking or where the guest waits, as far as they are known. */
interface Reachable {
	phone: string | null;
	hotel: { name: string; phone: string } | null;
}

/** Links that open the own telephone with the text filled in; the person presses "send". */
export function handWays({ phone, hotel }: Reachable, text: string): HandWays {
	const number = plainNumber(phone ?? "");
	const body = encodeURIComponent(text);
	return {
		call: number ? `tel:${number}` : null,
		// "?&": iOS reads the text after "&", Android after "?"
		sms: number ? `sms:${number}?&body=${body}` : null,
		whatsApp: number.startsWith("+") ? `https://wa.me/${number.slice(1)}?text=${body}` : null,
		hotel: hotel ? { name: hotel.name, call: `tel:${plainNumber(hotel.phone)}` } : null,
	};
}

import { plainNumber } from "./plain-number.ts";

/** Links that open the own telephone with the text filled in; the person presses "send". WhatsApp needs the country's code. */
export function phoneLinks(phone: string | null, text: string) {
	const number = plainNumber(phone ?? "");
	const body = encodeURIComponent(text);
	return {
		call: number ? `tel:${number}` : null,
		// "?&": iOS reads the text after "&", Android after "?"
		sms: number ? `sms:${number}?&body=${body}` : null,
		whatsApp: number.startsWith("+") ? `https://wa.me/${number.slice(1)}?text=${body}` : null,
	};
}

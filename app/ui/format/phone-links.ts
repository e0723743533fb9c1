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

/** A telephone number as a link dials it: "+34600123456". "00" is "+", and an extension is left out. */
export function plainNumber(phone: string): string {
	const number = phone.replace(/\d[\s.)]*(?:;|,|#|\/\/|e?xt|x|\bint|\bdw).*$/i, (end) =>
		end.slice(0, 1),
	);
	return number.replaceAll(/[^\d+]/g, "").replace(/^00(?=[1-9])/, "+");
}

export function phoneLink(phone: string): string {
	return `tel:${plainNumber(phone)}`;
}

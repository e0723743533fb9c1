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

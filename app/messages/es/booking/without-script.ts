import type { withoutScript as english } from "../../en/booking/without-script.ts";

export const withoutScript: typeof english = {
	price: "Si cambia el número de personas, verá el nuevo precio antes de pagar.",
	personCheck: ({ phone }) =>
		`La comprobación necesita JavaScript. Sin él, pague o libere antes lo que tiene guardado${phone && `, o llame al ${phone}: reservamos por usted`}.`,
};

import type { withoutScript as english } from "../../en/booking/without-script.ts";

export const withoutScript: typeof english = {
	price: "Si vous changez le nombre de personnes, vous verrez le nouveau prix avant de payer.",
	personCheck: ({ phone }) =>
		`La vérification nécessite JavaScript. Sans lui, payez ou libérez d’abord vos places${phone && `, ou appelez le ${phone} : nous réservons pour vous`}.`,
};

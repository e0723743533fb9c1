import type { payLink as english } from "../../en/booking/pay-link.ts";

export const payLink: typeof english = {
	message: ({ title, date, url }) => `${title}, ${date} : merci de payer ici ${url}`,
	voucher: ({ title, date, url }) =>
		`${title}, ${date} : votre bon, avec l’heure et le lieu : ${url}`,
};

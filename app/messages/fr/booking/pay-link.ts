import type { payLink as english } from "../../en/booking/pay-link.ts";

export const payLink: typeof english = {
	message: ({ title, date, url }) => `${title}, ${date} : merci de payer ici ${url}`,
	voucher: ({ title, date, url }) =>
		`${title}, ${date}\u00a0: votre bon, avec l’heure et le lieu\u00a0: ${url}`,
};

import type { payLink as english } from "../../en/booking/pay-link.ts";

export const payLink: typeof english = {
	message: ({ title, date, url }) => `${title}, ${date}: por favor, pague aquí ${url}`,
	voucher: ({ title, date, url }) => `${title}, ${date}: su bono, con la hora y el lugar: ${url}`,
};

import type { payLink as english } from "../../en/booking/pay-link.ts";

export const payLink: typeof english = {
	message: ({ title, date, url }) => `${title}, ${date}: Bitte bezahlen Sie hier ${url}`,
	voucher: ({ title, date, url }) => `${title}, ${date}: Ihr Voucher mit Zeit und Ort: ${url}`,
};

import type { payLink as english } from "../../en/booking/pay-link.ts";

export const payLink: typeof english = {
	message: ({ title, date, url }) => `${title}, ${date}: per favore paghi qui ${url}`,
	voucher: ({ title, date, url }) =>
		`${title}, ${date}: il suo voucher, con orario e luogo: ${url}`,
};

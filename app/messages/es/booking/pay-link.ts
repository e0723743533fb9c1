import type { payLink as english } from "../../en/booking/pay-link.ts";

export const payLink: typeof english = {
	message: ({ title, date, url }) => `${title}, ${date}: por favor, pague aquí ${url}`,
};

import type { codeField as en } from "../../en/booking/code-field.ts";

export const codeField: typeof en = {
	fold: "Ha un codice?",
	label: "Codice",
	apply: "Applica",
	holds: ({ code }) => `${code} riduce il prezzo.`,
};

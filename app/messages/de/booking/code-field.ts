import type { codeField as en } from "../../en/booking/code-field.ts";

export const codeField: typeof en = {
	fold: "Haben Sie einen Code?",
	label: "Code",
	apply: "Einlösen",
	holds: ({ code }) => `${code} senkt den Preis.`,
};

import type { codeField as en } from "../../en/booking/code-field.ts";

export const codeField: typeof en = {
	fold: "Vous avez un code ?",
	label: "Code",
	apply: "Appliquer",
	holds: ({ code }) => `${code} réduit le prix.`,
};

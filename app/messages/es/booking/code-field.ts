import type { codeField as en } from "../../en/booking/code-field.ts";

export const codeField: typeof en = {
	fold: "¿Tiene un código?",
	label: "Código",
	apply: "Aplicar",
	holds: ({ code }) => `${code} rebaja el precio.`,
};

import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/board-note.ts";

export const es: StaffTexts<typeof en> = {
	write: ({ name }) => `Nota<hidden> sobre ${name}</hidden>`,
	label: ({ name }) => `Una nota sobre ${name}; la lee la oficina`,
	save: "Guardar la nota",
	leave: "Dejarlo",
	by: ({ name, clock }) => `${name}, ${clock}:`,
	yours: "Tu nota:",
	waits: "espera en este teléfono",
	refused: {
		gone: "No se ha guardado: esta reserva ya no está en tu salida.",
		"too late": "No se ha guardado: se escribió hace más de tres días.",
	},
	dismiss: ({ name }) => `Borrarla<hidden>, la nota sobre ${name}</hidden>`,
	waiting: ({ count }) =>
		`Aquí ${plural("es", count, { one: "espera 1 nota", other: `esperan ${count} notas` })}`,
};

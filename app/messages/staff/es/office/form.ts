import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/form.ts";

export const es: StaffTexts<typeof en> = {
	notSaved: "Todavía no se ha guardado nada. Revisa esto:",
	save: "Guardar los cambios",
	discard: "Descartar",
	saving: "Guardando…",
	undo: "Deshacer",
	leave: {
		title: "¿Salir sin guardar?",
		words: "Lo que has escrito aquí aún no está guardado y se perdería.",
		stay: "Quedarme aquí",
		leave: "Salir y perderlo",
	},
	newer: {
		by: ({ name = "Alguien", moment }) =>
			`${name} ha guardado esto${moment === null ? "" : ` el ${moment},`} después de que lo abrieras. Guarda otra vez para sustituirlo por lo que hay en el formulario`,
		field: ({ label, value }) => `${label}, guardado ahora: ${value}`,
		nothing: "nada",
		ticked: "sí",
		notTicked: "no",
	},
	history: {
		title: "Quién cambió qué",
		lastChange: ({ name, moment }) => `Último cambio de ${name} el ${moment}`,
	},
};

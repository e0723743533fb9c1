import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/messages.ts";

export const es: StaffTexts<typeof en> = {
	byStatus: "Mensajes por estado",
	counted: ({ status, count }) => `${status} (${count})`,
	none: {
		open: "Nadie espera respuesta.",
		answered: "Ningún mensaje contestado.",
		closed: "Ningún mensaje cerrado.",
	},
	older: "Mensajes más antiguos",
	byThemselves: {
		title: "Se envían automáticamente",
		reminder: "Recordatorio",
		reminderAt: ({ time }) =>
			`A las ${time} del día anterior: lugar, hora, qué llevar, a quién llamar.`,
		noReminder: "Desactivado: no se recuerda a nadie su excursión.",
		thanks: "Gracias",
		thanksTo: ({ site }) =>
			`A las 10:00 del día siguiente, a quienes vinieron, con un enlace a ${site}.`,
		noThanks:
			"Desactivado, hasta que haya una dirección donde los clientes puedan escribir sobre vosotros.",
		eachOnce:
			"Cada cliente recibe cada uno una vez; queda en el historial de la reserva. A todos los clientes de una salida se les escribe desde su lista de pasajeros.",
	},
};

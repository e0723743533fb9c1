import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/excursion-answers.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	saved: {
		saved: "Guardado.",
		guestsSeeIt: "Los clientes lo ven desde ahora.",
		notOnSale: "No está a la venta: añade una foto y una recogida, activa «A la venta» y guarda.",
		guestsTold: ({ count }) =>
			`${counted(count, "reserva cambiada", "reservas cambiadas")}; quien tiene correo ya lo sabe.`,
		nobodyTold: ({ count }) =>
			`${counted(count, "reserva cambiada", "reservas cambiadas")}, sin avisar a nadie.`,
	},
	refused: {
		noSuchExcursion: "No existe esa excursión.",
		unknownPoint: "Uno de estos puntos de recogida ya no existe",
		unfinished: ({ missing }) => `Para ponerla a la venta le falta ${missing}`,
		resourceClash:
			"Con estas horas, un guía, conductor o vehículo estaría en dos sitios. Cambia antes en el calendario quién va.",
		notWhole: ({ section }) =>
			`${section}: no llegó todo. Se muestra como está guardado: vuelve a cargar la página y cámbialo otra vez`,
		concerns: ({ what, error }) => `${what}: ${error}`,
		picture: ({ place }) => `Foto ${place}`,
	},
};

import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/review-queue.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	gone: "Alguien se te ha adelantado: está hecho o ha cambiado, y ya no está aquí.",
	youWrote: ({ note }) => `Has escrito: ${note}`,
	noneOpen: "Aquí no hay nada abierto: dinero, correos y salidas están en orden.",
	noneSettled: "Aquí todavía no se ha resuelto nada.",
	pages: { later: "Más recientes", older: "Más antiguas" },
	filter: {
		label: ({ open }) => counted(open, "entrada abierta", "entradas abiertas"),
		open: "Abiertas",
		openCounted: ({ open }) => `Abiertas (${open})`,
		settled: "Resueltas",
		ledgers: "Libros",
		whatAbout: "Filtrar",
		kind: "De qué se trata",
		all: "Todo",
		show: "Ver",
	},
	row: {
		evidenceDue: ({ moment }) => `Pruebas hasta el ${moment}`,
		atGateway: ({ reference }) => `En la pasarela: ${reference}`,
		settledBy: ({ name, moment }) => `Resuelto por ${name}, ${moment}`,
		settledAutomatically: ({ moment }) => `Resuelto automáticamente, ${moment}`,
		bookingStatus: {
			pending: "pendiente",
			confirmed: "confirmada",
			cancelled: "cancelada",
			expired: "caducada",
		},
	},
	steps: {
		retryRefund: "Intentar otra vez la devolución",
		paidBack: "Ya está devuelto",
		paidBackAnotherWay: "Devuelto por otra vía",
		howAndWhen: "Cómo y cuándo",
		resend: "Enviarlo otra vez",
		cancel: "Cancelar la reserva",
		cancelReason: "Motivo, para el cliente (puede quedar vacío)",
		keep: "Mantener la reserva",
		keepWhy: "Por qué (puede quedar vacío)",
		settle: "Marcar como resuelto",
		howItEnded: "Cómo acabó",
	},
	done: {
		"retry refund": "La devolución se intenta otra vez",
		"paid back": "Anotado como devuelto",
		resend: "El correo va otra vez en camino",
		cancel: "La reserva está cancelada; si el cliente tiene correo, ya le hemos escrito",
		keep: "La reserva se queda como está",
		settle: "Resuelto",
	},
	errors: {
		sayHowPaidBack: "Di cómo se devolvió",
		sayHowEnded: "Di cómo acabó",
		notComplete: "Este formulario no está completo",
		unknown: "No existe esa incidencia.",
		changedMeanwhile: "Esto ha cambiado entretanto. Míralo otra vez antes de actuar.",
	},
	message: {
		done: {
			open: "El mensaje vuelve a estar abierto",
			answered: "Marcado como contestado",
			closed: "Cerrado sin respuesta",
		},
		changedMeanwhile: "Otra persona ha cambiado este mensaje entretanto.",
		unknownStep: "No existe ese paso de un mensaje.",
	},
};

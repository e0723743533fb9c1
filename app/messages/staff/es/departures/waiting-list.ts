import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/waiting-list.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	title: "Lista de espera",
	pageTitle: "Lista de espera · Equipo",
	free: ({ free }) =>
		free === 0 ? "ninguna plaza libre" : counted(free, "plaza libre", "plazas libres"),
	how: "Las plazas que se liberan se ofrecen solas, cada minuto, al primer grupo para el que basten: retenidas cuatro horas de día, de 8:00 a 21:00, menos cerca del cierre.",
	none: "Nadie espera para esta salida.",
	place: ({ place }) => `${place}.`,
	joined: ({ when }) => `desde ${when}`,
	offered: ({ until }) => `Ofrecidas, retenidas hasta ${until}`,
	openOffer: ({ name }) => `La reserva<hidden> de ${name}</hidden>`,
	passedOver: ({ free }) =>
		`Saltado: ${plural("es", free, { one: "quedó", other: "quedaron" })} ${counted(free, "plaza libre", "plazas libres")}`,
	toCall: "Sin correo: llama o envía el enlace",
	call: ({ name }) => `Llamar<hidden> a ${name}</hidden>`,
	whatsApp: ({ name }) => `WhatsApp<hidden> a ${name}</hidden>`,
	email: ({ name }) => `Correo<hidden> a ${name}</hidden>`,
	acts: {
		up: ({ name }) => `↑<hidden> Subir a ${name}</hidden>`,
		down: ({ name }) => `↓<hidden> Bajar a ${name}</hidden>`,
		offer: ({ name }) => `Ofrecer plazas ahora<hidden> a ${name}</hidden>`,
		called: ({ name }) => `Ya lo saben<hidden>: ${name}</hidden>`,
		remove: "Quitar de la lista",
		consequence: ({ name }) =>
			`${name} deja de esperar y no recibe aviso. Las plazas retenidas para el grupo quedan libres.`,
		confirm: ({ name }) => `Sí, quitar a ${name} de la lista`,
	},
	add: {
		title: "Añadir a quien llama",
		name: "Nombre",
		phone: "Teléfono",
		email: "Correo",
		language: "Se le escribe en",
		send: "Añadir a la lista",
	},
	errors: {
		waitsAlready: "Este correo o teléfono ya está en la lista.",
		notPossible: "No se puede añadir a nadie: la lista está llena o la salida no está a la venta.",
		notOffered:
			"No se ha ofrecido nada: hay pocas plazas libres, el cierre está cerca o el grupo ya tiene una oferta.",
		changed: "La lista ha cambiado entretanto: mírala otra vez.",
	},
	done: {
		added: "Añadido a la lista.",
		offered: "Las plazas están retenidas y la oferta va en camino.",
		removed: "Quitado de la lista.",
	},
	endedTitle: "Quién ya no espera",
	events: {
		joined: "se apuntó a la lista",
		moved: "cambió de puesto en la lista",
		offered: "recibió una oferta de plazas",
		"passed over": "fue saltado",
		called: "fue avisado por teléfono",
		bought: "ha comprado",
		refused: "rechazó la oferta",
		left: "dejó la lista",
		lapsed: "dejó caducar la oferta",
		gone: "esperó en vano: la salida ya no está a la venta",
		removed: "fue quitado de la lista",
	},
	guest: "por el cliente, o automáticamente",
};

import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/message-form.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: "Escribir a los clientes · Equipo",
	about: ({ date, time, guests, bookings }) =>
		`${date}, ${time} · ${counted(guests, "cliente", "clientes")} en ${counted(bookings, "reserva", "reservas")}`,
	nobodyBooked: "Nadie ha reservado en esta salida.",
	writtenBefore: "Escrito antes",
	onceMore: "Escribir otra vez",
	notSent: "No se ha enviado nada. Revisa esto:",
	kinds: {
		title: "Qué ha pasado",
		label: "Tipo de mensaje",
		late: "Llegamos tarde",
		elsewhere: "Encuentro en otro sitio",
		other: "Otra cosa",
	},
	fields: {
		minutes: "Cuánto más tarde",
		place: "Dónde os encontráis",
		placeExample: "Parada de taxis del puerto, junto al quiosco",
		time: "A qué hora",
		timeHint: "Vacío: a la hora de su propia recogida.",
		stops: "Qué paradas",
		allStops: "Todas las paradas",
		fromStop: ({ stop, time }) => `Desde ${stop}, ${time}`,
		onlyStop: ({ stop, time }) => `Solo ${stop}, ${time}`,
		why: "Por qué, en una frase; los clientes la leen",
		whyExample: "La carretera del túnel está cortada, venimos por el puerto.",
		text: "Qué les dices",
		textHint: "Se añaden el saludo, tu teléfono y el enlace al bono.",
		language:
			"Cada cliente lo lee en el idioma de su reserva; lo que escribes se queda como lo escribes.",
	},
	recipients: {
		title: "Quién lo recibe",
		nobody: "Nadie",
		byMail: ({ count }) => `${count} por correo`,
		byHand: ({ count }) => `${count} en persona`,
		onBoard: "Ya está a bordo, no recibe nada",
		didNotCome: "No vino, no recibe nada",
		otherStop: "Otra parada, no recibe nada",
		whatOneReads: ({ name }) => `Lo que lee ${name}`,
		onTelephone: "En el teléfono:",
		insteadOf: ({ time }) => `<hidden>en vez de </hidden>${time}`,
		goesByMail: "Va por correo",
		goesByMailOrHand: ({ way }) => `Va por correo<soft>, en persona: ${way}</soft>`,
		mailsComeBack: ({ way }) => `<b>Los correos vuelven</b><soft>, en persona: ${way}</soft>`,
		noMail: ({ way }) => `<b>Sin correo</b><soft>, en persona: ${way}</soft>`,
	},
	preview: {
		title: "Lo que leen",
		mailTo: ({ name }) => `El correo a ${name}; los demás están en la lista.`,
		textTo: ({ name }) => `El texto a ${name}; los demás están en la lista.`,
		soon: "Aparece aquí en cuanto digas qué ha pasado.",
		nobody: "Ya no queda nadie a quien escribir.",
	},
	send: {
		mailsLeave: ({ count }) =>
			`<b>${plural("es", count, { one: "Sale 1 correo", other: `Salen ${count} correos` })} al momento.</b>`,
		noMailLeaves: "<b>No sale ningún correo.</b>",
		byHand: ({ guests }) =>
			`A ${counted(guests, "cliente", "clientes")} sin correo ${plural("es", guests, { one: "lo", other: "los" })} avisas en persona.`,
		afterwards:
			"Después hay aquí un texto listo para WhatsApp y SMS para cada cliente, y todo queda en el historial de cada reserva.",
		nothing: "No escribir nada",
		preview: "Ver lo que leen",
		mails: ({ count }) => `Enviar ${counted(count, "correo", "correos")}`,
		texts: ({ count }) => `Preparar ${counted(count, "texto", "textos")}`,
		onTheWay: ({ count }) => `${counted(count, "correo", "correos")} en camino`,
	},
	refused: {
		changed:
			"Entretanto alguien ha reservado, embarcado o cambiado algo. No ha salido nada. Abajo está quién lo recibe ahora: pulsa otra vez.",
		over: "Esta salida ha terminado: ya nadie espera la furgoneta.",
		nobody: "En estas paradas ya no queda nadie a quien escribir.",
	},
};

import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/booking-record.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	facts: {
		starts: ({ date, time }) => `<day>${date}</day>, sale a las ${time}`,
		insteadOf: ({ money }) => `en vez de ${money}`,
		fares: "Tarifas",
		extras: "Extras",
		ifGuestCancels: "Si cancela el cliente",
		backNow: ({ back, all }) => `Según esta política, ahora se devuelven ${back} de ${all}.`,
		backAfterNoShow: ({ back, all }) =>
			`El cliente no vino: según la política se devuelven ${back} de ${all}.`,
		soldBy: "Vendido por",
		onTheDay: "El día de la excursión",
		boarding: { "picked up": "recogido", "no-show": "no se presentó" },
		mailsComeBack: "Los correos a esta dirección vuelven. Llama al cliente y corrígela.",
		guestsPage: "La página del cliente",
	},
	history: {
		title: "Historial",
		events: {
			booked: "Reservado",
			"payment opened": "Página de pago abierta",
			"payment failed": "Pago fallido",
			paid: "Pagado",
			confirmed: "Confirmado",
			expired: "Caducado: nadie pagó a tiempo",
			"let go": "Plazas sin pagar liberadas",
			"brought back": "Plazas recuperadas",
			cancelled: "Cancelado",
			"refund due": "Dinero por devolver",
			refunded: "Devuelto",
			mail: "Correo escrito",
			"mail came back": "Un correo ha vuelto",
			changed: "Cambiado",
			note: "Nota",
			"picked up": "Recogido",
			"no-show": "No se presentó",
			"boarding undone": "Marca retirada",
			disputed: "Disputado por el banco del cliente",
			"pay link": "Enlace de pago entregado",
			told: "Avisado en persona",
			language: "Idioma de los correos elegido por el cliente",
			answered: "Preguntas respondidas",
			erased: "Datos personales borrados",
		},
		detail: ({ detail }) => `: ${detail}`,
		by: ({ name }) => `por ${name}`,
		byImpersonator: ({ name }) => `por ${name} (otra persona actuaba en su nombre)`,
		mails: "Correos",
		erasedMail: "Correo borrado",
		mail: {
			pending: ({ at }) => `en espera desde ${at}`,
			sending: ({ at }) => `enviándose ${at}`,
			sent: ({ at }) => `enviado ${at}`,
			failed: ({ at }) => `fallido ${at}`,
			tooLate: ({ at }) => `demasiado tarde, no enviado ${at}`,
			bounced: ({ at }) => `devuelto ${at}`,
			complained: ({ at }) => `marcado como no deseado ${at}`,
		},
	},
	guestsPage: {
		isView:
			"Has entrado como personal, así que esto es solo lo que ve el cliente. Lo que hicieras aquí figuraría en el historial como hecho por el cliente.",
		toRecord: "Actuar desde la ficha de la reserva",
	},
	note: {
		title: "Nota",
		label: "Lo que deben saber los demás",
		save: "Guardar la nota",
	},
	voucher: {
		title: "Bono",
		goesTo: ({ email }) => `Va a ${email} con la reserva tal como está ahora.`,
		sendAgain: "Enviar el bono otra vez",
		byPhone:
			"El cliente no ha dejado correo: envíale la dirección del bono desde tu propio teléfono.",
	},
	tripIsOver: "Esta excursión ya ha pasado: la reserva no se puede cambiar ni cancelar.",
	refund: {
		kept: ({ money }) => `Al cancelar esta reserva se retuvieron ${money}.`,
		consequence: ({ name }) =>
			`Todo vuelve a ${name} por la misma vía por la que pagó. Nadie puede anularlo después.`,
		confirm: ({ money }) => `Sí, devolver ${money}`,
	},
	cancel: {
		title: "Cancelar",
		act: "Cancelar esta reserva",
		consequence: ({ reference, seats, name, date }) =>
			`${reference}, ${counted(seats, "plaza", "plazas")} de ${name} el ${date}: las plazas quedan libres al momento y, si el cliente tiene correo, recibe un aviso. No se puede deshacer.`,
		reason: "Motivo, para el cliente",
		reasonHint: "Vacío: el correo no da ninguno.",
		payBackIfLeftToUs: ({ money }) => `Devolver ${money} si el banco nos da la razón`,
		confirmAndPayBack: "Cancelar y devolver",
		confirm: "Sí, cancelarla",
		bankHolds: ({ money }) =>
			`El banco del cliente retiene ${money} hasta que resuelva la disputa. Antes no se devuelve nada desde aquí, y el correo lo dice.`,
		bankGaveBack: ({ money }) =>
			`La disputa está perdida: el banco del cliente ya ha devuelto ${money}. El correo lo dice.`,
	},
};

import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/pay-link-card.ts";

export const es: StaffTexts<typeof en> = {
	forPhone: "Para el teléfono del cliente",
	qrCode: "Código QR del enlace de pago",
	turnRound: "Gira la pantalla: el cliente paga en su propio teléfono.",
	copy: "Copiar el enlace",
	copied: "Copiado",
	sms: "SMS",
	whatsApp: "WhatsApp",
	hold: {
		label: "Retener las plazas",
		hint: "Como mucho hasta que se cierren las reservas de la excursión.",
		choices: {
			"2-hours": "2 horas",
			tonight: "Hasta esta noche",
			"48-hours": "48 horas",
			date: "Hasta un día que elijo",
		},
		date: "Hasta el final del día",
		dateHint: "El cliente recibe antes un recordatorio, si hay correo.",
		noDate: "Elige el último día, hoy o más tarde",
	},
	ended: {
		title: "No se pagó a tiempo",
		seatsFree: ({ money }) =>
			`Las plazas vuelven a estar a la venta. Mientras queden libres, el cliente aún puede tomarlas por ${money} con el mismo enlace.`,
		holdAndSend: "Retener otra vez y enviar el enlace",
		hold: "Retener otra vez",
		giveUp: "Ya no las quiere",
	},
	sale: {
		validUntil: ({ clock }) =>
			`Vale hasta las <b>${clock}</b>: hasta entonces las plazas están retenidas. Quien esté pagando en ese momento puede terminar.`,
		mailedAt: ({ email, clock }) => `Enviado a ${email} a las ${clock}.`,
		onItsWay: ({ email }) => `Un correo va de camino a ${email}.`,
		notMailed: ({ email }) => `El correo a ${email} no se ha entregado.`,
		notMailedYet: "El enlace aún no se ha enviado.",
		noAddress: "No hay correo: enseña el código o envía el enlace al teléfono.",
		sendAgain: "Enviar el enlace otra vez",
		callGuest: ({ clock }) =>
			`Ningún correo avisa a este cliente. Llama, o escribe desde tu teléfono: las plazas están retenidas hasta las ${clock}.`,
		guestKnows: "El cliente lo sabe",
	},
};

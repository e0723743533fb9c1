import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/told-guests.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	stillByHand: ({ count }) => `Faltan ${count} por avisar en persona`,
	everybody: "Todos están avisados",
	written: ({ name, time, bookings }) =>
		`Escrito por ${name}, ${time}, a ${counted(bookings, "reserva", "reservas")}. WhatsApp y SMS se abren en tu teléfono con el texto puesto; allí pulsas enviar.`,
	byHand: "En persona",
	byMail: "Por correo",
	state: {
		pending: "El correo está a punto de salir",
		sent: "El correo ha salido",
		failed: "El correo no llegó",
		comesBack: "Los correos vuelven",
		none: "Sin correo",
		reached: ({ state, name, time }) => `${state}. Avisado por ${name}, ${time}`,
	},
	whatsApp: ({ name }) => `WhatsApp<hidden> ${name}</hidden>`,
	sms: ({ name }) => `SMS<hidden> ${name}</hidden>`,
	call: ({ name }) => `Llamar<hidden> a ${name}</hidden>`,
	callHotel: ({ hotel, name }) => `Llamar a ${hotel}<hidden> por ${name}</hidden>`,
	reached: ({ name }) => `Avisado<hidden> ${name}</hidden>`,
	noNumber: ({ stop }) => `Sin número: pregunta en ${stop}`,
	noSuchGuest: "No existe ese cliente.",
	way: {
		whatsApp: "WhatsApp o SMS",
		sms: "SMS o una llamada",
		hotel: ({ hotel }) => `llamar a ${hotel}`,
		stop: ({ stop }) => `preguntar en ${stop}`,
	},
};

import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/contact-messages.ts";

export const es: StaffTexts<typeof en> = {
	mail: {
		subject: ({ name }) => `Mensaje de ${name}`,
		heading: ({ name }) => `${name} escribe`,
		plain: ({ name, email, message }) =>
			`${name} <${email}> escribió en la página de contacto:\n\n${message}\n`,
		answer: ({ email }) => `Responde a este correo para escribir a ${email}.`,
	},
	status: {
		open: "Abierto",
		answered: "Contestado",
		closed: "Cerrado",
	},
	handledBy: ({ name, at }) => `por ${name}, ${at}`,
	reply: ({ name }) => `Responder por correo<to> a ${name}</to>`,
	markAnswered: ({ name }) => `Marcar como contestado<of>: ${name}</of>`,
	close: ({ name }) => `Cerrar sin respuesta<of>: ${name}</of>`,
	openAgain: ({ name }) => `Abrirlo otra vez<of>: ${name}</of>`,
	replyMail: {
		subject: ({ operator }) => `Su mensaje a ${operator}`,
		greeting: ({ name }) => `Hola, ${name}:`,
	},
};

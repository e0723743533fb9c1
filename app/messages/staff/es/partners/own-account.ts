import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/own-account.ts";

export const es: StaffTexts<typeof en> = {
	title: "Tu cuenta",
	done: {
		nameSaved: "Tu nombre está guardado",
		languageChanged: "El idioma está cambiado",
		emailChanging: ({ email }) =>
			`Tu dirección pasa a ser ${email}. Si hace falta un enlace, lo hemos enviado por correo.`,
		confirmationSent: "Te hemos enviado un correo. Abre su enlace para confirmar tu dirección.",
		passwordChanged: "Tu contraseña está cambiada",
		passwordSet: "Desde ahora puedes entrar con tu contraseña",
		deviceSignedOut: "La sesión de ese dispositivo está cerrada",
		devicesSignedOut: "La sesión está cerrada en tus demás dispositivos",
		secondFactorOff:
			"La entrada en dos pasos está desactivada, y la sesión cerrada en tus demás dispositivos",
		disconnected: "La cuenta está desconectada",
		passkeyBegun: "Gracias, eres tú. Pulsa «Añadir una llave de acceso» otra vez.",
		passkeyAdded: "La llave de acceso está añadida: desde ahora puedes entrar con ella",
		passkeyRemoved: "La llave de acceso está quitada",
		deletionSent: "Te hemos enviado un correo. Tu cuenta se borra cuando abras su enlace.",
		deleted: "Tu cuenta está borrada.",
		signedOut: "Has salido",
	},
	link: {
		moved:
			"Hecho. Si tu nueva dirección aún no está confirmada, le acabamos de enviar un correo con el último enlace.",
		verified: "Tu correo está confirmado.",
		connected: "La cuenta está conectada: desde ahora puedes entrar con ella.",
	},
	connect: {
		title: "Conectar una cuenta",
		choose: "Elige una en la página de tu cuenta",
		titleOf: ({ provider }) => `Conectar ${provider}`,
		leaving: ({ provider }) => `Ahora vas a ${provider}, y desde allí vuelves aquí.`,
		continue: ({ provider }) => `Seguir a ${provider}`,
	},
};

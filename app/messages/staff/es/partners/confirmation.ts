import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/confirmation.ts";

export const es: StaffTexts<typeof en> = {
	title: "¿Sigues siendo tú?",
	lead: "Lo que vas a hacer podría dañar la cuenta o sacar dinero. Demuéstranos que nadie más está ante tu pantalla; entonces se hace, sin que tengas que escribirlo otra vez.",
	nothingWaits:
		"Aquí ya no hay nada que confirmar: se envió o se canceló, pediste otra cosa en otra pestaña o han pasado diez minutos. Mira si está hecho y, si no, empieza otra vez.",
	toOverview: "Al resumen",
	cancel: "No hacerlo y volver",
	passkey: {
		submit: "Sí, soy yo: usar mi llave de acceso",
		waiting: "Esperando a tu llave de acceso…",
		ended: {
			cancelled: "No se ha usado ninguna llave de acceso. Puedes probar otra vez.",
			busy: "Demasiados intentos. Espera un minuto y prueba otra vez.",
			offline: "No hemos podido conectar. Comprueba tu conexión y prueba otra vez.",
			failed: "No se ha podido usar tu llave de acceso. Prueba otra vez.",
		},
		unsupported: "Este navegador no puede usar tu llave de acceso. Hazlo en otro que pueda.",
		lost: {
			withApp:
				"¿Has perdido tu llave de acceso? Usa un código de tu aplicación, o uno de recuperación.",
			alone:
				"¿Has perdido tu llave de acceso? Pide a quien lleva tu equipo que quite tu segundo factor.",
		},
	},
	totp: {
		label: "Código de tu aplicación de autenticación",
		hint: "O uno de tus códigos de recuperación, que entonces queda gastado.",
		submit: "Sí, soy yo",
	},
	password: {
		label: "Tu contraseña",
		submit: "Sí, soy yo",
	},
	provider: {
		submit: ({ provider }) => `Entrar otra vez con ${provider}`,
		title: ({ provider }) => `Entrar en ${provider}`,
	},
	impersonation:
		"Actúas en nombre de otro usuario, y solo él puede confirmar esto. Vuelve antes a tu propia cuenta.",
	noWay:
		"Tu cuenta no tiene forma de confirmar esto aquí. Sal, entra otra vez y hazlo justo después.",
	confirmed: {
		title: "Gracias, eres tú",
		lead: "Seguimos con lo que querías hacer.",
		continue: "Seguir",
		again: "Gracias, eres tú. Rellena el formulario otra vez, por favor.",
	},
};

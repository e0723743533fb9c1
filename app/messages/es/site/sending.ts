import type { sending as english } from "../../en/site/sending.ts";

export const sending: typeof english = {
	notSent: ({ nothing }) => `No se ha enviado. ${nothing}`,
	noNetwork: "En este momento no hay conexión.",
	noAnswer: {
		heading: "No hemos recibido respuesta.",
		lead: ({ once }) =>
			`Se ha perdido la conexión, así que no sabemos si ha llegado. Puede enviarlo otra vez sin problema. ${once}`,
	},
	unavailable: {
		heading: "Nuestro sistema de reservas no responde.",
		lead: ({ once }) =>
			`Lo más probable es que todavía no haya cambiado nada. Puede enviarlo otra vez sin problema. ${once}`,
	},
	arrived: {
		heading: "Lo hemos recibido.",
		lead: ({ done }) =>
			`${done} Solo falta cargar la página siguiente, porque en este momento no hay conexión.`,
	},
	stillHere: "Todo lo que ha escrito sigue aquí.",
	triedAgain: "Lo hemos intentado otra vez. Ahora pulse el botón para volver a intentarlo.",
	sendsItself: "En cuanto vuelva la conexión, lo enviaremos otra vez automáticamente.",
	sendsSoon: "En unos segundos lo enviaremos otra vez automáticamente.",
	opensItself: "En cuanto vuelva la conexión, la abriremos automáticamente.",
	trying: "Intentándolo…",
	openNow: "Abrir ahora",
	sendNow: "Enviar ahora",
	sendAgain: "Enviar otra vez",
	doNotSend: "No enviar",
	doNotSendAgain: "No enviar otra vez",
};

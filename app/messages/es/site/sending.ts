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
	stillHere: "Todo lo que ha escrito sigue aquí.",
	whenBack: "Envíelo en cuanto vuelva la conexión.",
	sendAgain: "Enviar otra vez",
};

import type { findBooking as english } from "../../en/guest/find-booking.ts";

export const findBooking: typeof english = {
	title: "Buscar mi reserva",
	description: "¿Ha perdido el correo? Le enviamos otra vez el enlace a su reserva.",
	lead: "Indíquenos el código y el correo con los que reservó: le enviamos el enlace otra vez.",
	nothingSent: "Todavía no se ha enviado nada.",
	code: "Código de su reserva",
	codeHint: "Por ejemplo, IX-7K3F9; figura en todos nuestros correos.",
	email: "Correo electrónico",
	send: "Enviarme el enlace",
	sending: "Enviando…",
	unsent: {
		nothing: "No hay ningún correo en camino.",
		once: "Recibirá un solo correo.",
		done: "Si el código y el correo pertenecen a una reserva, el mensaje está en camino.",
	},
	noCode: ({ phone }) =>
		phone && `¿No tiene el código a mano? Lo buscamos por usted: <phone>${phone}</phone>.`,
	inbox: {
		title: "Mire su buzón",
		lead: "Si el código y el correo pertenecen a una reserva, el enlace va camino de esa dirección. Puede tardar un minuto; mire también en la carpeta de correo no deseado.",
		seeTrips: "Ver las excursiones",
		anotherCode: "Probar con otro código",
		nothingThere: ({ phone }) => phone && `¿No ha llegado nada? Llámenos: <phone>${phone}</phone>.`,
	},
	problems: {
		tooMany: "Han sido muchas consultas seguidas. Espere un minuto y vuelva a intentarlo.",
		unavailable: "No hemos podido buscarla. Vuelva a intentarlo dentro de un minuto.",
	},
	codeLike: "Escriba el código de su reserva, por ejemplo, IX-7K3F9",
};

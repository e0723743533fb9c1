import type { contact as english } from "../../en/site/contact.ts";

export const contact: typeof english = {
	heading: "Pregúntenos lo que quiera",
	lead: "Cuéntenos quiénes vienen y qué les gusta. Le responde una persona.",
	name: "Su nombre",
	email: "Correo electrónico",
	emailHint: "Solo para responderle.",
	message: "Mensaje",
	leaveEmpty: "Deje este campo vacío",
	send: "Enviar el mensaje",
	sending: "Enviando…",
	unsent: {
		nothing: "Todavía no lo hemos leído.",
		once: "Sigue siendo un solo mensaje.",
		done: "Tenemos su mensaje.",
	},
	refused: {
		fields: "Su mensaje aún no se ha enviado",
		tooMany: "Son muchos mensajes en poco tiempo",
		unavailable: "No se ha podido guardar su mensaje",
		hint: ({ phone }) =>
			`Lo que ha escrito sigue aquí. Envíelo de nuevo dentro de un minuto${phone && ` o llame al <phone>${phone}</phone>`}.`,
	},
	sent: {
		heading: "Gracias, hemos recibido su mensaje.",
		lead: "Una persona lo lee y le responde por correo electrónico.",
		seeAll: "Ver todas las excursiones",
	},
	ways: {
		label: "Otras formas de contactar",
		callOrWrite: "Llame o escriba",
		office: "La oficina",
		pickup:
			"<points>Todos los puntos de recogida</points> con sus excursiones y horarios; el suyo figura en su bono. Llegue cinco minutos antes. Si no ve la furgoneta, llámenos.",
		findBooking: "Buscar mi reserva",
		voucher:
			"Su bono está en el enlace del correo de confirmación. Si ha perdido el correo, <ask>pida el enlace de nuevo</ask>.",
	},
};

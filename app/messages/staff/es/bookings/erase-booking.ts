import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/erase-booking.ts";

export const es: StaffTexts<typeof en> = {
	heading: "Datos personales",
	text: "Cuando el cliente los pide, por teléfono por ejemplo. Asegúrate antes de que es el cliente: pídele código, correo y día.",
	take: "Descargar los datos del cliente",
	erase: "Borrar los datos del cliente",
	nobody: "Cliente sin nombre",
	erased: ({ at }) => `Los datos personales de esta reserva se borraron el ${at}.`,
	staysErased:
		"Los datos personales de esta reserva se han borrado: ya no se pueden añadir notas ni enlaces.",
	pageTitle: "Borrar datos personales",
	title: ({ name }) => `Borrar los datos de ${name}`,
	back: ({ reference }) => `Reserva ${reference}`,
	goes: "El nombre, el correo, el teléfono, las notas, el idioma, el texto de los correos y lo que alguien escribió sobre el cliente en historial e incidencias desaparecen para siempre. El bono y la página del cliente dejan de funcionar.",
	stays:
		"El código, la excursión, el día, el grupo, la parada, el precio, los pagos, el embarque y los tipos de anotación se quedan, para la contabilidad.",
	others: "Lo que guardan el proveedor de pagos y el de correo no se borra desde aquí.",
	asked: "Cómo lo pidió el cliente",
	askedBy: { phone: "Por teléfono", mail: "Por correo", desk: "En el mostrador" },
	chooseOne: "Elige cómo lo pidió el cliente",
	messages: ({ email }) =>
		`Borrar también lo que se escribió desde ${email} en la página de contacto`,
	confirm: "Borrar para siempre",
	done: "Los datos personales se han borrado.",
	notYet: "Todavía no se pueden borrar",
	changed: "Algo ha cambiado en esta reserva. Vuelve a mirarla.",
	waits: {
		isComing: "La excursión aún no ha sido. Cancélala antes, o espera a que pase.",
		isHeld: "Hay plazas retenidas para el cliente. Libéralas, o espera a que caduque la retención.",
		hasMoneyToReturn:
			"Hay dinero que devolver. Si lo tiene un hotel, anota en la reserva que el cliente ya lo ha recibido.",
		hasOpenPage: "Hay una página de pago abierta. Espera a que se pague o se cierre.",
		hasDispute: "Hay una disputa sin resolver en el banco del cliente.",
		isOwed: "Aún se debe algo. Cóbralo, o baja el precio.",
		hasOpenQuestion: "Hay una entrada abierta en «Pendientes».",
		hasMailOnItsWay:
			"Se está enviando un correo al cliente. Si no se puede enviar, esto se retrasa una hora como mucho.",
	},
};

import type { bookingRefusals as english } from "../../en/booking/booking-refusals.ts";
import { plural } from "../../plural.ts";

const sources = {
	connection: "desde su conexión a internet",
	screen: "desde la pantalla del hotel",
};

export const bookingRefusals: typeof english = {
	tooFast: "Han sido muchos intentos seguidos. Espere un minuto y reserve de nuevo.",
	noAnswer: ({ phone }) =>
		`Nuestro sistema de reservas no responde en este momento y no se ha cobrado nada. Envíe el formulario otra vez en unos minutos: por muchas veces que lo envíe, es una sola reserva.${phone && ` O llame al ${phone}: reservamos por usted.`}`,
	notOnSale: "Esta excursión ya no está a la venta.",
	pickupGone: "Ya no paramos allí a esa hora. Elija otra vez un punto de recogida.",
	tooYoung: ({ age }) => `Esta excursión es a partir de ${age} años.`,
	newPrice: ({ price }) => `El precio es ahora ${price}. Si está de acuerdo, reserve de nuevo.`,
	chooseStart: ({ day, times }) => `El ${day}, salimos a las ${times}. Elija una salida.`,
	notThatStart: ({ start, day }) => `El ${day}, no hay salida a las ${start}. Elija otra.`,
	notThatDay: ({ day }) => `Esta excursión no sale el ${day}.`,
	closed: ({ day }) => `El ${day}, ya no se puede reservar. Elija otro día.`,
	tooLate: ({ day }) => `El plazo de reserva para el ${day}, ha terminado. Elija otro día.`,
	full: ({ day }) => `El ${day}, ya está completo. Elija otro día o menos personas.`,
	fewLeft: ({ seats, day }) =>
		plural("es", seats, {
			one: `Solo queda 1 plaza el ${day}. Elija otro día o menos personas.`,
			other: `Solo quedan ${seats} plazas el ${day}. Elija otro día o menos personas.`,
		}),
	extraLeft: ({ title, left }: { title: string; left: number }) =>
		left === 0
			? `${title}: no queda ninguno para esta salida.`
			: `${title}: solo quedan ${left} para esta salida.`,
	/** @param words.guests "2 adults" */
	tooManyAtFare: ({ title, guests }: { title: string; guests: string }) =>
		`${title}: en su grupo solo hay ${guests}. Corrija uno de los dos números.`,
	fareGone:
		"Una tarifa que había elegido ya no se ofrece. Mire el nuevo precio y reserve otra vez.",
	justTaken: "Alguien acaba de reservar estas plazas. Mire otra vez y reserve de nuevo.",
	wholeGone:
		"Entretanto alguien ha reservado una plaza: la excursión entera ya no está libre. Elija plazas u otro día.",
	onlyWhole:
		"Esta salida solo se vende entera, a un solo grupo. Elija la excursión entera u otro día.",
	unpaid: {
		bookings: ({ bookings, source }) =>
			plural("es", bookings, {
				one: `1 reserva hecha ${sources[source]} aún no está pagada, y no guardamos más a la vez.`,
				other: `${bookings} reservas hechas ${sources[source]} aún no están pagadas, y no guardamos más a la vez.`,
			}),
		seats: ({ held, most, source }) =>
			plural("es", held, {
				one: `1 plaza guardada ${sources[source]} aún no está pagada; junto con estas serían más de ${most}.`,
				other: `${held} plazas guardadas ${sources[source]} aún no están pagadas; junto con estas serían más de ${most}.`,
			}),
		departure: ({ held, day, source }) =>
			plural("es", held, {
				one: `1 plaza del ${day}, guardada ${sources[source]}, aún no está pagada; así guardamos como máximo la mitad de una salida.`,
				other: `${held} plazas del ${day}, guardadas ${sources[source]}, aún no están pagadas; así guardamos como máximo la mitad de una salida.`,
			}),
		wayOut: ({ phone }) =>
			`Pague una de estas reservas o libérela y reserve de nuevo.${phone && ` O llame al ${phone}: reservamos por usted.`}`,
		wayOutIn: ({ left, phone }) =>
			`Pague una de estas reservas o libérela y reserve de nuevo; si no, las primeras plazas quedan libres dentro de ${left}.${phone && ` O llame al ${phone}: reservamos por usted.`}`,
		largeParty: ({ most, source, phone }) =>
			`Guardamos como máximo ${most} plazas sin pagar a la vez ${sources[source]}.${phone && ` Para un grupo mayor llame al ${phone}: reservamos por usted.`}`,
	},
	botCheck: {
		ranOut: "La comprobación había caducado o ya se había usado.",
		noAnswer: "La comprobación no está disponible en este momento.",
		more: ({ bookings, seats }) =>
			`Desde una conexión a internet guardamos como máximo ${bookings} reservas y ${seats} plazas sin pagar. Para más, demuestre abajo que es una persona y reserve de nuevo.`,
	},
	typedLabels: {
		heading: "No hemos podido aceptar su reserva",
		lead: "Nuestro sistema de reservas no responde en este momento y no se ha cobrado nada. Lo que ha escrito sigue aquí: envíelo otra vez dentro de un minuto. Por muchas veces que lo envíe, es una sola reserva.",
		month: {
			heading: "Ahora mismo no podemos mostrar ese mes",
			lead: "Nuestro sistema de reservas no responde en este momento. No se ha reservado nada y lo que ha escrito sigue aquí: inténtelo otra vez dentro de un minuto.",
		},
		tryAgain: "Intentarlo de nuevo",
		orCall: "O llámenos, reservamos por usted:",
		trip: "Excursión",
		day: "Día",
		guests: "Personas",
		pickup: "Recogida",
	},
};

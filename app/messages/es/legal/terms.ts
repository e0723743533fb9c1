import type { terms as english } from "../../en/legal/terms.ts";
import { plural } from "../../plural.ts";

const hoursInWords = (hours: number) =>
	plural("es", hours, { one: "1 hora", other: `${hours} horas` });

export const terms: typeof english = {
	description:
		"Lo que usted y nosotros acordamos al reservar: el pago, la cancelación y el día de la excursión.",
	since: ({ date }) => `Vigentes desde el ${date}.`,
	lead: "Lo que aparece en verde es un resumen; el texto de al lado es el que vale.",
	/** The words of the button that books. */
	button: "Reservar y pagar",
	who: {
		heading: "Con quién reserva",
		means: "Usted reserva con nosotros. Si necesita algo, díganoslo a nosotros.",
		contract: ({ firm, licence }) =>
			`${firm && `Su contrato es con ${firm}${licence && ` (<licence>${licence}</licence>)`}. `}Si un hotel le vendió la excursión, lo hizo en nuestro nombre.`,
	},
	booking: {
		heading: "Reserva y pago",
		means:
			"Una plaza es suya cuando está pagada. Mientras paga se la guardamos, y nadie más puede ocuparla.",
		hold: ({ button, minutes, unopenedMinutes, longestMinutes }) =>
			`Cuando pulsa «${button}» le guardamos las plazas y le decimos hasta cuándo: durante ${minutes} minutos desde que se abre la página de pago; si no se abre, durante ${unopenedMinutes}. Puede liberarlas en cualquier momento. Si un pago falla, puede volver a intentarlo durante ${longestMinutes} minutos como máximo. El contrato se cierra cuando confirmamos su pago; su bono es esa confirmación. Si el pago no llega a tiempo, las plazas vuelven a quedar libres y usted no debe nada. Un pago que llegue más tarde le da las plazas si siguen libres; si no, se le devuelve entero.`,
		hotelDesk:
			"Algunos hoteles cobran en recepción. En ese caso, el contrato se cierra cuando la pantalla muestra su código.",
		prices: ({ currency }) =>
			`Los precios son por persona, incluyen todos los impuestos y se muestran en ${currency} antes de pagar. La página de cada excursión indica lo que pagan los adultos, los niños y los bebés. Un bebé también ocupa una plaza.`,
	},
	cancelling: {
		heading: "Si usted cancela",
		untilInShort: ({ hours, percent }) => {
			if (percent === 100) return `Hasta ${hoursInWords(hours)} antes se le devuelve todo.`;
			if (percent === 50)
				return `Hasta ${hoursInWords(hours)} antes se le devuelve la mitad del precio.`;
			return `Hasta ${hoursInWords(hours)} antes se le devuelve el ${percent} % del precio.`;
		},
		thenInShort: ({ hours, percent }) =>
			percent === 50
				? `Hasta ${hoursInWords(hours)} antes, la mitad del precio.`
				: `Hasta ${hoursInWords(hours)} antes, el ${percent} % del precio.`,
		afterInShort: "Después, nada.",
		neverInShort: "Una reserva que usted cancela no se reembolsa.",
		exactTimes: "La página de su reserva muestra las horas exactas.",
		how: "Usted cancela en la página de su reserva, que se abre con el enlace de nuestro correo. Cuando el conductor ya tiene la lista, esa página le pide que llame por teléfono.",
		weRefund: "Devolvemos",
		step: ({ hours, percent }) => {
			if (percent === 100)
				return `el precio completo hasta ${hoursInWords(hours)} antes del comienzo de la excursión,`;
			if (percent === 50)
				return `la mitad del precio hasta ${hoursInWords(hours)} antes del comienzo de la excursión,`;
			return `el ${percent} % del precio hasta ${hoursInWords(hours)} antes del comienzo de la excursión,`;
		},
		nothingAfter: "nada después.",
		never: "Lo que haya pagado no se devuelve.",
		ownPolicy:
			"Estas son nuestras condiciones habituales. Una excursión puede tener otras: su página las muestra antes de pagar, y su reserva conserva aquellas con las que se hizo.",
		wayBack:
			"El dinero vuelve por donde vino; los bancos suelen tardar de 5 a 10 días. Lo que pagó en la recepción de un hotel se lo devuelve esa recepción. En la misma página puede elegir otro punto de recogida u otro día, hasta las horas que allí se indican.",
		noWithdrawal:
			"Una reserva para una fecha concreta no da derecho de desistimiento más allá de lo anterior (Directiva 2011/83/UE, artículo 16, letra l).",
	},
	weCancel: {
		heading: "Si cancelamos nosotros",
		means: "Decide el tiempo, no nosotros. Se le devuelve todo su dinero o elige otro día.",
		text: "Cancelamos una excursión cuando el tiempo, el parque, el puerto o su guía indican que no es segura, o cuando no podemos realizarla por otro motivo. Le escribimos en cuanto lo sabemos. Se le devuelve el precio completo y, si quiere, puede reservar otro día.",
	},
	onTheTrip: {
		heading: "Durante la excursión",
		means: "Sea sincero sobre su salud, sea puntual y haga caso a su guía. Eso es todo.",
		health:
			"La página de cada excursión dice qué esfuerzo exige y desde qué edad. Antes de reservar, avísenos de todo lo que le dificulte caminar, nadar o ir en la furgoneta. Su guía puede dejar en tierra a quien se ponga en peligro o ponga en peligro a otros; en ese caso no se devuelve nada.",
		waiting:
			"Llegue a su punto de recogida cinco minutos antes: la furgoneta no puede esperar mucho. Quien la pierda puede incorporarse por su cuenta y a su cargo.",
	},
	complaints: {
		heading: "Si algo sale mal",
		means: "Díganoslo primero a nosotros. No pierde ninguno de los derechos que tiene en su país.",
		text: "Respondemos conforme a la ley. Dígaselo enseguida a su guía o escríbanos poco después de la excursión: lo que sabemos, podemos arreglarlo. Se aplica la ley del lugar de nuestra sede; si usted vive en otro lugar, conserva las normas que allí le protegen como consumidor y el acceso a sus tribunales y oficinas de consumo.",
	},
};

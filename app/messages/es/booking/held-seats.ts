import type { heldSeats as english } from "../../en/booking/held-seats.ts";
import { capital, numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

export const heldSeats: typeof english = {
	/** The bar on every page. */
	bar: {
		label: "Plazas reservadas para usted",
		heldFor: ({ seats, left }) =>
			plural("es", seats, {
				one: `Su plaza sigue reservada <time>${left}</time> más.`,
				other: `Sus ${seats} plazas siguen reservadas <time>${left}</time> más.`,
			}),
		more: ({ count }) => `Y ${count} más.`,
		release: "Liberar<hidden> las plazas</hidden>",
	},
	pay: ({ price }) => `Pagar ${price}`,
	/** The panel in the place of the booking form. */
	panel: {
		waiting: ({ seats }) =>
			plural("es", seats, {
				one: "Una plaza le espera",
				other: `${capital(numberWord(numberWords, seats))} plazas le esperan`,
			}),
		heldFor: "Reservadas todavía",
		payByThen: ({ seats }) =>
			plural("es", seats, {
				one: "Pague antes de que acabe ese tiempo y será suya. Todavía no hemos cobrado nada en su tarjeta.",
				other:
					"Pague antes de que acabe ese tiempo y serán suyas. Todavía no hemos cobrado nada en su tarjeta.",
			}),
		youPay: "Precio total",
		release: "Liberar las plazas",
		releaseIsFree:
			"Liberarlas no cuesta nada. Otras personas podrán reservarlas enseguida, y el formulario conserva lo que ha escrito.",
		lookAtAnotherDay: "Ver otro día",
		staysHeld: ({ day }) => `Lo que tiene reservado para el ${day} sigue reservado mientras mira.`,
		day: "Día",
		guests: "Personas",
		pickup: "Le recogemos",
		guideSpeaks: "El guía habla",
		name: "Nombre",
		voucherGoesTo: "El bono se envía a",
	},
	noAnswer: "Las plazas siguen reservadas: no ha habido respuesta. Inténtelo otra vez.",
	released: "Sus plazas están liberadas.",
};

import type { codes as english } from "../../en/booking/codes.ts";
import { withArticle } from "../elision.ts";

export const codes: typeof english = {
	unknown: "Non conosciamo questo codice. Controlli com’è scritto.",
	ended: "Questo codice non è più valido.",
	usedUp: "Questo codice è esaurito.",
	usedByYou: "Ha già prenotato con questo codice; vale per una sola prenotazione.",
	otherTrip: "Questo codice non vale per questa escursione.",
	otherPrice: "Questo codice non riduce il prezzo di quel giorno.",
	later: ({ day }) => `Questo codice vale per prenotazioni ${withArticle("dal", day)} in poi.`,
	tripsFrom: ({ day }) => `Questo codice vale per escursioni ${withArticle("dal", day)} in poi.`,
	tripsUntil: ({ day }) => `Questo codice vale per escursioni fino ${withArticle("al", day)}.`,
	tripsBetween: ({ from, to }) =>
		`Questo codice vale per escursioni ${withArticle("dal", from)} ${withArticle("al", to)}.`,
	otherHotel: ({ hotel }) => `Questo codice è solo per gli ospiti di ${hotel}.`,
	tooLittle: ({ least }) => `Questo codice vale per prenotazioni da ${least} in su.`,
};

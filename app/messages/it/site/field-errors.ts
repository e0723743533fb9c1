import type { fieldErrors as english } from "../../en/site/field-errors.ts";
import { plural } from "../../plural.ts";

export const fieldErrors: typeof english = {
	fields: {
		name: "Nome",
		email: "Indirizzo e-mail",
		phone: "Telefono",
		comments: "Messaggio",
		message: "Il messaggio",
	},
	text: {
		missing: ({ what }) => `${what}: da compilare`,
		notText: ({ what }) => `${what}: è ammesso solo testo`,
		tooLong: ({ what, most }) => `${what}: al massimo ${most} caratteri`,
		tooShort: ({ what, least }) =>
			plural("it", least, {
				one: `${what}: almeno 1 carattere`,
				other: `${what}: almeno ${least} caratteri`,
			}),
		unusable: ({ what }) => `${what}: contiene caratteri non ammessi`,
		nothingToRead: ({ what }) => `${what}: non contiene nulla di leggibile`,
		noLetters: ({ what }) => `${what}: inserisca delle lettere`,
	},
	missing: "Questo dato manca",
	unusable: "Questo dato qui non è ammesso",
	name: "Scriva il suo nome",
	message: "Scriva il suo messaggio",
	fullName: "Inserisca nome e cognome",
	email: "Inserisca il suo indirizzo e-mail",
	emailLike: "Inserisca un indirizzo e-mail come ida@example.com",
	emailAgain: "Inserisca di nuovo il suo indirizzo e-mail",
	emailsDiffer: "Gli indirizzi e-mail non coincidono",
	phoneLike: "Inserisca un numero di telefono come +34 600 123 456",
	wholeNumber: "Inserisca un numero intero",
	tooManyPeople: "Sono più persone di quante possiamo portarne",
	oneAdult: "Deve partecipare almeno un adulto",
	childrenNegative: "Il numero di bambini non può essere negativo",
	babiesNegative: "Il numero di neonati non può essere negativo",
	priceNumber: "Il prezzo deve essere un numero",
	priceLeast: ({ least }) => `Il prezzo deve essere almeno ${least}`,
	priceMost: ({ most }) => `Il prezzo può essere al massimo ${most}`,
	priceDecimals: "Il prezzo può avere al massimo due decimali",
	day: "Scelga il giorno dell’escursione",
	start: "Scelga l’orario di partenza",
	pickup: "Scelga dove veniamo a prenderla",
	pickupUnknown: "Scelga dove veniamo a prenderla",
};

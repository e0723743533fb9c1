import type { fieldErrors as english } from "../../en/site/field-errors.ts";
import { plural } from "../../plural.ts";

export const fieldErrors: typeof english = {
	fields: {
		name: "Nom",
		email: "Adresse e-mail",
		phone: "Téléphone",
		comments: "Message",
		message: "Le message",
	},
	text: {
		missing: ({ what }) => `${what} : à compléter`,
		notText: ({ what }) => `${what} : uniquement du texte`,
		tooLong: ({ what, most }) => `${what} : ${most} caractères au maximum`,
		tooShort: ({ what, least }) =>
			plural("fr", least, {
				one: `${what} : au moins ${least} caractère`,
				other: `${what} : au moins ${least} caractères`,
			}),
		unusable: ({ what }) => `${what} : contient des caractères non autorisés`,
		nothingToRead: ({ what }) => `${what} : ne contient rien de lisible`,
		noLetters: ({ what }) => `${what} : saisissez des lettres`,
	},
	missing: "Cette information manque",
	unusable: "Cette information n’est pas possible ici",
	name: "Saisissez votre nom",
	message: "Saisissez votre message",
	fullName: "Saisissez votre prénom et votre nom",
	email: "Saisissez votre adresse e-mail",
	emailLike: "Saisissez une adresse e-mail comme ida@example.com",
	emailAgain: "Saisissez à nouveau votre adresse e-mail",
	emailsDiffer: "Les adresses e-mail ne sont pas identiques",
	phoneLike: "Saisissez un numéro de téléphone comme +34 600 123 456",
	wholeNumber: "Saisissez un nombre entier",
	tooManyPeople: "C’est plus de personnes que nous ne pouvons en accueillir",
	oneAdult: "Au moins un adulte doit participer",
	childrenNegative: "Le nombre d’enfants ne peut pas être négatif",
	babiesNegative: "Le nombre de bébés ne peut pas être négatif",
	priceNumber: "Le prix doit être un nombre",
	priceLeast: ({ least }) => `Le prix doit être d’au moins ${least}`,
	priceMost: ({ most }) => `Le prix doit être de ${most} au maximum`,
	priceDecimals: "Le prix doit avoir deux décimales au maximum",
	day: "Choisissez le jour de votre excursion",
	start: "Choisissez l’heure de départ",
	pickup: "Choisissez où nous venons vous chercher",
	pickupUnknown: "Choisissez où nous venons vous chercher",
};

import type { heldSeats as english } from "../../en/booking/held-seats.ts";
import { capital, numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

export const heldSeats: typeof english = {
	/** The bar on every page. */
	bar: {
		label: "Places réservées pour vous",
		heldFor: ({ seats, left }) =>
			plural("fr", seats, {
				one: `Votre place est encore réservée <time>${left}</time>.`,
				other: `Vos ${seats} places sont encore réservées <time>${left}</time>.`,
			}),
		more: ({ count }) => `Et ${count} de plus.`,
		release: "Libérer<hidden> les places</hidden>",
	},
	pay: ({ price }) => `Payer ${price}`,
	/** The panel in the place of the booking form. */
	panel: {
		waiting: ({ seats }) =>
			plural("fr", seats, {
				one: "Une place vous attend",
				other: `${capital(numberWord(numberWords, seats))} places vous attendent`,
			}),
		heldFor: "Encore réservées",
		payByThen: ({ seats }) =>
			plural("fr", seats, {
				one: "Payez d’ici là et elle est à vous. Rien n’a encore été prélevé sur votre carte.",
				other: "Payez d’ici là et elles sont à vous. Rien n’a encore été prélevé sur votre carte.",
			}),
		youPay: "Prix total",
		release: "Libérer les places",
		releaseIsFree:
			"C’est gratuit. D’autres pourront les réserver aussitôt, et le formulaire garde ce que vous avez saisi.",
		lookAtAnotherDay: "Voir un autre jour",
		staysHeld: ({ day }) => `Vos places du ${day} restent réservées pendant que vous regardez.`,
		day: "Jour",
		guests: "Personnes",
		pickup: "Nous venons vous chercher",
		guideSpeaks: "Le guide parle",
		name: "Nom",
		voucherGoesTo: "Le bon est envoyé à",
	},
	noAnswer: "Les places sont toujours réservées : il n’y a pas eu de réponse. Veuillez réessayer.",
	released: "Vos places sont libérées.",
};

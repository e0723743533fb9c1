import type { bookingRefusals as english } from "../../en/booking/booking-refusals.ts";
import { plural } from "../../plural.ts";

const sources = {
	connection: "depuis votre connexion internet",
	screen: "depuis l’écran de l’hôtel",
};

export const bookingRefusals: typeof english = {
	tooFast: "Cela fait beaucoup à la fois. Attendez une minute, puis réservez à nouveau.",
	noAnswer: ({ phone }) =>
		`Notre système de réservation ne répond pas pour le moment, et rien n’a été débité. Envoyez à nouveau le formulaire dans quelques minutes : quel que soit le nombre d’envois, c’est une seule réservation.${phone && ` Ou appelez le ${phone} : nous réservons pour vous.`}`,
	notOnSale: "Cette excursion n’est plus proposée.",
	pickupGone:
		"Nous ne nous arrêtons plus là à cette heure. Choisissez à nouveau un point de prise en charge.",
	tooYoung: ({ age }) => `Cette excursion convient à partir de ${age} ans.`,
	newPrice: ({ price }) =>
		`Le prix est maintenant de ${price}. S’il vous convient, réservez à nouveau.`,
	chooseStart: ({ day, times }) => `Le ${day}, nous partons à ${times}. Choisissez un départ.`,
	notThatStart: ({ start, day }) =>
		`Le ${day}, il n’y a pas de départ à ${start}. Choisissez-en un autre.`,
	notThatDay: ({ day }) => `Cette excursion ne part pas le ${day}.`,
	closed: ({ day }) => `Le ${day} n’est plus proposé. Choisissez un autre jour.`,
	tooLate: ({ day }) => `Les réservations pour le ${day} sont closes. Choisissez un autre jour.`,
	full: ({ day }) =>
		`Le ${day} est maintenant complet. Choisissez un autre jour ou moins de personnes.`,
	fewLeft: ({ seats, day }) =>
		plural("fr", seats, {
			one: `Il ne reste que ${seats} place le ${day}. Choisissez un autre jour ou moins de personnes.`,
			other: `Il ne reste que ${seats} places le ${day}. Choisissez un autre jour ou moins de personnes.`,
		}),
	extraLeft: ({ title, left }: { title: string; left: number }) =>
		left === 0
			? `${title} : il n’y en a plus pour ce départ.`
			: `${title} : plus que ${left} pour ce départ.`,
	/** @param words.guests "2 adults" */
	tooManyAtFare: ({ title, guests }: { title: string; guests: string }) =>
		`${title} : votre groupe ne compte que ${guests}. Corrigez l’un des deux nombres.`,
	fareGone:
		"Un tarif que vous aviez choisi n’est plus proposé. Regardez le nouveau prix, puis réservez à nouveau.",
	justTaken: "Ces places viennent d’être prises. Regardez encore une fois et réservez à nouveau.",
	wholeGone:
		"Une place a été prise entre-temps : l’excursion entière n’est plus libre. Choisissez des places ou un autre jour.",
	onlyWhole:
		"Ce départ se vend seulement en entier, à un seul groupe. Choisissez l’excursion entière ou un autre jour.",
	unpaid: {
		bookings: ({ bookings, source }) =>
			plural("fr", bookings, {
				one: `${bookings} réservation faite ${sources[source]} n’est pas encore payée, et nous n’en gardons pas davantage à la fois.`,
				other: `${bookings} réservations faites ${sources[source]} ne sont pas encore payées, et nous n’en gardons pas davantage à la fois.`,
			}),
		seats: ({ held, most, source }) =>
			plural("fr", held, {
				one: `${held} place gardée ${sources[source]} n’est pas encore payée ; avec celles-ci, il y en aurait plus de ${most}.`,
				other: `${held} places gardées ${sources[source]} ne sont pas encore payées ; avec celles-ci, il y en aurait plus de ${most}.`,
			}),
		departure: ({ held, day, source }) =>
			plural("fr", held, {
				one: `${held} place du ${day}, gardée ${sources[source]}, n’est pas encore payée ; nous gardons ainsi au maximum la moitié d’un départ.`,
				other: `${held} places du ${day}, gardées ${sources[source]}, ne sont pas encore payées ; nous gardons ainsi au maximum la moitié d’un départ.`,
			}),
		wayOut: ({ phone }) =>
			`Payez l’une de ces réservations ou libérez-la, puis réservez à nouveau.${phone && ` Ou appelez le ${phone} : nous réservons pour vous.`}`,
		wayOutIn: ({ left, phone }) =>
			`Payez l’une de ces réservations ou libérez-la, puis réservez à nouveau ; sinon, les premières places se libèrent dans ${left}.${phone && ` Ou appelez le ${phone} : nous réservons pour vous.`}`,
		largeParty: ({ most, source, phone }) =>
			`Nous gardons au maximum ${most} places non payées à la fois ${sources[source]}.${phone && ` Pour un groupe plus grand, appelez le ${phone} : nous réservons pour vous.`}`,
	},
	botCheck: {
		ranOut: "Cette vérification avait expiré ou déjà servi.",
		noAnswer: "La vérification n’est pas disponible pour le moment.",
		more: ({ bookings, seats }) =>
			`Depuis une connexion internet, nous gardons au maximum ${bookings} réservations et ${seats} places non payées. Pour davantage, montrez ci-dessous que vous êtes une personne, puis réservez à nouveau.`,
	},
	typedLabels: {
		heading: "Nous n’avons pas pu prendre votre réservation",
		lead: "Notre système de réservation ne répond pas pour le moment, et rien n’a été débité. Ce que vous avez saisi est toujours là : envoyez-le à nouveau dans une minute. Quel que soit le nombre d’envois, c’est une seule réservation.",
		month: {
			heading: "Nous ne pouvons pas afficher ce mois pour le moment",
			lead: "Notre système de réservation ne répond pas. Rien n’a été réservé, et ce que vous avez saisi est toujours là : réessayez dans une minute.",
		},
		tryAgain: "Réessayer",
		orCall: "Ou appelez-nous, nous réservons pour vous :",
		trip: "Excursion",
		day: "Jour",
		guests: "Personnes",
		pickup: "Prise en charge",
	},
};

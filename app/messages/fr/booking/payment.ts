import type { payment as english } from "../../en/booking/payment.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

/** « votre place », « vos trois places » */
const yourSeats = (seats: number) =>
	plural("fr", seats, {
		one: "votre place",
		other: `vos ${numberWord(numberWords, seats)} places`,
	});

export const payment: typeof english = {
	pageTitles: {
		payment: "Paiement",
		yourPayment: "Votre paiement",
		notCompleted: "Paiement non effectué",
	},
	tryAgain: "Réessayer",
	lookAgain: "Regarder à nouveau",
	seeYourBooking: "Voir votre réservation",
	openVoucher: "Ouvrir le bon",
	backToTrip: "Retour à l’excursion",
	yourCode: ({ reference }) => `Votre code est ${reference}.`,
	noMoneyTaken: "Rien n’a été débité.",
	notUsed: "Nous n’avons pas pu utiliser votre paiement.",
	notPaidYet: ({ price }) => `Votre réservation coûte ${price} et n’est pas encore payée.`,
	item: {
		booking: ({ title, people }) => `${title}, ${people}`,
		balance: ({ title }) => `${title}, reste à payer`,
	},
	waiting: {
		title: ({ name }) => `Un instant, ${name}.`,
		lead: ({ seats, date }) =>
			plural("fr", seats, {
				one: `Nous attendons que la banque confirme votre paiement. Cette page s’actualise toute seule et, en attendant, votre place du ${date} reste à vous.`,
				other: `Nous attendons que la banque confirme votre paiement. Cette page s’actualise toute seule et, en attendant, vos ${numberWord(numberWords, seats)} places du ${date} restent à vous.`,
			}),
		help: ({ phone }) =>
			`Inutile de payer une deuxième fois.${phone && ` Si cela dure plus de quelques minutes, appelez-nous : <phone>${phone}</phone>.`}`,
	},
	succeeded: {
		title: ({ greeting }) => `C’est réservé. ${greeting}`,
		paid: ({ money }) => `${money} : c’est payé.`,
		confirmed: "C’est confirmé.",
		mailed: ({ email }) => `Votre bon est en route vers ${email}.`,
		notMailed:
			"Ouvrez votre bon et gardez sa page : nous n’avons pas d’adresse e-mail où vous l’envoyer.",
		beReady: ({ title, date }) => `${title}. Prise en charge le ${date} à`,
		guests: "Personnes",
		guideSpeaks: "Le guide parle",
		code: "Votre code",
		addToCalendar: "Ajouter à l’agenda",
	},
	limitReached: {
		title: "Ces places ne peuvent pas être reprises pour le moment",
	},
	notOpened: {
		title: "La page de paiement ne s’est pas ouverte",
		lead: "Rien n’a été débité. La page de paiement ne répond pas pour le moment, et nous vous gardons vos places : réessayez dans une minute.",
		leadUntil: ({ left }) =>
			`Rien n’a été débité. La page de paiement ne répond pas pour le moment, et nous vous gardons vos places encore <left>${left}</left> : réessayez dans une minute.`,
		help: ({ phone }) => phone && `Ou appelez-nous : <phone>${phone}</phone>.`,
	},
	unknown: {
		thankYou: "Merci.",
		title: "Votre paiement",
		lead: "Si vous venez de payer, votre bon est en route vers votre boîte e-mail. Cela prend une ou deux minutes.",
		find: "Vous pouvez aussi le trouver ici, avec le code de votre e-mail (il commence par IX) et votre adresse e-mail.",
		findBooking: "Retrouver ma réservation",
		allTrips: "Voir toutes les excursions",
		help: ({ hours, phone }) =>
			`Toujours rien après dix minutes ? Regardez dans les spams${phone && `, ou appelez-nous${hours && ` (<hours>${hours}</hours>)`} : <phone>${phone}</phone>`}.`,
	},
	wentBack: { title: "Vous n’avez pas encore payé" },
	failed: {
		title: "Le paiement n’a pas abouti",
		lead: ({ seats, date, left }) =>
			`Nous gardons ${yourSeats(seats)} du ${date} encore <left>${left}</left>.`,
		payAgain: "Réessayer le paiement",
		release: "Libérer les places",
		help: ({ phone }) =>
			`C’est souvent le contrôle de sécurité de la carte. Essayez une autre carte${phone && `, ou appelez-nous : <phone>${phone}</phone>`}.`,
	},
	heldLongest: {
		title: "Nous ne pouvons pas garder ces places plus longtemps",
		lead: ({ seats, date, left }) =>
			plural("fr", seats, {
				one: `Votre place du ${date} est la dernière et reste à vous encore <left>${left}</left>, trop peu pour une nouvelle page de paiement. Si elle est encore libre ensuite, vous pourrez la reprendre sur cette page.`,
				other: `Vos ${numberWord(numberWords, seats)} places du ${date} sont les dernières et restent à vous encore <left>${left}</left>, trop peu pour une nouvelle page de paiement. Si elles sont encore libres ensuite, vous pourrez les reprendre sur cette page.`,
			}),
		help: ({ phone }) => phone && `Vous pouvez payer par téléphone : <phone>${phone}</phone>.`,
	},
	stillFree: {
		title: "Vos places sont encore libres",
		lead: ({ seats, date }) =>
			plural("fr", seats, {
				one: `Nous avons gardé votre place du ${date} aussi longtemps que possible avant de la libérer, mais personne ne l’a encore prise.`,
				other: `Nous avons gardé vos ${numberWord(numberWords, seats)} places du ${date} aussi longtemps que possible avant de les libérer, mais personne ne les a encore prises.`,
			}),
		takeAgain: "Reprendre les places et payer",
		help: ({ phone }) =>
			`Si votre banque indique que vous avez payé, attendez un instant : l’argent nous parvient, ou vous est rendu.${phone && ` Demandez-nous : <phone>${phone}</phone>.`}`,
	},
	gone: {
		title: "Les places ne sont plus libres",
		lead: ({ seats, date }) =>
			`Nous avons gardé ${yourSeats(seats)} du ${date} aussi longtemps que possible ; ce jour ne peut plus être réservé.`,
		leadWithDays: ({ seats, date }) =>
			`Nous avons gardé ${yourSeats(seats)} du ${date} aussi longtemps que possible ; ce jour ne peut plus être réservé. Il reste de la place pour vous ces jours-là :`,
		dayLeft: ({ day, left }) =>
			plural("fr", left, {
				one: `<day>${day}</day>, encore ${left} place`,
				other: `<day>${day}</day>, encore ${left} places`,
			}),
		otherDay: "Choisir un autre jour",
		otherTrips: "Voir les autres excursions",
		help: ({ phone }) =>
			`Si votre banque affiche un paiement, il est remboursé automatiquement.${phone && ` Demandez-nous : <phone>${phone}</phone>.`}`,
	},
	otherPrice: {
		title: "Le prix a changé",
		lead: ({ seats, date }) =>
			plural("fr", seats, {
				one: `Votre place du ${date} est encore libre, mais à un autre prix qu’avant : merci de réserver à nouveau.`,
				other: `Vos ${numberWord(numberWords, seats)} places du ${date} sont encore libres, mais à un autre prix qu’avant : merci de réserver à nouveau.`,
			}),
		book: "Réserver au nouveau prix",
	},
	cancelled: {
		title: "Cette réservation est annulée",
		lead: ({ title }) =>
			`Tout paiement correspondant est remboursé automatiquement. Vous pouvez réserver à nouveau « ${title} », pour n’importe quel jour où il reste des places.`,
		bookAgain: "Réserver à nouveau",
		seeBooking: "Voir la réservation",
		help: ({ phone }) => phone && `Des questions ? <phone>${phone}</phone>.`,
	},
	paidAfterAll: {
		title: "Tout va bien, cette excursion est réservée",
		lead: ({ seats, date, reference }) =>
			plural("fr", seats, {
				one: `Votre place du ${date} est confirmée, et il n’y a plus rien à payer ici. Votre code est <code>${reference}</code>.`,
				other: `Vos ${numberWord(numberWords, seats)} places du ${date} sont confirmées, et il n’y a plus rien à payer ici. Votre code est <code>${reference}</code>.`,
			}),
	},
	balance: {
		openBooking: "Ouvrir la réservation",
		toPay: "Reste à payer",
		restOf: ({ price }) =>
			`Le reste des ${price} de cette réservation. Vos places sont réservées : vous pouvez payer ici par carte, ou le jour de l’excursion.`,
		whole:
			"Pour cette réservation. Vos places sont réservées : vous pouvez payer ici par carte, ou le jour de l’excursion.",
		pay: ({ money }) => `Payer ${money}`,
		waitingTitle: "Un instant.",
		waiting: ({ money }) =>
			`Nous attendons que la banque confirme votre paiement de ${money}. Cette page s’actualise toute seule ; inutile de payer une deuxième fois.`,
		paidTitle: "Il ne reste rien à payer.",
		paid: "Merci : cette réservation est payée.",
		givesBackTitle: "Votre argent vous est rendu.",
		givesBack: ({ money }) =>
			`Votre paiement de ${money} est arrivé alors que cette somme n’était plus due : entre-temps, quelqu’un avait payé ou la réservation avait changé. La totalité vous est rendue par le même moyen de paiement, sous 5 à 10 jours. Il ne reste rien à payer.`,
		givesBackAndOwes: ({ money, owed }) =>
			`Votre paiement de ${money} est arrivé alors que cette somme n’était plus due : entre-temps, quelqu’un avait payé ou la réservation avait changé. La totalité vous est rendue par le même moyen de paiement, sous 5 à 10 jours. Reste à payer : ${owed}.`,
		onTheDayTitle: "Vous payez le jour de l’excursion.",
		onTheDay: ({ money }) => `${money}. Plutôt par carte maintenant ?`,
		nothingHereTitle: "Il n’y a rien à payer ici.",
		cancelled:
			"Cette réservation est annulée. Si vous venez de payer, la totalité vous est rendue.",
		notConfirmed: "Cette réservation n’est pas confirmée ; sa propre page dit où elle en est.",
	},
};

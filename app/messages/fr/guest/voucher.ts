import type { voucher as english } from "../../en/guest/voucher.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

export const voucher: typeof english = {
	pageTitle: "Votre bon",
	heading: {
		held: () => "Vos places sont retenues.",
		cancelled: "Cette réservation est annulée.",
		expired: "Ces places ne sont plus retenues.",
	},
	greeting: {
		seeYou: ({ day, name }) => `Rendez-vous ${day}, ${name}.`,
		thankYou: ({ name }) => `Merci d’avoir voyagé avec nous, ${name}.`,
	},
	lead: {
		payWithin: ({ left }) => `Nous les gardons encore ${left} : payez, et elles sont à vous.`,
		expired: "Aucun paiement ne nous est parvenu pendant ce temps, et rien n’a été débité.",
		alsoSent: ({ email }) => `Nous l’avons aussi envoyé à ${email}.`,
	},
	justChanged: ({ email }) =>
		`Votre réservation est modifiée. Le nouveau bon est en route vers ${email}.`,
	justChangedHere: "Votre réservation est modifiée. Cette page est votre nouveau bon : gardez-la.",
	stillToPay: ({ amount }) => `Reste à payer : <amount>${amount}</amount>`,
	payItNow: "Payer maintenant",
	confirmed: {
		free: "Confirmée et gratuite.",
		payOnlineOrLater: ({ amount }) =>
			`Confirmée. Il reste ${amount} à payer : par carte maintenant, ou le jour de l’excursion.`,
		payOnTheDay: ({ amount }) =>
			`Confirmée. Vous payez ${amount} à votre guide le jour de l’excursion.`,
		payOffice: ({ amount }) =>
			`Confirmée. Vous payez ${amount} à notre bureau : votre guide n’accepte pas d’espèces.`,
		wentBack: "Confirmée ; votre argent vous a été rendu.",
		paid: "Payée et confirmée.",
		payAtHotel: "Confirmée, à payer à votre hôtel.",
	},
	facts: {
		guests: "Personnes",
		name: "Nom",
		guideSpeaks: "Le guide parle",
		price: "Prix",
		free: "gratuit",
		paid: "Payé",
		paidBack: "Remboursé",
		toPay: "À payer",
		toPayOnTheDay: "À payer le jour de l’excursion",
		toPayAtHotel: "À payer à votre hôtel",
		partOfAll: ({ part, all }) => `${part} sur ${all}`,
		/** What it took off the price. */
		code: ({ code, sum }: { code: string; sum: string }) => `Code ${code} : ${sum}.`,
		/** The tax that the price contains: "IGIC 7%". */
		includesTax: ({ rate, sum }: { rate: string; sum: string }) => `Dont IGIC ${rate} : ${sum}.`,
		withCredit: ({ sum }) => `Dont ${sum} avec un avoir.`,
		noInvoice: "Ceci n’est pas une facture.",
	},
	ticket: {
		label: ({ reference }) => `Bon ${reference}`,
		beReady: ({ date }) => `Prise en charge le ${date} à`,
		beEarly: "Merci d’être là cinq minutes à l’avance.",
		seeOnMap: "Voir l’endroit sur une carte",
		notThere: ({ phone }) => phone && `Pas là ? Appelez le ${phone}.`,
		whatToBring: "À emporter",
		codeFollows: ({ reference }) =>
			`Le code pour votre guide apparaît ici dès que l’excursion est payée. Votre réservation est <code>${reference}</code>.`,
		showOrSay: "Montrez ceci à votre guide, ou dites",
		questions: ({ phone }) => phone && `Questions le jour même : <phone>${phone}</phone>`,
		qrCode: "Code QR de ce bon",
	},
	steps: {
		payNow: "Payer maintenant",
		orCallUs: ({ phone }) => phone && `Ou appelez-nous : <phone>${phone}</phone>`,
		takeAgain: "Reprendre les places et payer",
		bookAgain: "Réserver à nouveau",
		otherDays: "Voir d’autres jours",
		questions: ({ phone }) => phone && `Questions : <phone>${phone}</phone>`,
		addToCalendar: "Ajouter à l’agenda",
		print: "Imprimer",
		changePickup: "Changer la prise en charge",
		changeDayOrPickup: "Changer le jour ou la prise en charge",
		changeDay: "Changer le jour",
		cancel: "Annuler cette réservation",
		somethingElse: (operator) => reachUs("ou", operator, (ways) => `Autre chose ? ${ways}.`),
		tellUs: (operator) =>
			reachUs(
				"ou",
				operator,
				(ways) => `Un changement ? Le chauffeur a déjà la liste, merci de nous prévenir : ${ways}.`,
			),
		askSeller: ({ seller }) =>
			`Vous avez réservé auprès de ${seller}. Pour un autre jour, une annulation ou un remboursement, adressez-vous à eux.`,
	},
	mailLanguage: {
		label: "E-mails en",
		change: "Changer",
		changed: ({ language }) => `Désormais, nos e-mails vous parviennent en ${language}.`,
	},
	van: {
		atYourStop: "Votre minibus est à votre point de prise en charge",
		showCode: "Montrez à votre guide le code ci-dessous.",
		onTime: "Votre minibus est en route, à l’heure",
		late: ({ minutes }) => `Votre minibus a environ ${minutes} minutes de retard`,
		expected: ({ clock }) => `Il arrive à votre point vers ${clock}.`,
		yoursIsNext: "Le vôtre est le prochain.",
		stopsBefore: ({ stops }) =>
			plural("fr", stops, {
				one: "Il fait un arrêt avant le vôtre.",
				other: `Il fait ${numberWord(numberWords, stops)} arrêts avant le vôtre.`,
			}),
		seen: ({ clock }) => `Vu à ${clock}.`,
		renewsItself: "Cette ligne se met à jour toute seule.",
	},
	calendarFile: {
		pickup: ({ time, stop }) => `Prise en charge à ${time}, ${stop}.`,
		party: ({ people, languages }) => `${people}. Le guide parle ${languages}.`,
		code: ({ reference }) => `Code : ${reference}`,
		voucher: ({ url }) => `Bon : ${url}`,
		questions: ({ phone }) => phone && `Questions le jour même : ${phone}`,
		alarm: ({ title, time, stop }) => `${title} : prise en charge à ${time}, ${stop}`,
		none: "Il n’y a pas de réservation confirmée ici.",
	},
	movedTooLate:
		"Vous avez changé de date\u00a0: c’est la première qui compte pour le remboursement.",
	refundStops: {
		until: ({ deadline }) => `jusqu’au ${deadline}`,
		afterThat: "ensuite",
		now: "maintenant",
		nothing: "rien n’est remboursé",
		share: ({ percent }) =>
			percent === 100 ? "tout" : percent === 50 ? "la moitié du prix" : `${percent} % du prix`,
		shareNow: ({ percent }) =>
			percent === 100
				? "tout, si vous annulez maintenant"
				: percent === 50
					? "la moitié du prix, si vous annulez maintenant"
					: `${percent} % du prix, si vous annulez maintenant`,
	},
	credit: {
		comesBack: ({ back }) =>
			`${back} reviennent sur votre avoir, et vous pouvez les utiliser aussitôt.`,
		wentBack: ({ back }) => `${back} sont de nouveau sur votre avoir.`,
	},
	moneyIfCancelled: {
		nothingCharged: "Rien n’a été débité, donc rien n’est remboursé.",
		hotelKeepsAll: ({ all }) =>
			`Les ${all} restent dus à votre hôtel : il est trop tard pour un remboursement.`,
		hotelKeepsNothing: ({ all }) =>
			`Vous ne devez rien. Si vous avez déjà payé les ${all} à votre hôtel, la réception vous les rend.`,
		hotelKeepsPart: ({ keptAmount, all, back }) =>
			`Sur les ${all}, ${keptAmount} restent dus à votre hôtel. Si vous avez déjà payé, la réception vous rend ${back}.`,
		tooLate: ({ all }) => `Rien de vos ${all} n’est remboursé : il est trop tard.`,
		all: ({ all }) =>
			`Vos ${all} vous sont entièrement remboursés par le même moyen de paiement, sur votre compte sous 5 à 10 jours.`,
		part: ({ back, all }) =>
			`${back} sur vos ${all} vous sont remboursés par le même moyen de paiement, sur votre compte sous 5 à 10 jours.`,
		allByHand: ({ all }) =>
			`Vos ${all} vous sont entièrement remboursés par le même moyen de paiement : passez à notre bureau, ou écrivez-nous.`,
		partByHand: ({ back, all }) =>
			`${back} sur vos ${all} vous sont remboursés par le même moyen de paiement : passez à notre bureau, ou écrivez-nous.`,
		byHandAndCard: ({ all, cash, card }) =>
			`Sur vos ${all}, ${card} vous sont remboursés sur votre carte sous 5 à 10 jours, et ${cash} en main propre : passez à notre bureau, ou écrivez-nous.`,
	},
	moneyOfCancelled: {
		all: ({ all }) =>
			`Nous vous remboursons entièrement vos ${all} : ils seront sur votre compte sous 5 à 10 jours.`,
		part: ({ back, all }) =>
			`Nous vous remboursons ${back} sur vos ${all} : ils seront sur votre compte sous 5 à 10 jours.`,
		allByHand: ({ all }) =>
			`Nous vous remboursons entièrement vos ${all} : passez à notre bureau, ou répondez à cet e-mail.`,
		partByHand: ({ back, all }) =>
			`Nous vous remboursons ${back} sur vos ${all} : passez à notre bureau, ou répondez à cet e-mail.`,
		byHandAndCard: ({ all, cash, card }) =>
			`Sur vos ${all}, nous vous remboursons ${card} sur votre carte sous 5 à 10 jours, et ${cash} en main propre : passez à notre bureau, ou répondez à cet e-mail.`,
	},
	moneyOfCancelledByStaff: {
		isBack:
			"Ce que vous avez payé a été remboursé sur la carte ou le compte avec lequel vous avez payé.",
		byHand: ({ cash }) =>
			`Nous vous rendons les ${cash} que vous nous avez payés sur place : passez à notre bureau, ou répondez à cet e-mail.`,
		byHandAndCard: ({ cash, card }) =>
			`Nous vous rendons les ${cash} que vous nous avez payés sur place : passez à notre bureau, ou répondez à cet e-mail. De plus, ${card} arrivent sur votre carte sous 5 à 10 jours.`,
		all: ({ all }) =>
			`Nous vous remboursons entièrement vos ${all} par le même moyen de paiement : ils seront sur votre compte sous 5 à 10 jours.`,
		atHotel: "Ce que vous avez payé à votre hôtel, la réception vous le rend.",
		kept: ({ all }) =>
			`Rien des ${all} que vous avez payés n’est remboursé. Si vous pensez que c’est une erreur, répondez simplement à cet e-mail.`,
	},
	moneyAfterwards: {
		wentBack: ({ back }) =>
			`${back} vous ont été rendus par la même voie ; ils seront sur votre compte sous 5 à 10 jours.`,
		wentBackByHand: ({ back }) => `${back} vous ont été rendus par la même voie.`,
		waitsAtDesk: ({ back }) => `${back} vous attendent à notre bureau.`,
		onItsWay: ({ back }) => `${back} sont en route vers vous.`,
		restStays: ({ keptAmount }) => `${keptAmount} restent chez nous.`,
		atHotel: "Ce qui vous revient de l’argent payé à votre hôtel, la réception vous le rend.",
		allStays: ({ keptAmount }) =>
			`Rien n’est remboursé : les ${keptAmount} que vous avez payés restent chez nous.`,
		nothingCharged: "Rien n’a été débité.",
	},
	disputed: {
		gaveBack: ({ all }) => `Votre banque vous a déjà rendu vos ${all}.`,
		holds: ({ all }) =>
			`Votre banque retient vos ${all} pendant qu’elle examine une demande de remboursement.`,
		thenAll:
			"Si elle vous donne l’argent, c’est votre remboursement ; si elle nous le laisse, nous vous rendons alors tout.",
		thenPart: ({ part }) =>
			`Si elle vous donne l’argent, c’est votre remboursement ; si elle nous le laisse, nous vous en rendons alors ${part}.`,
		thenNothing: "Si elle nous le laisse, nous n’en remboursons rien.",
	},
};

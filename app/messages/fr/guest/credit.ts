import type { credit as english } from "../../en/guest/credit.ts";

export const credit: typeof english = {
	pageTitle: "Payer avec un avoir",
	title: "Payer avec un avoir",
	lead: ({ owed }) =>
		`Un avoir paie tout ce qu’il peut des ${owed}. Vous payez le reste par carte.`,
	partPaid: ({ paid, owed }) => `${paid} sont payés avec votre avoir. Reste à payer : ${owed}.`,
	label: "Code de votre avoir",
	hint: "Il commence par CR.",
	pay: "Payer avec l’avoir",
	payRest: ({ owed }) => `Payer ${owed} par carte`,
	have: "J’ai un avoir",
	inForm: ({ left }) =>
		`Cet avoir contient ${left}. Il paie quand vous réservez, et vous payez le reste par carte.`,
	problems: {
		unknown: "Nous ne connaissons pas ce code. Vérifiez comment il s’écrit.",
		ended: "Cet avoir a expiré.",
		empty: "Il ne reste rien sur cet avoir.",
		tooLittle: ({ left, least }) =>
			`Cet avoir contient ${left} : c’est trop peu pour cette réservation, car il doit rester au moins ${least} pour la carte.`,
		nothingOwed: "Il ne reste rien à payer pour cette réservation.",
		over: "Les places de cette réservation ne sont plus retenues.",
		changed:
			"Quelqu’un a utilisé cet avoir ou modifié la réservation au même moment. Rien n’a été débité : réessayez.",
		tooFast: "C’était trop d’essais. Attendez une minute.",
		notHere:
			"Un avoir ne peut pas être utilisé ici. Réservez sur votre téléphone et saisissez-y le code.",
	},
	yours: {
		title: "Votre avoir",
		left: ({ left }) => `il reste ${left}`,
		until: ({ day }) => `Valable jusqu’au ${day}`,
		created: "Établi pour vous",
		spent: ({ reference }) => `Payé pour ${reference}`,
		givenBack: ({ reference }) => `Rendu par ${reference}`,
		paidOut: "Versé",
		expired: "Expiré",
		use: "Saisissez le code là où une réservation en demande un, ou dites-le-nous.",
	},
	mail: {
		subject: ({ amount, reference }) => `Votre avoir de ${amount} (${reference})`,
		heading: ({ amount }) => `Vous avez un avoir de ${amount}.`,
		weather: ({ title, date, amount }) =>
			`Comme la météo a empêché « ${title} » le ${date}, vous avez un avoir de ${amount}.`,
		goodwill: ({ title, date, amount }) =>
			`Pour votre réservation de « ${title} » le ${date}, nous vous donnons un avoir de ${amount}.`,
		code: ({ code }) =>
			`Son code est ${code}. Saisissez-le là où le formulaire de réservation demande un code, ou dites-le-nous : qui l’a peut s’en servir. Ce qui n’est pas dépensé y reste.`,
		see: "Voir nos excursions",
	},
};

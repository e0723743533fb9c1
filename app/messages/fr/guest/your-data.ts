import type { yourData as english } from "../../en/guest/your-data.ts";

export const yourData: typeof english = {
	link: "Vos données : les emporter ou les faire effacer",
	pageTitle: "Vos données",
	title: "Vos données",
	lead: "Ce que nous conservons de vous dans cette réservation : emportez-le ou faites-le effacer.",
	email: "L’adresse e-mail de votre réservation",
	emailWhy:
		"Un bon peut rester ouvert sur une table. Votre adresse e-mail montre que c’est bien vous.",
	backTo: "Retour à la réservation",
	take: {
		heading: "Les emporter",
		text: "Un fichier (JSON) avec tout ce que nous conservons de vous dans cette réservation : ce que vous avez saisi, nos notes, nos e-mails, les paiements et chaque modification.",
		button: "Télécharger mes données",
	},
	erase: {
		heading: "Les faire effacer",
		goes: "Disparaissent aussitôt et pour toujours : votre nom, votre e-mail, votre téléphone et vos remarques, votre langue, le texte de nos e-mails et tout ce que quelqu’un a écrit sur vous dans cette réservation.",
		stays: ({ reference }) =>
			`La loi nous oblige à conserver dans notre comptabilité, sans votre nom : le code <code>${reference}</code>, l’excursion et son jour, combien vous étiez et où vous êtes montés, les montants, les paiements et leurs dates.`,
		ends: "Cette page et le bon cessent de fonctionner. Nous ne pouvons plus retrouver la réservation par votre nom ou votre e-mail, ni répondre à des questions à son sujet.",
		others:
			"Le prestataire de paiement conserve votre paiement selon ses propres obligations légales. Les copies de sauvegarde de la base de données prennent fin d’elles-mêmes après quelques jours ou semaines. Les messages de la page de contact n’appartiennent à aucune réservation : écrivez-nous, et nous les effaçons aussi.",
		button: "Effacer mes données pour toujours",
		unsent: { once: "L’effacement n’a lieu qu’une fois." },
		notYet: "Vous ne pouvez pas encore les effacer",
		waits: {
			isComing:
				"L’excursion est encore à venir, et sans vos données il n’y a pas de bon. Dès qu’elle est passée ou annulée, vous pouvez les effacer ici.",
			isHeld:
				"Des places sont gardées pour vous en ce moment. Ce délai passé, vous pourrez effacer vos données ici.",
			hasMoneyToReturn:
				"De l’argent doit encore vous être rendu. Dès que vous l’aurez reçu, vous pourrez effacer vos données ici.",
			hasOpenPage:
				"Une page de paiement de cette réservation est encore ouverte. Une fois qu’elle sera payée ou fermée, vous pourrez effacer vos données ici.",
			hasDispute:
				"Votre banque n’a pas encore tranché au sujet d’un paiement de cette réservation. Ensuite, vous pourrez effacer vos données ici.",
			isOwed:
				"Il reste quelque chose à payer pour cette réservation. Une fois que c’est réglé, vous pourrez effacer vos données ici.",
			hasOpenQuestion:
				"Nous sommes encore en train d’éclaircir un point de cette réservation. Écrivez-nous si cela dure.",
			hasMailOnItsWay:
				"Un e-mail part vers vous en ce moment. Veuillez réessayer dans quelques minutes, ou dans une heure au plus tard.",
		},
	},
	problems: {
		nothing: "Rien n’a encore été fait.",
		wrongEmail:
			"Ce n’est pas l’adresse e-mail de cette réservation. Veuillez regarder l’e-mail avec votre bon.",
		tooMany: "Cela fait beaucoup d’essais en peu de temps. Veuillez réessayer dans une minute.",
		changed: "Quelque chose a changé dans cette réservation. Veuillez regarder à nouveau.",
	},
	erased: {
		title: "Vos données sont effacées",
		lead: "Nom, e-mail, téléphone, remarques et e-mails ont disparu de votre réservation. Ce que la loi nous oblige à conserver ne porte plus votre nom.",
		home: "Vers la page d’accueil",
	},
};

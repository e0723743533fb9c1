import type { totemSale as english } from "../../en/totem/totem-sale.ts";

export const totemSale: typeof english = {
	choose: {
		pickUp: "Prise en charge",
		timeAndPlace: ({ time, place }) => `${time}, <place>${place}</place>`,
		ifYouCancel: "Si vous annulez",
		full: "Il n’y a plus de place pour les prochaines semaines. D’autres excursions en ont encore.",
		otherTrips: "Voir les autres excursions",
		peopleAndDay: ({ people, day }) => `${people}, ${day}`,
		book: "Réserver ces places",
		noNetwork:
			"Pour réserver, il faut le réseau. Il revient dans un instant ; votre choix reste ici.",
		noStop: "Cette excursion ne s’arrête pas à cet hôtel. Choisissez un autre arrêt ci-dessus.",
		noDay: "Veuillez choisir un jour.",
		noStart: "Choisissez un départ.",
		tooMany: ({ seats }) =>
			seats > 1
				? `Il ne reste que ${seats} places ce jour-là. Choisissez un autre jour ou moins de personnes.`
				: `Il ne reste que ${seats} place ce jour-là. Choisissez un autre jour ou moins de personnes.`,
	},
	day: {
		which: "Quel jour ?",
		whichStart: "Quel départ ?",
		earlier: "Avant",
		later: "Après",
		full: "complet",
		left: ({ seats, languages }) =>
			seats > 1 ? `${seats} libres · ${languages}` : `${seats} libre · ${languages}`,
		aloud: ({ day, seats, guides }) =>
			seats > 1
				? `${day}, ${seats} places libres, le guide parle ${guides}`
				: `${day}, ${seats} place libre, le guide parle ${guides}`,
	},
	people: {
		howMany: "Combien êtes-vous ?",
		adults: "Adultes",
		children: "Enfants",
		babies: "Bébés",
		free: "gratuit",
		/** Where the whole trip has one price. */
		included: "compris",
		fromYears: ({ years, price }) => `dès ${years} ans, ${price}`,
		ages: ({ from, to, price }) =>
			from === to ? `${from} ans, ${price}` : `de ${from} à ${to} ans, ${price}`,
		underYears: ({ years, price }) => `moins de ${years} ans, ${price}`,
		notHere: "pas sur cette excursion",
		fewer: ({ who }) => `Moins : ${who}`,
		more: ({ who }) => `Plus : ${who}`,
	},
	extras: {
		wholeTitle: "Comment voulez-vous partir ?",
		title: "Autre chose pour la journée ?",
		seatsFor: ({ price }: { price: string }) => `Des places, avec d’autres clients : ${price}`,
		tooMany: ({ title, left }: { title: string; left: number }) =>
			left === 0
				? `${title} : il n’en reste plus pour ce départ. Choisissez un autre jour.`
				: `${title} : il n’en reste que ${left} pour ce départ. Prenez-en moins, ou un autre jour.`,
		goOn: "Continuer",
	},
	code: {
		have: "J’ai un code",
		change: "Changer le code",
		title: "Quel code avez-vous ?",
		without: "Continuer sans code",
		asking: "Un instant …",
		noAnswer: "Le réseau est coupé pour un moment, nous ne pouvons pas lire votre code. Réessayez.",
		line: ({ code, money }: { code: string; money: string }) => `${code}: −${money}`,
	},
	stop: {
		notHere: "Pas ici",
		another: "Autre arrêt",
		choose: "Choisir un arrêt",
		where: "Où passons-nous vous prendre ?",
		nearestFirst: "Les arrêts les plus proches d’abord.",
		backToTrip: "Revenir à l’excursion",
	},
	summary: {
		trip: "Excursion",
		day: "Jour",
		guests: "Personnes",
		pickUp: "Prise en charge",
		price: "Prix",
	},
	contact: {
		title: "Pour qui sont les places ?",
		phone: "Sur mon téléphone",
		phoneCollected:
			"Scannez un code, saisissez-y votre nom et votre e-mail. Vous payez à la réception.",
		phonePaid: ({ price }) =>
			`Scannez un code, saisissez votre nom et votre e-mail et payez-y ${price}.`,
		here: "Saisir ici",
		hereCollected: "Nom et e-mail sur cet écran. Vous payez à la réception.",
		herePaid: ({ price }) =>
			`Nom et e-mail sur cet écran, puis payez ${price} sur votre téléphone.`,
		noPhone: "Je n’ai pas de téléphone",
		desk: "La réception termine pour vous : vous y dites six chiffres.",
		call: "Appelez-nous de n’importe quel téléphone : nous terminons pour vous.",
	},
	typing: {
		name: "Quel est votre nom ?",
		nameLabel: "Nom et prénom",
		email: "Et votre e-mail ?",
		emailLabel: "E-mail",
		goOn: "Continuer",
	},
	keys: {
		space: "espace",
		spaceAloud: "Espace",
		delete: "Effacer",
		capitals: "Majuscules",
		accents: "áéñ, lettres accentuées",
		moreLetters: "ąčő, d’autres lettres",
		letters: "abc, lettres simples",
		at: "Arobase",
		dot: "Point",
		order: "Ordre des touches",
	},
	check: {
		title: "Tout est juste ?",
		change: "Modifier",
		bookAtReception: ({ price }) => `Réserver et payer ${price} à la réception`,
		bookOnPhone: ({ price }) => `Réserver et payer ${price} sur mon téléphone`,
	},
};

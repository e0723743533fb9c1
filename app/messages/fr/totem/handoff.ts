import type { handoff as english } from "../../en/totem/handoff.ts";

export const handoff: typeof english = {
	phone: {
		code: "Code QR qui ouvre votre choix sur votre téléphone",
		making: "Préparation de votre code…",
		anotherDay: "Choisir un autre jour",
		newCode: "Créer un nouveau code",
		waiting: {
			title: "Pointez votre appareil photo ici",
			text: "Votre téléphone ouvre votre choix. Ajoutez-y votre nom et votre e-mail ; le code sert une fois, pendant 15 minutes.",
		},
		opened: {
			title: "Votre téléphone a pris le relais",
			text: "Continuez là. Cet écran vous dira quand les places sont à vous.",
		},
		booked: { title: "Réservé", text: "Un instant, s’il vous plaît." },
		gone: {
			title: "Ces places viennent d’être prises",
			text: "Quelqu’un les a réservées avant vous. Rien n’a été réservé pour vous ; d’autres jours ont des places.",
		},
		over: { title: "Ce code n’est plus valable", text: "Rien n’a été réservé avec lui." },
		failed: {
			title: "Pour un code, il faut le réseau",
			text: "Il revient dans un instant. Votre choix est toujours là.",
		},
	},
	desk: {
		receptionTitle: "Pas de téléphone ? La réception termine pour vous.",
		callTitle: "Pas de téléphone ? Appelez-nous de n’importe quel appareil.",
		openTitle: "Nous avons reçu votre choix",
		goneTitle: "Ces places viennent d’être prises",
		overTitle: "Ces chiffres ne sont plus valables",
		text: {
			waiting: "Préparation de vos chiffres…",
			opened: "Cet écran vous dira quand les places sont à vous.",
			booked: "Un instant, s’il vous plaît.",
			gone: "Quelqu’un les a réservées avant vous. Rien n’a été réservé pour vous ; d’autres jours ont des places.",
			over: "Ils servent pendant 15 minutes. Rien n’a été réservé avec eux.",
			failed: "Nous ne pouvons pas créer de chiffres pour le moment. Votre choix est toujours là.",
		},
		dayAndTime: ({ day, time }) => `${day}, ${time}`,
		phoneAfterAll: "J’ai un téléphone, finalement",
		anotherDay: "Choisir un autre jour",
		newFigures: "Créer de nouveaux chiffres",
		noted: "J’ai noté les chiffres",
		sayAtDesk: "Dites ceci à la réception",
		sayToUs: "Dites-nous ceci",
		untilAtDesk: ({ time, seats }) =>
			`Ces chiffres servent jusqu’à <b>${time}</b>. Rien n’est encore gardé : les places sont à vous dès que la réception les réserve. ${seats > 1 ? `${seats} sont libres` : `${seats} est libre`} maintenant.`,
		untilByCall: ({ time, seats }) =>
			`Ces chiffres servent jusqu’à <b>${time}</b>. Rien n’est encore gardé : les places sont à vous dès que nous les réservons. ${seats > 1 ? `${seats} sont libres` : `${seats} est libre`} maintenant.`,
		steps: {
			tell: "<b>Dites les six chiffres à la réception.</b> Ils ne sont que sur cet écran.",
			pay: "<b>Payez là</b> ou faites porter la somme sur votre chambre.",
			voucher: ({ day, time }) =>
				`<b>Prenez votre bon imprimé</b> et présentez-vous ${day} à ${time}.`,
		},
		call: ({ phone, hours }) =>
			phone &&
			`Appelez-nous de n’importe quel téléphone : <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		callAndSay: ({ phone, hours }) =>
			phone &&
			`Appelez-nous de n’importe quel téléphone et dites les chiffres : <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCall: ({ phone, hours }) =>
			phone &&
			`Personne à la réception ? Appelez-nous de n’importe quel téléphone : <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCallAndSay: ({ phone, hours }) =>
			phone &&
			`Personne à la réception ? Appelez-nous de n’importe quel téléphone et dites les chiffres : <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
	},
};

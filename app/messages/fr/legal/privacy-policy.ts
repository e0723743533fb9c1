import type { privacyPolicy as english } from "../../en/legal/privacy-policy.ts";
import { plural } from "../../plural.ts";

const daysInWords = (days: number) =>
	plural("fr", days, { one: "un jour", other: `${days} jours` });

const monthsInWords = (months: number) =>
	plural("fr", months, { one: "un mois", other: `${months} mois` });

export const privacyPolicy: typeof english = {
	description:
		"Ce que nous conservons de vous, pourquoi, combien de temps, et qui d’autre le voit.",
	who: {
		heading: "Qui veille sur vos données",
		means: "Nous-mêmes, et vous pouvez écrire à une personne.",
		text: ({ firm, email }) =>
			[
				firm && `Le responsable du traitement est ${firm}.`,
				email && `Pour toute question sur vos données : <mail>${email}</mail>.`,
			]
				.filter(Boolean)
				.join(" "),
	},
	storedData: {
		heading: "Ce que nous conservons, et combien de temps",
		means: "Seulement ce dont le minibus, le guide et le fisc ont besoin.",
		noCardNumber: "Le numéro de votre carte ne nous parvient jamais.",
		table: "Quoi, pourquoi, combien de temps",
		what: "Quoi",
		why: "Pourquoi",
		long: "Combien de temps",
		whyLabel: "Pourquoi :",
		longLabel: "Combien de temps :",
		reason:
			"Il nous faut les données d’une réservation pour remplir notre contrat avec vous, et notre comptabilité parce que la loi l’exige. Sans nom ni adresse e-mail, nous ne pouvons pas réserver pour vous ; le téléphone et les remarques sont facultatifs.",
	},
	rows: {
		booking: {
			what: "Nom, e-mail, excursion, participants, point de prise en charge, votre langue",
			why: "pour vous conduire à l’excursion et vous écrire à son sujet",
			long: ({ months, unpaidDays }) =>
				`jusqu’à ${monthsInWords(months)} après l’excursion ; si elle n’a jamais été payée, ${daysInWords(unpaidDays)}`,
		},
		phone: {
			what: "Téléphone et remarques, si vous les indiquez",
			why: "pour le jour de l’excursion : un minibus en retard, un siège enfant",
			long: ({ months, unpaidDays }) =>
				`jusqu’à ${monthsInWords(months)} après l’excursion ; si elle n’a jamais été payée, ${daysInWords(unpaidDays)}`,
		},
		answers: {
			what: "Ce que vous répondez aux questions d’une excursion, pour vous et ceux qui vous accompagnent",
			why: "pour préparer ce qu’il vous faut : une taille, un repas, votre accord",
			long: ({ months, unpaidDays }) =>
				`jusqu’à ${monthsInWords(months)} après l’excursion ; si elle n’a jamais été payée, ${daysInWords(unpaidDays)}`,
		},
		money: {
			what: "Montant, référence du paiement, remboursements et chaque modification de la réservation",
			why: "comptabilité, remboursements, questions ultérieures",
			long: "avec notre comptabilité, aussi longtemps que la loi l’exige ; passé le délai ci-dessus, sans votre nom et sans rien de ce que vous avez écrit ou que nous avons écrit sur vous",
		},
		mails: {
			what: "Copies des e-mails que nous vous envoyons",
			why: "pour savoir ce que nous vous avons dit",
			long: ({ days }) =>
				`le texte, ${daysInWords(days)} ; le fait et la date de l’envoi, aussi longtemps que votre nom`,
		},
		messages: {
			what: "Messages de la page de contact",
			why: "pour vous répondre",
			long: ({ months }) =>
				`${monthsInWords(months)} après notre réponse ; moins si vous le demandez`,
		},
		waitingList: {
			what: "Votre rang sur une liste d’attente : nom, groupe, arrêt, e-mail ou téléphone",
			why: "pour vous proposer des places qui se libèrent",
			long: ({ months }) => `${monthsInWords(months)} après la fin de la liste pour vous`,
		},
		handoff: {
			what: "Un choix que vous emportez de l’écran d’un hôtel vers votre téléphone ou sa réception (sans nom)",
			why: "pour que votre téléphone, ou la personne qui réserve pour vous, le voie",
			long: "un peu plus d’un jour",
		},
		address: {
			what: "Votre adresse réseau",
			why: "pour arrêter les vagues de réservations et d’e-mails ; le journal des serveurs",
			long: "une minute ; rendue illisible, tant que des places non payées sont gardées pour vous ; dans le journal, quelques jours",
		},
	},
	accounts: {
		what: "Comptes de l’équipe et des hôtels : nom, e-mail, mot de passe haché, et chaque connexion avec son adresse et son navigateur",
		why: "pour se connecter, et pour voir qui d’autre l’a fait",
		long: ({ days }) =>
			`jusqu’à la suppression du compte ; une connexion, ${daysInWords(days)} après sa dernière utilisation. Ce que l’équipe a fait dans une réservation porte son nom tant que la réservation est conservée`,
	},
	shared: {
		heading: "Qui d’autre le voit",
		means:
			"Votre guide et votre chauffeur, le jour même. Les entreprises qui acheminent les e-mails et l’argent. Personne qui fasse de la publicité.",
		team: "Le guide et le chauffeur de votre excursion : nom, nombre de participants, point de prise en charge, téléphone, remarques et réponses.",
		hotel:
			"Votre hôtel, si vous avez réservé sur son écran : cette réservation, avec votre nom, votre e-mail et votre téléphone.",
		whatsApp:
			"WhatsApp, si nous vous y écrivons parce que quelque chose change le jour même : votre numéro de téléphone et ce message.",
		payment: ({ provider }) =>
			`${provider}, où vous payez : e-mail, montant, nom de l’excursion et votre code. Ce que vous y saisissez, comme le numéro de votre carte, seul ${provider} le reçoit.`,
		firms:
			"Ces entreprises travaillent pour nous dans le cadre d’un contrat de sous-traitance des données, certaines aux États-Unis selon les clauses types de l’Union européenne :",
		firm: {
			stripe: "Stripe : paiements",
			resend: "Resend : envoie nos e-mails",
			cloudflare: "Cloudflare : exploite les serveurs qui vous répondent",
			cloudflareWithTurnstile:
				"Cloudflare : exploite les serveurs qui vous répondent, et son contrôle Turnstile distingue les personnes des programmes lorsque quelqu’un fait un très grand nombre de réservations (son script ne s’exécute dans votre navigateur que dans ce cas)",
			turso: "Turso : héberge la base de données",
		},
		signIn: ({ providers }) =>
			`Membres de l’équipe qui se connectent avec ${providers} : cette entreprise nous indique leur nom et leur e-mail, et apprend qu’ils se sont connectés.`,
		noAdvertising:
			"Nous ne vendons pas de données, n’affichons pas de publicité et n’envoyons pas de lettre d’information.",
	},
	cookies: {
		heading: "Cookies",
		means:
			"Aucun pour une simple visite. Quelques-uns là où rien ne marcherait sans eux. Pas de bandeau, car il n’y a rien à vous demander.",
		only: "Nos pages ne déposent un cookie que",
		handoff:
			"si vous ouvrez avec votre téléphone le code de l’écran d’un hôtel : « handover », pour que personne d’autre ne puisse réserver avec lui, pendant un jour ;",
		signIn: ({ prefix, days }) =>
			`si vous vous connectez, comme le font l’équipe et les hôtels : « ${prefix}.session_token », « ${prefix}.session_data » et « ${prefix}.dont_remember », jusqu’à ${daysInWords(days)} après votre dernière visite, un autre pour les dix minutes d’une connexion auprès d’une autre entreprise ou d’un formulaire qui attend votre mot de passe, « ${prefix}.two_factor » pour les dix minutes où nous demandons un code, « ${prefix}.passkey » pour les cinq minutes où nous demandons une clé d’accès, « ${prefix}.trust_device » pour 30 jours si vous souhaitez qu’il ne soit plus demandé, et « ${prefix}.device », qui nous permet de reconnaître votre appareil et de vous avertir des connexions sur d’autres, pendant 400 jours ;`,
		signInLanguage: ({ prefix }) =>
			`si vous choisissez une langue là où l’équipe se connecte : « ${prefix}.language », pour que vous n’ayez pas à la choisir à nouveau, pendant un an ;`,
		held: "si vous réservez et n’avez pas encore payé : « held » et « seats_held », pour que chaque page puisse vous ramener à vos places, pendant deux heures au plus ; ce que vous avez saisi et une clé aléatoire du formulaire attendent dans ce seul onglet de votre navigateur jusqu’à ce que l’excursion soit payée ou l’onglet fermé ;",
		flash: ({ prefix }) =>
			`après une étape concernant l’une de vos réservations : « ${prefix}.flash », pour que la page suivante puisse dire comment elle s’est terminée, pendant deux minutes ;`,
		totem: "sur les écrans des hôtels, pour que nous sachions de quel hôtel il s’agit.",
		all: "Tous par leur nom, et quand ils prennent fin au plus tard",
		withBrowser: "avec le navigateur",
		declinedOffer:
			"Si vous fermez la proposition de lire dans une autre langue, votre navigateur s’en souvient et ne le dit à personne.",
		noOtherFirm:
			"Nous ne mesurons pas les visites, et aucune autre entreprise ne dépose de cookies ni ne charge quoi que ce soit sur les pages destinées aux clients.",
		turnstileAlone:
			"Nous ne mesurons pas les visites. Une autre entreprise charge quelque chose sur une page destinée aux clients : si quelqu’un fait un très grand nombre de réservations, le contrôle de Cloudflare s’exécute sur la page de cette excursion et peut conserver dans le navigateur ce dont il a besoin pour cela.",
		otherSites:
			"La page de paiement et la carte du lien d’un bon sont des sites d’autres entreprises, avec leurs propres règles.",
	},
	rights: {
		heading: "Vos droits",
		means:
			"Les voir, les corriger, les emporter, les faire effacer. Écrivez une ligne, nous répondons dans un délai d’un mois.",
		text: "Sur la page de votre réservation, sous « Vos données », vous emportez une copie et faites effacer vos données dès que l’excursion est passée ou annulée. Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement et une copie, et vous opposer à leur utilisation. Ce que la loi nous oblige à conserver, nous l’effaçons dès qu’elle ne l’exige plus. Vous pouvez saisir l’autorité de protection des données de votre lieu de résidence.",
	},
};

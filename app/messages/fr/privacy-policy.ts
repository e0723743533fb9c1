import type { privacyPolicy as english } from "../en/privacy-policy.ts";
import { plural } from "../plural.ts";

const daysInWords = (days: number) =>
	plural("fr", days, { one: "un jour", other: `${days} jours` });

const withTheBooks = "avec notre comptabilité, aussi longtemps que la loi l’exige";

export const privacyPolicy: typeof english = {
	description:
		"Ce que nous conservons de vous, pourquoi, combien de temps, et qui d’autre le voit.",
	who: {
		heading: "Qui veille sur vos données",
		means: "Nous-mêmes, et vous pouvez écrire à une personne.",
		text: ({ firm, email }) =>
			`Le responsable du traitement est ${firm}. Pour toute question sur vos données : <mail>${email}</mail>.`,
	},
	kept: {
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
			long: withTheBooks,
		},
		phone: {
			what: "Téléphone et remarques, si vous les indiquez",
			why: "pour le jour de l’excursion : un minibus en retard, un siège enfant",
			long: withTheBooks,
		},
		money: {
			what: "Montant, référence du paiement, remboursements et chaque modification de la réservation",
			why: "comptabilité, remboursements, questions ultérieures",
			long: withTheBooks,
		},
		mails: {
			what: "Copies des e-mails que nous vous envoyons",
			why: "pour savoir ce que nous vous avons dit",
			long: withTheBooks,
		},
		messages: {
			what: "Messages de la page de contact",
			why: "pour vous répondre",
			long: "aussi longtemps qu’il le faut pour répondre ; moins si vous le demandez",
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
			`jusqu’à la suppression du compte ; une connexion, ${daysInWords(days)} après sa dernière utilisation`,
	},
	shared: {
		heading: "Qui d’autre le voit",
		means:
			"Votre guide et votre chauffeur, le jour même. Les entreprises qui acheminent les e-mails et l’argent. Personne qui fasse de la publicité.",
		team: "Le guide et le chauffeur de votre excursion : nom, nombre de participants, point de prise en charge, téléphone et remarques.",
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
			`si vous vous connectez, comme le font l’équipe et les hôtels : « ${prefix}.session_token », « ${prefix}.session_data » et « ${prefix}.dont_remember », jusqu’à ${daysInWords(days)} après votre dernière visite, et un autre pour les dix minutes d’une connexion auprès d’une autre entreprise ;`,
		held: "si vous réservez et n’avez pas encore payé : « held » et « seats_held », pour que chaque page puisse vous ramener à vos places, pendant deux heures au plus ; ce que vous avez saisi et une clé aléatoire du formulaire attendent dans ce seul onglet de votre navigateur jusqu’à ce que l’excursion soit payée ou l’onglet fermé ;",
		flash: ({ prefix }) =>
			`après une étape concernant l’une de vos réservations : « ${prefix}.flash », pour que la page suivante puisse dire comment elle s’est terminée, pendant deux minutes ;`,
		totem: "sur les écrans des hôtels, pour que nous sachions de quel hôtel il s’agit.",
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
		text: "Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement et une copie, et vous opposer à leur utilisation. Ce que la loi nous oblige à conserver, nous l’effaçons dès qu’elle ne l’exige plus. Vous pouvez saisir l’autorité de protection des données de votre lieu de résidence.",
	},
};

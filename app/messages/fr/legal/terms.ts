import type { terms as english } from "../../en/legal/terms.ts";
import { plural } from "../../plural.ts";

const hoursInWords = (hours: number) =>
	plural("fr", hours, { one: "1 heure", other: `${hours} heures` });

export const terms: typeof english = {
	description:
		"Ce dont nous convenons avec vous lors de la réservation : le paiement, l’annulation, le jour même.",
	since: ({ date }) => `En vigueur depuis le ${date}.`,
	lead: "Le texte sur fond vert résume ; celui d’à côté fait foi.",
	/** The words of the button that books. */
	button: "Réserver et payer",
	who: {
		heading: "Avec qui vous réservez",
		means: "Vous réservez auprès de nous. C’est à nous qu’il faut vous adresser.",
		contract: ({ firm, licence }) =>
			`${firm && `Votre contrat est conclu avec ${firm}${licence && ` (<licence>${licence}</licence>)`}. `}Si un hôtel vous a vendu l’excursion, il l’a fait en notre nom.`,
	},
	booking: {
		heading: "Réservation et paiement",
		means:
			"Une place est à vous dès qu’elle est payée. Pendant que vous payez, nous la gardons pour vous et personne d’autre ne peut la prendre.",
		hold: ({ button, minutes, unopenedMinutes, longestMinutes }) =>
			`Lorsque vous appuyez sur « ${button} », nous gardons vos places et vous indiquons jusqu’à quand : pendant ${minutes} minutes à partir de l’ouverture de la page de paiement ; si elle n’est pas ouverte, pendant ${unopenedMinutes} minutes. Vous pouvez les libérer à tout moment. Si un paiement échoue, vous pouvez réessayer, pendant ${longestMinutes} minutes au plus. Le contrat est conclu lorsque nous confirmons votre paiement ; votre bon est cette confirmation. Si aucun paiement n’arrive à temps, les places redeviennent libres et vous ne devez rien. Un paiement qui arrive plus tard vous donne les places si elles sont encore libres ; sinon, il vous est remboursé en entier.`,
		hotelDesk:
			"Certains hôtels encaissent à la réception. Dans ce cas, le contrat est conclu lorsque l’écran affiche votre code.",
		prices: ({ currency }) =>
			`Les prix s’entendent par personne, toutes taxes comprises, et sont affichés en ${currency} avant le paiement. La page de chaque excursion indique ce que paient les adultes, les enfants et les bébés. Un bébé occupe aussi une place.`,
	},
	cancelling: {
		heading: "Si vous annulez",
		untilInShort: ({ hours, percent }) => {
			if (percent === 100) return `Jusqu’à ${hoursInWords(hours)} avant, tout est remboursé.`;
			if (percent === 50)
				return `Jusqu’à ${hoursInWords(hours)} avant, la moitié du prix est remboursée.`;
			return `Jusqu’à ${hoursInWords(hours)} avant, ${percent} % du prix sont remboursés.`;
		},
		thenInShort: ({ hours, percent }) =>
			percent === 50
				? `Jusqu’à ${hoursInWords(hours)} avant, la moitié du prix.`
				: `Jusqu’à ${hoursInWords(hours)} avant, ${percent} % du prix.`,
		afterInShort: "Ensuite, plus rien.",
		neverInShort: "Une réservation que vous annulez n’est pas remboursée.",
		exactTimes: "La page de votre réservation indique les heures exactes.",
		how: "Vous annulez sur la page de votre réservation, que le lien de notre e-mail ouvre. Une fois que le chauffeur a la liste, cette page vous demande d’appeler.",
		weRefund: "Nous remboursons",
		step: ({ hours, percent }) => {
			if (percent === 100)
				return `la totalité du prix jusqu’à ${hoursInWords(hours)} avant le début de l’excursion,`;
			if (percent === 50)
				return `la moitié du prix jusqu’à ${hoursInWords(hours)} avant le début de l’excursion,`;
			return `${percent} % du prix jusqu’à ${hoursInWords(hours)} avant le début de l’excursion,`;
		},
		nothingAfter: "plus rien ensuite.",
		never: "Ce que vous avez payé n’est pas remboursé.",
		ownPolicy:
			"Ce sont nos conditions habituelles. Une sortie peut en avoir d’autres : sa page les indique avant le paiement, et votre réservation garde celles avec lesquelles elle a été faite.",
		wayBack:
			"L’argent revient par le moyen de paiement d’origine ; les banques mettent en général 5 à 10 jours. Ce que vous avez payé à la réception d’un hôtel vous est rendu par cette réception. Sur la même page, vous pouvez choisir un autre point de prise en charge ou un autre jour, jusqu’aux heures qui y sont indiquées.",
		noWithdrawal:
			"Une réservation pour une date fixe n’ouvre pas d’autre droit de rétractation (directive 2011/83/UE, article 16, point l).",
	},
	weCancel: {
		heading: "Si nous annulons",
		means:
			"C’est la météo qui décide, pas nous. Vous récupérez tout votre argent ou vous choisissez un autre jour.",
		text: "Nous annulons une excursion lorsque la météo, le parc, le port ou votre guide indique qu’elle n’est pas sûre, ou lorsque nous ne pouvons pas l’assurer pour une autre raison. Nous vous écrivons dès que nous le savons. La totalité du prix vous est remboursée et, si vous le souhaitez, vous réservez un autre jour.",
	},
	onTheTrip: {
		heading: "Pendant l’excursion",
		means: "Soyez franc sur votre santé, soyez à l’heure et écoutez le guide. C’est tout.",
		health:
			"La page de chaque excursion indique ce qu’elle demande et à partir de quel âge. Avant de réserver, signalez-nous tout ce qui vous gêne pour marcher, nager ou rester assis dans un minibus. Votre guide peut laisser sur place une personne qui mettrait en danger elle-même ou les autres ; dans ce cas, rien n’est remboursé.",
		waiting:
			"Soyez à votre point de prise en charge cinq minutes à l’avance : le minibus ne peut pas attendre longtemps. Qui le manque peut rejoindre le groupe à ses frais.",
	},
	complaints: {
		heading: "Si quelque chose ne va pas",
		means: "Parlez-nous-en d’abord. Vous ne perdez aucun des droits que vous avez dans votre pays.",
		text: "Notre responsabilité est celle que prévoit la loi. Parlez-en tout de suite à votre guide, ou écrivez-nous peu après l’excursion : ce que nous savons, nous pouvons y remédier. La loi du lieu de notre adresse s’applique ; si vous vivez ailleurs, vous gardez les règles qui vous y protègent en tant que consommateur, ainsi que l’accès à ses tribunaux et à ses services de consommation.",
	},
};

import type { totemConfirm as english } from "../../en/totem/totem-confirm.ts";
import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const totemConfirm: typeof english = {
	title: "Vos places",
	held: ({ seats }) =>
		seats > 1
			? `${capital(numberWord(numberWords, seats))} places sont gardées pour vous.`
			: "Une place est gardée pour vous.",
	notHeld: "Ces places ne sont plus gardées.",
	notHeldWhy:
		"Le paiement n’est pas arrivé à temps. Rien n’a été débité ; veuillez réserver encore une fois.",
	notRead: "Votre réservation ne s’affiche pas encore",
	notReadWhy:
		"Vos places sont peut-être déjà réservées : ne réservez pas une seconde fois, s’il vous plaît. Cet écran continue d’essayer. Si cela dure, regardez vos e-mails ou demandez à la réception.",
	paid: ({ day }) => `Payé. Rendez-vous ${day}.`,
	booked: ({ day }) => `Réservé. Rendez-vous ${day}.`,
	clearsItself: ({ seconds }) =>
		`Pour protéger vos données, cet écran s’efface ${seconds} secondes après le dernier toucher.`,
	clear: "Terminé, effacer l’écran",
	beAt: ({ place, day }) => `Rendez-vous ${day}, <place>${place}</place>, à`,
	beHere: ({ day }) => `Rendez-vous ${day} à cet hôtel, à`,
	beHereAt: ({ spot, day }) => `Rendez-vous ${day} à cet hôtel, <place>${spot}</place>, à`,
	guests: "Personnes",
	isPaid: "Payé",
	toPay: "À payer",
	toPayAtReception: "À payer à la réception",
	guideSpeaks: "Le guide parle",
	paymentCode: "Code QR qui ouvre le paiement",
	voucherCode: "Code QR de votre bon",
	finish: "Terminez sur votre téléphone",
	payBefore: ({ price, time }) =>
		`Pointez votre appareil photo ici et payez ${price} avant ${time}. Cet écran se met à jour tout seul.`,
	noPhone: ({ phone }) => phone && `Pas de téléphone ? Appelez le ${phone} et dites ce code.`,
	takeVoucher: "Emportez votre bon",
	pointHere: "Pointez ici l’appareil photo de votre téléphone ou notez votre code :",
	payAtReception: ({ price }) => `Payez ${price} à la réception.`,
	sentTo: ({ email }) => `Nous l’avons aussi envoyé à ${email}.`,
};

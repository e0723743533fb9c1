import type { guestMails as english } from "../../en/guest/guest-mails.ts";
import { plural } from "../../plural.ts";

export const guestMails: typeof english = {
	hello: ({ name }) => (name ? `Bonjour ${name},` : "Bonjour,"),
	yourCode: ({ reference }) => `Votre code : ${reference}`,
	link: ({ label, url }) => `${label} : ${url}`,
	openVoucher: "Ouvrir le bon",
	openBooking: "Ouvrir votre réservation",
	justAnswer: "Si ce n’est pas ce que vous souhaitiez, répondez simplement à cet e-mail.",
	voucher: {
		subject: ({ date, time, title, reference }) => `${date}, ${time} : ${title} (${reference})`,
		heading: ({ date, name }) => `À bientôt, ${name} : rendez-vous le ${date}.`,
		beReadyOn: ({ date }) => `Prise en charge le ${date} à`,
		beReadyAt: ({ time, date }) => `Prise en charge à ${time}, ${date}`,
		preview: ({ time, stop }) => `Prise en charge à ${time}, ${stop}`,
		guests: ({ people }) => `Personnes : ${people}`,
		guideSpeaks: ({ languages }) => `Le guide parle : ${languages}`,
		facts: ({ people, money, languages }) => `${people} · ${money} · le guide parle ${languages}`,
		money: ({ label, amount }) => `${label} : ${amount}`,
		sayOrShow: ({ reference }) =>
			`Dites <code>${reference}</code> ou montrez le bon à votre guide.`,
		yourVoucher: ({ url }) => `Votre bon : ${url}`,
		calendarEntry: ({ url }) => `Pour votre agenda : ${url}`,
		addToCalendar: "Ajouter à votre agenda",
		questions: ({ phone }) => phone && `Questions le jour même : ${phone}`,
		plansChanged: {
			dayOrPickup:
				"Un changement ? Sur la page du bon, vous pouvez aussi changer le jour ou la prise en charge, ou annuler.",
			day: "Un changement ? Sur la page du bon, vous pouvez aussi changer le jour, ou annuler.",
			pickup:
				"Un changement ? Sur la page du bon, vous pouvez aussi changer la prise en charge, ou annuler.",
			neither: "Un changement ? Sur la page du bon, vous pouvez aussi annuler.",
		},
	},
	calendarUpdate: {
		replaces: "L’excursion est dans votre agenda ? Cette entrée remplace l’ancienne.",
		removes: "L’excursion est dans votre agenda ? Cette entrée la supprime.",
		open: "Mettre à jour votre agenda",
	},
	changedVoucher: {
		subject: ({ date, time, title, reference }) =>
			`Modifié : ${date}, ${time} : ${title} (${reference})`,
		heading: ({ name }) => `Votre réservation est modifiée, ${name}.`,
		replaces: "Ce bon remplace le précédent, et l’entrée d’agenda remplace l’ancienne.",
	},
	newTimes: {
		subject: ({ date, time, title, reference }) =>
			`Nouvel horaire : ${date}, ${time} : ${title} (${reference})`,
		heading: ({ name }) => `Votre excursion a un nouvel horaire, ${name}.`,
		pickup: ({ timeAfter, timeBefore }) =>
			`Nous venons vous chercher à ${timeAfter}, et non à ${timeBefore}.`,
		pickupStays: ({ time }) => `La prise en charge reste à ${time}.`,
		start: ({ timeAfter, timeBefore }) =>
			`L’excursion commence à ${timeAfter}, et non à ${timeBefore}.`,
		sorry:
			"Nous sommes désolés de ce changement ; s’il ne vous convient pas, répondez simplement à cet e-mail.",
		headingUnpaid: ({ time, date }) => `Prise en charge à ${time} le ${date}`,
		stillHeld: ({ title, stop }) =>
			`Vous réservez « ${title} » au départ de ${stop} ; vos places sont toujours retenues. Si le nouvel horaire ne vous convient pas, vous n’avez rien à faire : rien n’est payé.`,
	},
	reminder: {
		subjectToday: ({ date, time, title, reference }) =>
			`Aujourd’hui : ${date}, ${time} : ${title} (${reference})`,
		subjectTomorrow: ({ date, time, title, reference }) =>
			`Demain : ${date}, ${time} : ${title} (${reference})`,
		headingToday: ({ name }) => `Votre excursion est aujourd’hui, ${name}.`,
		headingTomorrow: ({ name }) => `Votre excursion est demain, ${name}.`,
		line: ({ phone }) =>
			`Nous nous réjouissons de vous voir.${phone && ` Si vous ne nous trouvez pas ou si vous êtes en retard, appelez le ${phone}.`}`,
	},
	thanks: {
		subject: ({ title }) => `Merci d’avoir voyagé avec nous : ${title}`,
		heading: "Merci d’avoir voyagé avec nous",
		hope: ({ title }) => `Nous espérons que vous garderez un beau souvenir de « ${title} ».`,
		tellOthers: "Voulez-vous dire à d’autres comment c’était ? Deux phrases nous aident beaucoup.",
		wasSomethingWrong:
			"Quelque chose n’était pas comme il faut ? Répondez simplement à cet e-mail : nous le lisons nous-mêmes. Nous ne vous solliciterons pas une seconde fois.",
		write: ({ operator }) => `Écrire sur ${operator}`,
	},
	bookingLink: {
		subject: ({ title, date, reference }) => `Votre réservation : ${title}, ${date} (${reference})`,
		heading: "Voici votre réservation",
		leads: ({ title, date }) =>
			`« ${title} », le ${date} : le lien mène à votre bon, où vous pouvez aussi modifier ou annuler.`,
		notAsked: "Si vous n’avez pas demandé cet e-mail, vous n’avez rien à faire.",
		open: "Ouvrir la réservation",
	},
	moved: {
		subject: ({ date, time, title }) => `Modifié : ${date}, ${time} : ${title}`,
		heading: "Votre réservation est modifiée",
		nowOn: ({ title, people, date, time, stop }) =>
			`« ${title} » pour ${people} a maintenant lieu le ${date}. Prise en charge à ${time} : ${stop}.`,
		guideSpeaks: ({ languages }) =>
			`Ce jour-là, le guide parle ${languages}, et le prix ne change pas.`,
	},
	edited: {
		subject: ({ date, title, reference }) => `Modifié : ${date} : ${title} (${reference})`,
		heading: "Votre réservation est modifiée",
		bookedFor: ({ title, date, people, pickup }) =>
			`« ${title} », le ${date}, est réservé pour ${people}. Prise en charge : ${pickup}.`,
		atHotel: ({ amount, amountBefore }) =>
			`À votre hôtel, vous payez ${amount} au lieu de ${amountBefore}.`,
		backByHand: ({ back }) => `Nous vous avons rendu ${back}.`,
		back: ({ back }) =>
			`${back} vous sont remboursés par le même moyen de paiement, sous 5 à 10 jours.`,
		toPayByCard: ({ amount }) =>
			`Reste à payer : ${amount}, par carte sur la page ci-dessous, ou le jour de l’excursion.`,
		toPayOnTheDay: ({ amount }) => `Reste à payer le jour de l’excursion : ${amount}.`,
		pay: ({ amount }) => `Payer ${amount}`,
	},
	payLink: {
		subject: ({ price, title, reference }) => `À payer : ${price} pour ${title} (${reference})`,
		heading: "Vos places sont retenues",
		held: ({ title, date, people, price, until }) =>
			`« ${title} », le ${date}, pour ${people} : nous retenons vos places jusqu’au ${until} (heure de l’île). Dès que les ${price} sont payés, vous recevez votre bon.`,
		pickup: ({ time, stop }) => `Nous venons vous chercher à ${time} : ${stop}.`,
		pay: ({ price }) => `Payer ${price}`,
	},
	payLinkEnds: {
		subject: ({ title, reference, until }) =>
			`Retenues jusqu’au ${until} : ${title} (${reference})`,
		heading: "Vos places sont encore retenues un moment",
		ends: ({ title, date, people, price, until }) =>
			`« ${title} », le ${date}, pour ${people} : les places sont à vous si ${price} sont payés avant le ${until} (heure de l’île). Ensuite, nous les vendons à d’autres.`,
		notWanted: "Si vous n’en voulez plus, vous n’avez rien à faire.",
	},
	payLinkEnded: {
		subject: ({ title, reference }) => `Vos places ne sont plus retenues : ${title} (${reference})`,
		heading: "Vos places ne sont plus retenues",
		ended: ({ title, date, people, until }) =>
			`« ${title} », le ${date}, pour ${people} : nous avons retenu vos places jusqu’au ${until} (heure de l’île). Aucun paiement ne nous est parvenu, elles sont donc de nouveau en vente. Vous ne devez rien.`,
		again:
			"Tant qu’elles sont libres, vous pouvez les prendre par ce lien, ou répondez simplement à cet e-mail.",
		take: "Prendre les places",
	},
	balanceLink: {
		subject: ({ amount, date, title, reference }) =>
			`À payer : ${amount} : ${date} : ${title} (${reference})`,
		heading: ({ amount }) => `Il reste ${amount} à payer`,
		stillOwed: ({ title, date, amount }) =>
			`Pour « ${title} », le ${date}, il reste ${amount} à payer. Vous pouvez le faire maintenant, par carte, sur cette page :`,
		bookedEitherWay:
			"La page montre toujours ce qui est dû à ce moment-là. Vos places sont réservées dans tous les cas : vous pouvez aussi payer le jour de l’excursion.",
		pay: ({ amount }) => `Payer ${amount}`,
	},
	balancePaid: {
		subject: ({ amount, reference }) => `Nous avons reçu vos ${amount} (${reference})`,
		heading: "Merci, votre paiement est arrivé",
		received: ({ amount, title, date }) =>
			`Nous avons reçu ${amount} pour « ${title} », le ${date}.`,
		rest: ({ rest }) => `Reste à payer : ${rest}.`,
		nothingLeft: "Il ne reste rien à payer.",
	},
	moneyBack: {
		subject: ({ amount, reference }) => `${amount} vous sont remboursés (${reference})`,
		heading: "Votre argent vous est remboursé",
		headingOfPart: ({ amount }) => `${amount} vous sont remboursés`,
		notOwed: ({ amount, title, date }) =>
			`Votre paiement de ${amount} pour « ${title} », le ${date}, nous est parvenu, mais cette somme n’était plus due : quelqu’un avait payé entre-temps, ou la réservation avait changé.`,
		allOfItBack:
			"Nous vous remboursons tout : l’argent sera sur votre compte sous 5 à 10 jours. Votre réservation indique s’il reste quelque chose à payer.",
		oldPrice: ({ amount, title, date }) =>
			`Votre paiement de ${amount} pour « ${title} », le ${date}, nous est parvenu par une page de paiement ouverte avant la correction de votre réservation. Le prix n’est plus le même.`,
		alreadyConfirmed: ({ amount, title, date }) =>
			`Votre réservation reste valable. Votre paiement de ${amount} pour « ${title} », le ${date}, nous est parvenu alors qu’elle était déjà confirmée.`,
		notUsable: ({ amount, title, date }) =>
			`votre paiement de ${amount} pour « ${title} », le ${date}, nous est parvenu, mais nous n’avons pas pu l’utiliser pour cette réservation. Nous vous remboursons tout : l’argent sera sur votre compte sous 5 à 10 jours.`,
		chooseHere: ({ url }) => `Vous pouvez choisir un autre jour ici : ${url}`,
		chooseOtherDay: "Choisir un autre jour",
		preview: ({ amount }) => `Vos ${amount} reviennent entièrement sur votre compte.`,
		payingBack: ({ title, date, amount }) =>
			`Pour « ${title} », le ${date}, nous vous remboursons ${amount} : l’argent sera sur votre compte sous 5 à 10 jours.`,
		partByHand: ({ title, date, amount }) =>
			`Pour « ${title} », le ${date}, nous vous avons rendu ${amount}. Votre réservation reste comme elle est.`,
		part: ({ title, date, amount }) =>
			`Pour « ${title} », le ${date}, nous vous remboursons ${amount} par le même moyen de paiement : l’argent sera sur votre compte sous 5 à 10 jours. Votre réservation reste comme elle est.`,
		cancelledPart: ({ title, date, amount }) =>
			`Pour votre réservation annulée de « ${title} », le ${date}, nous vous remboursons ${amount} par le même moyen de paiement : l’argent sera sur votre compte sous 5 à 10 jours.`,
		intoCredit: ({ title, date, amount }) =>
			`Pour « ${title} » le ${date}, ${amount} sont de nouveau sur votre avoir, et vous pouvez les utiliser aussitôt.`,
		cancelledByHand: ({ title, date, amount }) =>
			`Pour votre réservation annulée de « ${title} », le ${date}, nous vous rendons ${amount} en main propre : passez à notre bureau ou répondez à cet e-mail.`,
		backInAll: ({ paid, back, keptAmount }) =>
			`Sur les ${paid} que vous avez payés, ${back} en tout vous sont rendus ; ${keptAmount} restent chez nous.`,
		allBackNow: ({ paid }) =>
			`Ainsi, la totalité des ${paid} que vous avez payés vous est remboursée.`,
		otherDays: "Voir d’autres jours",
	},
	cancelled: {
		subject: ({ title, date, reference }) => `Annulé : ${title}, ${date} (${reference})`,
		heading: "Votre réservation est annulée",
		asYouAsked: ({ title, date }) =>
			`Comme vous l’avez demandé, « ${title} », le ${date}, est annulé. Le bon n’est plus valable.`,
		byUs: ({ title, date }) => `« ${title} », le ${date}, est annulé.`,
		chooseOtherDay: "Choisir un autre jour",
	},
	departureCancelled: {
		heading: "Votre excursion ne peut pas partir",
		sorry: ({ title, date }) => `Nous sommes désolés : « ${title} », le ${date}, ne part pas.`,
		tooFew: "Trop peu de personnes ont réservé.",
		weather: "La météo ne nous laisse pas partir.",
		theseDays: "Ces jours-là, il reste des places pour vous :",
		day: ({ date, seats }) =>
			plural("fr", seats, {
				one: `${date}, il reste ${seats} place`,
				other: `${date}, il reste ${seats} places`,
			}),
		allDays: "Voir tous les jours",
	},
	departureMoved: {
		subject: ({ date, title, reference }) => `Nouvelle date : ${date}, ${title} (${reference})`,
		heading: ({ date }) => `Votre excursion passe au ${date}`,
		doesNotLeave: ({ title, date }) => `« ${title} » ne part pas le ${date}.`,
		seatsKept: ({ date, pickup }) => `Nous avons gardé vos places le ${date} : ${pickup}.`,
		notSuitable:
			"Si cela ne vous convient pas, répondez à cet e-mail : nous trouvons un autre jour avec vous, ou nous remboursons tout.",
	},
	weather: {
		subject: ({ title, date, reference }) =>
			`La météo empêche ${title}, ${date} : à vous de choisir (${reference})`,
		reminderSubject: ({ title, date, reference }) =>
			`Il vous reste à choisir : ${title}, ${date} (${reference})`,
		heading: "La météo ne nous laisse pas partir",
		sorry: ({ title, date }) =>
			`Nous sommes désolés : à cause de la météo, « ${title} », le ${date}, ne peut pas partir. Nous le regrettons autant que vous, mais ce ne serait pas sûr.`,
		choose: ({ until }) =>
			`Choisissez, s’il vous plaît, jusqu’au ${until} : un autre départ avec de la place pour vous, ou le remboursement de tout votre argent.`,
		chooseOrCredit: ({ until }) =>
			`Choisissez, s’il vous plaît, jusqu’au ${until} : un autre départ avec de la place pour vous, un avoir pour une autre excursion, ou le remboursement de tout votre argent.`,
		otherwise: "Sans réponse de votre part, tout votre argent vous est remboursé d’office.",
		open: "Choisir maintenant",
		asChosen: ({ title, date }) =>
			`La météo a empêché « ${title} », le ${date}, et vous avez choisi le remboursement. Nous espérons vous voir une autre fois.`,
		noAnswer: ({ title, date }) =>
			`La météo a empêché « ${title} », le ${date}. Sans réponse de votre part, nous vous remboursons. Nous espérons vous voir une autre fois.`,
		leavesAfterAllSubject: ({ title, date, reference }) =>
			`Le départ a lieu : ${title}, ${date} (${reference})`,
		leavesAfterAllHeading: "Bonne nouvelle : votre excursion part",
		leavesAfterAll: ({ title, date }) =>
			`Le temps s’est amélioré : « ${title} », le ${date}, part comme vous l’avez réservé. Vous n’avez plus rien à choisir, et votre bon est valable.`,
		notAnyMore: "Si vous avez d’autres projets entre-temps, répondez simplement à cet e-mail.",
	},
};

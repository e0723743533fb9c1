import type { guestBooking as english } from "../../en/guest/guest-booking.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

export const guestBooking: typeof english = {
	yourBooking: "Votre réservation",
	party: ({ people, reference }) => `${people}. Votre code est <code>${reference}</code>.`,
	callUs: (operator) =>
		reachUs("ou", operator, (ways) => `Demandez-nous ce qui est possible : ${ways}.`),
	backToVoucher: "Retour au bon",
	untilThenAsItIs: "D’ici là, la réservation reste comme elle est.",
	cancel: {
		pageTitle: "Annuler une réservation",
		title: "Vous ne venez finalement pas ?",
		lead: "Cela arrive. Voici ce qui vous est remboursé, quand et où.",
		nothingYet: "Rien n’est encore annulé.",
		otherDay: "Un autre jour vous irait mieux ? <change>Changez de jour</change>.",
		comesBack: "Vous est remboursé",
		share: ({ percent }) =>
			percent === 100
				? "Tout ce que vous avez payé."
				: percent === 50
					? "La moitié de ce que vous avez payé."
					: `${percent} % de ce que vous avez payé.`,
		noFee: "Sans frais, et en argent plutôt qu’en avoir.",
		whereTo: "Où",
		toYourAccount: "Sur la carte ou le compte avec lequel vous avez payé",
		when: "Quand",
		atOnce: "Nous l’envoyons aussitôt. La plupart des banques l’affichent sous 5 à 10 jours",
		howYouKnow: "Comment vous le saurez",
		mailGoes: ({ email }) => `Un e-mail avec le montant part maintenant à ${email}`,
		confirmWithMoney: ({ back }) => `Annuler et récupérer ${back}`,
		confirm: "Annuler la réservation",
		cancelling: "Annulation…",
		keep: "Garder ma réservation",
		seatsFree: ({ seats }) =>
			plural("fr", seats, {
				one: "Votre place est aussitôt libre pour d’autres.",
				other: `Vos ${numberWord(numberWords, seats)} places sont aussitôt libres pour d’autres.`,
			}),
		final: "C’est irréversible, mais vous pouvez réserver à nouveau tant qu’il reste des places.",
		unsent: {
			nothing: "Rien n’est annulé.",
			once: "L’annulation n’a lieu qu’une fois.",
			done: "Votre annulation nous est parvenue.",
		},
		tooLate: "Il est trop tard pour annuler ici",
		wasPossibleUntil: ({ until }) => `C’était possible jusqu’au ${until}.`,
		tellUs: "Le chauffeur a déjà la liste : merci de nous dire que vous ne venez pas.",
		problems: {
			otherAmount:
				"Entre-temps, un délai est passé ou la réservation a changé, et le montant remboursé est différent. Merci de regarder à nouveau.",
			changedMeanwhile:
				"Quelqu’un a modifié cette réservation au même moment. Voici son état actuel : merci de répondre encore une fois.",
		},
	},
	change: {
		pageTitle: "Modifier une réservation",
		title: {
			day: () => "Plutôt un autre jour ?",
			stop: () => "Plutôt un autre point de prise en charge ?",
			dayOrStop: () => "Plutôt un autre jour ou un autre point de prise en charge ?",
		},
		lead: {
			day: ({ until }) => `Vous pouvez changer le jour ici jusqu’au ${until}.`,
			stop: ({ until }) =>
				`Le jour est maintenant fixé. Vous pouvez changer le point de prise en charge jusqu’au ${until}.`,
			dayAndStop: ({ dayUntil, stopUntil }) =>
				`Vous pouvez changer le jour ici jusqu’au ${dayUntil}, et le point de prise en charge jusqu’au ${stopUntil}.`,
		},
		nothingYet: "Rien n’est encore modifié.",
		whatChanges: "Ce qui change",
		chooseDay:
			"Rien pour l’instant. Choisissez un jour, et vous le verrez ici à côté de votre réservation.",
		chooseStop:
			"Rien pour l’instant. Choisissez un point de prise en charge, et vous le verrez ici à côté de votre réservation.",
		priceStays: ({ price }) => `Le prix reste de ${price} : la modification ne coûte rien.`,
		moveTo: ({ date }) => `Passer au ${date}`,
		confirm: "Modifier la réservation",
		changing: "Modification…",
		keepDay: ({ date }) => `Garder le ${date}`,
		leave: "Ne rien changer",
		oldSeats: "Si vous changez de jour, vos places de l’ancien jour vont à d’autres clients.",
		newVoucher: "Vous recevez un nouveau bon par e-mail, et l’ancien n’est plus valable.",
		newVoucherHere: "La page de votre bon indique aussitôt le changement.",
		unsent: {
			nothing: "Rien n’est modifié.",
			once: "La modification n’a lieu qu’une fois.",
			done: "Votre modification nous est parvenue.",
		},
		stop: "Nous venons vous chercher",
		noLongerStop: ({ time, stop }) => `${time} · ${stop}, n’est plus desservi`,
		tooLate: "Il est trop tard pour modifier ici",
		settled: "Le jour est maintenant fixé.",
		driverHasList: "Le chauffeur a la liste.",
		noOtherStop: "L’excursion n’a pas d’autre point de prise en charge.",
		problems: {
			changedMeanwhile: "La réservation a été modifiée entre-temps. Voici où elle en est.",
			notWhole:
				"Quelqu’un a déjà réservé sur ce départ, il n’est plus libre en entier. Choisissez-en un autre.",
			notPossible: "Les places de ce jour viennent d’être prises. Choisissez-en un autre.",
			extraLacks: ({ title, needed, left }) =>
				`Votre réservation comprend ${needed} × ${title} ; pour ce départ, il n’y en a plus${left === 0 ? "" : ` que ${left}`}. Choisissez-en un autre ou appelez-nous.`,
			tooLate: "Ce jour ne peut plus être choisi. Choisissez-en un autre, ou appelez-nous.",
			incomplete: "Choisissez le jour et le point de prise en charge.",
			startMissing: "Il y a plusieurs départs ce jour-là. Choisissez une heure.",
			costsMore: "Ce jour coûte plus cher. Choisissez-en un autre ou appelez-nous.",
			lookFirst: "Regardez ce qui change avec le nouveau jour, puis confirmez.",
		},
		calendar: {
			legend: "Choisissez le nouveau jour",
			room: ({ seats }) =>
				seats === 1
					? "place pour vous"
					: seats === 2
						? "place pour vous deux"
						: `place pour vous ${numberWord(numberWords, seats)}`,
			justEnough: "juste assez",
			newDay: "votre nouveau jour",
			booked: "réservé",
			left: ({ seats }) => plural("fr", seats, { one: `${seats} libre`, other: `${seats} libres` }),
			dearer: "plus cher",
			wholeDays: ({ phone }) =>
				`Vous avez l’excursion entière : seuls les jours où elle se vend en entier et est encore vide se choisissent ici.${phone && ` Pour un autre jour, appelez-nous : ${phone}.`}`,
			dearerDays: ({ phone }) =>
				`Les jours plus chers ne se choisissent pas ici.${phone && ` Pour l’un d’eux, appelez-nous : ${phone}.`}`,
			full: "complet",
		},
		comparison: {
			what: "Quoi",
			have: "Vous avez",
			take: "Vous prenez",
			same: "inchangé",
			day: "Jour",
			beReady: "Prise en charge",
			guideSpeaks: "Le guide parle",
			shareBackUntil: ({ percent }) =>
				percent === 100
					? "Remboursement intégral jusqu’au (heure de l’île)"
					: percent === 50
						? "Remboursement de moitié jusqu’au (heure de l’île)"
						: `Remboursement de ${percent} % jusqu’au (heure de l’île)`,
			notAnyMore: "plus possible",
		},
		loss: {
			withDay: ({ date }) => `Avec le ${date}`,
			nothingBack: "Avec le nouveau jour, rien n’est remboursé",
			freeEnds: "Vous perdez l’annulation gratuite",
			freeShorter: "Votre délai d’annulation gratuite raccourcit",
			lessTime: "Moins de temps pour être remboursé",
		},
	},
	pay: {
		pageTitle: "Reste à payer",
		problems: {
			changed: "Entre-temps, le montant a changé. Voici ce qui reste dû maintenant.",
			unreachable:
				"Nous n’arrivons pas à joindre la banque. Rien n’a été débité : réessayez dans une minute, ou payez le jour de l’excursion.",
		},
	},
};

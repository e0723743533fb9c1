import type { guestBooking as english } from "../../en/guest/guest-booking.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

export const guestBooking: typeof english = {
	yourBooking: "La sua prenotazione",
	party: ({ people, reference }) => `${people}. Il suo codice è <code>${reference}</code>.`,
	callUs: (operator) =>
		reachUs("o", operator, (ways) => `Ci chieda che cosa si può fare: ${ways}.`),
	backToVoucher: "Torna al voucher",
	untilThenAsItIs: "Fino ad allora la prenotazione resta com’è.",
	cancel: {
		pageTitle: "Cancellare una prenotazione",
		title: "Alla fine non viene?",
		lead: "Capita. Ecco quanto le viene rimborsato, quando e dove.",
		nothingYet: "Non è ancora stato cancellato nulla.",
		otherDay: "Preferisce un altro giorno? <change>Cambi il giorno</change>.",
		comesBack: "Le viene rimborsato",
		share: ({ percent }) =>
			percent === 100
				? "Tutto quello che ha pagato."
				: percent === 50
					? "La metà di quello che ha pagato."
					: `Il ${percent}% di quello che ha pagato.`,
		noFee: "Senza spese, e in denaro, non in buoni.",
		whereTo: "Dove",
		toYourAccount: "Sulla carta o sul conto con cui ha pagato",
		when: "Quando",
		atOnce: "Lo inviamo subito. La maggior parte delle banche lo mostra entro 5–10 giorni",
		howYouKnow: "Come lo saprà",
		mailGoes: ({ email }) => `Ora parte un’e-mail con l’importo a ${email}`,
		confirmWithMoney: ({ back }) => `Cancella e riottieni ${back}`,
		confirm: "Cancella la prenotazione",
		cancelling: "Cancellazione…",
		keep: "Tieni la prenotazione",
		seatsFree: ({ seats }) =>
			plural("it", seats, {
				one: "Il suo posto si libera subito per altri.",
				other: `I suoi ${numberWord(numberWords, seats)} posti si liberano subito per altri.`,
			}),
		final: "Non si può tornare indietro, ma può prenotare di nuovo finché ci sono posti.",
		unsent: {
			nothing: "Non è stato cancellato nulla.",
			once: "Si cancella una volta sola.",
			done: "La sua cancellazione ci è arrivata.",
		},
		tooLate: "È tardi per cancellare qui",
		wasPossibleUntil: ({ until }) => `Era possibile fino a ${until}.`,
		tellUs: "L’autista ha già l’elenco: per favore ci dica che non viene.",
		problems: {
			otherAmount:
				"Nel frattempo è passata una scadenza o la prenotazione è cambiata, e l’importo rimborsato è un altro. Guardi di nuovo, per favore.",
			changedMeanwhile:
				"Qualcuno ha modificato questa prenotazione nello stesso momento. Ecco com’è adesso: risponda ancora una volta, per favore.",
		},
	},
	change: {
		pageTitle: "Modificare una prenotazione",
		title: {
			day: () => "Meglio un altro giorno?",
			stop: () => "Meglio un altro punto di ritrovo?",
			dayOrStop: () => "Meglio un altro giorno o punto di ritrovo?",
		},
		lead: {
			day: ({ until }) => `Qui può cambiare il giorno fino a ${until}.`,
			stop: ({ until }) =>
				`Il giorno ormai è fissato. Può cambiare il punto di ritrovo fino a ${until}.`,
			dayAndStop: ({ dayUntil, stopUntil }) =>
				`Qui può cambiare il giorno fino a ${dayUntil} e il punto di ritrovo fino a ${stopUntil}.`,
		},
		nothingYet: "Non è ancora stato modificato nulla.",
		whatChanges: "Che cosa cambia",
		chooseDay: "Ancora nulla. Scelga un giorno e lo vedrà qui accanto a quello che ha.",
		chooseStop: "Ancora nulla. Scelga un punto di ritrovo e lo vedrà qui accanto a quello che ha.",
		priceStays: ({ price }) => `Il prezzo resta ${price}: la modifica non costa nulla.`,
		moveTo: ({ date }) => `Sposta a ${date}`,
		confirm: "Modifica la prenotazione",
		changing: "Modifica in corso…",
		keepDay: ({ date }) => `Resta a ${date}`,
		leave: "Lascia com’è",
		oldSeats: "Se cambia giorno, i posti del giorno precedente passano ad altri ospiti.",
		newVoucher: "Riceve un nuovo voucher per e-mail e il precedente non vale più.",
		newVoucherHere: "La pagina del voucher mostra subito la modifica.",
		unsent: {
			nothing: "Non è stato modificato nulla.",
			once: "Si modifica una volta sola.",
			done: "La sua modifica ci è arrivata.",
		},
		stop: "Punto di ritrovo",
		noLongerStop: ({ time, stop }) => `${time} · ${stop}, non è più un punto di ritrovo`,
		tooLate: "È tardi per modificare qui",
		settled: "Il giorno ormai è fissato.",
		driverHasList: "L’autista ha l’elenco.",
		noOtherStop: "L’escursione non ha altri punti di ritrovo.",
		problems: {
			changedMeanwhile: "Nel frattempo la prenotazione è stata modificata. Ecco com’è adesso.",
			notWhole:
				"Qualcuno ha già prenotato su quella partenza: per intero non è più libera. Ne scelga un’altra.",
			notPossible: "I posti di quel giorno sono appena stati presi. Ne scelga un altro.",
			extraLacks: ({ title, needed, left }) =>
				`La sua prenotazione comprende ${needed} × ${title}; per quella partenza ${left === 0 ? "non ne abbiamo più" : `ne abbiamo solo ${left}`}. Ne scelga un’altra o ci chiami.`,
			tooLate: "Quel giorno non si può più scegliere. Ne scelga un altro o ci chiami.",
			incomplete: "Scelga il giorno e il punto di ritrovo.",
			startMissing: "Quel giorno ci sono più partenze. Scelga un orario.",
			costsMore: "Quel giorno costa di più. Ne scelga un altro o ci chiami.",
			lookFirst: "Guardi prima che cosa cambia con il nuovo giorno, poi lo confermi.",
		},
		calendar: {
			legend: "Scelga il nuovo giorno",
			room: ({ seats }) =>
				seats === 1 ? "posto per lei" : `posto per tutti e ${numberWord(numberWords, seats)}`,
			justEnough: "giusto quelli",
			newDay: "il suo nuovo giorno",
			booked: "attuale",
			left: ({ seats }) => plural("it", seats, { one: "1 libero", other: `${seats} liberi` }),
			dearer: "più caro",
			wholeDays: ({ phone }) =>
				`Ha l’escursione intera, quindi si possono scegliere solo i giorni in cui si vende per intero ed è ancora vuota.${phone && ` Per un altro giorno ci chiami: ${phone}.`}`,
			dearerDays: ({ phone }) =>
				`I giorni che costano di più non si scelgono qui.${phone && ` Per uno di questi ci chiami: ${phone}.`}`,
			full: "completo",
		},
		comparison: {
			what: "Che cosa",
			have: "Ora ha",
			take: "Avrà",
			same: "uguale",
			day: "Giorno",
			beReady: "Ritrovo",
			guideSpeaks: "La guida parla",
			shareBackUntil: ({ percent }) =>
				percent === 100
					? "Rimborso completo fino a (ora dell’isola)"
					: percent === 50
						? "Rimborso della metà fino a (ora dell’isola)"
						: `Rimborso del ${percent}% fino a (ora dell’isola)`,
			notAnyMore: "non più",
		},
		loss: {
			withDay: ({ date }) => `Con ${date}`,
			nothingBack: "Con il nuovo giorno non viene rimborsato nulla",
			freeEnds: "Perde la cancellazione gratuita",
			freeShorter: "Il termine per la cancellazione gratuita si accorcia",
			lessTime: "Meno tempo per avere un rimborso",
		},
	},
	pay: {
		pageTitle: "Ancora da pagare",
		problems: {
			changed: "Nel frattempo l’importo è cambiato. Ecco quanto manca adesso.",
			unreachable:
				"In questo momento non riusciamo a contattare la banca. Non è stato addebitato nulla: riprovi tra un minuto o paghi il giorno dell’escursione.",
		},
	},
};

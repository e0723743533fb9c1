import type { bookingRefusals as english } from "../../en/booking/booking-refusals.ts";
import { plural } from "../../plural.ts";

const sources = {
	connection: "dalla sua connessione a internet",
	screen: "dallo schermo dell’hotel",
};

export const bookingRefusals: typeof english = {
	tooFast: "Sono state troppe richieste in una volta. Aspetti un minuto, poi prenoti di nuovo.",
	noAnswer: ({ phone }) =>
		`Il nostro sistema di prenotazione al momento non risponde e nulla è stato addebitato. Invii di nuovo il modulo tra qualche minuto: per quante volte lo invii, è una sola prenotazione.${phone && ` Oppure chiami il ${phone}: prenotiamo noi per lei.`}`,
	notOnSale: "Questa escursione non è più in vendita.",
	pickupGone: "A quell’ora non ci fermiamo più lì. Scelga di nuovo un punto di ritrovo.",
	tooYoung: ({ age }) => `Questa escursione è adatta da ${age} anni in su.`,
	newPrice: ({ price }) => `Il prezzo adesso è ${price}. Se le va bene, prenoti di nuovo.`,
	chooseStart: ({ day, times }) => `Per ${day} ci sono partenze alle ${times}. Ne scelga una.`,
	notThatStart: ({ start, day }) =>
		`Per ${day} non c’è una partenza alle ${start}. Ne scelga un’altra.`,
	notThatDay: ({ day }) => `Questa escursione non parte ${day}.`,
	closed: ({ day }) => `Per ${day} non si può più prenotare. Scelga un altro giorno.`,
	tooLate: ({ day }) => `Le prenotazioni per ${day} sono chiuse. Scelga un altro giorno.`,
	full: ({ day }) => `Per ${day} non ci sono più posti. Scelga un altro giorno o meno persone.`,
	fewLeft: ({ seats, day }) =>
		plural("it", seats, {
			one: `Per ${day} resta solo 1 posto. Scelga un altro giorno o meno persone.`,
			other: `Per ${day} restano solo ${seats} posti. Scelga un altro giorno o meno persone.`,
		}),
	extraLeft: ({ title, left }: { title: string; left: number }) =>
		left === 0
			? `${title}: non ce ne sono più per questa partenza.`
			: `${title}: ne restano solo ${left} per questa partenza.`,
	/** @param words.guests "2 adults" */
	tooManyAtFare: ({ title, guests }: { title: string; guests: string }) =>
		`${title}: nel suo gruppo ci sono solo ${guests}. Corregga uno dei due numeri.`,
	fareGone:
		"Una tariffa che aveva scelto non è più disponibile. Guardi il nuovo prezzo, poi prenoti di nuovo.",
	justTaken: "Questi posti sono appena stati presi. Guardi ancora una volta e prenoti di nuovo.",
	wholeGone:
		"Nel frattempo qualcuno ha preso un posto: l’intera escursione non è più libera. Scelga dei posti o un altro giorno.",
	onlyWhole:
		"Questa partenza si vende solo per intero, a un solo gruppo. Scelga l’intera escursione o un altro giorno.",
	unpaid: {
		bookings: ({ bookings, source }) =>
			plural("it", bookings, {
				one: `1 prenotazione fatta ${sources[source]} non è ancora pagata, e non ne teniamo altre allo stesso tempo.`,
				other: `${bookings} prenotazioni fatte ${sources[source]} non sono ancora pagate, e non ne teniamo altre allo stesso tempo.`,
			}),
		seats: ({ held, most, source }) =>
			plural("it", held, {
				one: `1 posto riservato ${sources[source]} non è ancora pagato; insieme a questi sarebbero più di ${most}.`,
				other: `${held} posti riservati ${sources[source]} non sono ancora pagati; insieme a questi sarebbero più di ${most}.`,
			}),
		departure: ({ held, day, source }) =>
			plural("it", held, {
				one: `1 posto per ${day}, riservato ${sources[source]}, non è ancora pagato; così teniamo al massimo metà di una partenza.`,
				other: `${held} posti per ${day}, riservati ${sources[source]}, non sono ancora pagati; così teniamo al massimo metà di una partenza.`,
			}),
		wayOut: ({ phone }) =>
			`Paghi o liberi una di queste prenotazioni, poi prenoti di nuovo.${phone && ` Oppure chiami il ${phone}: prenotiamo noi per lei.`}`,
		wayOutIn: ({ left, phone }) =>
			`Paghi o liberi una di queste prenotazioni, poi prenoti di nuovo; altrimenti i primi posti si liberano tra ${left}.${phone && ` Oppure chiami il ${phone}: prenotiamo noi per lei.`}`,
		largeParty: ({ most, source, phone }) =>
			`Teniamo al massimo ${most} posti non pagati allo stesso tempo ${sources[source]}.${phone && ` Per un gruppo più grande chiami il ${phone}: prenotiamo noi per lei.`}`,
	},
	botCheck: {
		ranOut: "La verifica era scaduta o già usata.",
		noAnswer: "La verifica al momento non è disponibile.",
		more: ({ bookings, seats }) =>
			`Da una connessione a internet teniamo al massimo ${bookings} prenotazioni e ${seats} posti non pagati. Per averne di più mostri qui sotto di essere una persona, poi prenoti di nuovo.`,
	},
	typedLabels: {
		heading: "Non abbiamo potuto accettare la sua prenotazione",
		lead: "Il nostro sistema di prenotazione al momento non risponde e nulla è stato addebitato. Quello che ha scritto è ancora qui: lo invii di nuovo tra un minuto. Per quante volte lo invii, è una sola prenotazione.",
		month: {
			heading: "Al momento non possiamo mostrare quel mese",
			lead: "Il nostro sistema di prenotazione non risponde. Nulla è stato prenotato e quello che ha scritto è ancora qui: riprovi tra un minuto.",
		},
		tryAgain: "Riprova",
		orCall: "Oppure ci chiami, prenotiamo noi per lei:",
		trip: "Escursione",
		day: "Giorno",
		guests: "Persone",
		pickup: "Ritrovo",
	},
};

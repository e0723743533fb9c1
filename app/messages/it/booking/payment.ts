import type { payment as english } from "../../en/booking/payment.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

/** "il suo posto", "i suoi tre posti" */
const yourSeats = (seats: number) =>
	plural("it", seats, {
		one: "il suo posto",
		other: `i suoi ${numberWord(numberWords, seats)} posti`,
	});

export const payment: typeof english = {
	pageTitles: {
		payment: "Pagamento",
		yourPayment: "Il suo pagamento",
		notCompleted: "Pagamento non completato",
	},
	tryAgain: "Riprova",
	lookAgain: "Guarda di nuovo",
	seeYourBooking: "Vedi la prenotazione",
	openVoucher: "Apri il voucher",
	backToTrip: "Torna all’escursione",
	yourCode: ({ reference }) => `Il suo codice è ${reference}.`,
	noMoneyTaken: "Non è stato addebitato nulla.",
	notUsed: "Non abbiamo potuto usare il suo pagamento.",
	notPaidYet: ({ price }) => `La prenotazione costa ${price} e non è ancora pagata.`,
	item: {
		booking: ({ title, people }) => `${title}, ${people}`,
		balance: ({ title }) => `${title}, ancora da pagare`,
	},
	waiting: {
		title: ({ name }) => `Un momento, ${name}.`,
		lead: ({ seats, date }) =>
			plural("it", seats, {
				one: `Aspettiamo che la banca confermi il pagamento. Questa pagina si aggiorna da sola e intanto il suo posto per ${date} resta suo.`,
				other: `Aspettiamo che la banca confermi il pagamento. Questa pagina si aggiorna da sola e intanto i suoi ${numberWord(numberWords, seats)} posti per ${date} restano suoi.`,
			}),
		help: ({ phone }) =>
			`Non serve pagare di nuovo.${phone && ` Se dura più di qualche minuto, ci chiami: <phone>${phone}</phone>.`}`,
	},
	succeeded: {
		title: ({ greeting }) => `È prenotato. ${greeting}`,
		paid: ({ money }) => `${money}: pagato.`,
		confirmed: "Confermato.",
		mailed: ({ email }) => `Il suo voucher è in arrivo a ${email}.`,
		notMailed:
			"Apra il voucher e ne conservi la pagina: non abbiamo un suo indirizzo e-mail a cui inviarlo.",
		beReady: ({ title, date }) => `${title}. Ritrovo ${date} alle`,
		guests: "Ospiti",
		guideSpeaks: "La guida parla",
		code: "Il suo codice",
		addToCalendar: "Aggiungi al calendario",
	},
	limitReached: {
		title: "In questo momento non può riprendere questi posti",
	},
	notOpened: {
		title: "La pagina di pagamento non si è aperta",
		lead: "Non è stato addebitato nulla. In questo momento la pagina di pagamento non risponde e i suoi posti restano riservati: riprovi tra un minuto.",
		leadUntil: ({ left }) =>
			`Non è stato addebitato nulla. In questo momento la pagina di pagamento non risponde e i suoi posti restano riservati ancora per <left>${left}</left>: riprovi tra un minuto.`,
		help: ({ phone }) => phone && `Oppure ci chiami: <phone>${phone}</phone>.`,
	},
	unknown: {
		thankYou: "Grazie.",
		title: "Il suo pagamento",
		lead: "Se ha appena pagato, il suo voucher è in arrivo per e-mail. Ci vogliono uno o due minuti.",
		find: "Può trovarlo anche qui, con il codice della sua e-mail (comincia con IX) e il suo indirizzo e-mail.",
		findBooking: "Trova la mia prenotazione",
		allTrips: "Vedi tutte le escursioni",
		help: ({ hours, phone }) =>
			`Dopo dieci minuti non c’è ancora nulla? Guardi nella cartella spam${phone && ` o ci chiami${hours && ` (<hours>${hours}</hours>)`}: <phone>${phone}</phone>`}.`,
	},
	wentBack: { title: "Non ha ancora pagato" },
	failed: {
		title: "Il pagamento non è riuscito",
		lead: ({ seats, date, left }) =>
			`Teniamo ${yourSeats(seats)} per ${date} ancora per <left>${left}</left>.`,
		payAgain: "Riprova il pagamento",
		release: "Libera i posti",
		help: ({ phone }) =>
			`Spesso è il controllo di sicurezza della carta. Provi con un’altra carta${phone && ` o ci chiami: <phone>${phone}</phone>`}.`,
	},
	heldLongest: {
		title: "Non possiamo tenere questi posti più a lungo",
		lead: ({ seats, date, left }) =>
			plural("it", seats, {
				one: `Il suo posto per ${date} è l’ultimo e resta suo ancora per <left>${left}</left>: troppo poco per una nuova pagina di pagamento. Se dopo è ancora libero, in questa pagina può riprenderlo.`,
				other: `I suoi ${numberWord(numberWords, seats)} posti per ${date} sono gli ultimi e restano suoi ancora per <left>${left}</left>: troppo poco per una nuova pagina di pagamento. Se dopo sono ancora liberi, in questa pagina può riprenderli.`,
			}),
		help: ({ phone }) => phone && `Può pagare per telefono: <phone>${phone}</phone>.`,
	},
	stillFree: {
		title: "I suoi posti sono ancora liberi",
		lead: ({ seats, date }) =>
			plural("it", seats, {
				one: `Abbiamo tenuto il suo posto per ${date} il più a lungo possibile e poi lo abbiamo liberato, ma nessuno lo ha ancora preso.`,
				other: `Abbiamo tenuto i suoi ${numberWord(numberWords, seats)} posti per ${date} il più a lungo possibile e poi li abbiamo liberati, ma nessuno li ha ancora presi.`,
			}),
		takeAgain: "Riprendi i posti e paga",
		help: ({ phone }) =>
			`Se la sua banca dice che ha pagato, aspetti un momento: il denaro arriva a noi o torna a lei.${phone && ` Ci chieda: <phone>${phone}</phone>.`}`,
	},
	gone: {
		title: "I posti non ci sono più",
		lead: ({ seats, date }) =>
			`Abbiamo tenuto ${yourSeats(seats)} per ${date} il più a lungo possibile; ora quel giorno non si può più prenotare.`,
		leadWithDays: ({ seats, date }) =>
			`Abbiamo tenuto ${yourSeats(seats)} per ${date} il più a lungo possibile; ora quel giorno non si può più prenotare. In queste date c’è ancora posto per lei:`,
		dayLeft: ({ day, left }) =>
			plural("it", left, {
				one: `<day>${day}</day>, ancora 1 posto`,
				other: `<day>${day}</day>, ancora ${left} posti`,
			}),
		otherDay: "Scelga un altro giorno",
		otherTrips: "Vedi le altre escursioni",
		help: ({ phone }) =>
			`Se la sua banca mostra un pagamento, viene rimborsato automaticamente.${phone && ` Ci chieda: <phone>${phone}</phone>.`}`,
	},
	otherPrice: {
		title: "Il prezzo è cambiato",
		lead: ({ seats, date }) =>
			plural("it", seats, {
				one: `Il suo posto per ${date} è ancora libero, ma a un prezzo diverso: prenoti di nuovo, per favore.`,
				other: `I suoi ${numberWord(numberWords, seats)} posti per ${date} sono ancora liberi, ma a un prezzo diverso: prenoti di nuovo, per favore.`,
			}),
		book: "Prenota al nuovo prezzo",
	},
	cancelled: {
		title: "Questa prenotazione è cancellata",
		lead: ({ title }) =>
			`Ogni pagamento relativo viene rimborsato automaticamente. Può prenotare di nuovo «${title}», in qualsiasi giorno con posti liberi.`,
		bookAgain: "Prenota di nuovo",
		seeBooking: "Vedi la prenotazione",
		help: ({ phone }) => phone && `Domande? <phone>${phone}</phone>.`,
	},
	paidAfterAll: {
		title: "Tutto a posto, questa escursione è prenotata",
		lead: ({ seats, date, reference }) =>
			plural("it", seats, {
				one: `Il suo posto per ${date} è confermato e qui non c’è più nulla da pagare. Il suo codice è <code>${reference}</code>.`,
				other: `I suoi ${numberWord(numberWords, seats)} posti per ${date} sono confermati e qui non c’è più nulla da pagare. Il suo codice è <code>${reference}</code>.`,
			}),
	},
	balance: {
		openBooking: "Apri la prenotazione",
		toPay: "Ancora da pagare",
		restOf: ({ price }) =>
			`Il resto di ${price} per questa prenotazione. I suoi posti sono prenotati: può pagare qui con la carta o il giorno dell’escursione.`,
		whole:
			"Per questa prenotazione. I suoi posti sono prenotati: può pagare qui con la carta o il giorno dell’escursione.",
		pay: ({ money }) => `Paga ${money}`,
		waitingTitle: "Un momento.",
		waiting: ({ money }) =>
			`Aspettiamo che la banca confermi il suo pagamento di ${money}. Questa pagina si aggiorna da sola; non serve pagare di nuovo.`,
		paidTitle: "Non resta nulla da pagare.",
		paid: "Grazie: questa prenotazione è pagata.",
		givesBackTitle: "Il suo denaro le viene restituito.",
		givesBack: ({ money }) =>
			`Il suo pagamento di ${money} è arrivato quando non era più dovuta quella somma: nel frattempo qualcuno aveva pagato o la prenotazione era cambiata. Le viene restituito tutto con lo stesso mezzo di pagamento, entro 5–10 giorni. Non resta nulla da pagare.`,
		givesBackAndOwes: ({ money, owed }) =>
			`Il suo pagamento di ${money} è arrivato quando non era più dovuta quella somma: nel frattempo qualcuno aveva pagato o la prenotazione era cambiata. Le viene restituito tutto con lo stesso mezzo di pagamento, entro 5–10 giorni. Ancora da pagare: ${owed}.`,
		onTheDayTitle: "Paga il giorno dell’escursione.",
		onTheDay: ({ money }) => `${money}. Preferisce la carta, adesso?`,
		nothingHereTitle: "Qui non c’è nulla da pagare.",
		cancelled: "Questa prenotazione è cancellata. Se ha appena pagato, le viene restituito tutto.",
		notConfirmed: "Questa prenotazione non è confermata; la sua pagina dice a che punto è.",
	},
};

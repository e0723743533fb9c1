import type { waitingList as english } from "../../en/guest/waiting-list.ts";
import { plural } from "../../plural.ts";

const seats = (count: number) => plural("it", count, { one: "1 posto", other: `${count} posti` });

export const waitingList: typeof english = {
	title: "Mi avvisi quando si liberano posti",
	lead: ({ title, day }) =>
		`${title}, ${day}: non ci sono abbastanza posti liberi. Spesso se ne liberano quando qualcuno annulla.`,
	rules: {
		offer:
			"I posti che si liberano vengono offerti al primo gruppo della lista a cui bastano. L’offerta le tiene i posti, di solito per quattro ore, mentre decide e paga.",
		everybody:
			"Prima di allora la lista non riserva nulla: chiunque può prenotare ciò che è libero, e chi è più veloce lo ottiene.",
		night: "Dalle 21 alle 8 non scriviamo a nessuno, a meno che l’escursione parta presto.",
	},
	party: "1. Chi verrebbe",
	reach: "2. Come la raggiungiamo",
	reachHint:
		"Un’email o un telefono, ne basta uno. Per email l’offerta arriva subito; per telefono, quando siamo in ufficio.",
	name: "Il suo nome",
	email: "Email",
	phone: "Telefono",
	otherDays: "3. Altri giorni che andrebbero bene (se vuole)",
	otherDaysHint: "Un acquisto la toglie da tutte le liste.",
	send: "Mettetemi in lista",
	errors: {
		noContact: "Scriva un indirizzo email o un numero di telefono",
		phone: "Scriva il numero con il suo paese, per esempio +34 600 123 456",
		fits: ({ day, count }) =>
			`${day}: ${plural("it", count, { one: "c’è 1 posto libero", other: `ci sono ${count} posti liberi` })}, può prenotare subito`,
		waitsAlready: ({ phone }) =>
			`Questa email o questo numero è già nella lista di uno di questi giorni. Il suo posto è dietro il link della nostra email${phone && `, oppure chiami <phone>${phone}</phone>`}.`,
		notPossible: ({ phone }) =>
			`Non ci si può più iscrivere a questa lista. Scelga un altro giorno${phone && ` oppure chiami <phone>${phone}</phone>`}.`,
		tooMany: ({ phone }) =>
			`Dalla sua rete sono arrivati moltissimi moduli. Riprovi tra un minuto${phone && ` oppure chiami <phone>${phone}</phone>`}.`,
	},
	book: "Prenota questi posti",
	otherTrips: "Vedi le altre escursioni",
	page: {
		title: "La sua lista d’attesa",
		place: ({ place }) =>
			place === 1 ? "Lei è al primo posto della lista." : `Lei è il numero ${place} della lista.`,
		passedOver: ({ free, party }) =>
			`${plural("it", free, { one: "Si è liberato", other: "Si sono liberati" })} ${seats(free)}: troppo pochi per voi ${party}, quindi l’offerta è andata a un gruppo più piccolo. Lei mantiene la sua posizione.`,
		held: ({ count, until }) =>
			`Le teniamo ${seats(count)} fino a <b>${until}</b> (ora dell’isola).`,
		pay: ({ price }) => `Paga ${price}`,
		refuse: "No, grazie",
		refuseHint: "I posti vanno subito al gruppo successivo.",
		ends: {
			bought: "Ha prenotato: non è più in attesa.",
			refused: "Non ha voluto i posti offerti.",
			left: "Ha lasciato questa lista.",
			lapsed: "Il tempo della nostra offerta è finito e i posti sono andati ad altri.",
			gone: "Per questa partenza non si possono più offrire posti.",
			removed: "L’abbiamo tolta da questa lista.",
		},
		leave: "Lascia la lista",
		leaveHint: "Non le scriveremo più per questi giorni.",
		keep: "Conservi l’indirizzo di questa pagina: mostra la sua posizione, e qui può lasciare la lista.",
	},
	joinedMail: {
		subject: ({ title }) => `È nella lista d’attesa: ${title}`,
		heading: "È nella lista",
		waits: ({ title, days, people }) => `«${title}» per ${people}: ${days}.`,
		open: "Vedi la mia posizione o lascia la lista",
	},
	overMail: {
		subject: ({ title }) => `La sua attesa è finita: ${title}`,
		heading: "Questa volta non ci sono posti per lei",
		over: ({ title, days, people }) =>
			`«${title}» per ${people}, ${days}: non possiamo più offrirle posti. Non deve nulla, e non le scriveremo più a riguardo.`,
		others: "Nelle liste degli altri suoi giorni mantiene la sua posizione.",
		open: "Vedi altri giorni",
	},
	offerMail: {
		subject: ({ title, date, until }) =>
			`Si sono liberati posti: ${title}, ${date} (riservati fino a ${until})`,
		heading: "Si sono liberati posti per lei",
		held: ({ title, date, people, until }) =>
			`«${title}», ${date}, per ${people}: le teniamo i posti fino a ${until} (ora dell’isola). Appena sono pagati, riceve il voucher.`,
		afterwards: "Senza pagamento, poi vanno al gruppo successivo della lista.",
		refuse: "No, grazie",
	},
	message: ({ title, date, until, url }) =>
		`Si sono liberati posti: ${title}, ${date}. Glieli teniamo fino a ${until}: ${url}`,
};

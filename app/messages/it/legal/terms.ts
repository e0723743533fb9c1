import type { terms as english } from "../../en/legal/terms.ts";
import { plural } from "../../plural.ts";
import { withArticle } from "../elision.ts";

const hoursInWords = (hours: number) =>
	plural("it", hours, { one: "1 ora", other: `${hours} ore` });

/** "il 50 %", "l’80 %" */
const percentInWords = (percent: number) => withArticle("il", `${percent} %`);

export const terms: typeof english = {
	description:
		"Che cosa concordiamo con lei quando prenota: il pagamento, la cancellazione, il giorno stesso.",
	since: ({ date }) => `In vigore ${withArticle("dal", date)}.`,
	lead: "Il testo in verde riassume; quello accanto è vincolante.",
	/** The words of the button that books. */
	button: "Prenota e paga",
	who: {
		heading: "Con chi prenota",
		means: "Lei prenota con noi. Per qualsiasi domanda si rivolga a noi.",
		contract: ({ firm, licence }) =>
			`${firm && `Il suo contratto è con ${firm}${licence && ` (<licence>${licence}</licence>)`}. `}Se un hotel le ha venduto l’escursione, lo ha fatto in nostro nome.`,
	},
	booking: {
		heading: "Prenotazione e pagamento",
		means:
			"Un posto è suo quando è pagato. Mentre paga glielo teniamo, e nessun altro può prenderlo.",
		hold: ({ button, minutes, unopenedMinutes, longestMinutes }) =>
			`Quando preme «${button}» le teniamo i posti e le diciamo fino a quando: per ${minutes} minuti dal momento in cui si apre la pagina di pagamento; se non viene aperta, per ${unopenedMinutes}. Può liberarli in qualsiasi momento. Se un pagamento non riesce può riprovare, per ${longestMinutes} minuti al massimo. Il contratto è concluso quando confermiamo il suo pagamento; il suo voucher è questa conferma. Se il pagamento non arriva in tempo, i posti tornano liberi e lei non deve nulla. Un pagamento che arriva più tardi le dà i posti se sono ancora liberi; altrimenti le viene restituito per intero.`,
		hotelDesk:
			"Alcuni hotel incassano alla reception. In quel caso il contratto è concluso quando lo schermo mostra il suo codice.",
		prices: ({ currency }) =>
			`I prezzi sono a persona, comprendono tutte le tasse e sono indicati in ${currency} prima del pagamento. La pagina di ogni escursione dice quanto pagano adulti, bambini e neonati. Anche un neonato occupa un posto.`,
	},
	cancelling: {
		heading: "Se lei cancella",
		untilInShort: ({ hours, percent }) => {
			if (percent === 100) return `Fino a ${hoursInWords(hours)} prima le restituiamo tutto.`;
			if (percent === 50)
				return `Fino a ${hoursInWords(hours)} prima le restituiamo metà del prezzo.`;
			return `Fino a ${hoursInWords(hours)} prima le restituiamo ${percentInWords(percent)} del prezzo.`;
		},
		thenInShort: ({ hours, percent }) =>
			percent === 50
				? `Fino a ${hoursInWords(hours)} prima, metà del prezzo.`
				: `Fino a ${hoursInWords(hours)} prima, ${percentInWords(percent)} del prezzo.`,
		afterInShort: "Dopo, nulla.",
		neverInShort: "Una prenotazione che lei cancella non viene rimborsata.",
		exactTimes: "La pagina della sua prenotazione indica gli orari esatti.",
		how: "Lei cancella sulla pagina della sua prenotazione, che si apre con il link nella nostra e-mail. Quando l’autista ha già la lista, quella pagina le chiede invece di telefonare.",
		weRefund: "Restituiamo",
		step: ({ hours, percent }) => {
			if (percent === 100)
				return `l’intero prezzo fino a ${hoursInWords(hours)} prima dell’inizio dell’escursione,`;
			if (percent === 50)
				return `metà del prezzo fino a ${hoursInWords(hours)} prima dell’inizio dell’escursione,`;
			return `${percentInWords(percent)} del prezzo fino a ${hoursInWords(hours)} prima dell’inizio dell’escursione,`;
		},
		nothingAfter: "nulla dopo.",
		never: "Quanto ha pagato non viene rimborsato.",
		ownPolicy:
			"Queste sono le nostre condizioni abituali. Una gita può averne altre: la sua pagina le mostra prima del pagamento, e la sua prenotazione conserva quelle con cui è stata fatta.",
		wayBack:
			"Il denaro torna per la stessa via da cui è arrivato; le banche impiegano di solito da 5 a 10 giorni. Quanto ha pagato alla reception di un hotel glielo restituisce quella reception. Sulla stessa pagina può scegliere un altro punto di ritrovo o un altro giorno, fino agli orari che vi sono indicati.",
		noWithdrawal:
			"Per una prenotazione a data fissa non esiste un ulteriore diritto di recesso (direttiva 2011/83/UE, articolo 16, lettera l).",
	},
	weCancel: {
		heading: "Se cancelliamo noi",
		means: "Decide il tempo, non noi. Riceve indietro tutto il denaro o sceglie un altro giorno.",
		text: "Cancelliamo un’escursione quando il tempo, il parco, il porto o la sua guida dicono che non è sicura, o quando non possiamo effettuarla per un altro motivo. Le scriviamo appena lo sappiamo. Le restituiamo l’intero prezzo e, se vuole, prenota un altro giorno.",
	},
	onTheTrip: {
		heading: "Durante l’escursione",
		means: "Sia sincero sulla sua salute, sia puntuale e ascolti la guida. È tutto.",
		health:
			"La pagina di ogni escursione dice che impegno richiede e da quale età. Prima di prenotare ci informi di tutto ciò che le rende difficile camminare, nuotare o stare a sedere in un pulmino. La sua guida può lasciare a terra chi metterebbe in pericolo sé o altri; in questo caso non viene rimborsato nulla.",
		waiting:
			"Arrivi al punto di ritrovo cinque minuti prima: il pulmino non può aspettare a lungo. Chi lo perde può raggiungere il gruppo a proprie spese.",
	},
	complaints: {
		heading: "Se qualcosa non va",
		means: "Lo dica prima a noi. Non perde nessuno dei diritti che ha nel suo Paese.",
		text: "Rispondiamo come prevede la legge. Lo dica subito alla sua guida o ci scriva poco dopo l’escursione: a ciò che sappiamo possiamo rimediare. Si applica la legge del luogo della nostra sede; se lei vive altrove, conserva le norme che là la tutelano come consumatore e l’accesso ai tribunali e agli uffici per i consumatori di quel luogo.",
	},
};

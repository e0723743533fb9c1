import type { voucher as english } from "../../en/guest/voucher.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { withArticle } from "../elision.ts";
import { numberWords } from "../number-words.ts";

export const voucher: typeof english = {
	pageTitle: "Il suo voucher",
	heading: {
		held: () => "I suoi posti sono riservati.",
		cancelled: "Questa prenotazione è cancellata.",
		expired: "Questi posti non sono più riservati.",
	},
	greeting: {
		seeYou: ({ day, name }) => `Ci vediamo ${day}, ${name}.`,
		thankYou: ({ name }) => `Grazie per aver viaggiato con noi, ${name}.`,
	},
	lead: {
		payWithin: ({ left }) => `Li teniamo ancora per ${left}: paghi e saranno suoi.`,
		expired:
			"Mentre erano riservati non è arrivato nessun pagamento, e non è stato addebitato nulla.",
		alsoSent: ({ email }) => `L’abbiamo inviato anche a ${email}.`,
	},
	justChanged: ({ email }) =>
		`La sua prenotazione è modificata. Il nuovo voucher è in viaggio verso ${email}.`,
	justChangedHere:
		"La sua prenotazione è modificata. Questa pagina è il suo nuovo voucher: la conservi.",
	stillToPay: ({ amount }) => `Ancora da pagare: <amount>${amount}</amount>`,
	payItNow: "Paga ora",
	confirmed: {
		free: "Confermata e gratuita.",
		payOnlineOrLater: ({ amount }) =>
			`Confermata. Restano da pagare ${amount}: ora con la carta o il giorno dell’escursione.`,
		payOnTheDay: ({ amount }) => `Confermata. Paga ${amount} alla guida il giorno dell’escursione.`,
		payOffice: ({ amount }) =>
			`Confermata. Paga ${amount} al nostro ufficio: la guida non accetta contanti.`,
		wentBack: "Confermata; il denaro le è stato restituito.",
		paid: "Pagata e confermata.",
		payAtHotel: "Confermata, da pagare in hotel.",
	},
	facts: {
		guests: "Ospiti",
		name: "Nome",
		guideSpeaks: "La guida parla",
		price: "Prezzo",
		free: "gratis",
		paid: "Pagato",
		paidBack: "Rimborsato",
		toPay: "Da pagare",
		toPayOnTheDay: "Da pagare il giorno dell’escursione",
		toPayAtHotel: "Da pagare in hotel",
		partOfAll: ({ part, all }) => `${part} di ${all}`,
		/** What it took off the price. */
		code: ({ code, sum }: { code: string; sum: string }) => `Codice ${code}: ${sum}.`,
		/** The tax that the price contains: "IGIC 7%". */
		includesTax: ({ rate, sum }: { rate: string; sum: string }) => `Include IGIC ${rate}: ${sum}.`,
		withCredit: ({ sum }) => `Di cui ${sum} con un credito.`,
		noInvoice: "Non è una fattura.",
	},
	ticket: {
		label: ({ reference }) => `Voucher ${reference}`,
		beReady: ({ date }) => `Ritrovo ${date} alle`,
		beEarly: "Arrivi cinque minuti prima, per favore.",
		seeOnMap: "Vedi il punto sulla mappa",
		notThere: ({ phone }) => phone && `Non c’è? Chiami ${phone}.`,
		whatToBring: "Che cosa portare",
		codeFollows: ({ reference }) =>
			`Il codice per la guida compare qui appena l’escursione è pagata. La sua prenotazione è <code>${reference}</code>.`,
		showOrSay: "Lo mostri alla guida, oppure dica",
		questions: ({ phone }) => phone && `Domande il giorno stesso: <phone>${phone}</phone>`,
		qrCode: "Codice QR di questo voucher",
	},
	steps: {
		payNow: "Paga ora",
		orCallUs: ({ phone }) => phone && `Oppure ci chiami: <phone>${phone}</phone>`,
		takeAgain: "Riprendi i posti e paga",
		bookAgain: "Prenota di nuovo",
		otherDays: "Vedi altri giorni",
		questions: ({ phone }) => phone && `Domande: <phone>${phone}</phone>`,
		addToCalendar: "Aggiungi al calendario",
		print: "Stampa",
		changePickup: "Cambia il ritrovo",
		changeDayOrPickup: "Cambia giorno o ritrovo",
		changeDay: "Cambia il giorno",
		cancel: "Annulla questa prenotazione",
		somethingElse: (operator) => reachUs("o", operator, (ways) => `Altro? ${ways}.`),
		tellUs: (operator) =>
			reachUs(
				"o",
				operator,
				(ways) => `È cambiato qualcosa? L’autista ha già l’elenco, ci avvisi per favore: ${ways}.`,
			),
		askSeller: ({ seller }) =>
			`Ha prenotato con ${seller}. Per cambiare giorno, annullare o avere un rimborso si rivolga a loro.`,
	},
	mailLanguage: {
		label: "E-mail in",
		change: "Cambia",
		changed: ({ language }) => `Da ora le scriviamo in ${language}.`,
	},
	van: {
		atYourStop: "Il suo pulmino è al suo punto di ritrovo",
		showCode: "Mostri alla guida il codice qui sotto.",
		onTime: "Il suo pulmino è in viaggio, in orario",
		late: ({ minutes }) => `Il suo pulmino ha circa ${minutes} minuti di ritardo`,
		expected: ({ clock }) => `È al suo punto verso le ${clock}.`,
		yoursIsNext: "Il suo è il prossimo.",
		stopsBefore: ({ stops }) =>
			plural("it", stops, {
				one: "Prima fa una fermata.",
				other: `Prima fa ${numberWord(numberWords, stops)} fermate.`,
			}),
		seen: ({ clock }) => `Visto alle ${clock}.`,
		renewsItself: "Questa riga si aggiorna da sola.",
	},
	calendarFile: {
		pickup: ({ time, stop }) => `Ritrovo alle ${time}, ${stop}.`,
		party: ({ people, languages }) => `${people}. La guida parla ${languages}.`,
		code: ({ reference }) => `Codice: ${reference}`,
		voucher: ({ url }) => `Voucher: ${url}`,
		questions: ({ phone }) => phone && `Domande il giorno stesso: ${phone}`,
		alarm: ({ title, time, stop }) => `${title}: ritrovo alle ${time}, ${stop}`,
		none: "Qui non c’è nessuna prenotazione confermata.",
	},
	movedTooLate: "Ha spostato lei la gita: per il rimborso conta la prima data.",
	refundStops: {
		until: ({ deadline }) => `fino a ${deadline}`,
		afterThat: "dopo",
		now: "ora",
		nothing: "non viene rimborsato nulla",
		share: ({ percent }) =>
			percent === 100
				? "tutto"
				: percent === 50
					? "la metà del prezzo"
					: `${withArticle("il", `${percent}%`)} del prezzo`,
		shareNow: ({ percent }) =>
			percent === 100
				? "tutto, se cancella ora"
				: percent === 50
					? "la metà del prezzo, se cancella ora"
					: `${withArticle("il", `${percent}%`)} del prezzo, se cancella ora`,
	},
	credit: {
		comesBack: ({ back }) => `${back} tornano sul suo credito e può usarli di nuovo subito.`,
		wentBack: ({ back }) => `${back} sono di nuovo sul suo credito.`,
	},
	moneyIfCancelled: {
		nothingCharged: "Non è stato addebitato nulla, quindi non viene rimborsato nulla.",
		hotelKeepsAll: ({ all }) => `I ${all} restano da pagare in hotel: è tardi per un rimborso.`,
		hotelKeepsNothing: ({ all }) =>
			`Non deve nulla. Se ha già pagato i ${all} in hotel, la reception glieli restituisce.`,
		hotelKeepsPart: ({ keptAmount, all, back }) =>
			`Dei ${all}, ${keptAmount} restano da pagare in hotel. Se ha già pagato, la reception le restituisce ${back}.`,
		tooLate: ({ all }) => `Dei suoi ${all} non viene rimborsato nulla: è troppo tardi.`,
		all: ({ all }) =>
			`I suoi ${all} le vengono rimborsati per intero con lo stesso mezzo di pagamento, sul suo conto entro 5–10 giorni.`,
		part: ({ back, all }) =>
			`Dei suoi ${all} le vengono rimborsati ${back} con lo stesso mezzo di pagamento, sul suo conto entro 5–10 giorni.`,
		allByHand: ({ all }) =>
			`I suoi ${all} le vengono rimborsati per intero con lo stesso mezzo di pagamento: venga nel nostro ufficio o ci scriva.`,
		partByHand: ({ back, all }) =>
			`Dei suoi ${all} le vengono rimborsati ${back} con lo stesso mezzo di pagamento: venga nel nostro ufficio o ci scriva.`,
		byHandAndCard: ({ all, cash, card }) =>
			`Dei suoi ${all} le vengono rimborsati ${card} sulla carta entro 5–10 giorni e ${cash} di persona: venga nel nostro ufficio o ci scriva.`,
	},
	moneyOfCancelled: {
		all: ({ all }) =>
			`Le rimborsiamo per intero i suoi ${all}: saranno sul suo conto entro 5–10 giorni.`,
		part: ({ back, all }) =>
			`Dei suoi ${all} le rimborsiamo ${back}: saranno sul suo conto entro 5–10 giorni.`,
		allByHand: ({ all }) =>
			`Le rimborsiamo per intero i suoi ${all}: venga nel nostro ufficio o risponda a questa e-mail.`,
		partByHand: ({ back, all }) =>
			`Dei suoi ${all} le rimborsiamo ${back}: venga nel nostro ufficio o risponda a questa e-mail.`,
		byHandAndCard: ({ all, cash, card }) =>
			`Dei suoi ${all} le rimborsiamo ${card} sulla carta entro 5–10 giorni e ${cash} di persona: venga nel nostro ufficio o risponda a questa e-mail.`,
	},
	moneyOfCancelledByStaff: {
		isBack: "Quello che ha pagato è stato rimborsato sulla carta o sul conto con cui ha pagato.",
		byHand: ({ cash }) =>
			`Le restituiamo i ${cash} che ci ha pagato di persona: venga nel nostro ufficio o risponda a questa e-mail.`,
		byHandAndCard: ({ cash, card }) =>
			`Le restituiamo i ${cash} che ci ha pagato di persona: venga nel nostro ufficio o risponda a questa e-mail. Inoltre riceverà ${card} sulla carta entro 5–10 giorni.`,
		all: ({ all }) =>
			`Le rimborsiamo per intero i suoi ${all} con lo stesso mezzo di pagamento: saranno sul suo conto entro 5–10 giorni.`,
		atHotel: "Quello che ha pagato in hotel le viene restituito dalla reception.",
		kept: ({ all }) =>
			`Dei ${all} che ha pagato non viene rimborsato nulla. Se pensa che non sia giusto, risponda a questa e-mail.`,
	},
	moneyAfterwards: {
		wentBack: ({ back }) =>
			`${back} sono stati restituiti per la stessa via; saranno sul suo conto entro 5–10 giorni.`,
		wentBackByHand: ({ back }) => `${back} sono stati restituiti per la stessa via.`,
		waitsAtDesk: ({ back }) => `${back} la aspettano nel nostro ufficio.`,
		onItsWay: ({ back }) => `${back} stanno tornando da lei.`,
		restStays: ({ keptAmount }) => `${keptAmount} restano a noi.`,
		atHotel: "Quanto le spetta del denaro pagato in hotel le viene dato dalla reception.",
		allStays: ({ keptAmount }) =>
			`Non viene rimborsato nulla: i ${keptAmount} che ha pagato restano a noi.`,
		nothingCharged: "Non è stato addebitato nulla.",
	},
	disputed: {
		gaveBack: ({ all }) => `La sua banca le ha già restituito i ${all}.`,
		holds: ({ all }) =>
			`La sua banca trattiene i suoi ${all} mentre decide su una richiesta di rimborso.`,
		thenAll:
			"Se dà il denaro a lei, quello è il suo rimborso; se lo lascia a noi, allora le restituiamo tutto.",
		thenPart: ({ part }) =>
			`Se dà il denaro a lei, quello è il suo rimborso; se lo lascia a noi, allora le restituiamo ${part}.`,
		thenNothing: "Se lo lascia a noi, da noi non torna nulla.",
	},
};

import type { guestMails as english } from "../../en/guest/guest-mails.ts";
import { plural } from "../../plural.ts";

export const guestMails: typeof english = {
	hello: ({ name }) => (name ? `Buongiorno ${name},` : "Buongiorno,"),
	yourCode: ({ reference }) => `Il suo codice: ${reference}`,
	link: ({ label, url }) => `${label}: ${url}`,
	openVoucher: "Apri il voucher",
	openBooking: "Apri la prenotazione",
	justAnswer: "Se non è quello che ha chiesto, risponda a questa e-mail.",
	voucher: {
		subject: ({ date, time, title, reference }) => `${date}, ${time}: ${title} (${reference})`,
		heading: ({ date, name }) => `Ci vediamo ${date}, ${name}.`,
		beReadyOn: ({ date }) => `Ritrovo ${date} alle`,
		beReadyAt: ({ time, date }) => `Ritrovo alle ${time}, ${date}`,
		preview: ({ time, stop }) => `Ritrovo alle ${time}, ${stop}`,
		guests: ({ people }) => `Ospiti: ${people}`,
		guideSpeaks: ({ languages }) => `La guida parla: ${languages}`,
		facts: ({ people, money, languages }) => `${people} · ${money} · la guida parla ${languages}`,
		money: ({ label, amount }) => `${label}: ${amount}`,
		sayOrShow: ({ reference }) => `Dica <code>${reference}</code> o mostri il voucher alla guida.`,
		yourVoucher: ({ url }) => `Il suo voucher: ${url}`,
		calendarEntry: ({ url }) => `Voce per il calendario: ${url}`,
		addToCalendar: "Aggiungi al calendario",
		questions: ({ phone }) => phone && `Domande il giorno stesso: ${phone}`,
		plansChanged: {
			dayOrPickup:
				"È cambiato qualcosa? Nella pagina del voucher può anche cambiare il giorno o il ritrovo, o cancellare.",
			day: "È cambiato qualcosa? Nella pagina del voucher può anche cambiare il giorno o cancellare.",
			pickup:
				"È cambiato qualcosa? Nella pagina del voucher può anche cambiare il ritrovo o cancellare.",
			neither: "È cambiato qualcosa? Nella pagina del voucher può anche cancellare.",
		},
	},
	calendarUpdate: {
		replaces: "Ha l’escursione nel calendario? Questa voce sostituisce la precedente.",
		removes: "Ha l’escursione nel calendario? Questa voce la rimuove.",
		open: "Aggiorni il calendario",
	},
	changedVoucher: {
		subject: ({ date, time, title, reference }) =>
			`Modifica: ${date}, ${time}: ${title} (${reference})`,
		heading: ({ name }) => `La sua prenotazione è cambiata, ${name}.`,
		replaces:
			"Questo voucher sostituisce il precedente, e la voce nel calendario prende il posto di quella vecchia.",
	},
	newTimes: {
		subject: ({ date, time, title, reference }) =>
			`Nuovo orario: ${date}, ${time}: ${title} (${reference})`,
		heading: ({ name }) => `La sua escursione ha un nuovo orario, ${name}.`,
		pickup: ({ timeAfter, timeBefore }) =>
			`Passiamo a prenderla alle ${timeAfter}, non alle ${timeBefore}.`,
		pickupStays: ({ time }) => `Il ritrovo resta alle ${time}.`,
		start: ({ timeAfter, timeBefore }) =>
			`L’escursione comincia alle ${timeAfter}, non alle ${timeBefore}.`,
		sorry: "Ci scusiamo per il cambiamento; se non le va bene, risponda a questa e-mail.",
		headingUnpaid: ({ time, date }) => `Ritrovo alle ${time}, ${date}`,
		stillHeld: ({ title, stop }) =>
			`Sta prenotando «${title}» da ${stop}; i suoi posti sono ancora riservati. Se il nuovo orario non le va bene, non deve fare nulla: non è stato pagato nulla.`,
	},
	reminder: {
		subjectToday: ({ date, time, title, reference }) =>
			`Oggi: ${date}, ${time}: ${title} (${reference})`,
		subjectTomorrow: ({ date, time, title, reference }) =>
			`Domani: ${date}, ${time}: ${title} (${reference})`,
		headingToday: ({ name }) => `La sua escursione è oggi, ${name}.`,
		headingTomorrow: ({ name }) => `La sua escursione è domani, ${name}.`,
		line: ({ phone }) =>
			`La aspettiamo con piacere.${phone && ` Se non ci trova o è in ritardo, chiami ${phone}.`}`,
	},
	thanks: {
		subject: ({ title }) => `Grazie per aver viaggiato con noi: ${title}`,
		heading: "Grazie per aver viaggiato con noi",
		hope: ({ title }) => `Speriamo che conservi un bel ricordo di «${title}».`,
		tellOthers: "Vuole raccontare ad altri com’è stato? Due frasi ci aiutano molto.",
		wasSomethingWrong:
			"Qualcosa non è andato come doveva? Risponda a questa e-mail: la leggiamo noi. Non glielo chiederemo una seconda volta.",
		write: ({ operator }) => `Scrivi di ${operator}`,
	},
	bookingLink: {
		subject: ({ title, date, reference }) =>
			`La sua prenotazione: ${title}, ${date} (${reference})`,
		heading: "Ecco la sua prenotazione",
		leads: ({ title, date }) =>
			`«${title}», ${date}: il link porta al suo voucher, dove può anche modificare o cancellare.`,
		notAsked: "Se non ha chiesto questa e-mail, non deve fare nulla.",
		open: "Apri la prenotazione",
	},
	moved: {
		subject: ({ date, time, title }) => `Modifica: ${date}, ${time}: ${title}`,
		heading: "La sua prenotazione è cambiata",
		nowOn: ({ title, people, date, time, stop }) =>
			`«${title}» per ${people} ora è ${date}. Ritrovo alle ${time}: ${stop}.`,
		guideSpeaks: ({ languages }) =>
			`Quel giorno la guida parla ${languages}, e il prezzo resta quello di prima.`,
	},
	edited: {
		subject: ({ date, title, reference }) => `Modifica: ${date}: ${title} (${reference})`,
		heading: "La sua prenotazione è cambiata",
		bookedFor: ({ title, date, people, pickup }) =>
			`«${title}», ${date}, è prenotata per ${people}. Ritrovo: ${pickup}.`,
		atHotel: ({ amount, amountBefore }) => `In hotel paga ${amount} invece di ${amountBefore}.`,
		backByHand: ({ back }) => `Le abbiamo restituito ${back}.`,
		back: ({ back }) =>
			`Le vengono rimborsati ${back} con lo stesso mezzo di pagamento, entro 5–10 giorni.`,
		toPayByCard: ({ amount }) =>
			`Ancora da pagare: ${amount}, con la carta nella pagina qui sotto o il giorno dell’escursione.`,
		toPayOnTheDay: ({ amount }) => `Ancora da pagare il giorno dell’escursione: ${amount}.`,
		pay: ({ amount }) => `Paga ${amount}`,
	},
	payLink: {
		subject: ({ price, title, reference }) => `Da pagare: ${price} per ${title} (${reference})`,
		heading: "I suoi posti sono riservati",
		held: ({ title, date, people, price, until }) =>
			`«${title}», ${date}, per ${people}: teniamo i suoi posti fino a ${until} (ora dell’isola). Appena i ${price} sono pagati, riceve il voucher.`,
		pickup: ({ time, stop }) => `Passiamo a prenderla alle ${time}: ${stop}.`,
		pay: ({ price }) => `Paga ${price}`,
	},
	payLinkEnds: {
		subject: ({ title, reference, until }) => `Riservati fino a ${until}: ${title} (${reference})`,
		heading: "I suoi posti sono riservati ancora per poco",
		ends: ({ title, date, people, price, until }) =>
			`«${title}», ${date}, per ${people}: i posti sono suoi se ${price} sono pagati entro ${until} (ora dell’isola). Dopo li vendiamo ad altri.`,
		notWanted: "Se non li vuole più, non deve fare nulla.",
	},
	payLinkEnded: {
		subject: ({ title, reference }) =>
			`I suoi posti non sono più riservati: ${title} (${reference})`,
		heading: "I suoi posti non sono più riservati",
		ended: ({ title, date, people, until }) =>
			`«${title}», ${date}, per ${people}: abbiamo tenuto i suoi posti fino a ${until} (ora dell’isola). Non è arrivato nessun pagamento, perciò sono di nuovo in vendita. Non deve nulla.`,
		again:
			"Finché sono liberi può prenderli con questo link, oppure risponda semplicemente a questa e-mail.",
		take: "Prendi i posti",
	},
	balanceLink: {
		subject: ({ amount, date, title, reference }) =>
			`Da pagare: ${amount}: ${date}: ${title} (${reference})`,
		heading: ({ amount }) => `Restano da pagare ${amount}`,
		stillOwed: ({ title, date, amount }) =>
			`Per «${title}», ${date}, restano da pagare ${amount}. Può farlo ora, con la carta, in questa pagina:`,
		bookedEitherWay:
			"La pagina mostra sempre quanto manca in quel momento. I suoi posti sono prenotati in ogni caso: può pagare anche il giorno dell’escursione.",
		pay: ({ amount }) => `Paga ${amount}`,
	},
	balancePaid: {
		subject: ({ amount, reference }) => `Abbiamo ricevuto i suoi ${amount} (${reference})`,
		heading: "Grazie, il suo pagamento è arrivato",
		received: ({ amount, title, date }) => `Abbiamo ricevuto ${amount} per «${title}», ${date}.`,
		rest: ({ rest }) => `Ancora da pagare: ${rest}.`,
		nothingLeft: "Non resta nulla da pagare.",
	},
	moneyBack: {
		subject: ({ amount, reference }) => `Le rimborsiamo ${amount} (${reference})`,
		heading: "Il denaro le viene rimborsato",
		headingOfPart: ({ amount }) => `Le vengono rimborsati ${amount}`,
		notOwed: ({ amount, title, date }) =>
			`Il suo pagamento di ${amount} per «${title}», ${date}, ci è arrivato, ma non era più dovuto tanto: qualcuno aveva pagato nel frattempo o la prenotazione era cambiata.`,
		allOfItBack:
			"Le rimborsiamo tutto: il denaro sarà sul suo conto entro 5–10 giorni. La prenotazione mostra se resta qualcosa da pagare.",
		oldPrice: ({ amount, title, date }) =>
			`Il suo pagamento di ${amount} per «${title}», ${date}, ci è arrivato da una pagina di pagamento aperta prima della correzione della prenotazione. Ora il prezzo è un altro.`,
		alreadyConfirmed: ({ amount, title, date }) =>
			`La sua prenotazione resta valida. Il suo pagamento di ${amount} per «${title}», ${date}, ci è arrivato quando era già confermata.`,
		notUsable: ({ amount, title, date }) =>
			`il suo pagamento di ${amount} per «${title}», ${date}, ci è arrivato, ma non abbiamo potuto usarlo per questa prenotazione. Le rimborsiamo tutto: il denaro sarà sul suo conto entro 5–10 giorni.`,
		chooseHere: ({ url }) => `Può scegliere un altro giorno qui: ${url}`,
		chooseOtherDay: "Scelga un altro giorno",
		preview: ({ amount }) => `I suoi ${amount} tornano per intero sul suo conto.`,
		payingBack: ({ title, date, amount }) =>
			`Per «${title}», ${date}, le rimborsiamo ${amount}: il denaro sarà sul suo conto entro 5–10 giorni.`,
		partByHand: ({ title, date, amount }) =>
			`Per «${title}», ${date}, le abbiamo restituito ${amount}. La prenotazione resta com’è.`,
		part: ({ title, date, amount }) =>
			`Per «${title}», ${date}, le rimborsiamo ${amount} con lo stesso mezzo di pagamento: il denaro sarà sul suo conto entro 5–10 giorni. La prenotazione resta com’è.`,
		cancelledPart: ({ title, date, amount }) =>
			`Per la sua prenotazione cancellata di «${title}», ${date}, le rimborsiamo ${amount} con lo stesso mezzo di pagamento: il denaro sarà sul suo conto entro 5–10 giorni.`,
		intoCredit: ({ title, date, amount }) =>
			`Per «${title}» del ${date}, ${amount} sono di nuovo sul suo credito e può usarli subito.`,
		cancelledByHand: ({ title, date, amount }) =>
			`Per la sua prenotazione cancellata di «${title}», ${date}, le restituiamo ${amount} di persona: venga nel nostro ufficio o risponda a questa e-mail.`,
		backInAll: ({ paid, back, keptAmount }) =>
			`Dei ${paid} che ha pagato le tornano in tutto ${back}; ${keptAmount} restano a noi.`,
		allBackNow: ({ paid }) => `Così le vengono rimborsati tutti i ${paid} che ha pagato.`,
		otherDays: "Vedi altri giorni",
	},
	cancelled: {
		subject: ({ title, date, reference }) => `Cancellata: ${title}, ${date} (${reference})`,
		heading: "La sua prenotazione è cancellata",
		asYouAsked: ({ title, date }) =>
			`Come ha chiesto, «${title}», ${date}, è cancellata. Il voucher non vale più.`,
		byUs: ({ title, date }) => `«${title}», ${date}, è cancellata.`,
		chooseOtherDay: "Scelga un altro giorno",
	},
	departureCancelled: {
		heading: "La sua escursione non può partire",
		sorry: ({ title, date }) => `Ci dispiace: «${title}», ${date}, non parte.`,
		tooFew: "Hanno prenotato troppo poche persone.",
		weather: "Il maltempo non ci lascia partire.",
		theseDays: "In queste date ci sono ancora posti per lei:",
		day: ({ date, seats }) =>
			plural("it", seats, {
				one: `${date}, resta 1 posto`,
				other: `${date}, restano ${seats} posti`,
			}),
		allDays: "Vedi tutti i giorni",
	},
	departureMoved: {
		subject: ({ date, title, reference }) => `Nuova data: ${date}, ${title} (${reference})`,
		heading: ({ date }) => `La sua escursione passa a ${date}`,
		doesNotLeave: ({ title, date }) => `«${title}» non parte ${date}.`,
		seatsKept: ({ date, pickup }) => `Abbiamo tenuto i suoi posti per ${date}: ${pickup}.`,
		notSuitable:
			"Se non le va bene, risponda a questa e-mail: troviamo un altro giorno insieme o rimborsiamo tutto.",
	},
	weather: {
		subject: ({ title, date, reference }) =>
			`Il maltempo ferma ${title}, ${date}: scelga, per favore (${reference})`,
		reminderSubject: ({ title, date, reference }) =>
			`Deve ancora scegliere: ${title}, ${date} (${reference})`,
		heading: "Il maltempo non ci lascia partire",
		sorry: ({ title, date }) =>
			`Ci dispiace: a causa del maltempo «${title}», ${date}, non può partire. Dispiace anche a noi, ma non sarebbe sicuro.`,
		choose: ({ until }) =>
			`Per favore, scelga entro ${until}: un’altra partenza con posto per lei, oppure il rimborso completo.`,
		chooseOrCredit: ({ until }) =>
			`Per favore, scelga entro ${until}: un’altra partenza con posto per lei, un credito per un’altra escursione, oppure il rimborso completo.`,
		otherwise: "Se non ci risponde, le rimborsiamo tutto senza che debba chiederlo.",
		open: "Scelga ora",
		asChosen: ({ title, date }) =>
			`Il maltempo ha fermato «${title}», ${date}, e lei ha scelto il rimborso. Speriamo di vederla un’altra volta.`,
		noAnswer: ({ title, date }) =>
			`Il maltempo ha fermato «${title}», ${date}. Non abbiamo avuto sue notizie, quindi le rimborsiamo tutto. Speriamo di vederla un’altra volta.`,
		leavesAfterAllSubject: ({ title, date, reference }) =>
			`Alla fine parte: ${title}, ${date} (${reference})`,
		leavesAfterAllHeading: "Buone notizie: la sua escursione parte",
		leavesAfterAll: ({ title, date }) =>
			`Il tempo è migliorato: «${title}», ${date}, parte come l’ha prenotata. Non deve più scegliere, e il suo voucher è valido.`,
		notAnyMore: "Se nel frattempo ha altri programmi, risponda a questa e-mail.",
	},
};

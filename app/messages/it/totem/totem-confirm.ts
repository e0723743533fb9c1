import type { totemConfirm as english } from "../../en/totem/totem-confirm.ts";
import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const totemConfirm: typeof english = {
	title: "I suoi posti",
	held: ({ seats }) =>
		seats === 1
			? "Un posto è riservato per lei."
			: `${capital(numberWord(numberWords, seats))} posti sono riservati per lei.`,
	notHeld: "Questi posti non sono più riservati.",
	notHeldWhy:
		"Il pagamento non è arrivato in tempo. Non è stato addebitato nulla; prenoti ancora una volta.",
	notRead: "Non possiamo ancora mostrare la sua prenotazione",
	notReadWhy:
		"I suoi posti potrebbero essere già prenotati: per favore, non prenoti di nuovo. Questo schermo continua a provare. Se ci vuole molto, guardi la sua e-mail o chieda alla reception.",
	paid: ({ day }) => `Pagato. A ${day}!`,
	booked: ({ day }) => `Prenotato. A ${day}!`,
	clearsItself: ({ seconds }) =>
		`Per proteggere i suoi dati, questo schermo si cancella da solo ${seconds} secondi dopo l’ultimo tocco.`,
	clear: "Fatto, cancella lo schermo",
	beAt: ({ place, day }) => `Ritrovo ${day}, <place>${place}</place>, alle`,
	beHere: ({ day }) => `Ritrovo ${day} in questo hotel, alle`,
	beHereAt: ({ spot, day }) => `Ritrovo ${day} in questo hotel, <place>${spot}</place>, alle`,
	guests: "Persone",
	isPaid: "Pagato",
	toPay: "Da pagare",
	toPayAtReception: "Da pagare alla reception",
	guideSpeaks: "La guida parla",
	paymentCode: "Codice QR che apre il pagamento",
	voucherCode: "Codice QR del suo voucher",
	finish: "Concluda sul suo telefono",
	payBefore: ({ price, time }) =>
		`Punti qui la fotocamera e paghi ${price} prima delle ${time}. Questo schermo si aggiorna da solo.`,
	noPhone: ({ phone }) => phone && `Non ha il telefono? Chiami ${phone} e dica questo codice.`,
	takeVoucher: "Porti con sé il suo voucher",
	pointHere: "Punti qui la fotocamera del telefono o annoti il suo codice:",
	payAtReception: ({ price }) => `Paghi ${price} alla reception.`,
	sentTo: ({ email }) => `L’abbiamo inviato anche a ${email}.`,
};

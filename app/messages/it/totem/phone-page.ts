import type { phonePage as english } from "../../en/totem/phone-page.ts";

export const phonePage: typeof english = {
	title: "Concluda la sua prenotazione",
	day: "Giorno",
	guests: "Persone",
	pickUp: "Passiamo a prenderla",
	toPay: "Da pagare",
	toPayAtReception: "Da pagare alla reception",
	stillFree: ({ seats }) =>
		`${seats === 1 ? "1 posto ancora libero" : `${seats} posti ancora liberi`} quel giorno. I suoi sono riservati appena prenota.`,
	book: "Prenota questi posti",
	bookAndPay: ({ price }) => `Prenota e paga ${price}`,
	chosenAt: ({ hotel }) => `Scelto presso ${hotel}. Lo schermo lì si aggiorna da solo.`,
	unread: ({ phone }) =>
		`Non è stato prenotato né addebitato nulla. Riprovi tra qualche minuto${phone && ` o chiami ${phone}`}.`,
	ended: {
		title: "Questo codice è già stato usato",
		text: "Ogni codice vale per una prenotazione, su un telefono, per 15 minuti. Sullo schermo nella hall tocchi «Crea un nuovo codice» e scansioni quello. Con questo qui non è stato prenotato nulla.",
	},
	gone: {
		title: "Questi posti sono appena stati presi",
		text: ({ trip, day }) =>
			`Qualcun altro ha prenotato «<trip>${trip}</trip>» per ${day} mentre lei cercava il telefono. Ci dispiace. Non è stato prenotato né pagato nulla.`,
		otherDays: "Vedi gli altri giorni",
	},
};

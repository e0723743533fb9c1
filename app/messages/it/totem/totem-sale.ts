import type { totemSale as english } from "../../en/totem/totem-sale.ts";

export const totemSale: typeof english = {
	choose: {
		pickUp: "Passiamo a prenderla",
		timeAndPlace: ({ time, place }) => `${time}, <place>${place}</place>`,
		ifYouCancel: "Se cancella",
		full: "Nelle prossime settimane non ci sono più posti. Altre escursioni ne hanno ancora.",
		otherTrips: "Vedi le altre escursioni",
		peopleAndDay: ({ people, day }) => `${people}, ${day}`,
		book: "Prenota questi posti",
		noNetwork: "Per prenotare serve la rete. Tornerà tra un momento; la sua scelta resta qui.",
		noStop: "Questa escursione non ferma a questo hotel. Scelga sopra un altro ritrovo.",
		noDay: "Scelga un giorno, per favore.",
		noStart: "Scelga una partenza.",
		tooMany: ({ seats }) =>
			seats === 1
				? "Quel giorno resta solo 1 posto. Scelga un altro giorno o meno persone."
				: `Quel giorno restano solo ${seats} posti. Scelga un altro giorno o meno persone.`,
	},
	day: {
		which: "Che giorno?",
		whichStart: "Quale partenza?",
		earlier: "Prima",
		later: "Dopo",
		full: "completo",
		left: ({ seats, languages }) =>
			seats === 1 ? `1 libero · ${languages}` : `${seats} liberi · ${languages}`,
		aloud: ({ day, seats, guides }) =>
			seats === 1
				? `${day}, 1 posto libero, la guida parla ${guides}`
				: `${day}, ${seats} posti liberi, la guida parla ${guides}`,
	},
	people: {
		howMany: "In quanti siete?",
		adults: "Adulti",
		children: "Bambini",
		babies: "Bambini sotto i 2 anni",
		free: "gratis",
		/** Where the whole trip has one price. */
		included: "incluso",
		fromYears: ({ years, price }) => `da ${years} anni, ${price}`,
		ages: ({ from, to, price }) =>
			from === to ? `${from} anni, ${price}` : `da ${from} a ${to} anni, ${price}`,
		underYears: ({ years, price }) => `sotto i ${years} anni, ${price}`,
		notHere: "non in questa escursione",
		fewer: ({ who }) => `Meno: ${who}`,
		more: ({ who }) => `Più: ${who}`,
	},
	extras: {
		wholeTitle: "Come volete andare?",
		title: "Qualcos’altro per la giornata?",
		seatsFor: ({ price }: { price: string }) => `Posti, insieme ad altri ospiti: ${price}`,
		tooMany: ({ title, left }: { title: string; left: number }) =>
			left === 0
				? `${title}: non ne restano per questa partenza. Scelga un altro giorno.`
				: `${title}: ne restano solo ${left} per questa partenza. Ne prenda meno, o scelga un altro giorno.`,
		goOn: "Avanti",
	},
	code: {
		have: "Ho un codice",
		change: "Cambia il codice",
		title: "Quale codice ha?",
		without: "Avanti senza codice",
		asking: "Un momento …",
		noAnswer: "La rete non c’è per un momento e non possiamo leggere il suo codice. Riprovi.",
		line: ({ code, money }: { code: string; money: string }) => `${code}: −${money}`,
	},
	stop: {
		notHere: "Non qui",
		another: "Altro ritrovo",
		choose: "Scelga il ritrovo",
		where: "Dove passiamo a prenderla?",
		nearestFirst: "Prima i punti di ritrovo più vicini.",
		backToTrip: "Torna all’escursione",
	},
	summary: {
		trip: "Escursione",
		day: "Giorno",
		guests: "Persone",
		pickUp: "Passiamo a prenderla",
		price: "Prezzo",
	},
	contact: {
		title: "Per chi sono i posti?",
		phone: "Sul mio telefono",
		phoneCollected: "Scansioni un codice e scriva lì nome ed e-mail. Si paga alla reception.",
		phonePaid: ({ price }) => `Scansioni un codice, scriva nome ed e-mail e paghi lì ${price}.`,
		here: "Scrivi qui",
		hereCollected: "Nome ed e-mail su questo schermo. Si paga alla reception.",
		herePaid: ({ price }) =>
			`Nome ed e-mail su questo schermo, poi paga ${price} sul suo telefono.`,
		noPhone: "Non ho il telefono con me",
		desk: "Ci pensa la reception: basta dire lì sei cifre.",
		call: "Ci chiami da qualsiasi telefono: ci pensiamo noi.",
	},
	typing: {
		name: "Come si chiama?",
		nameLabel: "Nome e cognome",
		email: "E la sua e-mail?",
		emailLabel: "E-mail",
		goOn: "Avanti",
	},
	keys: {
		space: "spazio",
		spaceAloud: "Spazio",
		delete: "Cancella",
		capitals: "Maiuscole",
		accents: "áéñ, lettere accentate",
		moreLetters: "ąčő, altre lettere",
		letters: "abc, lettere semplici",
		at: "Chiocciola",
		dot: "Punto",
		order: "Ordine dei tasti",
	},
	check: {
		title: "È tutto giusto?",
		change: "Modifica",
		bookAtReception: ({ price }) => `Prenota e paga ${price} alla reception`,
		bookOnPhone: ({ price }) => `Prenota e paga ${price} sul telefono`,
	},
};

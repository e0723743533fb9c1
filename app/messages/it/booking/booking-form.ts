import type { bookingForm as english } from "../../en/booking/booking-form.ts";
import { plural } from "../../plural.ts";

export const bookingForm: typeof english = {
	title: "Prenoti il suo giorno",
	fromPrice: ({ price }) => `da ${price}`,
	perAdult: () => "per adulto",
	perBooking: ({ price }) => `più ${price} a prenotazione`,
	errors: ({ count }) =>
		plural("it", count, { one: "Un dato da controllare", other: `${count} dati da controllare` }),
	optional: "(facoltativo)",
	day: {
		legend: "1. Scelga il giorno",
		left: ({ count }) => plural("it", count, { one: "1 libero", other: `${count} liberi` }),
		yours: ({ count }) => plural("it", count, { one: "1 suo", other: `${count} suoi` }),
		full: "completo",
		tooLate: "chiuso",
		label: ({ day, left, guides }) =>
			plural("it", left, {
				one: `${day}, ancora 1 posto, guida in ${guides}`,
				other: `${day}, ancora ${left} posti, guida in ${guides}`,
			}),
		heldLabel: ({ day, held, left, guides }) =>
			`${day}, ${held} per lei, ancora ${left}, guida in ${guides}`,
		key: {
			free: "posti liberi",
			few: "ultimi posti",
			chosen: "il suo giorno",
			held: "riservati a lei",
			full: "completo",
		},
	},
	starts: {
		at: ({ times }) => `partenze alle ${times}`,
		dayAt: ({ day, time }) => `${day}, ${time}`,
		missing: "Scelga un orario",
	},
	whole: {
		upTo: ({ people }) => `fino a ${people} persone`,
	},
	people: {
		legend: "2. Chi viene?",
		adults: "Adulti",
		children: "Bambini",
		babies: "Bambini sotto i 2 anni",
		from: ({ age }) => `da ${age} anni`,
		under: ({ age }) => `sotto i ${age} anni`,
		free: "gratis",
		tooYoung: ({ age }) => `Questa escursione è adatta da ${age} anni in su.`,
		fewer: ({ who }) => `Meno: ${who}`,
		more: ({ who }) => `Più: ${who}`,
	},
	guest: {
		legend: "3. Ritrovo e contatti",
		pickup: "Veniamo a prenderla",
		choosePickup: "Scelga il punto di ritrovo",
		stop: ({ time, place }) => `${time} · ${place}`,
	},
	code: {
		busy: "Verifica in corso…",
		/** Before what it takes off. */
		line: ({ code }) => `Codice ${code}`,
	},
	total: {
		noDay: "Nessun giorno scelto",
		fewLeft: ({ seats }) =>
			plural("it", seats, {
				one: "Quel giorno resta 1 posto.",
				other: `Quel giorno restano ${seats} posti.`,
			}),
		youPay: "Prezzo totale",
	},
	bar: {
		noDay: "ancora nessun giorno",
		book: "Prenota questo giorno",
		choose: "Scelga un giorno",
		agree: "Prenotando accetta le nostre <terms>condizioni</terms>.",
	},
	send: {
		book: "Prenota e paga",
		instead: "Prendi invece questo giorno",
		insteadThatDay: "Prenota invece così",
		busy: "Prenotazione in corso…",
		busySentence: "Stiamo prenotando i suoi posti.",
		heldWhilePaying: "Teniamo i suoi posti mentre paga e le diciamo fino a quando.",
	},
	unsent: {
		nothing: "Nulla è prenotato.",
		meanwhile: "Fino ad allora nessun posto è riservato a lei.",
		once: "Resta una sola prenotazione, e nulla viene addebitato prima che paghi.",
		done: "I suoi posti sono riservati, nulla è ancora addebitato.",
	},
};

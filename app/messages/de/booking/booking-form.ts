import type { bookingForm as english } from "../../en/booking/booking-form.ts";
import { plural } from "../../plural.ts";

export const bookingForm: typeof english = {
	title: "Buchen Sie Ihren Tag",
	fromPrice: ({ price }) => `ab ${price}`,
	perAdult: ({ age }) => `pro Person ab ${age} Jahren`,
	perBooking: ({ price }) => `plus ${price} pro Buchung`,
	errors: ({ count }) =>
		plural("de", count, {
			one: "Bitte prüfen Sie eine Angabe",
			other: `Bitte prüfen Sie ${count} Angaben`,
		}),
	optional: "(freiwillig)",
	day: {
		legend: "1. Tag wählen",
		left: ({ count }) => `${count} frei`,
		yours: ({ count }) => `${count} für Sie`,
		full: "voll",
		tooLate: "zu spät",
		label: ({ day, left, guides }) =>
			plural("de", left, {
				one: `${day}, noch 1 Platz frei, Führung auf ${guides}`,
				other: `${day}, noch ${left} Plätze frei, Führung auf ${guides}`,
			}),
		heldLabel: ({ day, held, left, guides }) =>
			`${day}, ${held} für Sie reserviert, noch ${left} frei, Führung auf ${guides}`,
		key: {
			free: "Plätze frei",
			few: "letzte Plätze",
			chosen: "Ihr Tag",
			held: "für Sie reserviert",
			full: "ausgebucht",
		},
	},
	starts: {
		at: ({ times }) => `Abfahrten um ${times}`,
		dayAt: ({ day, time }) => `${day}, ${time} Uhr`,
		missing: "Uhrzeit wählen",
	},
	whole: {
		upTo: ({ people }) => `für bis zu ${people} Personen`,
	},
	people: {
		legend: "2. Wer kommt mit?",
		adults: "Erwachsene",
		children: "Kinder",
		babies: "Kleinkinder",
		from: ({ age }) => `ab ${age} Jahren`,
		under: ({ age }) => `unter ${age} Jahren`,
		free: "kostenlos",
		tooYoung: ({ age }) => `Dieser Ausflug ist erst ab ${age} Jahren geeignet.`,
		fewer: ({ who }) => `Weniger: ${who}`,
		more: ({ who }) => `Mehr: ${who}`,
	},
	guest: {
		legend: "3. Abholung und Kontakt",
		pickup: "Wir holen Sie ab",
		choosePickup: "Abholort wählen",
		stop: ({ time, place }) => `${time} Uhr · ${place}`,
	},
	code: {
		busy: "Wird geprüft …",
		/** Before what it takes off. */
		line: ({ code }) => `Code ${code}`,
	},
	total: {
		noDay: "Noch kein Tag gewählt",
		fewLeft: ({ seats }) =>
			plural("de", seats, {
				one: "An diesem Tag ist noch 1 Platz frei.",
				other: `An diesem Tag sind noch ${seats} Plätze frei.`,
			}),
		youPay: "Gesamtpreis",
	},
	bar: {
		noDay: "noch kein Tag",
		book: "Tag buchen",
		choose: "Tag wählen",
		agree: "Es gelten unsere <terms>Buchungsbedingungen</terms>.",
	},
	send: {
		book: "Zahlungspflichtig buchen",
		instead: "Zahlungspflichtig umbuchen",
		insteadThatDay: "Zahlungspflichtig umbuchen",
		busy: "Wird gebucht …",
		busySentence: "Wir buchen Ihre Plätze.",
		heldWhilePaying: "Während Sie bezahlen, halten wir Ihre Plätze frei und sagen Ihnen, bis wann.",
	},
	unsent: {
		nothing: "Nichts ist gebucht.",
		meanwhile: "Bis dahin sind keine Plätze für Sie reserviert.",
		once: "Es bleibt eine einzige Buchung, und abgebucht wird erst, wenn Sie bezahlen.",
		done: "Ihre Plätze sind reserviert, abgebucht ist noch nichts.",
	},
};

import type { bookingRefusals as english } from "../../en/booking/booking-refusals.ts";
import { plural } from "../../plural.ts";

const sources = {
	connection: "über Ihren Internetanschluss",
	screen: "über den Bildschirm des Hotels",
};

export const bookingRefusals: typeof english = {
	tooFast:
		"Das waren sehr viele Versuche. Warten Sie eine Minute, und buchen Sie dann noch einmal.",
	noAnswer: ({ phone }) =>
		`Unser Buchungssystem antwortet gerade nicht, und es wurde nichts abgebucht. Senden Sie das Formular in ein paar Minuten noch einmal: Egal, wie oft Sie es senden, es bleibt eine Buchung.${phone && ` Oder rufen Sie uns an: ${phone}. Wir buchen für Sie.`}`,
	notOnSale: "Dieser Ausflug ist nicht mehr buchbar.",
	pickupGone:
		"Zu dieser Zeit halten wir dort nicht mehr. Bitte wählen Sie den Abholort noch einmal.",
	tooYoung: ({ age }) => `Dieser Ausflug ist erst ab ${age} Jahren geeignet.`,
	newPrice: ({ price }) =>
		`Der Preis beträgt jetzt ${price}. Wenn Sie einverstanden sind, buchen Sie noch einmal.`,
	chooseStart: ({ day, times }) =>
		`Am ${day}, fahren wir um ${times} Uhr. Bitte wählen Sie eine Abfahrt.`,
	notThatStart: ({ start, day }) =>
		`Am ${day}, gibt es um ${start} Uhr keine Abfahrt. Bitte wählen Sie eine andere.`,
	notThatDay: ({ day }) => `Am ${day}, findet dieser Ausflug nicht statt.`,
	closed: ({ day }) => `${day}, ist nicht mehr buchbar. Bitte wählen Sie einen anderen Tag.`,
	tooLate: ({ day }) =>
		`Für ${day}, ist der Buchungsschluss vorbei. Bitte wählen Sie einen anderen Tag.`,
	full: ({ day }) =>
		`${day}, ist jetzt ausgebucht. Bitte wählen Sie einen anderen Tag oder weniger Personen.`,
	fewLeft: ({ seats, day }) =>
		plural("de", seats, {
			one: `Am ${day}, ist nur noch 1 Platz frei. Bitte wählen Sie einen anderen Tag oder weniger Personen.`,
			other: `Am ${day}, sind nur noch ${seats} Plätze frei. Bitte wählen Sie einen anderen Tag oder weniger Personen.`,
		}),
	extraLeft: ({ title, left }: { title: string; left: number }) =>
		left === 0
			? `${title}: für diese Abfahrt ist nichts mehr frei.`
			: `${title}: für diese Abfahrt nur noch ${left} frei.`,
	/** @param words.guests "2 adults" */
	tooManyAtFare: ({ title, guests }: { title: string; guests: string }) =>
		`${title}: Ihre Gruppe hat nur ${guests}. Ändern Sie eine der beiden Zahlen.`,
	fareGone:
		"Einen Tarif, den Sie gewählt hatten, gibt es nicht mehr. Sehen Sie sich den neuen Preis an und buchen Sie dann noch einmal.",
	justTaken:
		"Diese Plätze wurden gerade vergeben. Bitte sehen Sie noch einmal nach, und buchen Sie erneut.",
	wholeGone:
		"Inzwischen ist ein Platz vergeben: Der ganze Ausflug ist nicht mehr frei. Wählen Sie Plätze oder einen anderen Tag.",
	onlyWhole:
		"Diese Abfahrt wird nur im Ganzen an eine Gruppe verkauft. Wählen Sie den ganzen Ausflug oder einen anderen Tag.",
	unpaid: {
		bookings: ({ bookings, source }) =>
			plural("de", bookings, {
				one: `1 Buchung ${sources[source]} ist noch nicht bezahlt, mehr halten wir nicht gleichzeitig frei.`,
				other: `${bookings} Buchungen ${sources[source]} sind noch nicht bezahlt, mehr halten wir nicht gleichzeitig frei.`,
			}),
		seats: ({ held, most, source }) =>
			plural("de", held, {
				one: `1 Platz ist ${sources[source]} reserviert und noch nicht bezahlt; mit diesen zusammen wären es mehr als ${most}.`,
				other: `${held} Plätze sind ${sources[source]} reserviert und noch nicht bezahlt; mit diesen zusammen wären es mehr als ${most}.`,
			}),
		departure: ({ held, day, source }) =>
			plural("de", held, {
				one: `1 Platz am ${day}, ist ${sources[source]} reserviert und noch nicht bezahlt; so halten wir höchstens die Hälfte einer Abfahrt frei.`,
				other: `${held} Plätze am ${day}, sind ${sources[source]} reserviert und noch nicht bezahlt; so halten wir höchstens die Hälfte einer Abfahrt frei.`,
			}),
		wayOut: ({ phone }) =>
			`Bezahlen Sie eine dieser Buchungen oder geben Sie sie frei, und buchen Sie dann noch einmal.${phone && ` Oder rufen Sie uns an: ${phone}. Wir buchen für Sie.`}`,
		wayOutIn: ({ left, phone }) =>
			`Bezahlen Sie eine dieser Buchungen oder geben Sie sie frei, und buchen Sie dann noch einmal; die ersten Plätze werden sonst in ${left} frei.${phone && ` Oder rufen Sie uns an: ${phone}. Wir buchen für Sie.`}`,
		largeParty: ({ most, source, phone }) =>
			`Wir halten ${sources[source]} höchstens ${most} unbezahlte Plätze gleichzeitig frei.${phone && ` Für eine größere Gruppe rufen Sie uns an: ${phone}. Wir buchen für Sie.`}`,
	},
	botCheck: {
		ranOut: "Die Prüfung war abgelaufen oder wurde schon einmal verwendet.",
		noAnswer: "Die Prüfung ist gerade nicht verfügbar.",
		more: ({ bookings, seats }) =>
			`Über einen Internetanschluss halten wir höchstens ${bookings} Buchungen und ${seats} Plätze unbezahlt frei. Für mehr zeigen Sie unten, dass Sie ein Mensch sind, und buchen Sie dann noch einmal.`,
	},
	typedLabels: {
		heading: "Wir konnten Ihre Buchung nicht annehmen",
		lead: "Unser Buchungssystem antwortet gerade nicht, und es wurde nichts abgebucht. Ihre Angaben sind noch da: Senden Sie sie in einer Minute noch einmal. Egal, wie oft Sie senden, es bleibt eine Buchung.",
		month: {
			heading: "Dieser Monat lässt sich gerade nicht anzeigen",
			lead: "Unser Buchungssystem antwortet gerade nicht. Es wurde nichts gebucht, und Ihre Angaben sind noch da: Versuchen Sie es in einer Minute noch einmal.",
		},
		tryAgain: "Noch einmal versuchen",
		orCall: "Oder rufen Sie uns an, wir buchen für Sie:",
		trip: "Ausflug",
		day: "Tag",
		guests: "Gäste",
		pickup: "Abholung",
	},
};

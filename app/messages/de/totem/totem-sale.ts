import type { totemSale as english } from "../../en/totem/totem-sale.ts";
import { plural } from "../../plural.ts";

export const totemSale: typeof english = {
	choose: {
		pickUp: "Wir holen Sie ab",
		timeAndPlace: ({ time, place }) => `${time}, <place>${place}</place>`,
		ifYouCancel: "Wenn Sie stornieren",
		full: "In den nächsten Wochen sind alle Plätze vergeben. Andere Ausflüge haben noch welche.",
		otherTrips: "Andere Ausflüge ansehen",
		peopleAndDay: ({ people, day }) => `${people}, ${day}`,
		book: "Diese Plätze buchen",
		noNetwork:
			"Zum Buchen brauchen wir das Netz. Es ist kurz weg; Ihre Auswahl bleibt hier stehen.",
		noStop: "Dieser Ausflug hält nicht an diesem Hotel. Bitte wählen Sie oben einen Abholort.",
		noDay: "Bitte wählen Sie einen Tag.",
		noStart: "Bitte wählen Sie eine Abfahrt.",
		tooMany: ({ seats }) =>
			`An diesem Tag ${plural("de", seats, { one: "ist nur noch 1 Platz", other: `sind nur noch ${seats} Plätze` })} frei. Bitte wählen Sie einen anderen Tag oder weniger Personen.`,
	},
	day: {
		which: "An welchem Tag?",
		whichStart: "Welche Abfahrt?",
		earlier: "Früher",
		later: "Später",
		full: "ausgebucht",
		left: ({ seats, languages }) => `${seats} frei · ${languages}`,
		aloud: ({ day, seats, guides }) => `${day}, ${seats} frei, Führung auf ${guides}`,
	},
	people: {
		howMany: "Wie viele sind Sie?",
		adults: "Erwachsene",
		children: "Kinder",
		babies: "Kleinkinder",
		free: "kostenlos",
		/** Where the whole trip has one price. */
		included: "inbegriffen",
		fromYears: ({ years, price }) => `ab ${years} Jahren, ${price}`,
		ages: ({ from, to, price }) =>
			from === to ? `${from} Jahre, ${price}` : `${from} bis ${to} Jahre, ${price}`,
		underYears: ({ years, price }) => `unter ${years} Jahren, ${price}`,
		notHere: "nicht bei diesem Ausflug",
		fewer: ({ who }) => `Weniger: ${who}`,
		more: ({ who }) => `Mehr: ${who}`,
	},
	extras: {
		wholeTitle: "Wie möchten Sie fahren?",
		title: "Noch etwas für den Tag?",
		seatsFor: ({ price }: { price: string }) => `Plätze, zusammen mit anderen Gästen: ${price}`,
		tooMany: ({ title, left }: { title: string; left: number }) =>
			left === 0
				? `${title}: für diese Abfahrt ist nichts mehr da. Bitte wählen Sie einen anderen Tag.`
				: `${title}: für diese Abfahrt nur noch ${left}. Bitte nehmen Sie weniger oder einen anderen Tag.`,
		goOn: "Weiter",
	},
	code: {
		have: "Ich habe einen Code",
		change: "Code ändern",
		title: "Welchen Code haben Sie?",
		without: "Weiter ohne Code",
		asking: "Einen Moment …",
		noAnswer:
			"Das Netz ist gerade weg, deshalb können wir Ihren Code nicht ansehen. Bitte versuchen Sie es noch einmal.",
		line: ({ code, money }: { code: string; money: string }) => `${code}: −${money}`,
	},
	stop: {
		notHere: "Nicht hier",
		another: "Anderer Abholort",
		choose: "Abholort wählen",
		where: "Wo holen wir Sie ab?",
		nearestFirst: "Die nächsten Abholorte stehen oben.",
		backToTrip: "Zurück zum Ausflug",
	},
	summary: {
		trip: "Ausflug",
		day: "Tag",
		guests: "Gäste",
		pickUp: "Wir holen Sie ab",
		price: "Preis",
	},
	contact: {
		title: "Für wen sind die Plätze?",
		phone: "Auf meinem Handy",
		phoneCollected: "Code scannen, Namen und E-Mail dort eingeben. Sie zahlen an der Rezeption.",
		phonePaid: ({ price }) => `Code scannen, Namen und E-Mail eingeben und dort ${price} bezahlen.`,
		here: "Hier eintippen",
		hereCollected: "Name und E-Mail auf diesem Bildschirm. Sie zahlen an der Rezeption.",
		herePaid: ({ price }) =>
			`Name und E-Mail auf diesem Bildschirm, dann ${price} auf Ihrem Handy bezahlen.`,
		noPhone: "Ich habe kein Handy dabei",
		desk: "Die Rezeption erledigt es für Sie: Sie nennen dort sechs Ziffern.",
		call: "Rufen Sie uns von einem beliebigen Telefon an: Wir erledigen es für Sie.",
	},
	typing: {
		name: "Wie heißen Sie?",
		nameLabel: "Vor- und Nachname",
		email: "Und Ihre E-Mail?",
		emailLabel: "E-Mail",
		goOn: "Weiter",
	},
	keys: {
		space: "Leertaste",
		spaceAloud: "Leertaste",
		delete: "Löschen",
		capitals: "Großbuchstaben",
		accents: "áéñ, Buchstaben mit Akzenten",
		moreLetters: "ąčő, weitere Buchstaben",
		letters: "abc, einfache Buchstaben",
		at: "At-Zeichen",
		dot: "Punkt",
		order: "Anordnung der Tasten",
	},
	check: {
		title: "Ist alles richtig?",
		change: "Ändern",
		bookAtReception: ({ price }) => `Zahlungspflichtig buchen, ${price} an der Rezeption`,
		bookOnPhone: ({ price }) => `Zahlungspflichtig buchen, ${price} auf dem Handy`,
	},
};

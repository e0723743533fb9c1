import type { totem as english } from "../../en/totem/totem.ts";
import { numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const totem: typeof english = {
	hello: "Guten Tag",
	language: "Sprache",
	nowSpoken: "Dieser Bildschirm spricht Deutsch.",
	appAt: ({ firm, hotel }) => `${firm} im ${hotel}`,
	appShort: "Ausflüge",
	hotelAndPickup: ({ hotel, spot }) => `${hotel}, Abholung: ${spot}`,
	back: "Zurück",
	startAgain: "Neu beginnen",
	seeTheTrips: "Zu den Ausflügen",
	aPersonAnswers: ({ hours, phone }) =>
		phone && `Wir sind für Sie da${hours && `, <hours>${hours}</hours>`}: <phone>${phone}</phone>`,
	notice: {
		noNetwork:
			"Im Moment keine Verbindung. Sie können sich umsehen; buchen geht, sobald sie wieder da ist.",
		notEnrolled: ({ hotel }) =>
			`Dieser Bildschirm ist nicht angemeldet. Es wird nicht im Namen von ${hotel} gebucht.`,
		enrol: "Personal: anmelden",
	},
	error: {
		notFound: "Seite nicht gefunden",
		notFoundWhy: "Diese Seite gibt es hier leider nicht.",
		broken: "Da ist etwas schiefgegangen!",
		brokenWhy:
			"Es liegt an uns, nicht an Ihnen. Bitte beginnen Sie neu oder fragen Sie an der Rezeption.",
		noNetwork: "Im Moment keine Verbindung",
		noNetworkWhy:
			"Diese Seite wurde hier noch nie geöffnet und braucht das Netz. Bitte versuchen Sie es gleich noch einmal.",
	},
	home: {
		title: "Wohin geht es morgen?",
		nextFromThisHotel: "Die nächsten Ausflüge ab diesem Hotel",
		next: "Die nächsten Ausflüge",
		none: "Zurzeit sind keine Ausflüge im Verkauf. Bitte fragen Sie an der Rezeption.",
		seeAll: "Alle Ausflüge ansehen",
		seeAllOf: ({ trips }) =>
			trips === 1
				? "Den einen Ausflug ansehen"
				: `Alle ${numberWord(numberWords, trips)} Ausflüge ansehen`,
	},
	list: {
		title: "Alle unsere Ausflüge",
		none: "Zurzeit keine Ausflüge",
		noneWhy:
			"Zurzeit sind keine Ausflüge im Verkauf. Bitte fragen Sie an der Rezeption, wann wir wieder fahren.",
	},
	trip: {
		full: "In den nächsten Wochen ausgebucht",
		fromThisHotel: "Ab diesem Hotel",
		from: ({ place }) => `Ab <place>${place}</place>`,
		dayAndTime: ({ day, time }) => `${day}, ${time}`,
		dayAndTimeFrom: ({ when, place }) => `<when>${when}</when> ab <place>${place}</place>`,
		anotherPlace: "einem anderen Ort",
		lasts: "Dauer",
		left: ({ seats }) => `${seats} frei`,
		guideSpeaks: "Führung auf",
		timeAtSpot: ({ time, spot }) => `${time}, ${spot}`,
		backHere: "Wieder hier",
		backThere: "Wieder dort",
		backAt: ({ time, duration }) => `${time}, nach ${duration}`,
		nextDay: ({ time }) => `${time}, am nächsten Tag`,
		daysLater: ({ time, days }) => `${time}, ${days} Tage später`,
		effort: "Anforderung",
		age: "Alter",
		allAges: "Jedes Alter",
		fromYears: ({ years }) => `Ab ${years} Jahren`,
		about: "Über diesen Ausflug",
		readOn: "Weiterlesen",
		included: "Im Preis enthalten",
		notIncluded: ({ item }) => `Nicht enthalten: <item>${item}</item>`,
		bring: "Bitte mitbringen",
		all: "Alle Ausflüge",
		chooseDay: ({ price }) => `Tag wählen, ab ${price}`,
	},
	idle: {
		title: "Sind Sie noch da?",
		why: "Zum Schutz Ihrer Daten leeren wir diesen Bildschirm gleich.",
		moreTime: "Ich brauche mehr Zeit",
		finished: "Ich bin fertig, bitte leeren",
		askedAloud: ({ seconds }) =>
			`Sind Sie noch da? Dieser Bildschirm wird in ${seconds} Sekunden geleert.`,
		clearedIn: ({ seconds }) => `Dieser Bildschirm wird in ${seconds} Sekunden geleert.`,
	},
	sending: {
		title: "Ihre Plätze werden gebucht",
		wait: "Einen Moment, bitte.",
		away: "Es gibt keine Verbindung",
		awayWhy:
			"Wir versuchen es weiter; Sie müssen nichts tun. Sobald die Verbindung wieder da ist, sehen Sie hier, ob die Plätze Ihnen gehören. Doppelt gebucht wird nie.",
		refused: "Es wurde nichts gebucht",
		mayNotSell:
			"Dieser Bildschirm verkauft nicht mehr für das Hotel. Es wurde nichts gebucht: Bitte fragen Sie an der Rezeption.",
		backToChoice: "Zurück zu meiner Auswahl",
		/** Sending has ended without an answer. */
		unanswered: "Noch keine Antwort",
		unansweredWhy: ({ phone }: { phone: string }) =>
			`Wir haben es eine Weile versucht und wissen noch nicht, ob Ihre Plätze gebucht sind. Versuchen Sie es noch einmal: Sie werden nie zweimal gebucht.${phone && ` Oder rufen Sie ${phone} an.`}`,
		tryAgain: "Noch einmal versuchen",
	},
};

import type { voucher as english } from "../../en/guest/voucher.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

export const voucher: typeof english = {
	pageTitle: "Ihr Voucher",
	heading: {
		held: () => "Ihre Plätze sind reserviert.",
		cancelled: "Diese Buchung ist storniert.",
		expired: "Diese Plätze sind nicht mehr reserviert.",
	},
	greeting: {
		seeYou: ({ day }) => `Wir sehen uns am ${day}.`,
		thankYou: () => "Schön, dass Sie dabei waren.",
	},
	lead: {
		payWithin: ({ left }) => `Noch ${left} reserviert: Bezahlen Sie, dann gehören sie Ihnen.`,
		expired:
			"Solange die Plätze reserviert waren, kam keine Zahlung an. Es wurde nichts abgebucht.",
		alsoSent: ({ email }) => `Wir haben Ihnen das auch an ${email} geschickt.`,
	},
	justChanged: ({ email }) =>
		`Ihre Buchung ist geändert. Der neue Voucher ist unterwegs an ${email}.`,
	justChangedHere:
		"Ihre Buchung ist geändert. Diese Seite ist Ihr neuer Voucher: Bewahren Sie sie auf.",
	stillToPay: ({ amount }) => `Noch zu bezahlen: <amount>${amount}</amount>`,
	payItNow: "Jetzt bezahlen",
	confirmed: {
		free: "Bestätigt und kostenlos.",
		payOnlineOrLater: ({ amount }) =>
			`Bestätigt. ${amount} sind noch zu bezahlen: jetzt mit Karte oder am Tag des Ausflugs.`,
		payOnTheDay: ({ amount }) =>
			`Bestätigt. Sie bezahlen ${amount} am Tag des Ausflugs bei Ihrem Guide.`,
		payOffice: ({ amount }) =>
			`Bestätigt. Sie bezahlen ${amount} bei unserem Büro: Ihr Guide nimmt kein Bargeld an.`,
		wentBack: "Bestätigt; Ihr Geld haben Sie zurückbekommen.",
		paid: "Bezahlt und bestätigt.",
		payAtHotel: "Bestätigt, zu bezahlen in Ihrem Hotel.",
	},
	facts: {
		guests: "Gäste",
		name: "Name",
		guideSpeaks: "Führung auf",
		price: "Preis",
		free: "kostenlos",
		paid: "Bezahlt",
		paidBack: "Zurückgezahlt",
		toPay: "Zu bezahlen",
		toPayOnTheDay: "Zu bezahlen am Tag des Ausflugs",
		toPayAtHotel: "Zu bezahlen in Ihrem Hotel",
		partOfAll: ({ part, all }) => `${part} von ${all}`,
		/** What it took off the price. */
		code: ({ code, sum }: { code: string; sum: string }) => `Code ${code}: ${sum}.`,
		/** The tax that the price contains: "IGIC 7%". */
		includesTax: ({ rate, sum }: { rate: string; sum: string }) => `Darin IGIC ${rate}: ${sum}.`,
		withCredit: ({ sum }) => `Davon ${sum} mit einem Guthaben.`,
		noInvoice: "Dies ist keine Rechnung.",
	},
	ticket: {
		label: ({ reference }) => `Voucher ${reference}`,
		beReady: ({ date }) => `Abholung am ${date}, um`,
		beEarly: "Bitte seien Sie fünf Minuten früher da.",
		seeOnMap: "Abholort auf der Karte",
		notThere: ({ phone }) => phone && `Nicht da? Rufen Sie an: ${phone}.`,
		whatToBring: "Bitte mitbringen",
		codeFollows: ({ reference }) =>
			`Der Code für Ihren Guide erscheint hier, sobald der Ausflug bezahlt ist. Ihre Buchung ist <code>${reference}</code>.`,
		showOrSay: "Zeigen Sie das Ihrem Guide, oder sagen Sie",
		questions: ({ phone }) => phone && `Fragen am Tag des Ausflugs: <phone>${phone}</phone>`,
		qrCode: "QR-Code dieses Vouchers",
	},
	steps: {
		payNow: "Jetzt bezahlen",
		orCallUs: ({ phone }) => phone && `Oder rufen Sie uns an: <phone>${phone}</phone>`,
		takeAgain: "Plätze wieder nehmen und bezahlen",
		bookAgain: "Neu buchen",
		otherDays: "Andere Tage ansehen",
		questions: ({ phone }) => phone && `Fragen: <phone>${phone}</phone>`,
		addToCalendar: "In den Kalender",
		print: "Drucken",
		changePickup: "Abholort ändern",
		changeDayOrPickup: "Tag oder Abholort ändern",
		changeDay: "Tag ändern",
		cancel: "Buchung stornieren",
		somethingElse: (operator) => reachUs("oder", operator, (ways) => `Etwas anderes? ${ways}.`),
		tellUs: (operator) =>
			reachUs(
				"oder",
				operator,
				(ways) =>
					`Hat sich etwas geändert? Der Fahrer hat die Liste schon, bitte sagen Sie uns Bescheid: ${ways}.`,
			),
		askSeller: ({ seller }) =>
			`Sie haben bei ${seller} gebucht. Wünschen Sie einen anderen Tag, eine Stornierung oder Geld zurück, wenden Sie sich bitte dorthin.`,
	},
	mailLanguage: {
		label: "E-Mails auf",
		change: "Ändern",
		changed: ({ language }) => `Unsere E-Mails an Sie kommen ab jetzt auf ${language}.`,
	},
	van: {
		atYourStop: "Ihr Bus ist an Ihrem Abholort",
		showCode: "Zeigen Sie Ihrem Guide den Code weiter unten.",
		onTime: "Ihr Bus ist unterwegs und pünktlich",
		late: ({ minutes }) => `Ihr Bus hat etwa ${minutes} Minuten Verspätung`,
		expected: ({ clock }) => `Um etwa ${clock} Uhr ist er an Ihrem Abholort.`,
		yoursIsNext: "Ihr Abholort ist der nächste.",
		stopsBefore: ({ stops }) =>
			plural("de", stops, {
				one: "Davor hält er noch einmal.",
				other: `Davor hält er noch ${numberWord(numberWords, stops)} Mal.`,
			}),
		seen: ({ clock }) => `Gesehen um ${clock} Uhr.`,
		renewsItself: "Diese Zeile erneuert sich von selbst.",
	},
	calendarFile: {
		pickup: ({ time, stop }) => `Abholung um ${time} Uhr, ${stop}.`,
		party: ({ people, languages }) => `${people}. Der Guide spricht ${languages}.`,
		code: ({ reference }) => `Code: ${reference}`,
		voucher: ({ url }) => `Voucher: ${url}`,
		questions: ({ phone }) => phone && `Fragen am Tag des Ausflugs: ${phone}`,
		alarm: ({ title, time, stop }) => `${title}: Abholung um ${time} Uhr, ${stop}`,
		none: "Hier gibt es keine bestätigte Buchung.",
	},
	movedTooLate:
		"Sie haben diesen Ausflug selbst verlegt: Für die Erstattung zählt der erste Termin.",
	refundStops: {
		until: ({ deadline }) => `bis ${deadline} Uhr`,
		afterThat: "danach",
		now: "jetzt",
		nothing: "es kommt nichts zurück",
		share: ({ percent }) =>
			percent === 100
				? "alles"
				: percent === 50
					? "die Hälfte des Preises"
					: `${percent} % des Preises`,
		shareNow: ({ percent }) =>
			percent === 100
				? "alles, wenn Sie jetzt stornieren"
				: percent === 50
					? "die Hälfte des Preises, wenn Sie jetzt stornieren"
					: `${percent} % des Preises, wenn Sie jetzt stornieren`,
	},
	credit: {
		comesBack: ({ back }) =>
			`${back} gehen auf Ihr Guthaben zurück, und Sie können sie sofort wieder ausgeben.`,
		wentBack: ({ back }) => `${back} sind wieder auf Ihrem Guthaben.`,
	},
	moneyIfCancelled: {
		nothingCharged: "Es wurde nichts abgebucht, also kommt auch nichts zurück.",
		hotelKeepsAll: ({ all }) =>
			`Die ${all} bleiben in Ihrem Hotel zu bezahlen: Für eine Rückzahlung ist es zu spät.`,
		hotelKeepsNothing: ({ all }) =>
			`Sie schulden nichts. Wenn Sie die ${all} in Ihrem Hotel schon bezahlt haben, gibt sie Ihnen die Rezeption zurück.`,
		hotelKeepsPart: ({ keptAmount, all, back }) =>
			`${keptAmount} von ${all} bleiben in Ihrem Hotel zu bezahlen. Wenn Sie schon bezahlt haben, gibt Ihnen die Rezeption ${back} zurück.`,
		tooLate: ({ all }) => `Von Ihren ${all} kommt nichts zurück: Dafür ist es zu spät.`,
		all: ({ all }) =>
			`Ihre ${all} kommen vollständig zurück, so wie Sie bezahlt haben, innerhalb von 5 bis 10 Tagen auf Ihr Konto.`,
		part: ({ back, all }) =>
			`${back} von Ihren ${all} kommen zurück, so wie Sie bezahlt haben, innerhalb von 5 bis 10 Tagen auf Ihr Konto.`,
		allByHand: ({ all }) =>
			`Ihre ${all} kommen vollständig zurück, so wie Sie bezahlt haben: Kommen Sie zu uns ins Büro, oder schreiben Sie uns.`,
		partByHand: ({ back, all }) =>
			`${back} von Ihren ${all} kommen zurück, so wie Sie bezahlt haben: Kommen Sie zu uns ins Büro, oder schreiben Sie uns.`,
		byHandAndCard: ({ all, cash, card }) =>
			`Von Ihren ${all} kommen ${card} innerhalb von 5 bis 10 Tagen auf Ihre Karte zurück, und ${cash} geben wir Ihnen persönlich: Kommen Sie zu uns ins Büro, oder schreiben Sie uns.`,
	},
	moneyOfCancelled: {
		all: ({ all }) =>
			`Wir zahlen Ihnen die ${all} vollständig zurück: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.`,
		part: ({ back, all }) =>
			`Wir zahlen Ihnen ${back} von Ihren ${all} zurück: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.`,
		allByHand: ({ all }) =>
			`Wir zahlen Ihnen die ${all} vollständig zurück: Kommen Sie zu uns ins Büro, oder antworten Sie auf diese E-Mail.`,
		partByHand: ({ back, all }) =>
			`Wir zahlen Ihnen ${back} von Ihren ${all} zurück: Kommen Sie zu uns ins Büro, oder antworten Sie auf diese E-Mail.`,
		byHandAndCard: ({ all, cash, card }) =>
			`Von Ihren ${all} zahlen wir ${card} innerhalb von 5 bis 10 Tagen auf Ihre Karte zurück, und ${cash} geben wir Ihnen persönlich: Kommen Sie zu uns ins Büro, oder antworten Sie auf diese E-Mail.`,
	},
	moneyOfCancelledByStaff: {
		isBack:
			"Was Sie bezahlt haben, ist auf die Karte oder das Konto zurückgezahlt, womit Sie bezahlt haben.",
		byHand: ({ cash }) =>
			`Die ${cash}, die Sie bei uns vor Ort bezahlt haben, geben wir Ihnen zurück: Kommen Sie zu uns ins Büro, oder antworten Sie auf diese E-Mail.`,
		byHandAndCard: ({ cash, card }) =>
			`Die ${cash}, die Sie bei uns vor Ort bezahlt haben, geben wir Ihnen zurück: Kommen Sie zu uns ins Büro, oder antworten Sie auf diese E-Mail. Weitere ${card} gehen innerhalb von 5 bis 10 Tagen auf Ihre Karte.`,
		all: ({ all }) =>
			`Wir zahlen Ihnen die ${all} vollständig zurück, so wie Sie bezahlt haben: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.`,
		atHotel: "Was Sie in Ihrem Hotel bezahlt haben, gibt Ihnen die Rezeption dort zurück.",
		kept: ({ all }) =>
			`Von den ${all}, die Sie bezahlt haben, kommt nichts zurück. Wenn Sie das für falsch halten, antworten Sie einfach auf diese E-Mail.`,
	},
	moneyAfterwards: {
		wentBack: ({ back }) =>
			`${back} sind auf demselben Weg zurückgegangen; das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.`,
		wentBackByHand: ({ back }) => `${back} sind auf demselben Weg zurückgegangen.`,
		waitsAtDesk: ({ back }) => `${back} liegen in unserem Büro für Sie bereit.`,
		onItsWay: ({ back }) => `${back} sind auf dem Weg zurück zu Ihnen.`,
		restStays: ({ keptAmount }) => `${keptAmount} bleiben bei uns.`,
		atHotel:
			"Was von dem Geld zurückkommt, das Sie in Ihrem Hotel bezahlt haben, gibt Ihnen die Rezeption dort.",
		allStays: ({ keptAmount }) =>
			`Es kommt nichts zurück: Die ${keptAmount}, die Sie bezahlt haben, bleiben bei uns.`,
		nothingCharged: "Es wurde nichts abgebucht.",
	},
	disputed: {
		gaveBack: ({ all }) => `Ihre Bank hat Ihnen die ${all} schon zurückgegeben.`,
		holds: ({ all }) =>
			`Ihre Bank hält Ihre ${all} fest, solange sie über einen Antrag auf Rückgabe entscheidet.`,
		thenAll:
			"Gibt sie Ihnen das Geld, ist das Ihre Rückzahlung; lässt sie es uns, zahlen wir Ihnen dann alles zurück.",
		thenPart: ({ part }) =>
			`Gibt sie Ihnen das Geld, ist das Ihre Rückzahlung; lässt sie es uns, zahlen wir Ihnen dann ${part} davon zurück.`,
		thenNothing: "Lässt sie es uns, kommt von uns nichts davon zurück.",
	},
};

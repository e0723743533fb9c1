import type { payment as english } from "../../en/booking/payment.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

/** "Ihren Platz", "Ihre drei Plätze": as what we hold. */
const heldSeats = (seats: number) =>
	plural("de", seats, {
		one: "Ihren Platz",
		other: `Ihre ${numberWord(numberWords, seats)} Plätze`,
	});

export const payment: typeof english = {
	pageTitles: {
		payment: "Zahlung",
		yourPayment: "Ihre Zahlung",
		notCompleted: "Zahlung nicht abgeschlossen",
	},
	tryAgain: "Noch einmal versuchen",
	lookAgain: "Noch einmal nachsehen",
	seeYourBooking: "Ihre Buchung ansehen",
	openVoucher: "Voucher öffnen",
	backToTrip: "Zurück zum Ausflug",
	yourCode: ({ reference }) => `Ihr Code ist ${reference}.`,
	noMoneyTaken: "Es wurde kein Geld abgebucht.",
	notUsed: "Wir konnten Ihre Zahlung nicht verwenden.",
	notPaidYet: ({ price }) => `Ihre Buchung kostet ${price} und ist noch nicht bezahlt.`,
	item: {
		booking: ({ title, people }) => `${title}, ${people}`,
		balance: ({ title }) => `${title}, noch zu bezahlen`,
	},
	waiting: {
		title: () => "Einen Augenblick.",
		lead: ({ seats, date }) =>
			plural("de", seats, {
				one: `Wir warten auf die Bestätigung der Bank. Diese Seite aktualisiert sich von selbst, und Ihr Platz am ${date} bleibt solange Ihrer.`,
				other: `Wir warten auf die Bestätigung der Bank. Diese Seite aktualisiert sich von selbst, und Ihre ${numberWord(numberWords, seats)} Plätze am ${date} bleiben solange Ihre.`,
			}),
		help: ({ phone }) =>
			`Sie müssen nicht noch einmal bezahlen.${phone && ` Sollte es länger als ein paar Minuten dauern, rufen Sie uns an: <phone>${phone}</phone>.`}`,
	},
	succeeded: {
		title: ({ greeting }) => `Gebucht. ${greeting}`,
		paid: ({ money }) => `${money} bezahlt.`,
		confirmed: "Bestätigt.",
		mailed: ({ email }) => `Ihr Voucher ist unterwegs an ${email}.`,
		notMailed:
			"Öffnen Sie Ihren Voucher und bewahren Sie seine Seite auf: Wir haben keine E-Mail-Adresse von Ihnen.",
		beReady: ({ title, date }) => `${title}. Abholung am ${date}, um`,
		guests: "Gäste",
		guideSpeaks: "Führung auf",
		code: "Ihr Code",
		addToCalendar: "In den Kalender",
	},
	limitReached: {
		title: "Diese Plätze können Sie gerade nicht noch einmal nehmen",
	},
	notOpened: {
		title: "Die Zahlungsseite ließ sich nicht öffnen",
		lead: "Es wurde kein Geld abgebucht. Die Zahlungsseite antwortet gerade nicht, und wir halten Ihre Plätze für Sie frei: Versuchen Sie es in einer Minute noch einmal.",
		leadUntil: ({ left }) =>
			`Es wurde kein Geld abgebucht. Die Zahlungsseite antwortet gerade nicht, und wir halten Ihre Plätze noch <left>${left}</left> frei: Versuchen Sie es in einer Minute noch einmal.`,
		help: ({ phone }) => phone && `Oder rufen Sie uns an: <phone>${phone}</phone>.`,
	},
	unknown: {
		thankYou: "Vielen Dank.",
		title: "Ihre Zahlung",
		lead: "Wenn Sie gerade bezahlt haben, ist Ihr Voucher per E-Mail unterwegs. Das dauert ein bis zwei Minuten.",
		find: "Sie finden ihn auch hier, mit dem Code aus Ihrer E-Mail (er beginnt mit IX) und Ihrer E-Mail-Adresse.",
		findBooking: "Meine Buchung finden",
		allTrips: "Alle Ausflüge ansehen",
		help: ({ hours, phone }) =>
			`Nach zehn Minuten noch nichts da? Sehen Sie im Spam-Ordner nach${phone && `, oder rufen Sie uns an${hours && ` (<hours>${hours}</hours>)`}: <phone>${phone}</phone>`}.`,
	},
	wentBack: { title: "Sie haben noch nicht bezahlt" },
	failed: {
		title: "Die Zahlung hat nicht geklappt",
		lead: ({ seats, date, left }) =>
			`Wir halten ${heldSeats(seats)} am ${date} noch <left>${left}</left> frei.`,
		payAgain: "Noch einmal bezahlen",
		release: "Plätze freigeben",
		help: ({ phone }) =>
			`Oft liegt es an der Sicherheitsprüfung der Karte. Versuchen Sie es mit einer anderen Karte${phone && `, oder rufen Sie uns an: <phone>${phone}</phone>`}.`,
	},
	heldLongest: {
		title: "Länger können wir diese Plätze nicht freihalten",
		lead: ({ seats, date, left }) =>
			plural("de", seats, {
				one: `Ihr Platz am ${date} ist der letzte. Er gehört Ihnen noch <left>${left}</left>, das ist zu kurz für eine neue Zahlungsseite. Ist er danach noch frei, bekommen Sie ihn auf dieser Seite zurück.`,
				other: `Ihre ${numberWord(numberWords, seats)} Plätze am ${date} sind die letzten. Sie gehören Ihnen noch <left>${left}</left>, das ist zu kurz für eine neue Zahlungsseite. Sind sie danach noch frei, bekommen Sie sie auf dieser Seite zurück.`,
			}),
		help: ({ phone }) => phone && `Am Telefon können Sie bezahlen: <phone>${phone}</phone>.`,
	},
	stillFree: {
		title: "Ihre Plätze sind noch frei",
		lead: ({ seats, date }) =>
			plural("de", seats, {
				one: `Wir haben Ihren Platz am ${date} so lange freigehalten wie möglich und dann zurückgegeben, aber noch hat ihn niemand genommen.`,
				other: `Wir haben Ihre ${numberWord(numberWords, seats)} Plätze am ${date} so lange freigehalten wie möglich und dann zurückgegeben, aber noch hat sie niemand genommen.`,
			}),
		takeAgain: "Plätze wieder nehmen und bezahlen",
		help: ({ phone }) =>
			`Falls Ihre Bank sagt, dass Sie bezahlt haben, warten Sie einen Augenblick: Das Geld kommt bei uns an oder geht an Sie zurück.${phone && ` Fragen Sie uns: <phone>${phone}</phone>.`}`,
	},
	gone: {
		title: "Die Plätze sind weg",
		lead: ({ seats, date }) =>
			`Wir haben ${heldSeats(seats)} am ${date} so lange freigehalten wie möglich; inzwischen ist dieser Tag nicht mehr buchbar.`,
		leadWithDays: ({ seats, date }) =>
			`Wir haben ${heldSeats(seats)} am ${date} so lange freigehalten wie möglich; inzwischen ist dieser Tag nicht mehr buchbar. An diesen Tagen ist noch Platz für Sie:`,
		dayLeft: ({ day, left }) =>
			plural("de", left, {
				one: `<day>${day}</day>, noch 1 Platz`,
				other: `<day>${day}</day>, noch ${left} Plätze`,
			}),
		otherDay: "Anderen Tag wählen",
		otherTrips: "Andere Ausflüge ansehen",
		help: ({ phone }) =>
			`Falls Ihre Bank eine Zahlung anzeigt, wird sie automatisch erstattet.${phone && ` Fragen Sie uns: <phone>${phone}</phone>.`}`,
	},
	otherPrice: {
		title: "Der Preis hat sich geändert",
		lead: ({ seats, date }) =>
			plural("de", seats, {
				one: `Ihr Platz am ${date} ist noch frei, aber zu einem anderen Preis als vorher: Bitte buchen Sie noch einmal.`,
				other: `Ihre ${numberWord(numberWords, seats)} Plätze am ${date} sind noch frei, aber zu einem anderen Preis als vorher: Bitte buchen Sie noch einmal.`,
			}),
		book: "Zum neuen Preis buchen",
	},
	cancelled: {
		title: "Diese Buchung ist storniert",
		lead: ({ title }) =>
			`Jede Zahlung dafür wird automatisch erstattet. Sie können „${title}“ noch einmal buchen, an jedem Tag mit freien Plätzen.`,
		bookAgain: "Noch einmal buchen",
		seeBooking: "Buchung ansehen",
		help: ({ phone }) => phone && `Fragen? <phone>${phone}</phone>.`,
	},
	paidAfterAll: {
		title: "Alles in Ordnung, dieser Ausflug ist gebucht",
		lead: ({ seats, date, reference }) =>
			plural("de", seats, {
				one: `Ihr Platz am ${date} ist bestätigt, hier ist nichts mehr zu bezahlen. Ihr Code ist <code>${reference}</code>.`,
				other: `Ihre ${numberWord(numberWords, seats)} Plätze am ${date} sind bestätigt, hier ist nichts mehr zu bezahlen. Ihr Code ist <code>${reference}</code>.`,
			}),
	},
	balance: {
		openBooking: "Buchung öffnen",
		toPay: "Noch zu bezahlen",
		restOf: ({ price }) =>
			`Der Rest von ${price} für diese Buchung. Ihre Plätze sind gebucht: Sie können hier mit Karte bezahlen oder am Tag des Ausflugs.`,
		whole:
			"Für diese Buchung. Ihre Plätze sind gebucht: Sie können hier mit Karte bezahlen oder am Tag des Ausflugs.",
		pay: ({ money }) => `${money} bezahlen`,
		waitingTitle: "Einen Augenblick.",
		waiting: ({ money }) =>
			`Wir warten darauf, dass die Bank Ihre ${money} bestätigt. Diese Seite sieht von selbst nach; Sie müssen nicht noch einmal bezahlen.`,
		paidTitle: "Es ist nichts mehr zu bezahlen.",
		paid: "Vielen Dank: Diese Buchung ist bezahlt.",
		givesBackTitle: "Ihr Geld kommt zurück.",
		givesBack: ({ money }) =>
			`Ihre ${money} kamen an, als so viel nicht mehr offen war: Jemand hatte inzwischen bezahlt, oder die Buchung hatte sich geändert. Der ganze Betrag geht innerhalb von 5 bis 10 Tagen auf demselben Weg zurück, auf dem Sie bezahlt haben. Es ist nichts mehr zu bezahlen.`,
		givesBackAndOwes: ({ money, owed }) =>
			`Ihre ${money} kamen an, als so viel nicht mehr offen war: Jemand hatte inzwischen bezahlt, oder die Buchung hatte sich geändert. Der ganze Betrag geht innerhalb von 5 bis 10 Tagen auf demselben Weg zurück, auf dem Sie bezahlt haben. Noch zu bezahlen: ${owed}.`,
		onTheDayTitle: "Sie bezahlen am Tag des Ausflugs.",
		onTheDay: ({ money }) => `${money}. Lieber jetzt mit Karte?`,
		nothingHereTitle: "Hier ist nichts zu bezahlen.",
		cancelled:
			"Diese Buchung ist storniert. Sollten Sie gerade eben bezahlt haben, kommt der ganze Betrag zurück.",
		notConfirmed:
			"Diese Buchung ist nicht bestätigt; ihre eigene Seite zeigt, wie es um sie steht.",
	},
};

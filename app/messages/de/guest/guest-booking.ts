import type { guestBooking as english } from "../../en/guest/guest-booking.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

export const guestBooking: typeof english = {
	yourBooking: "Ihre Buchung",
	party: ({ people, reference }) => `${people}. Ihr Code ist <code>${reference}</code>.`,
	callUs: (operator) =>
		reachUs("oder", operator, (ways) => `Fragen Sie uns, was möglich ist: ${ways}.`),
	backToVoucher: "Zurück zum Voucher",
	untilThenAsItIs: "Bis dahin bleibt die Buchung, wie sie ist.",
	cancel: {
		pageTitle: "Buchung stornieren",
		title: "Sie kommen doch nicht?",
		lead: "Das kommt vor. Hier sehen Sie, wie viel Geld zurückkommt, wann und wohin.",
		nothingYet: "Noch ist nichts storniert.",
		otherDay: "Passt ein anderer Tag besser? Dann <change>ändern Sie den Tag</change>.",
		comesBack: "Das bekommen Sie zurück",
		share: ({ percent }) =>
			percent === 100
				? "Alles, was Sie bezahlt haben."
				: percent === 50
					? "Die Hälfte von dem, was Sie bezahlt haben."
					: `${percent} % von dem, was Sie bezahlt haben.`,
		noFee: "Ohne Gebühr und als Geld, nicht als Gutschein.",
		whereTo: "Wohin",
		toYourAccount: "Auf die Karte oder das Konto, womit Sie bezahlt haben",
		when: "Wann",
		atOnce: "Wir senden es sofort. Bei den meisten Banken sehen Sie es nach 5 bis 10 Tagen",
		howYouKnow: "Bestätigung",
		mailGoes: ({ email }) => `Sie bekommen jetzt eine E-Mail mit dem Betrag an ${email}`,
		confirmWithMoney: ({ back }) => `Stornieren und ${back} zurückbekommen`,
		confirm: "Buchung stornieren",
		cancelling: "Wird storniert …",
		keep: "Buchung behalten",
		seatsFree: ({ seats }) =>
			plural("de", seats, {
				one: "Ihr Platz wird sofort für andere frei.",
				other: `Ihre ${numberWord(numberWords, seats)} Plätze werden sofort für andere frei.`,
			}),
		final:
			"Das lässt sich nicht rückgängig machen, aber Sie können neu buchen, solange es Plätze gibt.",
		unsent: {
			nothing: "Es ist nichts storniert.",
			once: "Storniert wird nur einmal.",
			done: "Ihre Stornierung ist bei uns angekommen.",
		},
		tooLate: "Hier können Sie nicht mehr stornieren",
		wasPossibleUntil: ({ until }) => `Das ging bis ${until}.`,
		tellUs: "Der Fahrer hat die Liste schon. Bitte sagen Sie uns deshalb, dass Sie nicht kommen.",
		problems: {
			otherAmount:
				"Inzwischen ist eine Frist abgelaufen oder die Buchung wurde geändert, und es kommt ein anderer Betrag zurück. Bitte sehen Sie noch einmal hin.",
			changedMeanwhile:
				"Jemand hat diese Buchung im selben Augenblick geändert. So steht sie jetzt da: Bitte antworten Sie noch einmal.",
		},
	},
	change: {
		pageTitle: "Buchung ändern",
		title: {
			day: () => "Lieber ein anderer Tag?",
			stop: () => "Lieber ein anderer Abholort?",
			dayOrStop: () => "Lieber ein anderer Tag oder Abholort?",
		},
		lead: {
			day: ({ until }) => `Den Tag können Sie hier bis ${until} selbst ändern.`,
			stop: ({ until }) =>
				`Der Tag steht inzwischen fest. Den Abholort können Sie bis ${until} ändern.`,
			dayAndStop: ({ dayUntil, stopUntil }) =>
				`Den Tag können Sie hier bis ${dayUntil} selbst ändern, den Abholort bis ${stopUntil}.`,
		},
		nothingYet: "Noch ist nichts geändert.",
		whatChanges: "Das ändert sich",
		chooseDay: "Noch nichts. Wählen Sie einen Tag, und Sie sehen ihn hier neben Ihrer Buchung.",
		chooseStop:
			"Noch nichts. Wählen Sie einen Abholort, und Sie sehen ihn hier neben Ihrer Buchung.",
		priceStays: ({ price }) => `Der Preis bleibt bei ${price}: Die Änderung kostet nichts.`,
		moveTo: ({ date }) => `Umbuchen auf ${date}`,
		confirm: "Buchung ändern",
		changing: "Wird geändert …",
		keepDay: ({ date }) => `${date} behalten`,
		leave: "Alles so lassen",
		oldSeats: "Ändern Sie den Tag, gehen Ihre Plätze am bisherigen Tag an andere.",
		newVoucher: "Sie bekommen einen neuen Voucher per E-Mail, der alte gilt nicht mehr.",
		newVoucherHere: "Die Seite Ihres Vouchers zeigt die Änderung sofort.",
		unsent: {
			nothing: "Es ist nichts geändert.",
			once: "Geändert wird nur einmal.",
			done: "Ihre Änderung ist bei uns angekommen.",
		},
		stop: "Wir holen Sie ab",
		noLongerStop: ({ time, stop }) => `${time} · ${stop}, kein Abholort mehr`,
		tooLate: "Hier können Sie nichts mehr ändern",
		settled: "Der Tag steht inzwischen fest.",
		driverHasList: "Der Fahrer hat die Liste.",
		noOtherStop: "Dieser Ausflug hat keinen anderen Abholort.",
		problems: {
			changedMeanwhile: "Die Buchung wurde inzwischen geändert. So steht sie jetzt da.",
			notWhole:
				"Auf dieser Abfahrt hat schon jemand gebucht, im Ganzen ist sie nicht mehr frei. Bitte wählen Sie eine andere.",
			notPossible:
				"Die Plätze an diesem Tag sind gerade vergeben worden. Bitte wählen Sie einen anderen.",
			extraLacks: ({ title, needed, left }) =>
				`Zu Ihrer Buchung gehören ${needed} × ${title}; für diese Abfahrt ist davon ${left === 0 ? "nichts mehr" : `nur noch ${left}`} frei. Bitte wählen Sie eine andere, oder rufen Sie uns an.`,
			tooLate:
				"Dieser Tag ist nicht mehr wählbar. Bitte wählen Sie einen anderen, oder rufen Sie uns an.",
			incomplete: "Wählen Sie den Tag und den Abholort.",
			startMissing: "An diesem Tag gibt es mehrere Abfahrten. Bitte wählen Sie eine Uhrzeit.",
			costsMore: "Dieser Tag kostet mehr. Bitte wählen Sie einen anderen oder rufen Sie uns an.",
			lookFirst: "Bitte sehen Sie, was sich mit dem neuen Tag ändert, und bestätigen Sie ihn dann.",
		},
		calendar: {
			legend: "Wählen Sie den neuen Tag",
			room: ({ seats }) =>
				seats === 1
					? "Platz für Sie"
					: seats === 2
						? "Platz für Sie beide"
						: `Platz für Sie alle ${numberWord(numberWords, seats)}`,
			justEnough: "gerade genug",
			newDay: "Ihr neuer Tag",
			booked: "gebucht",
			left: ({ seats }) => `${seats} frei`,
			dearer: "teurer",
			wholeDays: ({ phone }) =>
				`Sie haben den ganzen Ausflug. Darum stehen nur Tage zur Wahl, an denen er im Ganzen verkauft wird und noch leer ist.${phone && ` Für einen anderen Tag rufen Sie uns an: ${phone}.`}`,
			dearerDays: ({ phone }) =>
				`Tage, die mehr kosten, stehen hier nicht zur Wahl.${phone && ` Rufen Sie uns dafür an: ${phone}.`}`,
			full: "voll",
		},
		comparison: {
			what: "Was",
			have: "Bisher",
			take: "Neu",
			same: "unverändert",
			day: "Tag",
			beReady: "Abholung",
			guideSpeaks: "Führung auf",
			shareBackUntil: ({ percent }) =>
				percent === 100
					? "Ihr ganzes Geld zurück bis (Inselzeit)"
					: percent === 50
						? "Die Hälfte Ihres Geldes zurück bis (Inselzeit)"
						: `${percent} % Ihres Geldes zurück bis (Inselzeit)`,
			notAnyMore: "nicht mehr",
		},
		loss: {
			withDay: ({ date }) => `Mit ${date}`,
			nothingBack: "Am neuen Tag kommt nichts zurück",
			freeEnds: "Ihre kostenlose Stornierung endet",
			freeShorter: "Ihre Frist für die kostenlose Stornierung wird kürzer",
			lessTime: "Weniger Zeit, um Geld zurückzubekommen",
		},
	},
	pay: {
		pageTitle: "Noch zu bezahlen",
		problems: {
			changed: "Inzwischen hat sich der Betrag geändert. So viel ist jetzt noch offen.",
			unreachable:
				"Wir erreichen die Bank gerade nicht. Es wurde kein Geld abgebucht: Bitte versuchen Sie es in einer Minute noch einmal, oder bezahlen Sie am Tag des Ausflugs.",
		},
	},
};

import type { guestMails as english } from "../../en/guest/guest-mails.ts";
import { plural } from "../../plural.ts";

export const guestMails: typeof english = {
	hello: ({ name }) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
	yourCode: ({ reference }) => `Ihr Code: ${reference}`,
	link: ({ label, url }) => `${label}: ${url}`,
	openVoucher: "Voucher öffnen",
	openBooking: "Ihre Buchung öffnen",
	justAnswer: "Wenn Sie das nicht so wollten, antworten Sie einfach auf diese E-Mail.",
	voucher: {
		subject: ({ date, time, title, reference }) => `${date}, ${time} Uhr: ${title} (${reference})`,
		heading: ({ date, name }) => `Wir sehen uns am ${date}, ${name}.`,
		beReadyOn: ({ date }) => `Abholung am ${date}, um`,
		beReadyAt: ({ time, date }) => `Abholung um ${time} Uhr, ${date}`,
		preview: ({ time, stop }) => `Abholung um ${time} Uhr, ${stop}`,
		guests: ({ people }) => `Gäste: ${people}`,
		guideSpeaks: ({ languages }) => `Führung auf ${languages}`,
		facts: ({ people, money, languages }) => `${people} · ${money} · Führung auf ${languages}`,
		money: ({ label, amount }) => `${label}: ${amount}`,
		sayOrShow: ({ reference }) =>
			`Sagen Sie Ihrem Guide <code>${reference}</code>, oder zeigen Sie den Voucher.`,
		yourVoucher: ({ url }) => `Ihr Voucher: ${url}`,
		calendarEntry: ({ url }) => `Kalendereintrag: ${url}`,
		addToCalendar: "In Ihren Kalender übernehmen",
		questions: ({ phone }) => phone && `Fragen am Tag des Ausflugs: ${phone}`,
		plansChanged: {
			dayOrPickup:
				"Hat sich etwas geändert? Auf der Seite des Vouchers können Sie auch den Tag oder den Abholort ändern oder stornieren.",
			day: "Hat sich etwas geändert? Auf der Seite des Vouchers können Sie auch den Tag ändern oder stornieren.",
			pickup:
				"Hat sich etwas geändert? Auf der Seite des Vouchers können Sie auch den Abholort ändern oder stornieren.",
			neither: "Hat sich etwas geändert? Auf der Seite des Vouchers können Sie auch stornieren.",
		},
	},
	calendarUpdate: {
		replaces: "Steht der Ausflug in Ihrem Kalender? Dieser Eintrag ersetzt den alten.",
		removes: "Steht der Ausflug in Ihrem Kalender? Dieser Eintrag entfernt ihn.",
		open: "Kalender aktualisieren",
	},
	changedVoucher: {
		subject: ({ date, time, title, reference }) =>
			`Geändert: ${date}, ${time} Uhr: ${title} (${reference})`,
		heading: ({ name }) => `Ihre Buchung ist geändert, ${name}.`,
		replaces: "Dieser Voucher ersetzt den bisherigen, und der Kalendereintrag ersetzt den alten.",
	},
	newTimes: {
		subject: ({ date, time, title, reference }) =>
			`Neue Uhrzeit: ${date}, ${time} Uhr: ${title} (${reference})`,
		heading: ({ name }) => `Ihr Ausflug hat eine neue Uhrzeit, ${name}.`,
		pickup: ({ timeAfter, timeBefore }) =>
			`Sie werden um ${timeAfter} Uhr abgeholt, nicht um ${timeBefore} Uhr.`,
		pickupStays: ({ time }) => `Es bleibt bei der Abholung um ${time} Uhr.`,
		start: ({ timeAfter, timeBefore }) =>
			`Der Ausflug beginnt um ${timeAfter} Uhr, nicht um ${timeBefore} Uhr.`,
		sorry:
			"Wir bedauern die Änderung; wenn sie Ihnen nicht passt, antworten Sie einfach auf diese E-Mail.",
		headingUnpaid: ({ time, date }) => `Abholung um ${time} Uhr am ${date}`,
		stillHeld: ({ title, stop }) =>
			`Sie buchen gerade „${title}“ ab ${stop}; Ihre Plätze sind weiter für Sie reserviert. Wenn Ihnen die neue Uhrzeit nicht passt, müssen Sie nichts tun: Es ist nichts bezahlt.`,
	},
	reminder: {
		subjectToday: ({ date, time, title, reference }) =>
			`Heute: ${date}, ${time} Uhr: ${title} (${reference})`,
		subjectTomorrow: ({ date, time, title, reference }) =>
			`Morgen: ${date}, ${time} Uhr: ${title} (${reference})`,
		headingToday: ({ name }) => `Heute ist Ihr Ausflug, ${name}.`,
		headingTomorrow: ({ name }) => `Morgen ist Ihr Ausflug, ${name}.`,
		line: ({ phone }) =>
			`Wir freuen uns auf Sie.${phone && ` Wenn Sie uns nicht finden oder später kommen, rufen Sie an: ${phone}.`}`,
	},
	thanks: {
		subject: ({ title }) => `Danke, dass Sie dabei waren: ${title}`,
		heading: "Danke, dass Sie mit uns unterwegs waren",
		hope: ({ title }) => `Wir hoffen, dass Ihnen „${title}“ lange in Erinnerung bleibt.`,
		tellOthers: "Möchten Sie anderen erzählen, wie es war? Zwei Sätze helfen uns sehr.",
		wasSomethingWrong:
			"War etwas nicht so, wie es sein sollte? Antworten Sie einfach auf diese E-Mail: Wir lesen sie selbst. Ein zweites Mal fragen wir nicht.",
		write: ({ operator }) => `Über ${operator} schreiben`,
	},
	bookingLink: {
		subject: ({ title, date, reference }) => `Ihre Buchung: ${title}, ${date} (${reference})`,
		heading: "Hier ist Ihre Buchung",
		leads: ({ title, date }) =>
			`„${title}“ am ${date}: Der Link führt zu Ihrem Voucher. Dort können Sie auch ändern oder stornieren.`,
		notAsked: "Wenn Sie diese E-Mail nicht angefordert haben, müssen Sie nichts tun.",
		open: "Buchung öffnen",
	},
	moved: {
		subject: ({ date, time, title }) => `Geändert: ${date}, ${time} Uhr: ${title}`,
		heading: "Ihre Buchung ist geändert",
		nowOn: ({ title, people, date, time, stop }) =>
			`„${title}“ für ${people} ist jetzt am ${date}. Abholung um ${time} Uhr: ${stop}.`,
		guideSpeaks: ({ languages }) =>
			`Der Guide spricht an diesem Tag ${languages}, und der Preis bleibt, wie er war.`,
	},
	edited: {
		subject: ({ date, title, reference }) => `Geändert: ${date}: ${title} (${reference})`,
		heading: "Ihre Buchung ist geändert",
		bookedFor: ({ title, date, people, pickup }) =>
			`„${title}“ am ${date}, ist gebucht für ${people}. Abholung: ${pickup}.`,
		atHotel: ({ amount, amountBefore }) =>
			`In Ihrem Hotel zahlen Sie ${amount} statt ${amountBefore}.`,
		backByHand: ({ back }) => `Wir haben Ihnen ${back} zurückgegeben.`,
		back: ({ back }) =>
			`Sie bekommen ${back} zurück, so wie Sie bezahlt haben, innerhalb von 5 bis 10 Tagen.`,
		toPayByCard: ({ amount }) =>
			`Noch zu bezahlen: ${amount}, mit Karte auf der Seite unten oder am Tag des Ausflugs.`,
		toPayOnTheDay: ({ amount }) => `Noch zu bezahlen am Tag des Ausflugs: ${amount}.`,
		pay: ({ amount }) => `${amount} bezahlen`,
	},
	payLink: {
		subject: ({ price, title, reference }) =>
			`Bitte bezahlen: ${price} für ${title} (${reference})`,
		heading: "Ihre Plätze sind reserviert",
		held: ({ title, date, people, price, until }) =>
			`„${title}“ am ${date}, für ${people}: Wir halten Ihre Plätze bis ${until} Uhr (Inselzeit) frei. Sobald ${price} bezahlt sind, bekommen Sie Ihren Voucher.`,
		pickup: ({ time, stop }) => `Wir holen Sie um ${time} Uhr ab: ${stop}.`,
		pay: ({ price }) => `${price} bezahlen`,
	},
	payLinkEnds: {
		subject: ({ title, reference, until }) =>
			`Reserviert bis ${until} Uhr: ${title} (${reference})`,
		heading: "Ihre Plätze sind noch eine Weile reserviert",
		ends: ({ title, date, people, price, until }) =>
			`„${title}“ am ${date}, für ${people}: Die Plätze gehören Ihnen, wenn ${price} bis ${until} Uhr (Inselzeit) bezahlt sind. Danach geben wir sie an andere.`,
		notWanted: "Wenn Sie sie nicht mehr möchten, brauchen Sie nichts zu tun.",
	},
	payLinkEnded: {
		subject: ({ title, reference }) =>
			`Ihre Plätze sind nicht mehr reserviert: ${title} (${reference})`,
		heading: "Ihre Plätze sind nicht mehr reserviert",
		ended: ({ title, date, people, until }) =>
			`„${title}“ am ${date}, für ${people}: Bis ${until} Uhr (Inselzeit) hielten wir Ihre Plätze frei. Es kam keine Zahlung an, deshalb sind sie wieder im Verkauf. Sie schulden nichts.`,
		again:
			"Solange sie frei sind, können Sie sie über diesen Link noch nehmen, oder Sie antworten einfach auf diese E-Mail.",
		take: "Plätze doch nehmen",
	},
	balanceLink: {
		subject: ({ amount, date, title, reference }) =>
			`Bitte bezahlen: ${amount}: ${date}: ${title} (${reference})`,
		heading: ({ amount }) => `${amount} sind noch zu bezahlen`,
		stillOwed: ({ title, date, amount }) =>
			`Für „${title}“ am ${date}, sind noch ${amount} zu bezahlen. Das geht jetzt mit Karte auf dieser Seite:`,
		bookedEitherWay:
			"Die Seite zeigt immer, wie viel gerade noch offen ist. Ihre Plätze sind in jedem Fall gebucht: Sie können auch am Tag des Ausflugs bezahlen.",
		pay: ({ amount }) => `${amount} bezahlen`,
	},
	balancePaid: {
		subject: ({ amount, reference }) => `Ihre ${amount} sind angekommen (${reference})`,
		heading: "Danke, Ihre Zahlung ist da",
		received: ({ amount, title, date }) =>
			`Wir haben ${amount} für „${title}“ am ${date}, bekommen.`,
		rest: ({ rest }) => `Noch zu bezahlen: ${rest}.`,
		nothingLeft: "Es ist nichts mehr zu bezahlen.",
	},
	moneyBack: {
		subject: ({ amount, reference }) => `Ihre ${amount} kommen zurück (${reference})`,
		heading: "Ihr Geld kommt zurück",
		headingOfPart: ({ amount }) => `Sie bekommen ${amount} zurück`,
		notOwed: ({ amount, title, date }) =>
			`Ihre Zahlung von ${amount} für „${title}“ am ${date}, ist bei uns angekommen, aber so viel war nicht mehr offen: Jemand hatte inzwischen bezahlt, oder die Buchung war geändert.`,
		allOfItBack:
			"Wir zahlen alles davon zurück: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto. Ihre Buchung zeigt, ob noch etwas zu bezahlen ist.",
		oldPrice: ({ amount, title, date }) =>
			`Ihre Zahlung von ${amount} für „${title}“ am ${date}, kam über eine Bezahlseite, die vor der Korrektur Ihrer Buchung geöffnet wurde. Der Preis ist inzwischen ein anderer.`,
		alreadyConfirmed: ({ amount, title, date }) =>
			`Ihre Buchung bleibt bestehen. Ihre Zahlung von ${amount} für „${title}“ am ${date}, kam an, als sie schon bestätigt war.`,
		notUsable: ({ amount, title, date }) =>
			`Ihre Zahlung von ${amount} für „${title}“ am ${date}, ist bei uns angekommen, aber wir konnten sie für diese Buchung nicht verwenden. Wir zahlen alles davon zurück: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.`,
		chooseHere: ({ url }) => `Einen anderen Tag wählen Sie hier: ${url}`,
		chooseOtherDay: "Anderen Tag wählen",
		preview: ({ amount }) => `Ihre ${amount} kommen vollständig auf Ihr Konto zurück.`,
		payingBack: ({ title, date, amount }) =>
			`Für „${title}“ am ${date}, zahlen wir Ihnen ${amount} zurück: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.`,
		partByHand: ({ title, date, amount }) =>
			`Für „${title}“ am ${date}, haben wir Ihnen ${amount} zurückgegeben. Ihre Buchung bleibt, wie sie ist.`,
		part: ({ title, date, amount }) =>
			`Für „${title}“ am ${date}, zahlen wir Ihnen ${amount} zurück, so wie Sie bezahlt haben: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto. Ihre Buchung bleibt, wie sie ist.`,
		cancelledPart: ({ title, date, amount }) =>
			`Für Ihre stornierte Buchung von „${title}“ am ${date}, zahlen wir Ihnen ${amount} zurück, so wie Sie bezahlt haben: Das Geld ist innerhalb von 5 bis 10 Tagen auf Ihrem Konto.`,
		intoCredit: ({ title, date, amount }) =>
			`Für „${title}“ am ${date} sind ${amount} wieder auf Ihrem Guthaben, und Sie können sie sofort ausgeben.`,
		cancelledByHand: ({ title, date, amount }) =>
			`Für Ihre stornierte Buchung von „${title}“ am ${date}, geben wir Ihnen ${amount} persönlich zurück: Kommen Sie in unser Büro oder antworten Sie auf diese E-Mail.`,
		backInAll: ({ paid, back, keptAmount }) =>
			`Von den ${paid}, die Sie bezahlt haben, kommen damit insgesamt ${back} zurück; ${keptAmount} bleiben bei uns.`,
		allBackNow: ({ paid }) => `Damit kommen alle ${paid} zurück, die Sie bezahlt haben.`,
		otherDays: "Andere Tage ansehen",
	},
	cancelled: {
		subject: ({ title, date, reference }) => `Storniert: ${title}, ${date} (${reference})`,
		heading: "Ihre Buchung ist storniert",
		asYouAsked: ({ title, date }) =>
			`Wie gewünscht ist „${title}“ am ${date}, storniert. Der Voucher gilt nicht mehr.`,
		byUs: ({ title, date }) => `„${title}“ am ${date}, ist storniert.`,
		chooseOtherDay: "Anderen Tag wählen",
	},
	departureCancelled: {
		heading: "Ihr Ausflug findet nicht statt",
		sorry: ({ title, date }) => `Es tut uns leid: „${title}“ am ${date}, findet nicht statt.`,
		tooFew: "Es haben zu wenige Gäste gebucht.",
		weather: "Das Wetter lässt uns nicht fahren.",
		theseDays: "An diesen Tagen gibt es noch Plätze für Sie:",
		day: ({ date, seats }) =>
			plural("de", seats, {
				one: `${date}, noch 1 Platz frei`,
				other: `${date}, noch ${seats} Plätze frei`,
			}),
		allDays: "Alle Tage ansehen",
	},
	departureMoved: {
		subject: ({ date, title, reference }) => `Neuer Tag: ${date}, ${title} (${reference})`,
		heading: ({ date }) => `Neuer Tag für Ihren Ausflug: ${date}`,
		doesNotLeave: ({ title, date }) => `„${title}“ findet am ${date}, nicht statt.`,
		seatsKept: ({ date, pickup }) =>
			`Wir haben Ihre Plätze für Sie umgebucht auf ${date}: ${pickup}.`,
		notSuitable:
			"Wenn Ihnen das nicht passt, antworten Sie auf diese E-Mail: Wir finden mit Ihnen einen anderen Tag oder zahlen alles zurück.",
	},
	weather: {
		subject: ({ title, date, reference }) =>
			`Das Wetter stoppt ${title}, ${date}: Bitte wählen Sie (${reference})`,
		reminderSubject: ({ title, date, reference }) =>
			`Noch zu wählen: ${title}, ${date} (${reference})`,
		heading: "Das Wetter lässt uns nicht fahren",
		sorry: ({ title, date }) =>
			`Es tut uns leid: „${title}“ am ${date}, kann wegen des Wetters nicht stattfinden. Wir wären selbst gern gefahren, aber es wäre nicht sicher.`,
		choose: ({ until }) =>
			`Bitte wählen Sie bis ${until}: eine andere Abfahrt mit Platz für Sie oder Ihr ganzes Geld zurück.`,
		chooseOrCredit: ({ until }) =>
			`Bitte wählen Sie bis ${until}: eine andere Abfahrt mit Platz für Sie, ein Guthaben für einen späteren Ausflug oder Ihr ganzes Geld zurück.`,
		otherwise: "Wenn wir nichts von Ihnen hören, geht Ihr ganzes Geld von selbst zurück.",
		open: "Jetzt wählen",
		asChosen: ({ title, date }) =>
			`Das Wetter hat „${title}“ am ${date}, verhindert, und Sie haben Ihr Geld gewählt. Wir hoffen, Sie ein andermal zu sehen.`,
		noAnswer: ({ title, date }) =>
			`Das Wetter hat „${title}“ am ${date}, verhindert. Wir haben nichts von Ihnen gehört, deshalb geht Ihr Geld zurück. Wir hoffen, Sie ein andermal zu sehen.`,
		leavesAfterAllSubject: ({ title, date, reference }) =>
			`Findet doch statt: ${title}, ${date} (${reference})`,
		leavesAfterAllHeading: "Gute Nachricht: Ihr Ausflug findet statt",
		leavesAfterAll: ({ title, date }) =>
			`Das Wetter hat sich gebessert: „${title}“ am ${date}, findet statt wie gebucht. Sie müssen nichts mehr wählen, und Ihr Voucher gilt.`,
		notAnyMore: "Wenn Sie inzwischen anderes vorhaben, antworten Sie einfach auf diese E-Mail.",
	},
};

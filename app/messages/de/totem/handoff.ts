import type { handoff as english } from "../../en/totem/handoff.ts";
import { plural } from "../../plural.ts";

/** "Jetzt sind 3 Plätze frei." */
const freeNow = (seats: number) =>
	plural("de", seats, {
		one: "Jetzt ist 1 Platz frei.",
		other: `Jetzt sind ${seats} Plätze frei.`,
	});

export const handoff: typeof english = {
	phone: {
		code: "QR-Code, der Ihre Auswahl auf Ihrem Handy öffnet",
		making: "Ihr Code entsteht …",
		anotherDay: "Anderen Tag wählen",
		newCode: "Neuen Code zeigen",
		waiting: {
			title: "Kamera hierher richten",
			text: "Ihr Handy öffnet Ihre Auswahl. Geben Sie dort Namen und E-Mail ein; der Code gilt einmal, 15 Minuten lang.",
		},
		opened: {
			title: "Ihr Handy hat es",
			text: "Machen Sie dort weiter. Dieser Bildschirm zeigt an, wann die Plätze Ihnen gehören.",
		},
		booked: { title: "Gebucht", text: "Einen Moment, bitte." },
		gone: {
			title: "Diese Plätze sind gerade vergeben",
			text: "Jemand anderes war schneller. Für Sie wurde nichts gebucht; an anderen Tagen ist noch Platz.",
		},
		over: { title: "Dieser Code ist abgelaufen", text: "Damit wurde nichts gebucht." },
		failed: {
			title: "Für einen Code brauchen wir das Netz",
			text: "Es ist kurz weg. Ihre Auswahl ist noch da.",
		},
	},
	desk: {
		receptionTitle: "Kein Handy? Die Rezeption erledigt es für Sie.",
		callTitle: "Kein Handy? Rufen Sie uns von einem beliebigen Telefon an.",
		openTitle: "Ihre Auswahl ist angekommen",
		goneTitle: "Diese Plätze sind gerade vergeben",
		overTitle: "Diese Ziffern sind abgelaufen",
		text: {
			waiting: "Ihre Ziffern entstehen …",
			opened: "Dieser Bildschirm zeigt an, wann die Plätze Ihnen gehören.",
			booked: "Einen Moment, bitte.",
			gone: "Jemand anderes war schneller. Für Sie wurde nichts gebucht; an anderen Tagen ist noch Platz.",
			over: "Sie gelten 15 Minuten. Damit wurde nichts gebucht.",
			failed: "Im Moment können wir keine Ziffern für Sie erstellen. Ihre Auswahl ist noch da.",
		},
		dayAndTime: ({ day, time }) => `${day}, ${time}`,
		phoneAfterAll: "Ich habe doch ein Handy",
		anotherDay: "Anderen Tag wählen",
		newFigures: "Neue Ziffern",
		noted: "Ich habe die Ziffern notiert",
		sayAtDesk: "Nennen Sie diese Ziffern an der Rezeption",
		sayToUs: "Nennen Sie uns diese Ziffern",
		untilAtDesk: ({ time, seats }) =>
			`Die Ziffern gelten bis <b>${time}</b> Uhr. Noch ist nichts reserviert: Die Plätze gehören Ihnen, sobald die Rezeption sie bucht. ${freeNow(seats)}`,
		untilByCall: ({ time, seats }) =>
			`Die Ziffern gelten bis <b>${time}</b> Uhr. Noch ist nichts reserviert: Die Plätze gehören Ihnen, sobald wir sie buchen. ${freeNow(seats)}`,
		steps: {
			tell: "<b>Nennen Sie der Rezeption die sechs Ziffern.</b> Sie stehen nur auf diesem Bildschirm.",
			pay: "<b>Zahlen Sie dort</b> oder lassen Sie es auf Ihr Zimmer schreiben.",
			voucher: ({ day, time }) =>
				`<b>Nehmen Sie Ihren gedruckten Voucher mit</b> und seien Sie am ${day} um ${time} Uhr bereit.`,
		},
		call: ({ phone, hours }) =>
			phone &&
			`Rufen Sie uns von einem beliebigen Telefon an: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		callAndSay: ({ phone, hours }) =>
			phone &&
			`Rufen Sie uns von einem beliebigen Telefon an und nennen Sie die Ziffern: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCall: ({ phone, hours }) =>
			phone &&
			`Niemand an der Rezeption? Rufen Sie uns von einem beliebigen Telefon an: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCallAndSay: ({ phone, hours }) =>
			phone &&
			`Niemand an der Rezeption? Rufen Sie uns von einem beliebigen Telefon an und nennen Sie die Ziffern: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
	},
};

import type { waitingList as english } from "../../en/guest/waiting-list.ts";
import { plural } from "../../plural.ts";

const seats = (count: number) => plural("de", count, { one: "1 Platz", other: `${count} Plätze` });

export const waitingList: typeof english = {
	title: "Sagen Sie mir, wenn Plätze frei werden",
	lead: ({ title, day }) =>
		`${title}, ${day}: Es sind nicht genug Plätze frei. Oft werden wieder welche frei, wenn jemand absagt.`,
	rules: {
		offer:
			"Frei gewordene Plätze bieten wir den Ersten auf der Liste an, für die sie reichen. Das Angebot hält Ihnen die Plätze frei, meist vier Stunden lang, während Sie überlegen und bezahlen.",
		everybody:
			"Vorher ist nichts reserviert: Was frei ist, kann jeder buchen, und wer schneller ist, hat den Platz.",
		night: "Von 21 bis 8 Uhr schreiben wir niemandem, außer der Ausflug beginnt bald.",
	},
	party: "1. Wer mitkäme",
	reach: "2. Wie wir Sie erreichen",
	reachHint:
		"E-Mail oder Telefon, eines genügt. Per E-Mail kommt das Angebot sofort, per Telefon, sobald jemand im Büro ist.",
	name: "Ihr Name",
	email: "E-Mail",
	phone: "Telefon",
	otherDays: "3. Andere Tage, die auch passen (wenn Sie möchten)",
	otherDaysHint: "Wer einmal bucht, steht auf keiner der Listen mehr.",
	send: "Auf die Liste setzen",
	errors: {
		noContact: "Geben Sie eine E-Mail-Adresse oder eine Telefonnummer ein",
		phone: "Geben Sie die Nummer mit Land ein, zum Beispiel +34 600 123 456",
		fits: ({ day, count }) =>
			`Am ${day} ${plural("de", count, { one: "ist 1 Platz", other: `sind ${count} Plätze` })} frei: Sie können jetzt buchen`,
		waitsAlready: ({ phone }) =>
			`Diese E-Mail-Adresse oder Telefonnummer steht schon auf der Liste eines dieser Tage. Ihr Platz steht hinter dem Link in unserer E-Mail${phone && `; oder rufen Sie an: <phone>${phone}</phone>`}.`,
		notPossible: ({ phone }) =>
			`Auf diese Liste kann niemand mehr. Wählen Sie einen anderen Tag${phone && `, oder rufen Sie an: <phone>${phone}</phone>`}.`,
		tooMany: ({ phone }) =>
			`Aus Ihrem Netz kamen sehr viele Formulare. Versuchen Sie es in einer Minute wieder${phone && `, oder rufen Sie an: <phone>${phone}</phone>`}.`,
	},
	book: "Diese Plätze buchen",
	otherTrips: "Die anderen Ausflüge ansehen",
	page: {
		title: "Ihre Warteliste",
		place: ({ place }) =>
			place === 1 ? "Sie sind die Nummer 1 der Liste." : `Sie sind die Nummer ${place} der Liste.`,
		passedOver: ({ free, party }) =>
			`${seats(free)} ${plural("de", free, { one: "wurde", other: "wurden" })} frei: zu wenig für Ihre ${party} Gäste, deshalb bekam eine kleinere Gruppe das Angebot. Ihre Nummer bleibt.`,
		held: ({ count, until }) =>
			`${seats(count)} ${plural("de", count, { one: "ist", other: "sind" })} für Sie reserviert bis <b>${until} Uhr</b> (Inselzeit).`,
		pay: ({ price }) => `${price} bezahlen`,
		refuse: "Nein, danke",
		refuseHint: "Dann gehen die Plätze sofort an die Nächsten.",
		ends: {
			bought: "Sie haben gebucht und warten nicht mehr.",
			refused: "Sie wollten die angebotenen Plätze nicht.",
			left: "Sie haben diese Liste verlassen.",
			lapsed: "Die Zeit unseres Angebots ist vorbei, und die Plätze sind weitergegangen.",
			gone: "Für diese Abfahrt können keine Plätze mehr angeboten werden.",
			removed: "Wir haben Sie von dieser Liste genommen.",
		},
		leave: "Die Liste verlassen",
		leaveHint: "Dann schreiben wir Ihnen zu diesen Tagen nicht mehr.",
		keep: "Behalten Sie die Adresse dieser Seite: Sie zeigt Ihren Platz, und hier können Sie die Liste verlassen.",
	},
	joinedMail: {
		subject: ({ title }) => `Sie stehen auf der Warteliste: ${title}`,
		heading: "Sie stehen auf der Liste",
		waits: ({ title, days, people }) => `„${title}“ für ${people}: ${days}.`,
		open: "Meinen Platz sehen oder die Liste verlassen",
	},
	overMail: {
		subject: ({ title }) => `Ihre Wartezeit ist zu Ende: ${title}`,
		heading: "Diesmal gibt es keine Plätze für Sie",
		over: ({ title, days, people }) =>
			`„${title}“ für ${people}, ${days}: Wir können Ihnen keine Plätze mehr anbieten. Sie schulden nichts, und wir schreiben Ihnen dazu nicht mehr.`,
		others: "Auf den Listen Ihrer anderen Tage behalten Sie Ihren Platz.",
		open: "Andere Tage ansehen",
	},
	offerMail: {
		subject: ({ title, date, until }) =>
			`Plätze sind frei geworden: ${title}, ${date} (reserviert bis ${until} Uhr)`,
		heading: "Für Sie sind Plätze frei geworden",
		held: ({ title, date, people, until }) =>
			`„${title}“ am ${date}, für ${people}: Wir halten Ihnen die Plätze bis ${until} Uhr (Inselzeit) frei. Sobald sie bezahlt sind, bekommen Sie Ihren Voucher.`,
		afterwards: "Ohne Zahlung gehen sie danach an die Nächsten auf der Liste.",
		refuse: "Nein, danke",
	},
	message: ({ title, date, until, url }) =>
		`Es sind Plätze frei geworden: ${title}, ${date}. Wir halten sie Ihnen bis ${until} Uhr frei: ${url}`,
};

import type { unavailable as english } from "../../en/site/unavailable.ts";

export const unavailable: typeof english = {
	title: "In wenigen Minuten wieder da",
	heading: "Diese Seite braucht noch ein paar Minuten",
	lead: "Unser Buchungssystem antwortet gerade nicht, deshalb können wir Ihnen keine Termine, Preise und freien Plätze zeigen. Ihre Buchungen sind sicher gespeichert.",
	call: ({ phone }) =>
		phone &&
		`Sie möchten sofort buchen oder haben eine Frage? Rufen Sie uns an: <phone>${phone}</phone>.`,
	callOrLook: ({ phone }) =>
		`${phone && `Sie möchten sofort buchen oder haben eine Frage? Rufen Sie uns an: <phone>${phone}</phone>. `}Sehen Sie sich <list>die Ausflüge auf dem letzten Stand</list> an.`,
	notInTime: ({ request }) =>
		`Die Ausflüge konnten nicht rechtzeitig gelesen werden. Anfrage ${request}.`,
	stale: {
		about: "Zu dieser Seite",
		madeToday: ({ time }) =>
			`Sie sehen diese Seite auf dem Stand von <time>${time}</time> Uhr, Inselzeit.`,
		madeBefore: ({ date, time }) =>
			`Sie sehen diese Seite auf dem Stand vom ${date}, <time>${time}</time> Uhr, Inselzeit.`,
		lead: ({ phone }) =>
			`Unser Buchungssystem antwortet gerade nicht, deshalb können Sie hier für einige Minuten nicht buchen. Ihre Buchungen sind sicher gespeichert.${phone && ` Wenn Sie sofort buchen möchten, rufen Sie uns an: <phone>${phone}</phone>.`}`,
	},
};

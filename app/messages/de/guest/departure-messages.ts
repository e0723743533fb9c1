import type { departureMessages as english } from "../../en/guest/departure-messages.ts";

export const departureMessages: typeof english = {
	hello: ({ name }) => (name ? `Guten Tag ${name},` : "Guten Tag,"),
	delay: ({ minutes }) => {
		if (minutes === 60) return "eine Stunde";
		if (minutes === 90) return "anderthalb Stunden";
		return minutes > 90 ? `${minutes / 60} Stunden` : `${minutes} Minuten`;
	},
	late: {
		subject: ({ delay, time, title }) =>
			`Wir kommen ${delay} später: Abholung um ${time} Uhr, ${title}`,
		heading: ({ delay }) => `Wir kommen ${delay} später`,
		leadToday: "Heute holen wir Sie ab um",
		leadOn: ({ date }) => `Am ${date}, holen wir Sie ab um`,
		waitThere:
			"Bitte warten Sie dort: Wir kommen zu Ihnen. Es tut uns leid, dass es länger dauert.",
		shortToday: ({ who, delay, time, timeBefore, place }) =>
			`hier ist ${who}. Wir kommen heute ${delay} später: Bitte seien Sie um ${time} Uhr bereit, nicht um ${timeBefore} Uhr. Ort: ${place}.`,
		shortOn: ({ who, delay, date, time, timeBefore, place }) =>
			`hier ist ${who}. Wir kommen am ${date}, ${delay} später: Bitte seien Sie um ${time} Uhr bereit, nicht um ${timeBefore} Uhr. Ort: ${place}.`,
	},
	elsewhere: {
		subject: ({ time, place, title }) => `Neuer Treffpunkt: ${time} Uhr, ${place} (${title})`,
		heading: "Wir treffen Sie an einem anderen Ort",
		leadToday: "Heute treffen wir Sie um",
		leadOn: ({ date }) => `Am ${date}, treffen wir Sie um`,
		notThere: ({ stop }) => `Am Abholort ${stop} halten wir nicht.`,
		shortToday: ({ who, place, time }) =>
			`hier ist ${who}. Heute treffen wir Sie an einem anderen Ort: ${place}, um ${time} Uhr.`,
		shortOn: ({ who, date, place, time }) =>
			`hier ist ${who}. Am ${date}, treffen wir Sie an einem anderen Ort: ${place}, um ${time} Uhr.`,
	},
	other: {
		subjectToday: ({ title }) => `Zu Ihrem Ausflug heute: ${title}`,
		subjectOn: ({ date, title }) => `Zu Ihrem Ausflug am ${date}: ${title}`,
		headingToday: "Zu Ihrem Ausflug heute",
		headingOn: ({ date }) => `Zu Ihrem Ausflug am ${date}`,
		shortToday: ({ who, title }) => `hier ist ${who}. Es geht um Ihren Ausflug „${title}“ heute.`,
		shortOn: ({ who, title, date }) =>
			`hier ist ${who}. Es geht um Ihren Ausflug „${title}“ am ${date}.`,
	},
	notAt: ({ time }) => `und nicht um ${time} Uhr`,
	meeting: ({ lead, time, place }) => `${lead} ${time} Uhr: ${place}`,
	meetingInstead: ({ lead, time, timeBefore, place }) =>
		`${lead} ${time} Uhr, nicht um ${timeBefore} Uhr: ${place}`,
	questions: ({ phone }) => phone && `Fragen: ${phone}`,
};

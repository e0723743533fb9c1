import type { departureMessages as english } from "../../en/guest/departure-messages.ts";

export const departureMessages: typeof english = {
	hello: ({ name }) => (name ? `Buongiorno ${name},` : "Buongiorno,"),
	delay: ({ minutes }) => {
		if (minutes === 60) return "un’ora";
		if (minutes === 90) return "un’ora e mezza";
		return minutes > 90 ? `${minutes / 60} ore` : `${minutes} minuti`;
	},
	late: {
		subject: ({ delay, time, title }) => `Ritardo di ${delay}: ritrovo alle ${time}, ${title}`,
		heading: ({ delay }) => `Siamo in ritardo di ${delay}`,
		leadToday: "Oggi passiamo a prenderla alle",
		leadOn: ({ date }) => `Passiamo a prenderla ${date} alle`,
		waitThere: "Aspetti lì, per favore: arriviamo. Ci scusiamo per il ritardo.",
		shortToday: ({ who, delay, time, timeBefore, place }) =>
			`qui ${who}. Oggi siamo in ritardo di ${delay}: il ritrovo è alle ${time}, non alle ${timeBefore}. Luogo: ${place}.`,
		shortOn: ({ who, delay, date, time, timeBefore, place }) =>
			`qui ${who}. Arriviamo ${date} con un ritardo di ${delay}. Il ritrovo è alle ${time}, non alle ${timeBefore}. Luogo: ${place}.`,
	},
	elsewhere: {
		subject: ({ time, place, title }) => `Nuovo punto di ritrovo: ${time}, ${place} (${title})`,
		heading: "Ci troviamo in un altro posto",
		leadToday: "Oggi ci troviamo alle",
		leadOn: ({ date }) => `Ci troviamo ${date} alle`,
		notThere: ({ stop }) => `Non ci fermiamo qui: ${stop}.`,
		shortToday: ({ who, place, time }) =>
			`qui ${who}. Oggi ci troviamo in un altro posto: ${place}, alle ${time}.`,
		shortOn: ({ who, date, place, time }) =>
			`qui ${who}. Ci troviamo ${date} in un altro posto: ${place}, alle ${time}.`,
	},
	other: {
		subjectToday: ({ title }) => `La sua escursione di oggi: ${title}`,
		subjectOn: ({ date, title }) => `La sua escursione di ${date}: ${title}`,
		headingToday: "La sua escursione di oggi",
		headingOn: ({ date }) => `La sua escursione di ${date}`,
		shortToday: ({ who, title }) => `qui ${who}, per «${title}» di oggi.`,
		shortOn: ({ who, title, date }) => `qui ${who}, per «${title}» di ${date}.`,
	},
	notAt: ({ time }) => `e non alle ${time}`,
	meeting: ({ lead, time, place }) => `${lead} ${time}: ${place}`,
	meetingInstead: ({ lead, time, timeBefore, place }) =>
		`${lead} ${time}, non alle ${timeBefore}: ${place}`,
	questions: ({ phone }) => phone && `Domande: ${phone}`,
};

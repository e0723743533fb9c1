import type { departureMessages as english } from "../../en/guest/departure-messages.ts";

export const departureMessages: typeof english = {
	hello: ({ name }) => (name ? `Bonjour ${name},` : "Bonjour,"),
	delay: ({ minutes }) => {
		if (minutes === 60) return "une heure";
		if (minutes === 90) return "une heure et demie";
		return minutes > 90 ? `${minutes / 60} heures` : `${minutes} minutes`;
	},
	late: {
		subject: ({ delay, time, title }) =>
			`Nous avons ${delay} de retard : prise en charge à ${time}, ${title}`,
		heading: ({ delay }) => `Nous avons ${delay} de retard`,
		leadToday: "Aujourd’hui, nous venons vous chercher à",
		leadOn: ({ date }) => `Le ${date}, nous venons vous chercher à`,
		waitThere: "Merci d’attendre sur place : nous venons. Nous sommes désolés de ce retard.",
		shortToday: ({ who, delay, time, timeBefore, place }) =>
			`ici ${who}. Nous avons ${delay} de retard aujourd’hui : soyez là à ${time}, et non à ${timeBefore}. Lieu : ${place}.`,
		shortOn: ({ who, delay, date, time, timeBefore, place }) =>
			`ici ${who}. Nous aurons ${delay} de retard le ${date} : soyez là à ${time}, et non à ${timeBefore}. Lieu : ${place}.`,
	},
	elsewhere: {
		subject: ({ time, place, title }) =>
			`Nouveau point de rencontre : ${time}, ${place} (${title})`,
		heading: "Nous vous retrouvons à un autre endroit",
		leadToday: "Aujourd’hui, nous vous retrouvons à",
		leadOn: ({ date }) => `Le ${date}, nous vous retrouvons à`,
		notThere: ({ stop }) => `Pas d’arrêt à cet endroit : ${stop}.`,
		shortToday: ({ who, place, time }) =>
			`ici ${who}. Aujourd’hui, nous vous retrouvons à un autre endroit : ${place}, à ${time}.`,
		shortOn: ({ who, date, place, time }) =>
			`ici ${who}. Le ${date}, nous vous retrouvons à un autre endroit : ${place}, à ${time}.`,
	},
	other: {
		subjectToday: ({ title }) => `Votre excursion d’aujourd’hui : ${title}`,
		subjectOn: ({ date, title }) => `Votre excursion du ${date} : ${title}`,
		headingToday: "Votre excursion d’aujourd’hui",
		headingOn: ({ date }) => `Votre excursion du ${date}`,
		shortToday: ({ who, title }) => `ici ${who}, au sujet de « ${title} » aujourd’hui.`,
		shortOn: ({ who, title, date }) => `ici ${who}, au sujet de « ${title} » le ${date}.`,
	},
	notAt: ({ time }) => `et non à ${time}`,
	meeting: ({ lead, time, place }) => `${lead} ${time} : ${place}`,
	meetingInstead: ({ lead, time, timeBefore, place }) =>
		`${lead} ${time}, et non à ${timeBefore} : ${place}`,
	questions: ({ phone }) => phone && `Questions : ${phone}`,
};

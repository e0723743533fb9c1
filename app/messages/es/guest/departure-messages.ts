import type { departureMessages as english } from "../../en/guest/departure-messages.ts";

export const departureMessages: typeof english = {
	hello: ({ name }) => (name ? `Hola, ${name}:` : "Hola:"),
	delay: ({ minutes }) => {
		if (minutes === 60) return "una hora";
		if (minutes === 90) return "una hora y media";
		return minutes > 90 ? `${minutes / 60} horas` : `${minutes} minutos`;
	},
	late: {
		subject: ({ delay, time, title }) =>
			`Llegamos con ${delay} de retraso: recogida a las ${time}, ${title}`,
		heading: ({ delay }) => `Llegamos con ${delay} de retraso`,
		leadToday: "Hoy le recogemos a las",
		leadOn: ({ date }) => `El ${date} le recogemos a las`,
		waitThere: "Espere allí, por favor: vamos a buscarle. Sentimos el retraso.",
		shortToday: ({ who, delay, time, timeBefore, place }) =>
			`le escribe ${who}. Hoy llegamos con ${delay} de retraso: le recogemos a las ${time}, no a las ${timeBefore}, en ${place}.`,
		shortOn: ({ who, delay, date, time, timeBefore, place }) =>
			`le escribe ${who}. El ${date} llegamos con ${delay} de retraso: le recogemos a las ${time}, no a las ${timeBefore}, en ${place}.`,
	},
	elsewhere: {
		subject: ({ time, place, title }) => `Nuevo punto de encuentro: ${time}, ${place} (${title})`,
		heading: "Quedamos en otro lugar",
		leadToday: "Hoy quedamos a las",
		leadOn: ({ date }) => `El ${date} quedamos a las`,
		notThere: ({ stop }) => `No paramos en ${stop}.`,
		shortToday: ({ who, place, time }) =>
			`le escribe ${who}. Hoy quedamos en otro lugar: ${place}, a las ${time}.`,
		shortOn: ({ who, date, place, time }) =>
			`le escribe ${who}. El ${date} quedamos en otro lugar: ${place}, a las ${time}.`,
	},
	other: {
		subjectToday: ({ title }) => `Sobre su excursión de hoy: ${title}`,
		subjectOn: ({ date, title }) => `Sobre su excursión del ${date}: ${title}`,
		headingToday: "Sobre su excursión de hoy",
		headingOn: ({ date }) => `Sobre su excursión del ${date}`,
		shortToday: ({ who, title }) => `le escribe ${who} sobre «${title}», hoy.`,
		shortOn: ({ who, title, date }) => `le escribe ${who} sobre «${title}», el ${date}.`,
	},
	notAt: ({ time }) => `y no a las ${time}`,
	meeting: ({ lead, time, place }) => `${lead} ${time}: ${place}`,
	meetingInstead: ({ lead, time, timeBefore, place }) =>
		`${lead} ${time}, no a las ${timeBefore}: ${place}`,
	questions: ({ phone }) => phone && `Preguntas: ${phone}`,
};

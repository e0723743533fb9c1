import type { totem as english } from "../../en/totem/totem.ts";
import { numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const totem: typeof english = {
	hello: "Hola",
	language: "Idioma",
	nowSpoken: "Esta pantalla está en español.",
	appAt: ({ firm, hotel }) => `${firm} en ${hotel}`,
	appShort: "Excursiones",
	hotelAndPickup: ({ hotel, spot }) => `${hotel}, recogida: ${spot}`,
	back: "Atrás",
	startAgain: "Empezar de nuevo",
	seeTheTrips: "Ver las excursiones",
	aPersonAnswers: ({ hours, phone }) =>
		phone && `Le atendemos${hours && ` <hours>${hours}</hours>`}: <phone>${phone}</phone>`,
	notice: {
		noNetwork:
			"No hay conexión en este momento. Puede seguir mirando; podrá reservar en cuanto vuelva.",
		notEnrolled: ({ hotel }) =>
			`Esta pantalla no está dada de alta. No se reserva en nombre de ${hotel}.`,
		enrol: "Personal: dar de alta",
	},
	error: {
		notFound: "Página no encontrada",
		notFoundWhy: "Lo sentimos, no hemos encontrado la página que busca.",
		broken: "¡Algo ha fallado!",
		brokenWhy: "Es cosa nuestra, no suya. Empiece de nuevo o pregunte en recepción.",
		noNetwork: "No hay conexión en este momento",
		noNetworkWhy:
			"Esta página aún no se ha abierto aquí y necesita la red. Inténtelo de nuevo dentro de un momento.",
	},
	home: {
		title: "¿Adónde vamos mañana?",
		nextFromThisHotel: "Las próximas excursiones desde este hotel",
		next: "Las próximas excursiones",
		none: "Ahora no hay excursiones a la venta. Pregunte en recepción.",
		seeAll: "Ver todas las excursiones",
		seeAllOf: ({ trips }) =>
			trips === 1
				? "Ver la única excursión"
				: `Ver las ${numberWord(numberWords, trips)} excursiones`,
	},
	list: {
		title: "Todas nuestras excursiones",
		none: "Ahora no hay excursiones",
		noneWhy: "Ahora no hay excursiones a la venta. Pregunte en recepción cuándo volvemos a salir.",
	},
	trip: {
		full: "Completa en las próximas semanas",
		fromThisHotel: "Desde este hotel",
		from: ({ place }) => `Desde <place>${place}</place>`,
		dayAndTime: ({ day, time }) => `${day}, ${time}`,
		dayAndTimeFrom: ({ when, place }) => `<when>${when}</when> desde <place>${place}</place>`,
		anotherPlace: "otro lugar",
		lasts: "Dura",
		left: ({ seats }) => (seats === 1 ? "1 libre" : `${seats} libres`),
		guideSpeaks: "El guía habla",
		timeAtSpot: ({ time, spot }) => `${time}, ${spot}`,
		backHere: "De vuelta aquí",
		backThere: "De vuelta allí",
		backAt: ({ time, duration }) => `${time}, tras ${duration}`,
		nextDay: ({ time }) => `${time} del día siguiente`,
		daysLater: ({ time, days }) => `${time}, ${days} días después`,
		effort: "Esfuerzo",
		age: "Edad",
		allAges: "Todas las edades",
		fromYears: ({ years }) => (years === 1 ? "Desde 1 año" : `Desde ${years} años`),
		about: "Sobre esta excursión",
		readOn: "Seguir leyendo",
		included: "Incluido",
		notIncluded: ({ item }) => `No incluido: <item>${item}</item>`,
		bring: "Traiga, por favor",
		all: "Todas las excursiones",
		chooseDay: ({ price }) => `Elegir día, desde ${price}`,
	},
	idle: {
		title: "¿Sigue ahí?",
		why: "Para proteger sus datos, pronto borraremos esta pantalla.",
		moreTime: "Necesito más tiempo",
		finished: "He terminado, borrar",
		askedAloud: ({ seconds }) => `¿Sigue ahí? Esta pantalla se borra en ${seconds} segundos.`,
		clearedIn: ({ seconds }) => `Esta pantalla se borra en ${seconds} segundos.`,
	},
	sending: {
		title: "Reservando sus plazas",
		wait: "Un momento, por favor.",
		away: "No hay conexión",
		awayWhy:
			"Lo seguimos intentando; no tiene que hacer nada. Cuando vuelva la conexión, esta pantalla le dirá si las plazas son suyas. Nunca se reservan dos veces.",
		refused: "No se ha reservado nada",
		mayNotSell:
			"Esta pantalla ya no vende para el hotel. No se ha reservado nada: pregunte en recepción.",
		backToChoice: "Volver a mi elección",
		/** Sending has ended without an answer. */
		unanswered: "Aún no hay respuesta",
		unansweredWhy: ({ phone }: { phone: string }) =>
			`Lo hemos intentado un rato y aún no sabemos si sus plazas están reservadas. Inténtelo otra vez: nunca se reservan dos veces.${phone && ` O llame al ${phone}.`}`,
		tryAgain: "Intentar otra vez",
	},
};

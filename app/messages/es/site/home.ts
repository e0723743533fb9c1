import type { home as english } from "../../en/site/home.ts";
import { capital, numberWord } from "../../phrase.ts";
import { numberWords } from "../number-words.ts";

export const home: typeof english = {
	hero: {
		promise: "Toda la isla, un buen día tras otro.",
		lead: "<first>Descubra la isla con experiencias inolvidables.</first>",
		pickup: "Le recogemos y le llevamos de vuelta.",
		fromPrice: ({ price }) => `Excursiones desde ${price}.`,
		pictureAlt:
			"La isla: un volcán sobre un pueblo blanco, una laguna con velas y kayaks, una familia paseando por la playa",
	},
	finder: {
		label: "Buscar una excursión",
		when: "Cuándo",
		anyDay: "Cualquier día",
		who: "Personas",
		kind: "Qué tipo de día",
		anyKind: "Sorpréndame",
		find: "Ver plazas libres",
	},
	kinds: {
		heading: ({ kinds }) =>
			kinds > 1
				? `${capital(numberWord(numberWords, kinds))} maneras de pasar el día`
				: "Cómo pasar el día",
		all: ({ trips }) =>
			trips > 1 ? `Las ${numberWord(numberWords, trips)} excursiones` : "Todas las excursiones",
		daily: "Unas horas, y de vuelta el mismo día.",
		weekend: "Planes para el fin de semana.",
		weekendOn: ({ days }) => `Planes para el fin de semana, los ${days}.`,
		adventure: "Un poco más de esfuerzo, historias para años.",
		fromPrice: ({ price }) => `Desde ${price}.`,
	},
	leaving: {
		heading: "Próximas salidas",
		asOf: ({ date, time }) =>
			`Hoy es ${date}. Plazas actualizadas a las <time>${time}</time> (hora de la isla).`,
		all: "Ver todas las salidas",
		none: "En este momento no se puede reservar ninguna salida por internet. Escríbanos: a veces queda libre una plaza.",
	},
	day: {
		pictureAlt: "Una furgoneta en una carretera con curvas bajo un volcán",
		heading: "Le recogemos y le llevamos de vuelta",
		lead: "Así transcurre una excursión:",
		leadOf: ({ title }) => `Así transcurre «<title>${title}</title>»:`,
		book: {
			time: "Antes",
			heading: "Elija el día y pague por internet",
			text: "Su bono llega por correo electrónico, con la hora y el lugar de recogida en letras grandes.",
		},
		pickup: {
			time: "Por la mañana",
			heading: "Le recogemos",
			text: "Su guía sabe cómo se llama.",
			textAt: ({ places }) =>
				`En uno de los ${numberWord(numberWords, places)} puntos de la isla. Su guía sabe cómo se llama.`,
		},
		begin: {
			time: "Después",
			heading: "Empieza el día",
			text: "Usted mira a su alrededor, nosotros llevamos el resto.",
			textAt: ({ place }) =>
				`<place>${place}</place>. Usted mira a su alrededor, nosotros llevamos el resto.`,
		},
		back: {
			time: "Más tarde",
			heading: "De vuelta donde subió",
			text: "Con un cansancio del bueno y una historia que contar.",
		},
	},
	promises: {
		heading: "Con lo que puede contar",
		cancel: {
			figure: ({ hours }) => `${hours} h`,
			heading: "Cambie de idea gratis",
		},
		groups: {
			heading: "Grupos pequeños",
			text: ({ guests }) =>
				`Nunca más de ${guests} personas en una aventura, para que nadie tenga que correr.`,
		},
		guides: {
			heading: "Idiomas de nuestros guías",
			text: ({ languages }) => `${languages}. Cada salida indica cuáles habla su guía.`,
		},
	},
	contact: {
		heading: "¿No sabe qué día le conviene?",
		lead: ({ hours }) =>
			`Cuéntenos quiénes vienen y qué les gusta. Le responde una persona.${hours && ` <hours>${hours}</hours>.`}`,
		write: "Escríbanos",
	},
};

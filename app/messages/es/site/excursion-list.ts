import type { excursionList as english } from "../../en/site/excursion-list.ts";
import { capital, numberWord, phrase } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

export const excursionList: typeof english = {
	noneThatDay: "Sin devolución ese día",
	freeFrom: ({ date }) => `Cancelación gratuita a partir del ${date}`,
	heading: "¿Adónde vamos?",
	categories: { daily: "De un día", weekend: "Fin de semana", adventure: "Aventura" },
	filters: {
		label: "Filtros",
		folded: "Elija tipo, día, idioma o precio",
		kind: "Tipo de excursión",
		weekday: "Día de la semana",
		when: "Cuándo",
		anyDay: "Cualquier día",
		seatsFor: "Plazas para",
		anyPeople: "Cualquier número de personas",
		anyLanguage: "Cualquiera",
		price: "Precio por adulto, hasta",
		anyPrice: "Cualquier precio",
		show: "Ver excursiones",
		clear: "Quitar todos los filtros",
		noNetwork:
			"En este momento no hay conexión. Lo que ha elegido sigue aquí: busque otra vez cuando vuelva la conexión.",
	},
	span: {
		week: "En los próximos 7 días",
		tomorrow: "Mañana",
		weekend: "Este fin de semana",
		"next-week": "La próxima semana",
	},
	tomorrow: ({ date }) => `Mañana, ${date}`,
	upTo: ({ price }) => `hasta ${price}`,
	parts: {
		kind: { daily: "de un día", weekend: "de fin de semana", adventure: "de aventura" },
		otherKind: ({ kind }) => `«${kind}»`,
		kindBefore: ({ kind }) => kind,
		trips: ({ count, kinds }) =>
			phrase(plural("es", count, { one: "excursión", other: "excursiones" }), kinds),
		excursions: ({ kinds }) => phrase("excursiones", kinds),
		weekday: ({ day }) => `el ${day}`,
		onWeekdays: ({ days }) => `para ${days}`,
		anyWeekday: ({ day }) => `un ${day}`,
		onAnyWeekday: ({ days }) => days,
		span: {
			week: "en los próximos 7 días",
			tomorrow: "mañana",
			weekend: "este fin de semana",
			"next-week": "la próxima semana",
		},
		onDate: ({ date }) => `el ${date}`,
		dates: ({ weekdays, when }) => phrase(weekdays, when),
		tripIn: ({ trip, language }) => `${trip} en ${language}`,
		tripUpTo: ({ trip, price }) => `${trip} de ${price} o menos`,
	},
	count: ({ count, trips, dates }) => {
		const number = { zero: "Ninguna", one: "Una", other: capital(numberWord(numberWords, count)) };
		return phrase(plural("es", count, number), trips, dates);
	},
	title: ({ excursions, dates, language, people, price }) =>
		phrase(
			capital(excursions),
			dates,
			language && `en ${language}`,
			people && `para ${people}`,
			price && `hasta ${price}`,
		),
	nothing: {
		onSale: ({ trip }) => `En este momento no hay ninguna ${trip} a la venta`,
		onDates: ({ trip, dates }) => `Ninguna ${trip} sale ${dates}`,
		inLanguage: ({ trip, dates }) => `Ninguna ${trip} sale ${dates || "por ahora"}`,
		atPrice: ({ trip, dates, price }) =>
			phrase(`No hay ninguna ${trip}`, dates, `por ${price} o menos`),
		forPeople: ({ trip, dates, people }) =>
			phrase(
				`Ninguna ${trip} tiene sitio`,
				dates,
				plural("es", people, {
					one: "para una persona",
					other: `para ${numberWord(numberWords, people)} personas`,
				}),
			),
	},
	instead: {
		days: ({ trips, days }) => `Las ${trips} salen los ${days}.`,
		date: ({ date }) => `La próxima sale el ${date}.`,
		languages: ({ languages }) => `Los guías de estas excursiones hablan ${languages}.`,
		price: ({ price }) => `La más barata cuesta ${price}.`,
		seats: ({ seats }) =>
			plural("es", seats, {
				one: "En cada una queda como mucho una plaza.",
				other: `En cada una quedan como mucho ${numberWord(numberWords, seats)} plazas.`,
			}),
	},
	nearest: ({ differences }) => `La excursión más parecida ${differences}:`,
	difference: {
		categories: "es de otro tipo",
		days: "sale otro día de la semana",
		when: "sale en otra fecha",
		language: "tiene un guía que habla otro idioma",
		maxCents: "cuesta más",
		people: "tiene menos plazas libres",
	},
	askUs: "Pregúntenos: quizá encontremos la manera.",
	noTrips: {
		heading: "En este momento no hay excursiones a la venta",
		lead: ({ phone }) =>
			`Escríbanos y le diremos cuándo vuelve a haber excursiones.${phone && ` O llame al ${phone}.`}`,
		write: "Escríbanos",
	},
};

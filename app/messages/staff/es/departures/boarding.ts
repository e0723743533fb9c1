import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/boarding.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: "Embarque · Equipo",
	title: "Embarque",
	app: { name: "Embarque", shortName: "Embarque" },
	skip: "Ir al contenido",
	myWeek: "Mi semana",
	cash: "Caja",
	signOut: "Salir",
	stillSignedIn: "El servidor no responde. Sigues con la sesión abierta y la lista se queda aquí.",
	unlisted: "No aceptado: ya no está en tu lista",
	bar: { today: "Hoy", scan: "Escanear", list: "Lista" },
	waiting: {
		offline: "Sin red.",
		notSent: "Sin enviar todavía.",
		signedOut: "Has cerrado la sesión.",
		otherUser: "Ha entrado otro usuario.",
		ticks: ({ count }) =>
			`Aquí ${plural("es", count, { one: "espera 1 marca", other: `esperan ${count} marcas` })}`,
		refused: ({ count }) =>
			plural("es", count, {
				one: "No se ha podido aceptar 1 marca",
				other: `No se han podido aceptar ${count} marcas`,
			}),
		listIsHere: "La lista está en este teléfono",
		listOf: ({ when }) => `lista de ${when}`,
		since: ({ clock }) => `desde las ${clock}`,
	},
	nothing: {
		reading: "Leyendo la lista",
		notKept: "No hay nada guardado en este teléfono",
		notKeptHelp: "Abre esta página una vez con red.",
		notAllowed: "No puedes embarcar clientes",
		notAllowedHelp: "Pide a un supervisor el rol de guía.",
		signedOut: "Has cerrado la sesión",
		signedOutHelp:
			"Las listas ya no están en este teléfono. Las marcas pendientes se envían cuando vuelvas a entrar.",
		signIn: "Entrar",
	},
	cards: {
		title: "Salen hoy",
		none: "Hoy no sale nada",
		keptHere: "Guardado en este teléfono dos días, o hasta que salgas.",
		nobody: "Hoy y mañana nadie ha reservado contigo. Esta página vuelve a mirar por su cuenta.",
		seeWeek: "Ver mi semana",
		firstStop: ({ time, stop }) => `primera ${time} ${stop}`,
		nextStop: ({ time, stop }) => `próxima ${time} ${stop}`,
		tomorrow: "mañana",
		sinceYesterday: "desde ayer",
		sinceEarlier: "desde antes",
	},
	figures: {
		boarded: ({ count }) => `<b>${count}</b> a bordo`,
		toCome: ({ count }) => `<b>${count}</b> por venir`,
		notThere: ({ count }) => `<b>${count}</b> no están`,
		tooMany: ({ count }) => `${count} de más`,
		full: "completo",
		free: ({ count }) =>
			`<b>${count}</b> ${plural("es", count, { one: "libre", other: "libres" })}`,
		aboardOf: ({ aboard, seats }) => `${aboard} de ${seats}`,
	},
	list: {
		back: "‹ Hoy",
		otherDay: "Esta salida no es de hoy.",
		noteOfDay: "Hoy:",
		notThere: "No está",
		aboard: "a bordo",
		undo: ({ name }) => `Deshacer<hidden> ${name}</hidden>`,
		nobodyCame: ({ name }) => `No está<hidden>: ${name}</hidden>`,
		onBoard: ({ name }) => `A bordo<hidden> de ${name}</hidden>`,
		theRest: ({ name }) => `El resto<hidden> de ${name}</hidden>`,
		all: ({ name, seats }) => `Los ${seats}<hidden> de ${name}</hidden>`,
		call: ({ name }) => `Llamar<hidden> a ${name}</hidden>`,
		whatsApp: ({ name }) => `WhatsApp<hidden> ${name}</hidden>`,
	},
	person: {
		adult: "Adulto",
		child: "Niño",
		baby: "Bebé",
		isOnBoard: ({ word, number, name }) =>
			`${word}<hidden> ${number} de ${name} está a bordo</hidden>`,
	},
};

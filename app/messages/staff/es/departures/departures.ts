import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/departures.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	title: "Salidas",
	pageTitle: ({ title }) => `${title} · Equipo`,
	head: {
		tomorrow: "Mañana",
		yesterday: "Ayer",
		print: "Imprimir<day> el día</day>",
		otherDay: "Otro día",
		go: "Ir",
	},
	noneOfHotel: "Ninguno de tus clientes sale este día.",
	noHotel: "Todavía no tienes hotel. La oficina te lo asigna en la página del hotel.",
	fullness: {
		closed: "Cerrada",
		cancelled: "No sale",
		hasLeft: "Ya ha salido",
		oversold: ({ extra }) => `Sobreventa de ${extra}`,
		full: "Completa",
		whole: "Vendida entera",
		left: ({ seats }) => plural("es", seats, { one: "queda 1", other: `quedan ${seats}` }),
	},
	overview: {
		day: ({ date, guests, departures, off }) =>
			[
				date,
				counted(guests, "cliente", "clientes"),
				counted(departures, "salida", "salidas"),
				...(off > 0
					? [`${off} de ellas no ${plural("es", off, { one: "sale", other: "salen" })}`]
					: []),
			].join(", "),
		folded: ({ left, empty }) =>
			[
				...(empty > 0 ? [`${empty} sin clientes`] : []),
				...(left > 0
					? [`${left} ya ${plural("es", left, { one: "ha salido", other: "han salido" })}`]
					: []),
			].join(", "),
		freeSeats: ({ free }) => counted(free, "libre", "libres"),
		cameOf: ({ boarded, sold }) => `${boarded} de ${sold} a bordo`,
		manifest: ({ title }) => `Lista de pasajeros<hidden> de ${title}</hidden>`,
		onTheRoad: "Ahora en ruta",
		onTheRoadSince: ({ date }) => `Ahora en ruta, desde el ${date}`,
		board: ({ title }) => `Embarcar<hidden> ${title}</hidden>`,
		sell: ({ title }) => `Vender<hidden> plazas de ${title}</hidden>`,
		write: ({ title }) => `Escribir<hidden> a los clientes de ${title}</hidden>`,
		guide: ({ name }) => `Guía <b>${name}</b>`,
		noGuide: "Guía <b>nadie todavía</b>",
		vehicle: ({ name }) => `Vehículo <b>${name}</b>`,
		noVehicle: "Vehículo <b>ninguno todavía</b>",
		firstPickup: ({ stop }) => `Primera recogida <b>${stop}</b>`,
		boarded: ({ count }) => `<b>${count}</b> a bordo`,
		expected: ({ count }) =>
			`<b>${count}</b> ${plural("es", count, { one: "previsto", other: "previstos" })}`,
		notBoarded: ({ count }) => `<b>${count}</b> sin embarcar`,
		waiting: ({ count }) =>
			plural("es", count, { one: "espera 1 grupo", other: `esperan ${count} grupos` }),
		free: ({ free, held }) =>
			`<b>${free}</b> ${plural("es", free, { one: "libre", other: "libres" })}${held > 0 ? `<soft>, ${counted(held, "retenida", "retenidas")}</soft>` : ""}`,
	},
};

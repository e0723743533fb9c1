import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/printed-departures.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: ({ day }) => `${day} en papel · Equipo`,
	aDay: "Un día",
	title: ({ day }) => `${day} en papel`,
	allDepartures: "Salidas del día",
	howMany: ({ count }) => `${counted(count, "salida", "salidas")}, cada una en su página.`,
	head: {
		starts: ({ date, time }) => `${date} · sale a las ${time}`,
		startsClosed: ({ date, time }) => `${date} · sale a las ${time} · cerrada`,
		guide: ({ name }) => `Guía: ${name}`,
		noGuide: "Guía: nadie todavía",
		vehicle: ({ name }) => `Vehículo: ${name}`,
		noVehicle: "Vehículo: ninguno todavía",
		driver: ({ name }) => `Conductor: ${name}`,
		ofSeats: ({ count, seats }) => `${count} de ${counted(seats, "plaza", "plazas")}`,
		babies: ({ count }) => counted(count, "bebé", "bebés"),
		guideSpeaks: ({ languages }) => `El guía habla ${languages}`,
		guestsSpeak: ({ languages }) => `los clientes hablan ${languages}`,
		oversold: ({ extra }) => `▲ Sobreventa de ${extra}`,
	},
	columns: {
		onBoard: "A bordo",
		guest: "Cliente",
		people: "Personas",
		speaks: "Habla",
		phone: "Teléfono",
		remember: "Recordar",
		notes: "Notas",
	},
	onBoard: ({ count }) => `${count} a bordo`,
};

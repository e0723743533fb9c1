import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/resource-editor.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	fields: {
		name: "Nombre",
		nameHint: "Como lo llama todo el mundo: Furgoneta 3.",
		seats: "Plazas para clientes",
		seatsHint: "Sin conductor ni guía. En sus salidas no se pueden vender más.",
		phone: "Teléfono",
		languages: "Idiomas",
		languagesHint: "Por su nombre o con dos letras: inglés, alemán, fr.",
		email: "Correo de la cuenta",
		emailHint: "Con él ve su propia semana en el teléfono. Vacío: sin cuenta.",
		isActive: "En uso: se le pueden dar salidas",
	},
	new: {
		pageTitle: "Nuevo guía, vehículo o conductor · Equipo",
		title: { guide: "Nuevo guía", vehicle: "Nuevo vehículo", driver: "Nuevo conductor" },
		create: "Crear",
		created: ({ name }) => `Ya se le pueden dar salidas a ${name}`,
	},
	edit: {
		pageTitle: ({ name }) => `${name} · Equipo`,
		saved: ({ name }) => `Los datos de ${name} están guardados`,
		unknown: "No existe ese guía, vehículo o conductor.",
		coming: "Próximas salidas",
		noneComing: "Ninguna. Las salidas se reparten en el calendario.",
	},
	refused: {
		noSuchUser: "Ninguna cuenta tiene este correo",
		inUse: ({ dates }) => `Todavía tiene salidas: ${dates}. Dáselas antes a otra persona.`,
		moreDays: ({ count }) => counted(count, "día más", "días más"),
		tooFewSeats: ({ days }) => `${days}. Da antes otro vehículo a esas salidas.`,
		taken: ({ date, seats }) =>
			`El ${date} hay ${counted(seats, "plaza ocupada", "plazas ocupadas")}`,
	},
};

import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/calendar.ts";

export const es: StaffTexts<typeof en> = {
	title: "Calendario",
	pageTitle: ({ title }) => `${title} · Equipo`,
	above: "Plazas, guías y furgonetas de todas las excursiones",
	day: "Día",
	week: "Semana",
	month: "Mes",
	showPlan: "Ver qué se puede hacer con ellas",
	howToChoose:
		"Elige salidas para cerrarlas, cancelarlas, moverlas, cambiar sus plazas o su precio, o darles guías y furgonetas. Con la tecla Mayús se elige todo lo que hay entre dos de ellas.",
	addOn: ({ title, day }) => `Añadir una salida: ${title}, ${day}`,
	table: {
		caption: ({ title }) =>
			`${title}, todas las excursiones: plazas libres, guía y vehículo de cada salida`,
		excursion: "Excursión",
	},
	cell: {
		label: ({ title, day, state, team }) => `${title}, ${day}: ${state}. ${team}`,
		dayAt: ({ day, time }) => `${day} a las ${time}`,
		state: {
			hasLeft: ({ sold }) => `ya ha salido, ${sold} vendidas`,
			closed: ({ takenSeats }) => `cerrada, ${takenSeats}`,
			cancelled: ({ takenSeats }) => `cancelada, ${takenSeats}`,
			over: ({ extra, seats, takenSeats }) => `${extra} de más para ${seats} plazas, ${takenSeats}`,
			full: ({ takenSeats }) => `completa, ${takenSeats}`,
			whole: ({ takenSeats }) => `la excursión entera es de un grupo, ${takenSeats}`,
			sells: { whole: "solo se vende entera", both: "también se vende entera" },
			free: ({ free, seats, takenSeats }) => `${free} de ${seats} libres, ${takenSeats}`,
		},
		sold: ({ sold }) => `${sold} vendidas`,
		soldAndHeld: ({ sold, held }) => `${sold} vendidas, ${held} retenidas`,
		guide: ({ name }) => `guía ${name}`,
		noGuide: "sin guía",
		noVehicle: "sin vehículo",
		driver: ({ name }) => `conductor ${name}`,
	},
	figure: {
		full: "llena",
		whole: "toda",
		sold: "vend.",
	},
	legend: {
		free: "plazas libres, la barra es lo vendido",
		few: "las tres últimas",
		full: "completa",
		over: "de más",
		closed: "cerrada",
		team: "<b>N3</b> guía Nuria, furgoneta 3; <b>+</b> y más",
		noTeam: "<b>?</b> ninguno todavía",
		start: "<b>11:00</b> hora de salida, donde hay varias",
		missing: "<b>−3</b> clientes que faltan para salir",
	},
	refused: {
		changed:
			"Entretanto alguien ha reservado, pagado o cambiado una de estas salidas. No ha pasado nada. Abajo está lo que haría ahora el botón.",
		clash:
			"Un guía, vehículo o conductor de estas salidas está en otro sitio a la nueva hora. No ha pasado nada: dáselas antes a otra persona.",
		noneChosen: "Elige salidas que no hayan salido todavía.",
		nobodyChosen: "Elige un guía, un vehículo o un conductor.",
	},
	done: ({ plan }) => `Hecho: ${plan}`,
	given: ({ plan }) => `Asignado: ${plan}`,
};

import type { weather as english } from "../../en/guest/weather.ts";

export const weather: typeof english = {
	pageTitle: "El tiempo y su excursión",
	title: () => "El tiempo no nos deja salir.",
	lead: ({ date }) =>
		`Lo sentimos: su excursión del ${date} no puede salir con seguridad. No se pierde nada, y usted decide cómo seguimos.`,
	until: ({ until }) =>
		`Elija hasta el ${until}. Después le devolvemos todo su dinero sin que tenga que pedirlo.`,
	taken: ({ day, until }) =>
		`Ha elegido ${day}, y sus plazas están reservadas. Hasta el ${until} todavía puede elegir otra cosa.`,
	instead: ({ date }) =>
		`Ha elegido esta salida porque el tiempo impidió la del ${date}. <change>Elegir otra cosa</change>`,
	legend: "¿Qué le viene bien?",
	departures: "Otra salida",
	departuresHint: "Al precio que tenía. Sus plazas quedan reservadas en cuanto confirme.",
	ready: ({ time, stop }) => `Esté listo a las ${time}, ${stop}`,
	noDepartures: "En este momento ninguna otra salida tiene plazas para todos ustedes.",
	money: "Mi dinero de vuelta",
	credit: ({ sum }) => `Saldo para otra excursión: ${sum}`,
	creditHint: "Recibe un código por correo y lo usa en su próxima reserva.",
	confirm: "Confirmar mi elección",
	keep: "Conservar esta salida",
	final:
		"Si elige el dinero, se lo enviamos enseguida. Una salida puede cambiarla hasta la hora indicada.",
	tooLate: "El plazo para elegir ha terminado",
	tooLateText:
		"En los próximos minutos le devolvemos todo su dinero, y se lo confirmamos por correo.",
	problems: {
		missing: "Elija una de estas opciones, por favor.",
		notPossible: "Acaban de ocuparse las plazas de esa salida. Elija otra, por favor.",
		noCredit: "Para esta reserva no es posible un saldo. Elija otra opción, por favor.",
		tooLate: "El plazo para elegir ha terminado.",
		changedMeanwhile: "La reserva cambió en ese mismo momento. Así está ahora.",
	},
};

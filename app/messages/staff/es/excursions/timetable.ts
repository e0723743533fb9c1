import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/timetable.ts";
import { counted } from "../counted.ts";

const guestsOf = (count: number) => counted(count, "cliente", "clientes");

export const es: StaffTexts<typeof en> = {
	title: "Horarios y temporadas",
	hint: "Cada línea es un horario: cuándo sale la excursión, cuántos caben y con cuántos clientes sale.",
	line: ({ start, seats, days }) => `${start} · ${counted(seats, "plaza", "plazas")} · ${days}`,
	days: "Días e idiomas",
	daily: "todos los días",
	never: "ningún día",
	from: ({ date }) => `desde el ${date}`,
	until: ({ date }) => `hasta el ${date}`,
	runsWith: ({ guests, hours }) => `sale con ${guestsOf(guests)}, se decide ${hours} h antes`,
	wholeOnly: ({ price }) => `excursión entera ${price}`,
	seatsOrWhole: ({ price }) => `plazas, o la excursión entera por ${price}`,
	edit: "Cambiar",
	editOf: ({ start }) => `Cambiar la salida de las ${start}`,
	another: "Añadir otra hora de salida",
	oneDeparture: "Añadir una salida",
	form: {
		first: ({ start }) => `Salida de las ${start}: temporada, mínimo y venta`,
		firstHint: "La hora, las plazas y los días de la primera salida son campos de la excursión.",
		other: ({ start }) => `Salida de las ${start}`,
		new: "Otra hora de salida",
		start: "Hora de salida",
		startHint: "Las recogidas se adelantan o retrasan lo mismo que esta salida.",
		seats: "Plazas",
		firstDay: "Primer día",
		firstDayHint: "Vacío: sin principio.",
		lastDay: "Último día",
		lastDayHint: "Vacío: sin final.",
		minimum: "Clientes que necesita para salir",
		minimumHint: "0: sale siempre. Quien reserva por debajo lo lee antes de pagar.",
		decide: "Se decide tantas horas antes de la salida",
		sells: "Venta",
		sellsWays: {
			seats: "Plazas",
			whole: "La excursión entera, a un grupo",
			both: "Las dos, hasta que se venda la primera plaza",
		},
		wholePrice: "Precio de la excursión entera",
		wholePriceHint: "Venga quien venga, se paga este precio. Vacío donde solo se venden plazas.",
		create: "Añadir esta salida",
		state: "Las salidas sin clientes cambian al momento.",
		remove: "Quitar este horario",
		removeConsequence:
			"Sus próximas salidas sin clientes desaparecen. Las que tienen clientes se quedan cerradas, hasta que las muevas o canceles en el calendario.",
		removeConfirm: "Sí, quitarlo",
	},
	done: {
		saved: "El horario está guardado",
		created: "La salida está añadida",
		removed: "El horario está quitado",
	},
	booked: {
		closed:
			"Estas salidas con clientes ya no están en el horario. Se quedan por sus clientes, y se cierran:",
		kept: "Estas salidas con clientes se quedan como están. Su hora y sus plazas se cambian en el calendario, que escribe a los clientes:",
		departure: ({ date, start, guests }) => `${date}, ${start}: ${guestsOf(guests)}`,
		once: "Guarda otra vez para hacerlo.",
	},
	rules: {
		start: "Elige una hora, como 15:00",
		seats: ({ least, most }) => `Di cuántas plazas, de ${least} a ${most}`,
		date: "Elige una fecha",
		season: "El último día es anterior al primero",
		minimum: "Di cuántos clientes necesita, 0 si sale siempre",
		minimumAboveSeats: "No puede necesitar más clientes que plazas tiene",
		decide: "Di cuántas horas antes de la salida, de 1 a 720",
		sells: "Elige qué vende",
		wholePrice: "Escribe un precio desde 10, como 480 o 480,50",
		noWholePrice: "Di cuánto cuesta la excursión entera, o vende solo plazas",
		noDay: "Marca al menos un idioma en un día",
	},
	refused: {
		sameStart: "Esta excursión ya sale a esa hora en uno de esos días",
		tornPickup: "Con esta hora, una recogida caería en otro día",
		unknown: "No existe ese horario.",
		changedMeanwhile: "Alguien lo ha reservado o cambiado entretanto. Míralo otra vez y guarda.",
	},
};

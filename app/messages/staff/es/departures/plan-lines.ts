import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/plan-lines.ts";
import { counted } from "../counted.ts";

const departuresOf = (count: number) => counted(count, "salida", "salidas");
const seatsOf = (count: number) => counted(count, "plaza", "plazas");
const guestsOf = (count: number) => counted(count, "cliente", "clientes");

export const es: StaffTexts<typeof en> = {
	attention: "Después aparece en «Pendientes».",
	told: {
		reason: ({ count }) =>
			plural("es", count, {
				one: "reserva recibe un correo con tu motivo",
				other: "reservas reciben un correo con tu motivo",
			}),
		newTimes: ({ count }) =>
			plural("es", count, {
				one: "reserva recibe un correo con las nuevas horas",
				other: "reservas reciben un correo con las nuevas horas",
			}),
		choose: ({ count }) =>
			plural("es", count, {
				one: "reserva recibe un correo en su idioma con un enlace para elegir",
				other: "reservas reciben un correo en su idioma con un enlace para elegir",
			}),
		leaves: ({ count }) =>
			plural("es", count, {
				one: "reserva aún no ha elegido, y recibe un correo: la excursión sí sale",
				other: "reservas aún no han elegido, y reciben un correo: la excursión sí sale",
			}),
		noEmail: ({ count }) =>
			plural("es", count, {
				one: "reserva no tiene correo: llama",
				other: "reservas no tienen correo: llama",
			}),
		guest: ({ name, reference }) => `${name} (${reference})`,
	},
	close: {
		press: ({ departures }) => `Cerrar ${departuresOf(departures)}`,
		leave: ({ count }) =>
			plural("es", count, {
				one: "sale de la web y de los tótems: ya nadie puede reservar",
				other: "salen de la web y de los tótems: ya nadie puede reservar",
			}),
		stay: ({ count }) =>
			plural("es", count, {
				one: "reserva se queda; sus clientes viajan como estaba previsto",
				other: "reservas se quedan; sus clientes viajan como estaba previsto",
			}),
		stayDetail: "Nadie recibe un correo. Después aparece en «Pendientes».",
		allClosed: "Ninguna de ellas está a la venta.",
	},
	run: {
		press: ({ departures }) => `Mantener ${departuresOf(departures)}`,
		runs: ({ title, when }) => `clientes: ${title}, ${when}, sale`,
		minimum: ({ guests }) => `Aunque su mínimo es ${guestsOf(guests)}. Nadie recibe un correo.`,
		allRun: "A ninguna de ellas le faltan clientes.",
	},
	cancel: {
		press: ({ departures }) => `Cancelar ${departuresOf(departures)}`,
		pressAndWrite: ({ departures, mails }) =>
			`Cancelar ${departuresOf(departures)}, escribir a ${mails}`,
		allCancelled: "Todas están ya canceladas, y no hay reservas.",
	},
	weather: {
		press: ({ departures, mails }) => `Suspender ${departuresOf(departures)}, escribir a ${mails}`,
		choose: ({ count }) =>
			plural("es", count, {
				one: "reserva elige: el dinero, otra salida con plazas o un saldo",
				other: "reservas eligen: el dinero, otra salida con plazas o un saldo",
			}),
		otherwise: "Quien no conteste a tiempo recibe todo el dinero automáticamente.",
		released: ({ count }) =>
			plural("es", count, {
				one: "reserva sin pagar se cancela y recibe aviso",
				other: "reservas sin pagar se cancelan y reciben aviso",
			}),
		atMost: "se devuelven como mucho, si todos quieren el dinero",
		allCancelled: "Todas están ya suspendidas.",
	},
	move: {
		press: ({ departures, mails }) =>
			`Mover a los clientes de ${departuresOf(departures)}, escribir a ${mails}`,
		to: ({ count, day }) =>
			plural("es", count, {
				one: `reserva pasa al ${day}, con la misma parada y el mismo precio`,
				other: `reservas pasan al ${day}, con la misma parada y el mismo precio`,
			}),
		otherPickups: "Las recogidas se adelantan o retrasan lo mismo que la salida.",
		toChosenDay: ({ count }) =>
			plural("es", count, {
				one: "reserva pasa a la salida que elijas, con la misma parada y el mismo precio",
				other: "reservas pasan a la salida que elijas, con la misma parada y el mismo precio",
			}),
		stayFree: ({ seats }) =>
			plural("es", seats, {
				one: "allí queda 1 plaza libre",
				other: `allí quedan ${seats} plazas libres`,
			}),
		severalExcursions:
			"Los clientes de varias excursiones no pueden pasar a una sola salida. Elige una excursión cada vez.",
		nobodyBooked: "Nadie ha reservado en ellas.",
		noDay:
			"Ninguna de las salidas a la vista tiene plazas para todos. Mira otro mes, o devuelve el dinero a todos.",
		chooseDay: "Elige la salida a la que pasan.",
		noRoom:
			"La salida elegida ya no tiene plazas para todos, o está fuera de venta. No ha pasado nada: elige otra.",
		lackingExtra: ({ title, needed, left }) =>
			`${needed - left} × ${title} (hacen falta ${needed}, quedan ${left})`,
		extrasLack: ({ extras }) =>
			`A esa salida le faltan extras para todos: ${extras}. No ha pasado nada: elige otra.`,
	},
	money: {
		toCards: "vuelven al momento a las tarjetas de los clientes",
		toCredits: "vuelven a los saldos con los que se pagó",
		byHand: "se cobraron en efectivo o con datáfono: devuélvelos en mano",
		atBanks: "los tienen los bancos de los clientes: se devuelven cuando el banco nos los deje",
		byPolicies:
			"se devolverían según las políticas acordadas; cancelamos nosotros, así que se devuelve todo",
		atHotel: ({ count }) =>
			plural("es", count, {
				one: "reserva se pagó en un hotel, que devuelve el dinero",
				other: "reservas se pagaron en un hotel, que devuelve el dinero",
			}),
	},
	open: {
		press: ({ departures }) => `Abrir ${departuresOf(departures)}`,
		onSale: ({ count }) =>
			plural("es", count, {
				one: "vuelve a la venta, con las plazas de antes",
				other: "vuelven a la venta, con las plazas de antes",
			}),
		guestsStay:
			"Los clientes movidos o reembolsados se quedan donde están; nadie recibe un correo.",
		allOnSale: "Todas están ya a la venta.",
	},
	seats: {
		press: ({ departures }) => `Fijar ${departuresOf(departures)}`,
		pressWith: ({ departures, seats }) => `Fijar ${seatsOf(seats)} en ${departuresOf(departures)}`,
		missing: "Di cuántas plazas tiene cada una.",
		have: ({ count, seats }) =>
			plural("es", count, { one: `tiene ${seatsOf(seats)}`, other: `tienen ${seatsOf(seats)}` }),
		asBefore: "Las mismas que antes",
		fewer: ({ seats }) => `${seatsOf(seats)} menos en total`,
		more: ({ seats }) => `${seatsOf(seats)} más en total`,
		oversold: ({ title, date, guests, seats }) =>
			`${title}, ${date} tendría sobreventa: ${guestsOf(guests)} para ${seatsOf(seats)}`,
		already: "Ya tienen ese número.",
	},
	price: {
		press: ({ count }) => `Fijar el precio de ${departuresOf(count)}`,
		pressBack: ({ count }) => `Volver al precio de lista en ${departuresOf(count)}`,
		costs: ({ title, when, prices }) => `${title}, ${when}: ${prices}`,
		byList: "Otra vez el precio de lista",
		list: ({ prices }) => `Según la lista, ${prices}`,
		more: "salidas más, con el mismo precio",
		keep: ({ count }) =>
			plural("es", count, {
				one: "reserva conserva el precio al que se vendió",
				other: "reservas conservan el precio al que se vendieron",
			}),
		missing: "Escribe lo que paga un cliente.",
		unusable: "Escribe precios como 84 o 84,50; un adulto paga más de 0.",
		already: "Ya tienen este precio.",
		wholeOnly: ({ title }) =>
			`${title} se vende entera ese día, así que ninguna plaza tiene precio. Lo que cuesta entera se fija en «Venta».`,
	},
	sale: {
		press: ({ count }) => `Vender así ${departuresOf(count)}`,
		ways: {
			seats: ({ count }) =>
				plural("es", count, { one: "salida vende plazas", other: "salidas venden plazas" }),
			whole: ({ count, price }) =>
				plural("es", count, {
					one: `salida va entera a un grupo, por ${price}`,
					other: `salidas van enteras a un grupo cada una, por ${price}`,
				}),
			both: ({ count, price }) =>
				plural("es", count, {
					one: `salida vende plazas, o la excursión entera por ${price} hasta que se venda la primera plaza`,
					other: `salidas venden plazas, o la excursión entera por ${price} hasta que se venda la primera plaza`,
				}),
		},
		missing: "Elige otra forma de vender, o escribe otro precio.",
		unusable: "Di cuánto cuesta la excursión entera, desde 10, como 480 o 480,50.",
		already: "Ya se venden así.",
		hasGuests: ({ departure }) =>
			`${departure} tiene clientes con plaza, así que no se puede vender solo entera. Vende plazas, o mueve antes a los clientes.`,
	},
	start: {
		press: ({ departures }) => `Cambiar la hora de ${departuresOf(departures)}`,
		pressAt: ({ departures, time }) => `Salir a las ${time}: ${departuresOf(departures)}`,
		pressAtAndWrite: ({ departures, time, mails }) =>
			`Salir a las ${time}: ${departuresOf(departures)}, escribir a ${mails}`,
		missing: "Di a qué hora salen.",
		startsThen: ({ title, date, timeBefore }) => `sale ${title}, ${date}, no a las ${timeBefore}`,
		asUsual: "Como los demás días; sus recogidas también",
		pickupsMove: "Sus recogidas se adelantan o retrasan lo mismo",
		moreDepartures: "salidas más, de la misma manera",
		already: "Ya salen a esa hora.",
		over: "Esa hora, o una recogida anterior, ya ha pasado hoy.",
		otherDay: ({ title }) => `Una recogida de ${title} caería en otro día.`,
		twice: ({ title, date }) => `${title} tendría dos salidas a esa hora el ${date}.`,
	},
	team: {
		press: ({ departures }) => `Guardar guías y furgonetas de ${departuresOf(departures)}`,
		get: ({ count }) =>
			plural("es", count, {
				one: "salida recibe sus guías, vehículos y conductores",
				other: "salidas reciben los mismos guías, vehículos y conductores",
			}),
		refusedIfBusy:
			"A quien esté en otro sitio a esa hora se le rechaza, y entonces no cambia nada. Las plazas de todos sus vehículos juntos limitan lo que se vende.",
	},
};

import type { guestBooking as english } from "../../en/guest/guest-booking.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { reachUs } from "../../reach-us.ts";
import { numberWords } from "../number-words.ts";

export const guestBooking: typeof english = {
	yourBooking: "Su reserva",
	party: ({ people, reference }) => `${people}. Su código es <code>${reference}</code>.`,
	callUs: (operator) =>
		reachUs("o", operator, (ways) => `Pregúntenos qué se puede hacer: ${ways}.`),
	backToVoucher: "Volver al bono",
	untilThenAsItIs: "Hasta entonces la reserva sigue como está.",
	cancel: {
		pageTitle: "Cancelar una reserva",
		title: "¿Al final no viene?",
		lead: "Puede pasar. Aquí ve cuánto se le devuelve, cuándo y adónde.",
		nothingYet: "Todavía no se ha cancelado nada.",
		otherDay: "¿Le viene mejor otro día? <change>Cambie el día</change>.",
		comesBack: "Se le devuelve",
		share: ({ percent }) =>
			percent === 100
				? "Todo lo que ha pagado."
				: percent === 50
					? "La mitad de lo que ha pagado."
					: `El ${percent} % de lo que ha pagado.`,
		noFee: "Sin gastos, y en dinero, no en vales.",
		whereTo: "Adónde",
		toYourAccount: "A la tarjeta o cuenta con la que pagó",
		when: "Cuándo",
		atOnce: "Lo enviamos enseguida. La mayoría de los bancos lo muestra en 5 a 10 días",
		howYouKnow: "Cómo lo sabrá",
		mailGoes: ({ email }) => `Ahora le llega un correo con el importe a ${email}`,
		confirmWithMoney: ({ back }) => `Cancelar y recuperar ${back}`,
		confirm: "Cancelar la reserva",
		cancelling: "Cancelando…",
		keep: "Conservar mi reserva",
		seatsFree: ({ seats }) =>
			plural("es", seats, {
				one: "Su plaza queda libre enseguida para otras personas.",
				other: `Sus ${numberWord(numberWords, seats)} plazas quedan libres enseguida para otras personas.`,
			}),
		final: "No se puede deshacer, pero puede volver a reservar mientras haya plazas.",
		unsent: {
			nothing: "No se ha cancelado nada.",
			once: "Se cancela una sola vez.",
			done: "Su cancelación nos ha llegado.",
		},
		tooLate: "Es tarde para cancelar aquí",
		wasPossibleUntil: ({ until }) => `Se podía hasta el ${until}.`,
		tellUs: "El conductor ya tiene la lista; por favor, díganos que no viene.",
		problems: {
			otherAmount:
				"Entretanto ha vencido un plazo o la reserva ha cambiado, y se devuelve otro importe. Mírelo otra vez, por favor.",
			changedMeanwhile:
				"Alguien ha cambiado esta reserva en ese mismo momento. Este es su estado actual: responda otra vez, por favor.",
		},
	},
	change: {
		pageTitle: "Cambiar una reserva",
		title: {
			day: () => "¿Prefiere otro día?",
			stop: () => "¿Prefiere otro punto de recogida?",
			dayOrStop: () => "¿Prefiere otro día u otro punto de recogida?",
		},
		lead: {
			day: ({ until }) => `Aquí puede cambiar el día hasta el ${until}.`,
			stop: ({ until }) =>
				`El día ya no se puede cambiar. El punto de recogida, hasta el ${until}.`,
			dayAndStop: ({ dayUntil, stopUntil }) =>
				`Aquí puede cambiar el día hasta el ${dayUntil}, y el punto de recogida hasta el ${stopUntil}.`,
		},
		nothingYet: "Todavía no se ha cambiado nada.",
		whatChanges: "Qué cambia",
		chooseDay: "Nada todavía. Elija un día y lo verá aquí junto a lo que tiene.",
		chooseStop: "Nada todavía. Elija un punto de recogida y lo verá aquí junto a lo que tiene.",
		priceStays: ({ price }) => `El precio sigue siendo ${price}: el cambio no cuesta nada.`,
		moveTo: ({ date }) => `Cambiar al ${date}`,
		confirm: "Cambiar la reserva",
		changing: "Cambiando…",
		keepDay: ({ date }) => `Seguir con el ${date}`,
		leave: "Dejarla como está",
		oldSeats: "Si cambia de día, sus plazas del día anterior pasan a otros clientes.",
		newVoucher: "Recibirá un bono nuevo por correo y el anterior dejará de valer.",
		newVoucherHere: "La página de su bono muestra el cambio al momento.",
		unsent: {
			nothing: "No se ha cambiado nada.",
			once: "Se cambia una sola vez.",
			done: "Su cambio nos ha llegado.",
		},
		stop: "Le recogemos en",
		noLongerStop: ({ time, stop }) => `${time} · ${stop}, ya no es punto de recogida`,
		tooLate: "Es tarde para cambiar aquí",
		settled: "El día ya no se puede cambiar.",
		driverHasList: "El conductor tiene la lista.",
		noOtherStop: "La excursión no tiene otro punto de recogida.",
		problems: {
			changedMeanwhile: "La reserva ha cambiado entretanto. Así está ahora.",
			notWhole:
				"Alguien ya ha reservado en esa salida, así que entera ya no está libre. Elija otra, por favor.",
			notPossible: "Las plazas de ese día se acaban de ocupar. Elija otro, por favor.",
			extraLacks: ({ title, needed, left }) =>
				`Su reserva incluye ${needed} × ${title}, y en esa salida ${left === 0 ? "ya no hay" : `solo hay ${left}`}. Elija otra o llámenos.`,
			tooLate: "Ese día ya no se puede elegir. Elija otro o llámenos.",
			incomplete: "Elija el día y el punto de recogida.",
			startMissing: "Ese día hay varias salidas. Elija una hora.",
			costsMore: "Ese día cuesta más. Elija otro o llámenos.",
			lookFirst: "Mire primero qué cambia con el nuevo día y confírmelo después.",
		},
		calendar: {
			legend: "Elija el nuevo día",
			room: ({ seats }) =>
				seats === 1 ? "hay plaza para usted" : `hay plaza para ${numberWord(numberWords, seats)}`,
			justEnough: "las justas",
			newDay: "su nuevo día",
			booked: "actual",
			left: ({ seats }) => plural("es", seats, { one: "1 libre", other: `${seats} libres` }),
			dearer: "más caro",
			wholeDays: ({ phone }) =>
				`Tiene la excursión entera, por eso solo se pueden elegir los días en que se vende entera y está vacía.${phone && ` Para otro día, llámenos: ${phone}.`}`,
			dearerDays: ({ phone }) =>
				`Los días que cuestan más no se pueden elegir aquí.${phone && ` Para cambiar a uno de ellos, llámenos: ${phone}.`}`,
			full: "completo",
		},
		comparison: {
			what: "Qué",
			have: "Ahora tiene",
			take: "Tendrá",
			same: "igual",
			day: "Día",
			beReady: "Recogida",
			guideSpeaks: "El guía habla",
			shareBackUntil: ({ percent }) =>
				percent === 100
					? "Se le devuelve todo hasta el (hora de la isla)"
					: percent === 50
						? "Se le devuelve la mitad hasta el (hora de la isla)"
						: `Se le devuelve el ${percent} % hasta el (hora de la isla)`,
			notAnyMore: "ya no",
		},
		loss: {
			withDay: ({ date }) => `Con el ${date}`,
			nothingBack: "Con el nuevo día no se devuelve nada",
			freeEnds: "Pierde la cancelación gratuita",
			freeShorter: "El plazo de cancelación gratuita se acorta",
			lessTime: "Menos tiempo para recuperar el dinero",
		},
	},
	pay: {
		pageTitle: "Pendiente de pago",
		problems: {
			changed: "Entretanto el importe ha cambiado. Esto es lo que falta ahora.",
			unreachable:
				"Ahora mismo no podemos conectar con el banco. No se ha cobrado nada: inténtelo otra vez dentro de un minuto o pague el día de la excursión.",
		},
	},
};

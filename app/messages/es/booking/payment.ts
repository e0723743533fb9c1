import type { payment as english } from "../../en/booking/payment.ts";
import { numberWord } from "../../phrase.ts";
import { plural } from "../../plural.ts";
import { numberWords } from "../number-words.ts";

/** "su plaza", "sus tres plazas" */
const yourSeats = (seats: number) =>
	plural("es", seats, { one: "su plaza", other: `sus ${numberWord(numberWords, seats)} plazas` });

export const payment: typeof english = {
	pageTitles: {
		payment: "Pago",
		yourPayment: "Su pago",
		notCompleted: "Pago no completado",
	},
	tryAgain: "Intentarlo otra vez",
	lookAgain: "Mirar otra vez",
	seeYourBooking: "Ver su reserva",
	openVoucher: "Abrir el bono",
	backToTrip: "Volver a la excursión",
	yourCode: ({ reference }) => `Su código es ${reference}.`,
	noMoneyTaken: "No se ha cobrado nada.",
	notUsed: "No hemos podido usar su pago.",
	notPaidYet: ({ price }) => `Su reserva cuesta ${price} y todavía no está pagada.`,
	item: {
		booking: ({ title, people }) => `${title}, ${people}`,
		balance: ({ title }) => `${title}, pendiente de pago`,
	},
	waiting: {
		title: ({ name }) => `Un momento, ${name}.`,
		lead: ({ seats, date }) =>
			plural("es", seats, {
				one: `Estamos esperando a que el banco confirme su pago. Esta página se actualiza sola y, mientras tanto, su plaza para el ${date} sigue siendo suya.`,
				other: `Estamos esperando a que el banco confirme su pago. Esta página se actualiza sola y, mientras tanto, sus ${numberWord(numberWords, seats)} plazas para el ${date} siguen siendo suyas.`,
			}),
		help: ({ phone }) =>
			`No hace falta pagar otra vez.${phone && ` Si tarda más de unos minutos, llámenos: <phone>${phone}</phone>.`}`,
	},
	succeeded: {
		title: ({ greeting }) => `Reservado. ${greeting}`,
		paid: ({ money }) => `Ha pagado ${money}.`,
		confirmed: "Reserva confirmada.",
		mailed: ({ email }) => `Su bono va de camino a ${email}.`,
		notMailed: "Abra su bono y guarde su página: no tenemos ningún correo suyo al que enviarlo.",
		beReady: ({ title, date }) => `${title}. Recogida el ${date}, a las`,
		guests: "Personas",
		guideSpeaks: "El guía habla",
		code: "Su código",
		addToCalendar: "Añadir al calendario",
	},
	limitReached: {
		title: "Ahora mismo no puede volver a tomar estas plazas",
	},
	notOpened: {
		title: "La página de pago no se ha abierto",
		lead: "No se ha cobrado nada. La página de pago no responde en este momento y le guardamos sus plazas: inténtelo otra vez dentro de un minuto.",
		leadUntil: ({ left }) =>
			`No se ha cobrado nada. La página de pago no responde en este momento y le guardamos sus plazas <left>${left}</left> más: inténtelo otra vez dentro de un minuto.`,
		help: ({ phone }) => phone && `O llámenos: <phone>${phone}</phone>.`,
	},
	unknown: {
		thankYou: "Gracias.",
		title: "Su pago",
		lead: "Si acaba de pagar, su bono va de camino a su correo. Tarda uno o dos minutos.",
		find: "También puede encontrarlo aquí, con el código de su correo (empieza por IX) y su dirección de correo electrónico.",
		findBooking: "Buscar mi reserva",
		allTrips: "Ver todas las excursiones",
		help: ({ hours, phone }) =>
			`¿No ha llegado nada después de diez minutos? Mire en la carpeta de spam${phone && ` o llámenos${hours && ` (<hours>${hours}</hours>)`}: <phone>${phone}</phone>`}.`,
	},
	wentBack: { title: "Todavía no ha pagado" },
	failed: {
		title: "El pago no se ha realizado",
		lead: ({ seats, date, left }) =>
			`Le guardamos ${yourSeats(seats)} para el ${date} <left>${left}</left> más.`,
		payAgain: "Intentar el pago otra vez",
		release: "Liberar las plazas",
		help: ({ phone }) =>
			`A menudo es el control de seguridad de la tarjeta. Pruebe con otra tarjeta${phone && ` o llámenos: <phone>${phone}</phone>`}.`,
	},
	heldLongest: {
		title: "No podemos guardar estas plazas por más tiempo",
		lead: ({ seats, date, left }) =>
			plural("es", seats, {
				one: `Su plaza para el ${date} es la última y es suya <left>${left}</left> más, muy poco tiempo para abrir otra página de pago. Si después sigue libre, en esta página puede recuperarla.`,
				other: `Sus ${numberWord(numberWords, seats)} plazas para el ${date} son las últimas y son suyas <left>${left}</left> más, muy poco tiempo para abrir otra página de pago. Si después siguen libres, en esta página puede recuperarlas.`,
			}),
		help: ({ phone }) => phone && `Puede pagar por teléfono: <phone>${phone}</phone>.`,
	},
	stillFree: {
		title: "Sus plazas siguen libres",
		lead: ({ seats, date }) =>
			plural("es", seats, {
				one: `Guardamos su plaza para el ${date} todo el tiempo posible y después la liberamos, pero todavía no la ha tomado nadie.`,
				other: `Guardamos sus ${numberWord(numberWords, seats)} plazas para el ${date} todo el tiempo posible y después las liberamos, pero todavía no las ha tomado nadie.`,
			}),
		takeAgain: "Tomar las plazas y pagar",
		help: ({ phone }) =>
			`Si su banco dice que ha pagado, espere un momento: el dinero nos llega o se le devuelve.${phone && ` Pregúntenos: <phone>${phone}</phone>.`}`,
	},
	gone: {
		title: "Ya no quedan esas plazas",
		lead: ({ seats, date }) =>
			`Guardamos ${yourSeats(seats)} para el ${date} todo el tiempo posible; ahora ese día ya no se puede reservar.`,
		leadWithDays: ({ seats, date }) =>
			`Guardamos ${yourSeats(seats)} para el ${date} todo el tiempo posible; ahora ese día ya no se puede reservar. En estas fechas todavía hay sitio para usted:`,
		dayLeft: ({ day, left }) =>
			plural("es", left, {
				one: `<day>${day}</day>, queda 1 plaza`,
				other: `<day>${day}</day>, quedan ${left} plazas`,
			}),
		otherDay: "Elegir otro día",
		otherTrips: "Ver las otras excursiones",
		help: ({ phone }) =>
			`Si su banco muestra un pago, se le devuelve automáticamente.${phone && ` Pregúntenos: <phone>${phone}</phone>.`}`,
	},
	otherPrice: {
		title: "El precio ha cambiado",
		lead: ({ seats, date }) =>
			plural("es", seats, {
				one: `Su plaza para el ${date} sigue libre, pero a un precio distinto: haga la reserva otra vez, por favor.`,
				other: `Sus ${numberWord(numberWords, seats)} plazas para el ${date} siguen libres, pero a un precio distinto: haga la reserva otra vez, por favor.`,
			}),
		book: "Reservar al nuevo precio",
	},
	cancelled: {
		title: "Esta reserva está cancelada",
		lead: ({ title }) =>
			`Cualquier pago por ella se devuelve automáticamente. Puede volver a reservar «${title}» cualquier día con plazas libres.`,
		bookAgain: "Reservar otra vez",
		seeBooking: "Ver la reserva",
		help: ({ phone }) => phone && `¿Preguntas? <phone>${phone}</phone>.`,
	},
	paidAfterAll: {
		title: "Todo en orden: esta excursión está reservada",
		lead: ({ seats, date, reference }) =>
			plural("es", seats, {
				one: `Su plaza para el ${date} está confirmada y aquí no hay que pagar nada más. Su código es <code>${reference}</code>.`,
				other: `Sus ${numberWord(numberWords, seats)} plazas para el ${date} están confirmadas y aquí no hay que pagar nada más. Su código es <code>${reference}</code>.`,
			}),
	},
	balance: {
		openBooking: "Abrir la reserva",
		toPay: "Pendiente de pago",
		restOf: ({ price }) =>
			`El resto de ${price} de esta reserva. Sus plazas están reservadas: puede pagar aquí con tarjeta o el día de la excursión.`,
		whole:
			"Por esta reserva. Sus plazas están reservadas: puede pagar aquí con tarjeta o el día de la excursión.",
		pay: ({ money }) => `Pagar ${money}`,
		waitingTitle: "Un momento.",
		waiting: ({ money }) =>
			`Estamos esperando a que el banco confirme su pago de ${money}. Esta página se actualiza sola; no hace falta pagar otra vez.`,
		paidTitle: "No queda nada por pagar.",
		paid: "Gracias: esta reserva está pagada.",
		givesBackTitle: "Le devolvemos su dinero.",
		givesBack: ({ money }) =>
			`Su pago de ${money} llegó cuando ya no se debía tanto: entretanto alguien había pagado o la reserva había cambiado. Se le devuelve todo por la misma vía por la que pagó, en un plazo de 5 a 10 días. No queda nada por pagar.`,
		givesBackAndOwes: ({ money, owed }) =>
			`Su pago de ${money} llegó cuando ya no se debía tanto: entretanto alguien había pagado o la reserva había cambiado. Se le devuelve todo por la misma vía por la que pagó, en un plazo de 5 a 10 días. Pendiente de pago: ${owed}.`,
		onTheDayTitle: "Usted paga el día de la excursión.",
		onTheDay: ({ money }) => `${money}. ¿Prefiere pagar ahora con tarjeta?`,
		nothingHereTitle: "Aquí no hay nada que pagar.",
		cancelled: "Esta reserva está cancelada. Si acaba de pagar, se le devuelve todo.",
		notConfirmed: "Esta reserva no está confirmada; en su propia página se ve cómo está.",
	},
};

import type { guestMails as english } from "../../en/guest/guest-mails.ts";
import { plural } from "../../plural.ts";

export const guestMails: typeof english = {
	hello: ({ name }) => (name ? `Hola, ${name}:` : "Hola:"),
	yourCode: ({ reference }) => `Su código: ${reference}`,
	link: ({ label, url }) => `${label}: ${url}`,
	openVoucher: "Abrir el bono",
	openBooking: "Abrir su reserva",
	justAnswer: "Si no es lo que pidió, responda a este correo.",
	voucher: {
		subject: ({ date, time, title, reference }) => `${date}, ${time}: ${title} (${reference})`,
		heading: ({ date, name }) => `Nos vemos el ${date}, ${name}.`,
		beReadyOn: ({ date }) => `Recogida el ${date}, a las`,
		beReadyAt: ({ time, date }) => `Recogida a las ${time}, ${date}`,
		preview: ({ time, stop }) => `Recogida a las ${time}, ${stop}`,
		guests: ({ people }) => `Personas: ${people}`,
		guideSpeaks: ({ languages }) => `El guía habla: ${languages}`,
		facts: ({ people, money, languages }) => `${people} · ${money} · el guía habla ${languages}`,
		money: ({ label, amount }) => `${label}: ${amount}`,
		sayOrShow: ({ reference }) => `Diga <code>${reference}</code> o enseñe el bono a su guía.`,
		yourVoucher: ({ url }) => `Su bono: ${url}`,
		calendarEntry: ({ url }) => `Entrada de calendario: ${url}`,
		addToCalendar: "Añadir a su calendario",
		questions: ({ phone }) => phone && `Preguntas el día de la excursión: ${phone}`,
		plansChanged: {
			dayOrPickup:
				"¿Cambio de planes? En la página del bono también puede cambiar el día o la recogida, o cancelar.",
			day: "¿Cambio de planes? En la página del bono también puede cambiar el día o cancelar.",
			pickup:
				"¿Cambio de planes? En la página del bono también puede cambiar la recogida o cancelar.",
			neither: "¿Cambio de planes? En la página del bono también puede cancelar.",
		},
	},
	calendarUpdate: {
		replaces: "¿Tiene la excursión en su calendario? Esta entrada sustituye a la anterior.",
		removes: "¿Tiene la excursión en su calendario? Esta entrada la elimina.",
		open: "Actualizar su calendario",
	},
	changedVoucher: {
		subject: ({ date, time, title, reference }) =>
			`Cambio: ${date}, ${time}: ${title} (${reference})`,
		heading: ({ name }) => `Su reserva ha cambiado, ${name}.`,
		replaces:
			"Este bono sustituye al anterior, y la entrada de calendario reemplaza a la que tenía.",
	},
	newTimes: {
		subject: ({ date, time, title, reference }) =>
			`Nueva hora: ${date}, ${time}: ${title} (${reference})`,
		heading: ({ name }) => `Su excursión tiene una hora nueva, ${name}.`,
		pickup: ({ timeAfter, timeBefore }) =>
			`Le recogemos a las ${timeAfter}, no a las ${timeBefore}.`,
		pickupStays: ({ time }) => `La recogida sigue siendo a las ${time}.`,
		start: ({ timeAfter, timeBefore }) =>
			`La excursión empieza a las ${timeAfter}, no a las ${timeBefore}.`,
		sorry: "Sentimos el cambio; si no le viene bien, responda a este correo.",
		headingUnpaid: ({ time, date }) => `Recogida a las ${time}, el ${date}`,
		stillHeld: ({ title, stop }) =>
			`Está reservando «${title}» desde ${stop}; seguimos guardando sus plazas. Si la nueva hora no le viene bien, no tiene que hacer nada: no hay nada pagado.`,
	},
	reminder: {
		subjectToday: ({ date, time, title, reference }) =>
			`Hoy: ${date}, ${time}: ${title} (${reference})`,
		subjectTomorrow: ({ date, time, title, reference }) =>
			`Mañana: ${date}, ${time}: ${title} (${reference})`,
		headingToday: ({ name }) => `Hoy es su excursión, ${name}.`,
		headingTomorrow: ({ name }) => `Mañana es su excursión, ${name}.`,
		line: ({ phone }) =>
			`Le esperamos con ilusión.${phone && ` Si no nos encuentra o llega tarde, llame al ${phone}.`}`,
	},
	thanks: {
		subject: ({ title }) => `Gracias por venir: ${title}`,
		heading: "Gracias por venir con nosotros",
		hope: ({ title }) => `Esperamos que guarde un buen recuerdo de «${title}».`,
		tellOthers: "¿Quiere contar a otras personas cómo fue? Dos frases nos ayudan mucho.",
		wasSomethingWrong:
			"¿Hubo algo que no fue como debía? Responda a este correo: lo leemos nosotros. No se lo pediremos otra vez.",
		write: ({ operator }) => `Escribir sobre ${operator}`,
	},
	bookingLink: {
		subject: ({ title, date, reference }) => `Su reserva: ${title}, ${date} (${reference})`,
		heading: "Aquí tiene su reserva",
		leads: ({ title, date }) =>
			`«${title}», ${date}: el enlace lleva a su bono, y allí también puede cambiar o cancelar.`,
		notAsked: "Si no ha pedido este correo, no tiene que hacer nada.",
		open: "Abrir la reserva",
	},
	moved: {
		subject: ({ date, time, title }) => `Cambio: ${date}, ${time}: ${title}`,
		heading: "Su reserva ha cambiado",
		nowOn: ({ title, people, date, time, stop }) =>
			`«${title}» para ${people} es ahora el ${date}. Recogida a las ${time}: ${stop}.`,
		guideSpeaks: ({ languages }) =>
			`Ese día el guía habla ${languages}, y el precio sigue siendo el mismo.`,
	},
	edited: {
		subject: ({ date, title, reference }) => `Cambio: ${date}: ${title} (${reference})`,
		heading: "Su reserva ha cambiado",
		bookedFor: ({ title, date, people, pickup }) =>
			`«${title}», el ${date}, está reservada para ${people}. Recogida: ${pickup}.`,
		atHotel: ({ amount, amountBefore }) =>
			`En su hotel paga ${amount} en lugar de ${amountBefore}.`,
		backByHand: ({ back }) => `Le hemos devuelto ${back}.`,
		back: ({ back }) =>
			`Se le devuelven ${back}, de la misma forma en que pagó, en un plazo de 5 a 10 días.`,
		toPayByCard: ({ amount }) =>
			`Pendiente de pago: ${amount}, con tarjeta en la página de abajo o el día de la excursión.`,
		toPayOnTheDay: ({ amount }) => `Pendiente de pago el día de la excursión: ${amount}.`,
		pay: ({ amount }) => `Pagar ${amount}`,
	},
	payLink: {
		subject: ({ price, title, reference }) => `Pague ${price} por ${title} (${reference})`,
		heading: "Sus plazas están reservadas",
		held: ({ title, date, people, price, until }) =>
			`«${title}», el ${date}, para ${people}: le guardamos las plazas hasta el ${until} (hora de la isla). En cuanto se paguen los ${price}, recibirá su bono.`,
		pickup: ({ time, stop }) => `Le recogemos a las ${time}: ${stop}.`,
		pay: ({ price }) => `Pagar ${price}`,
	},
	payLinkEnds: {
		subject: ({ title, reference, until }) =>
			`Reservadas hasta el ${until}: ${title} (${reference})`,
		heading: "Sus plazas siguen reservadas un poco más",
		ends: ({ title, date, people, price, until }) =>
			`«${title}», el ${date}, para ${people}: las plazas son suyas si paga ${price} antes del ${until} (hora de la isla). Después las vendemos a otras personas.`,
		notWanted: "Si ya no las quiere, no tiene que hacer nada.",
	},
	payLinkEnded: {
		subject: ({ title, reference }) => `Sus plazas ya no están reservadas: ${title} (${reference})`,
		heading: "Sus plazas ya no están reservadas",
		ended: ({ title, date, people, until }) =>
			`«${title}», el ${date}, para ${people}: le guardamos las plazas hasta el ${until} (hora de la isla). No llegó ningún pago y están de nuevo a la venta. No debe nada.`,
		again:
			"Mientras queden libres puede tomarlas con este enlace, o simplemente responda a este correo.",
		take: "Tomar las plazas",
	},
	balanceLink: {
		subject: ({ amount, date, title, reference }) =>
			`Pague ${amount}: ${date}: ${title} (${reference})`,
		heading: ({ amount }) => `Quedan ${amount} por pagar`,
		stillOwed: ({ title, date, amount }) =>
			`Por «${title}», el ${date}, quedan ${amount} por pagar. Puede hacerlo ahora con tarjeta en esta página:`,
		bookedEitherWay:
			"La página muestra siempre lo que falta en ese momento. Sus plazas están reservadas en cualquier caso: también puede pagar el día de la excursión.",
		pay: ({ amount }) => `Pagar ${amount}`,
	},
	balancePaid: {
		subject: ({ amount, reference }) => `Hemos recibido sus ${amount} (${reference})`,
		heading: "Gracias, su pago ha llegado",
		received: ({ amount, title, date }) => `Hemos recibido ${amount} por «${title}», el ${date}.`,
		rest: ({ rest }) => `Pendiente de pago: ${rest}.`,
		nothingLeft: "No queda nada por pagar.",
	},
	moneyBack: {
		subject: ({ amount, reference }) => `Se le devuelven ${amount} (${reference})`,
		heading: "Se le devuelve su dinero",
		headingOfPart: ({ amount }) => `Se le devuelven ${amount}`,
		notOwed: ({ amount, title, date }) =>
			`Su pago de ${amount} por «${title}», el ${date}, nos ha llegado, pero ya no se debía tanto: alguien había pagado entretanto o la reserva había cambiado.`,
		allOfItBack:
			"Se lo devolvemos todo: lo tendrá en su cuenta en un plazo de 5 a 10 días. En su reserva se ve si queda algo por pagar.",
		oldPrice: ({ amount, title, date }) =>
			`Su pago de ${amount} por «${title}», el ${date}, nos ha llegado por una página de pago abierta antes de corregir su reserva. Ahora el precio es otro.`,
		alreadyConfirmed: ({ amount, title, date }) =>
			`Su reserva sigue en pie. Su pago de ${amount} por «${title}», el ${date}, nos ha llegado cuando ya estaba confirmada.`,
		notUsable: ({ amount, title, date }) =>
			`Su pago de ${amount} por «${title}», el ${date}, nos ha llegado, pero no hemos podido usarlo para esta reserva. Se lo devolvemos todo: lo tendrá en su cuenta en un plazo de 5 a 10 días.`,
		chooseHere: ({ url }) => `Puede elegir otro día aquí: ${url}`,
		chooseOtherDay: "Elegir otro día",
		preview: ({ amount }) => `Sus ${amount} vuelven completos a su cuenta.`,
		payingBack: ({ title, date, amount }) =>
			`Por «${title}», el ${date}, le devolvemos ${amount}: los tendrá en su cuenta en un plazo de 5 a 10 días.`,
		partByHand: ({ title, date, amount }) =>
			`Por «${title}», el ${date}, le hemos devuelto ${amount}. Su reserva sigue como está.`,
		part: ({ title, date, amount }) =>
			`Por «${title}», el ${date}, le devolvemos ${amount}, de la misma forma en que pagó: los tendrá en su cuenta en un plazo de 5 a 10 días. Su reserva sigue como está.`,
		cancelledPart: ({ title, date, amount }) =>
			`Por su reserva cancelada de «${title}», el ${date}, le devolvemos ${amount}, de la misma forma en que pagó: los tendrá en su cuenta en un plazo de 5 a 10 días.`,
		intoCredit: ({ title, date, amount }) =>
			`Por «${title}» del ${date}, ${amount} están de nuevo en su saldo y puede usarlos enseguida.`,
		cancelledByHand: ({ title, date, amount }) =>
			`Por su reserva cancelada de «${title}», el ${date}, le devolvemos ${amount} en mano: venga a nuestra oficina o responda a este correo.`,
		backInAll: ({ paid, back, keptAmount }) =>
			`De los ${paid} que ha pagado se le devuelven en total ${back}; nos quedamos con ${keptAmount}.`,
		allBackNow: ({ paid }) => `Con esto se le devuelven todos los ${paid} que ha pagado.`,
		otherDays: "Ver otros días",
	},
	cancelled: {
		subject: ({ title, date, reference }) => `Cancelada: ${title}, ${date} (${reference})`,
		heading: "Su reserva está cancelada",
		asYouAsked: ({ title, date }) =>
			`Como ha pedido, «${title}», el ${date}, queda cancelada. El bono ya no vale.`,
		byUs: ({ title, date }) => `«${title}», el ${date}, queda cancelada.`,
		chooseOtherDay: "Elegir otro día",
	},
	departureCancelled: {
		heading: "Su excursión no puede salir",
		sorry: ({ title, date }) => `Lo sentimos: «${title}», el ${date}, no sale.`,
		tooFew: "Han reservado muy pocas personas.",
		weather: "El tiempo no nos deja salir.",
		theseDays: "En estas fechas todavía hay plazas para usted:",
		day: ({ date, seats }) =>
			plural("es", seats, {
				one: `${date}, queda 1 plaza`,
				other: `${date}, quedan ${seats} plazas`,
			}),
		allDays: "Ver todos los días",
	},
	departureMoved: {
		subject: ({ date, title, reference }) => `Nuevo día: ${date}, ${title} (${reference})`,
		heading: ({ date }) => `Su excursión pasa al ${date}`,
		doesNotLeave: ({ title, date }) => `«${title}» no sale el ${date}.`,
		seatsKept: ({ date, pickup }) => `Le hemos guardado sus plazas para el ${date}: ${pickup}.`,
		notSuitable:
			"Si no le viene bien, responda a este correo: buscamos otro día con usted o le devolvemos todo.",
	},
	weather: {
		subject: ({ title, date, reference }) =>
			`El tiempo impide ${title}, ${date}: elija, por favor (${reference})`,
		reminderSubject: ({ title, date, reference }) =>
			`Le falta elegir: ${title}, ${date} (${reference})`,
		heading: "El tiempo no nos deja salir",
		sorry: ({ title, date }) =>
			`Lo sentimos: por el tiempo, «${title}», el ${date}, no puede salir. A nadie le gusta menos que a nosotros, pero no sería seguro.`,
		choose: ({ until }) =>
			`Por favor, elija hasta el ${until}: otra salida con plazas para usted o la devolución de todo su dinero.`,
		chooseOrCredit: ({ until }) =>
			`Por favor, elija hasta el ${until}: otra salida con plazas para usted, un saldo para otra excursión o la devolución de todo su dinero.`,
		otherwise: "Si no nos dice nada, le devolvemos todo su dinero sin que tenga que pedirlo.",
		open: "Elegir ahora",
		asChosen: ({ title, date }) =>
			`El tiempo impidió «${title}», el ${date}, y usted eligió su dinero. Esperamos verle en otra ocasión.`,
		noAnswer: ({ title, date }) =>
			`El tiempo impidió «${title}», el ${date}. No hemos tenido respuesta suya, así que le devolvemos su dinero. Esperamos verle en otra ocasión.`,
		leavesAfterAllSubject: ({ title, date, reference }) =>
			`Al final sí sale: ${title}, ${date} (${reference})`,
		leavesAfterAllHeading: "Buenas noticias: su excursión sale",
		leavesAfterAll: ({ title, date }) =>
			`El tiempo ha mejorado: «${title}», el ${date}, sale tal como la reservó. Ya no tiene que elegir nada, y su bono vale.`,
		notAnyMore: "Si ya tiene otros planes, responda a este correo.",
	},
};

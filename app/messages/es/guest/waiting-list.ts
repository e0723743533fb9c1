import type { waitingList as english } from "../../en/guest/waiting-list.ts";
import { plural } from "../../plural.ts";

const seats = (count: number) => plural("es", count, { one: "1 plaza", other: `${count} plazas` });

export const waitingList: typeof english = {
	title: "Avíseme cuando queden plazas libres",
	lead: ({ title, day }) =>
		`${title}, ${day}: no quedan plazas suficientes. A menudo vuelven a quedar libres cuando alguien cancela.`,
	rules: {
		offer:
			"Las plazas que quedan libres se ofrecen al primer grupo de la lista al que le alcanzan. La oferta le guarda las plazas, normalmente cuatro horas, mientras decide y paga.",
		everybody:
			"Antes de eso la lista no reserva nada: cualquiera puede reservar lo que está libre, y es para quien llegue primero.",
		night: "De 21:00 a 8:00 no escribimos a nadie, salvo que la excursión salga pronto.",
	},
	party: "1. Quién vendría",
	reach: "2. Cómo le encontramos",
	reachHint:
		"Un correo o un teléfono, basta con uno. Por correo la oferta llega enseguida; por teléfono, cuando estamos en la oficina.",
	name: "Su nombre",
	email: "Correo electrónico",
	phone: "Teléfono",
	otherDays: "3. Otros días que también le irían bien (si quiere)",
	otherDaysHint: "Una compra le quita de todas las listas.",
	send: "Apuntarme en la lista",
	errors: {
		noContact: "Escriba un correo electrónico o un teléfono",
		phone: "Escriba el número con su país, como +34 600 123 456",
		fits: ({ day, count }) =>
			`El ${day} ${plural("es", count, { one: "queda 1 plaza libre", other: `quedan ${count} plazas libres` })}: puede reservar ya`,
		waitsAlready: ({ phone }) =>
			`Este correo o teléfono ya está en la lista de una de estas fechas. Su puesto está en el enlace de nuestro correo${phone && `, o llame al <phone>${phone}</phone>`}.`,
		notPossible: ({ phone }) =>
			`Ya no es posible apuntarse en esta lista. Elija otro día${phone && ` o llame al <phone>${phone}</phone>`}.`,
		tooMany: ({ phone }) =>
			`Han llegado muchos formularios desde su red. Inténtelo de nuevo en un minuto${phone && ` o llame al <phone>${phone}</phone>`}.`,
	},
	book: "Reservar estas plazas",
	otherTrips: "Ver las otras excursiones",
	page: {
		title: "Su lista de espera",
		place: ({ place }) =>
			place === 1
				? "Es usted el número 1 de la lista."
				: `Es usted el número ${place} de la lista.`,
		passedOver: ({ free, party }) =>
			`${plural("es", free, { one: "Quedó libre", other: "Quedaron libres" })} ${seats(free)}: no alcanza para ustedes, que son ${party}, y se ofreció a un grupo más pequeño. Usted conserva su puesto.`,
		held: ({ count, until }) =>
			`Le guardamos ${seats(count)} hasta el <b>${until}</b> (hora de la isla).`,
		pay: ({ price }) => `Pagar ${price}`,
		refuse: "No, gracias",
		refuseHint: "Las plazas pasan enseguida al siguiente grupo.",
		ends: {
			bought: "Ya ha reservado: no está esperando.",
			refused: "No quiso las plazas que le ofrecimos.",
			left: "Ha dejado esta lista.",
			lapsed: "El plazo de nuestra oferta ha terminado y las plazas han pasado a otros.",
			gone: "Para esta salida ya no se pueden ofrecer plazas.",
			removed: "Le hemos quitado de esta lista.",
		},
		leave: "Dejar la lista",
		leaveHint: "Ya no le escribiremos sobre estas fechas.",
		keep: "Guarde la dirección de esta página: muestra su puesto y aquí puede dejar la lista.",
	},
	joinedMail: {
		subject: ({ title }) => `Está en la lista de espera: ${title}`,
		heading: "Está en la lista",
		waits: ({ title, days, people }) => `«${title}» para ${people}: ${days}.`,
		open: "Ver mi puesto o dejar la lista",
	},
	overMail: {
		subject: ({ title }) => `Su espera ha terminado: ${title}`,
		heading: "Esta vez no hay plazas para usted",
		over: ({ title, days, people }) =>
			`«${title}» para ${people}, ${days}: ya no podemos ofrecerle plazas. No debe nada, y no le escribiremos más sobre ello.`,
		others: "Conserva su puesto en las listas de sus otras fechas.",
		open: "Ver otras fechas",
	},
	offerMail: {
		subject: ({ title, date, until }) =>
			`Han quedado plazas libres: ${title}, ${date} (guardadas hasta el ${until})`,
		heading: "Han quedado plazas libres para usted",
		held: ({ title, date, people, until }) =>
			`«${title}», el ${date}, para ${people}: le guardamos las plazas hasta el ${until} (hora de la isla). En cuanto se paguen, recibirá su bono.`,
		afterwards: "Sin el pago, después pasan al siguiente grupo de la lista.",
		refuse: "No, gracias",
	},
	message: ({ title, date, until, url }) =>
		`Han quedado plazas libres: ${title}, ${date}. Se las guardamos hasta el ${until}: ${url}`,
};

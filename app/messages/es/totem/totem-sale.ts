import type { totemSale as english } from "../../en/totem/totem-sale.ts";

export const totemSale: typeof english = {
	choose: {
		pickUp: "Le recogemos",
		timeAndPlace: ({ time, place }) => `${time}, <place>${place}</place>`,
		ifYouCancel: "Si cancela",
		full: "No quedan plazas en las próximas semanas. Otras excursiones aún tienen.",
		otherTrips: "Ver las otras excursiones",
		peopleAndDay: ({ people, day }) => `${people}, ${day}`,
		book: "Reservar estas plazas",
		noNetwork:
			"Para reservar necesitamos la red. Volverá en un momento; su elección se queda aquí.",
		noStop: "Esta excursión no para en este hotel. Elija arriba un punto de recogida.",
		noDay: "Elija un día, por favor.",
		noStart: "Elija una salida.",
		tooMany: ({ seats }) =>
			seats === 1
				? "Ese día solo queda 1. Elija otro día o menos personas."
				: `Ese día solo quedan ${seats}. Elija otro día o menos personas.`,
	},
	day: {
		which: "¿Qué día?",
		whichStart: "¿Qué salida?",
		earlier: "Antes",
		later: "Después",
		full: "completo",
		left: ({ seats, languages }) =>
			seats === 1 ? `1 libre · ${languages}` : `${seats} libres · ${languages}`,
		aloud: ({ day, seats, guides }) =>
			seats === 1
				? `${day}, 1 libre, el guía habla ${guides}`
				: `${day}, ${seats} libres, el guía habla ${guides}`,
	},
	people: {
		howMany: "¿Cuántos son?",
		adults: "Adultos",
		children: "Niños",
		babies: "Bebés",
		free: "gratis",
		/** Where the whole trip has one price. */
		included: "incluido",
		fromYears: ({ years, price }) => `desde ${years} años, ${price}`,
		ages: ({ from, to, price }) =>
			from === to ? `${from} años, ${price}` : `de ${from} a ${to} años, ${price}`,
		underYears: ({ years, price }) => `menos de ${years} años, ${price}`,
		notHere: "no en esta excursión",
		fewer: ({ who }) => `Menos: ${who}`,
		more: ({ who }) => `Más: ${who}`,
	},
	extras: {
		wholeTitle: "¿Cómo quieren ir?",
		title: "¿Algo más para ese día?",
		seatsFor: ({ price }: { price: string }) => `Plazas, con otros clientes: ${price}`,
		tooMany: ({ title, left }: { title: string; left: number }) =>
			left === 0
				? `${title}: no queda ninguno para esta salida. Elija otro día.`
				: `${title}: solo quedan ${left} para esta salida. Tome menos o elija otro día.`,
		goOn: "Continuar",
	},
	code: {
		have: "Tengo un código",
		change: "Cambiar el código",
		title: "¿Qué código tiene?",
		without: "Seguir sin código",
		asking: "Un momento …",
		noAnswer: "Ahora mismo no hay red y no podemos mirar su código. Inténtelo otra vez.",
		line: ({ code, money }: { code: string; money: string }) => `${code}: −${money}`,
	},
	stop: {
		notHere: "Aquí no",
		another: "Otra parada",
		choose: "Elegir parada",
		where: "¿Dónde le recogemos?",
		nearestFirst: "Primero las paradas más cercanas.",
		backToTrip: "Volver a la excursión",
	},
	summary: {
		trip: "Excursión",
		day: "Día",
		guests: "Personas",
		pickUp: "Le recogemos",
		price: "Precio",
	},
	contact: {
		title: "¿A nombre de quién?",
		phone: "En mi móvil",
		phoneCollected: "Escanee un código y escriba allí su nombre y correo. Paga en recepción.",
		phonePaid: ({ price }) =>
			`Escanee un código, escriba su nombre y correo y pague allí ${price}.`,
		here: "Escribir aquí",
		hereCollected: "Nombre y correo en esta pantalla. Paga en recepción.",
		herePaid: ({ price }) =>
			`Nombre y correo en esta pantalla y después pague ${price} con su móvil.`,
		noPhone: "No llevo el móvil",
		desk: "En recepción se lo terminan: solo tiene que decir seis cifras.",
		call: "Llámenos desde cualquier teléfono: lo terminamos por usted.",
	},
	typing: {
		name: "¿Cómo se llama?",
		nameLabel: "Nombre y apellidos",
		email: "¿Y su correo electrónico?",
		emailLabel: "Correo electrónico",
		goOn: "Seguir",
	},
	keys: {
		space: "espacio",
		spaceAloud: "Espacio",
		delete: "Borrar",
		capitals: "Mayúsculas",
		accents: "áéñ, letras con acento",
		moreLetters: "ąčő, más letras",
		letters: "abc, letras sin acento",
		at: "Arroba",
		dot: "Punto",
		order: "Orden de las teclas",
	},
	check: {
		title: "¿Está todo bien?",
		change: "Cambiarlo",
		bookAtReception: ({ price }) => `Reservar y pagar ${price} en recepción`,
		bookOnPhone: ({ price }) => `Reservar y pagar ${price} con el móvil`,
	},
};

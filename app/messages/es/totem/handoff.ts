import type { handoff as english } from "../../en/totem/handoff.ts";

export const handoff: typeof english = {
	phone: {
		code: "Código QR que abre su elección en su móvil",
		making: "Preparando su código…",
		anotherDay: "Elegir otro día",
		newCode: "Crear un código nuevo",
		waiting: {
			title: "Apunte aquí con la cámara",
			text: "Su móvil abre su elección. Escriba allí su nombre y correo; el código sirve una vez, durante 15 minutos.",
		},
		opened: {
			title: "Ya está en su móvil",
			text: "Siga allí. Esta pantalla le dirá cuándo las plazas son suyas.",
		},
		booked: { title: "Reservado", text: "Un momento, por favor." },
		gone: {
			title: "Estas plazas se acaban de ocupar",
			text: "Otra persona las reservó antes. A usted no se le ha reservado nada; otros días tienen plazas.",
		},
		over: { title: "Este código ha caducado", text: "Con él no se ha reservado nada." },
		failed: {
			title: "Para el código necesitamos la red",
			text: "Volverá en un momento. Su elección sigue aquí.",
		},
	},
	desk: {
		receptionTitle: "¿Sin móvil? En recepción se lo terminan.",
		callTitle: "¿Sin móvil? Llámenos desde cualquier teléfono.",
		openTitle: "Hemos recibido su elección",
		goneTitle: "Estas plazas se acaban de ocupar",
		overTitle: "Estas cifras han caducado",
		text: {
			waiting: "Preparando sus cifras…",
			opened: "Esta pantalla le dirá cuándo las plazas son suyas.",
			booked: "Un momento, por favor.",
			gone: "Otra persona las reservó antes. A usted no se le ha reservado nada; otros días tienen plazas.",
			over: "Sirven durante 15 minutos. Con ellas no se ha reservado nada.",
			failed: "Ahora no podemos darle cifras. Su elección sigue aquí.",
		},
		dayAndTime: ({ day, time }) => `${day}, ${time}`,
		phoneAfterAll: "Sí tengo un móvil",
		anotherDay: "Elegir otro día",
		newFigures: "Crear cifras nuevas",
		noted: "Ya he anotado las cifras",
		sayAtDesk: "Diga esto en recepción",
		sayToUs: "Díganos esto",
		untilAtDesk: ({ time, seats }) =>
			`Las cifras sirven hasta las <b>${time}</b>. Todavía no hay nada guardado: las plazas son suyas cuando recepción las reserve. ${seats === 1 ? "Ahora queda 1 libre." : `Ahora quedan ${seats} libres.`}`,
		untilByCall: ({ time, seats }) =>
			`Las cifras sirven hasta las <b>${time}</b>. Todavía no hay nada guardado: las plazas son suyas cuando las reservemos. ${seats === 1 ? "Ahora queda 1 libre." : `Ahora quedan ${seats} libres.`}`,
		steps: {
			tell: "<b>Diga las seis cifras en recepción.</b> Solo están en esta pantalla.",
			pay: "<b>Pague allí</b> o pida que lo carguen a su habitación.",
			voucher: ({ day, time }) => `<b>Lleve su bono impreso</b> y acuda el ${day} a las ${time}.`,
		},
		call: ({ phone, hours }) =>
			phone &&
			`Llámenos desde cualquier teléfono: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		callAndSay: ({ phone, hours }) =>
			phone &&
			`Llámenos desde cualquier teléfono y diga las cifras: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCall: ({ phone, hours }) =>
			phone &&
			`¿No hay nadie en recepción? Llámenos desde cualquier teléfono: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
		nobodyCallAndSay: ({ phone, hours }) =>
			phone &&
			`¿No hay nadie en recepción? Llámenos desde cualquier teléfono y diga las cifras: <phone>${phone}</phone>${hours && ` (<hours>${hours}</hours>)`}`,
	},
};

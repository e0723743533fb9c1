import type { yourData as english } from "../../en/guest/your-data.ts";

export const yourData: typeof english = {
	link: "Sus datos: llévelos consigo o haga que se borren",
	pageTitle: "Sus datos",
	title: "Sus datos",
	lead: "Lo que guardamos de usted en esta reserva: puede llevárselo o hacer que se borre.",
	email: "El correo electrónico de su reserva",
	emailWhy:
		"Un bono puede quedar abierto sobre una mesa. Su correo electrónico muestra que es usted.",
	backTo: "Volver a la reserva",
	take: {
		heading: "Llévelos consigo",
		text: "Un archivo (JSON) con todo lo que guardamos de usted en esta reserva: lo que escribió, nuestras notas, nuestros correos, los pagos y cada cambio.",
		button: "Descargar mis datos",
	},
	erase: {
		heading: "Haga que se borren",
		goes: "Desaparecen enseguida y para siempre: su nombre, correo electrónico, teléfono y notas, su idioma, el texto de nuestros correos y todo lo que alguien escribió sobre usted en esta reserva.",
		stays: ({ reference }) =>
			`La ley nos obliga a conservar en la contabilidad, sin su nombre: el código <code>${reference}</code>, la excursión y su día, cuántas personas eran y dónde subieron, los importes, los pagos y sus fechas.`,
		ends: "Esta página y el bono dejan de funcionar. Ya no podremos encontrar la reserva por su nombre o su correo, ni responder a preguntas sobre ella.",
		others:
			"El proveedor de pagos conserva su pago según las leyes que le obligan. Las copias de seguridad de la base de datos terminan por sí solas al cabo de unos días o semanas. Los mensajes de la página de contacto no pertenecen a ninguna reserva: escríbanos y los borraremos también.",
		button: "Borrar mis datos para siempre",
		unsent: { once: "Se borran una sola vez." },
		notYet: "Todavía no puede borrarlos",
		waits: {
			isComing:
				"La excursión está por llegar, y sin sus datos no hay bono. Cuando haya terminado o esté cancelada, podrá borrarlos aquí.",
			isHeld:
				"Le estamos guardando plazas. Cuando termine ese tiempo, podrá borrar sus datos aquí.",
			hasMoneyToReturn:
				"Todavía se le debe devolver dinero. Cuando lo haya recibido, podrá borrar sus datos aquí.",
			hasOpenPage:
				"Una página de pago de esta reserva sigue abierta. Cuando esté pagada o se haya cerrado, podrá borrar sus datos aquí.",
			hasDispute:
				"Su banco aún no ha decidido sobre un pago de esta reserva. Después podrá borrar sus datos aquí.",
			isOwed:
				"Queda algo por pagar de esta reserva. Cuando esté resuelto, podrá borrar sus datos aquí.",
			hasOpenQuestion: "Todavía estamos aclarando algo de esta reserva. Escríbanos si tarda mucho.",
			hasMailOnItsWay:
				"En este momento sale un correo para usted. Inténtelo de nuevo en unos minutos o, a más tardar, en una hora.",
		},
	},
	problems: {
		nothing: "Todavía no ha pasado nada.",
		wrongEmail:
			"Ese no es el correo electrónico de esta reserva. Mire, por favor, el correo con su bono.",
		tooMany: "Han sido muchos intentos en poco tiempo. Inténtelo de nuevo en un minuto.",
		changed: "Algo ha cambiado en esta reserva. Por favor, mírelo de nuevo.",
	},
	erased: {
		title: "Sus datos están borrados",
		lead: "El nombre, el correo electrónico, el teléfono, las notas y los correos han desaparecido de su reserva. Lo que la ley nos obliga a conservar ya no lleva su nombre.",
		home: "A la página de inicio",
	},
};

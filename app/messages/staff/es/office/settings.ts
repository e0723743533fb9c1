import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/settings.ts";

export const es: StaffTexts<typeof en> = {
	lead: "Lo que guardes aquí aparece al momento en todas las páginas, correos, bonos y citas de calendario. Los correos ya escritos conservan su texto.",
	saved: "Los ajustes están guardados. Todas las páginas los muestran desde ahora.",
	newer:
		"Otra persona ha guardado los ajustes entretanto. No se ha guardado nada: abre otra vez esta página y míralos antes.",
	sections: {
		firm: "Tu empresa",
		firmHint:
			"Los clientes lo leen en la cabecera y al pie de cada página, en los correos y en los bonos.",
		brand: "El aspecto",
		brandHint:
			"En las páginas públicas, los tótems y los correos. Los correos ya escritos conservan su aspecto.",
		categories: "Categorías",
		legal: "Aviso legal y condiciones",
		texts: "Lo que añades a las páginas legales",
		textsHint:
			"Aparece debajo de lo que ya dicen. Una línea vacía empieza un párrafo, - o 1. un punto de una lista, ## un título; **negrita**, *cursiva*, y un enlace es [texto](https://…). Todo lo demás se muestra tal como se escribe.",
		mail: "Correo",
		rules: "Lo que vale donde no se dice otra cosa",
		languages: "En otros idiomas",
		languagesHint: "Un idioma sin texto propio muestra el inglés.",
	},
	fields: {
		OPERATOR_NAME: {
			label: "Nombre",
			hint: "Como te conocen los clientes. Sin él, la página se llama «Excursiones».",
		},
		OPERATOR_EMAIL: {
			label: "Correo",
			hint: "Los clientes escriben a él, y ahí llegan los mensajes de la página de contacto.",
		},
		OPERATOR_PHONE: {
			label: "Teléfono",
			hint: "Con su país, como +34 922 000 000: el número de un cliente sin prefijo es del mismo país.",
		},
		OPERATOR_HOURS: { label: "Horario de oficina", hint: "Todos los días, de 08:00 a 20:00" },
		OPERATOR_ADDRESS: { label: "Dirección" },
		OPERATOR_LICENCE: { label: "Licencia", hint: "Con la autoridad que la dio." },
		SOCIAL_LINKS: {
			label: "Tus páginas en otros sitios",
			hint: "Una dirección por línea, que empieza por https://",
		},
		OPERATOR_LEGAL_NAME: {
			label: "Razón social",
			hint: "Vacío si es el nombre de arriba.",
		},
		OPERATOR_REGISTER: { label: "Registro y número" },
		OPERATOR_TAX_NUMBER: { label: "NIF" },
		OPERATOR_RESPONSIBLE: { label: "Responsable del contenido" },
		OPERATOR_PRIVACY_EMAIL: {
			label: "Correo para preguntas sobre datos personales",
			hint: "Vacío si es el correo de arriba.",
		},
		TERMS_SINCE: { label: "Las condiciones valen desde" },
		BRAND_MARK: {
			label: "Logotipo",
			hint: "Una imagen delante de tu nombre, mejor un PNG con fondo transparente. También JPEG, WebP o GIF, desde 64 píxeles. Sin imagen aparece solo el nombre.",
		},
		HOME_PICTURE: {
			label: "Imagen de la portada",
			hint: "Una foto ancha, mejor de 1600 píxeles o más. Sin foto se muestra el dibujo de la isla.",
		},
		HOME_HEADLINE: {
			label: "Titular de la portada",
			hint: "Vacío: «Toda la isla, un buen día tras otro.»",
		},
		CATEGORIES: { label: "Categorías" },
		TERMS_TEXT: { label: "Condiciones" },
		PRIVACY_TEXT: { label: "Privacidad" },
		IMPRINT_TEXT: { label: "Aviso legal" },
		BRAND_ACCENT: {
			label: "Color principal",
			hint: "Como #0b5fa5, para el botón del paso siguiente. Vacío: coral.",
		},
		MAIL_FROM: {
			label: "Remitente",
			hint: "Como Los Dragos <hello@dragos.example>, en un dominio que conozca tu proveedor de correo. Vacío: el nombre y el correo de arriba.",
		},
		MAIL_SIGNATURE: {
			label: "Firma",
			hint: "Una línea encima del nombre y el teléfono, al final de cada correo a clientes.",
		},
		OFFICE_LANGUAGE: {
			label: "Idioma de los correos que recibes",
			hint: "Mensajes de visitantes y avisos de lo que espera demasiado, en el correo de arriba. El equipo elige el suyo.",
		},
		CANCELLATION_POLICY: {
			label: "Política de cancelación",
			hint: "Para excursiones sin política propia; lo reservado conserva la política de su día.",
		},
		CUTOFF_HOURS: {
			label: "Cierre de reservas, horas antes de la salida",
			hint: ({ usual }) =>
				`Para las excursiones nuevas; cada una puede tener el suyo. Vacío: ${usual}.`,
		},
		HOLD_MINUTES: {
			label: "Minutos que se guardan las plazas sin pagar",
			hint: ({ usual }) =>
				`Hasta que se abre la página de pago, que tiene su propio plazo. Vacío: ${usual}.`,
		},
		RESELLER_HOLD_MINUTES: {
			label: "Minutos que se guardan las plazas de un revendedor",
			hint: ({ usual }) => `Si el revendedor no pide otro tiempo. Vacío: ${usual}.`,
		},
		RESELLER_HOLD_MOST_MINUTES: {
			label: "Retención máxima de un revendedor, en minutos",
			hint: ({ usual }) => `Por muchas veces que la alargue. Vacío: ${usual}.`,
		},
		CANCELLATION_WEATHER: { label: "Texto de la cláusula del tiempo" },
		REMINDER_TIME: {
			label: "Recordatorio el día anterior",
			hint: "Una hora como 18:00, u off.",
		},
		REVIEW_URL: {
			label: "Dónde te pueden valorar los clientes",
			hint: "Al día siguiente se les dan las gracias y se les envía ahí. Vacío: sin ese correo.",
		},
	},
	policyLine:
		"Horas antes de la salida y porcentaje que se devuelve, los dos a la baja: 48:100,24:50; o none. Detrás pueden ir «; no-show:5» y «; weather:» con tu texto.",
	picture: {
		present: "Lo que ven ahora los clientes",
		remove: "Quitarla",
	},
	legalPreview: {
		show: ({ label }) => `Vista previa: ${label}`,
		empty: "Todavía no hay texto.",
	},
	accent: {
		choose: "Elegir un color",
		preview: "Vista previa",
		light: "En una pantalla clara",
		dark: "En una pantalla oscura",
		button: "Reservar",
		use: ({ colour }) => `Usar ${colour}`,
	},
	errors: {
		picture: "Elige otra vez la imagen",
		colour: "Escribe un color como #0b5fa5",
		contrast: ({ colour, ratio, least, nearest }) =>
			`El texto blanco sobre ${colour} tiene un contraste de ${ratio} a 1, y para leerse necesita ${least} a 1. El color más cercano que lo cumple es ${nearest}.`,
		email: "Escribe un correo",
		language: "Elige un idioma de la lista",
		phone: "Escribe un teléfono de 6 a 15 cifras",
		link: "Escribe una dirección que empiece por https://",
		links: "Escribe una dirección por línea; cada una empieza por https://",
		sender: "Escríbelo así: Los Dragos <hello@dragos.example>",
		policy:
			"Cada tramo de la política de cancelación necesita horas y un porcentaje de 1 a 100, los dos menores que los del tramo de arriba; quien no se presenta no recibe más que el último tramo",
		time: "Escribe una hora como 18:00, u off",
		date: "Elige un día",
		wholeNumber: ({ least, most }) => `Escribe un número entero de ${least} a ${most}`,
	},
};

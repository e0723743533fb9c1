import type { privacyPolicy as english } from "../../en/legal/privacy-policy.ts";
import { plural } from "../../plural.ts";

const daysInWords = (days: number) => plural("es", days, { one: "un día", other: `${days} días` });

const monthsInWords = (months: number) =>
	plural("es", months, { one: "un mes", other: `${months} meses` });

export const privacyPolicy: typeof english = {
	description: "Qué guardamos de usted, para qué, cuánto tiempo y quién más lo ve.",
	who: {
		heading: "Quién cuida de sus datos",
		means: "Nosotros, y puede escribir a una persona.",
		text: ({ firm, email }) =>
			[
				firm && `El responsable es ${firm}.`,
				email && `Para cualquier pregunta sobre sus datos: <mail>${email}</mail>.`,
			]
				.filter(Boolean)
				.join(" "),
	},
	storedData: {
		heading: "Qué guardamos y cuánto tiempo",
		means: "Solo lo que necesitan la furgoneta, el guía y Hacienda.",
		noCardNumber: "El número de su tarjeta nunca llega a nosotros.",
		table: "Qué, para qué, cuánto tiempo",
		what: "Qué",
		why: "Para qué",
		long: "Cuánto tiempo",
		whyLabel: "Para qué:",
		longLabel: "Cuánto tiempo:",
		reason:
			"Necesitamos los datos de una reserva para cumplir nuestro contrato con usted, y la contabilidad porque la ley la exige. Sin un nombre y un correo electrónico no podemos reservar para usted; el teléfono y las notas son voluntarios.",
	},
	rows: {
		booking: {
			what: "Nombre, correo electrónico, excursión, personas, punto de recogida, su idioma",
			why: "para llevarle a la excursión y escribirle sobre ella",
			long: ({ months, unpaidDays }) =>
				`hasta ${monthsInWords(months)} después de la excursión; si nunca se pagó, ${daysInWords(unpaidDays)}`,
		},
		phone: {
			what: "Teléfono y notas, si los indica",
			why: "para el día de la excursión: una furgoneta que se retrasa, un asiento para un niño",
			long: ({ months, unpaidDays }) =>
				`hasta ${monthsInWords(months)} después de la excursión; si nunca se pagó, ${daysInWords(unpaidDays)}`,
		},
		answers: {
			what: "Lo que responde a las preguntas de una excursión, por usted y por quienes le acompañan",
			why: "para tener listo lo que necesita: una talla, una comida, su consentimiento",
			long: ({ months, unpaidDays }) =>
				`hasta ${monthsInWords(months)} después de la excursión; si nunca se pagó, ${daysInWords(unpaidDays)}`,
		},
		money: {
			what: "Importe, referencia del pago, devoluciones y cada cambio de la reserva",
			why: "contabilidad, devoluciones, preguntas posteriores",
			long: "con nuestra contabilidad, mientras la ley lo exija; pasado el plazo anterior, sin su nombre y sin nada de lo que usted escribió o nosotros escribimos sobre usted",
		},
		mails: {
			what: "Copias de nuestros correos a usted",
			why: "para saber qué le dijimos",
			long: ({ days }) =>
				`el texto, ${daysInWords(days)}; que le escribimos y cuándo, tanto como su nombre`,
		},
		messages: {
			what: "Mensajes de la página de contacto",
			why: "para responderle",
			long: ({ months }) =>
				`${monthsInWords(months)} después de nuestra respuesta; menos si usted lo pide`,
		},
		waitingList: {
			what: "Su puesto en una lista de espera: nombre, grupo, parada, correo o teléfono",
			why: "para ofrecerle plazas que queden libres",
			long: ({ months }) => `${monthsInWords(months)} después de que la lista termine para usted`,
		},
		handoff: {
			what: "Una elección que usted lleva de la pantalla de un hotel a su teléfono o a la recepción (sin nombre)",
			why: "para que la vea su teléfono, o quien reserve por usted",
			long: "algo más de un día",
		},
		address: {
			what: "Su dirección de red",
			why: "para frenar avalanchas de reservas y correos; el registro de los servidores",
			long: "un minuto; hecha ilegible, mientras se le guardan plazas sin pagar; en el registro, unos días",
		},
	},
	accounts: {
		what: "Cuentas del equipo y de los hoteles: nombre, correo electrónico, contraseña cifrada (hash) y cada inicio de sesión con dirección y navegador",
		why: "para iniciar sesión y ver quién más lo ha hecho",
		long: ({ days }) =>
			`hasta que se borra la cuenta; un inicio de sesión, ${daysInWords(days)} después de su último uso. Lo que el equipo hizo en una reserva lleva su nombre mientras se guarde la reserva`,
	},
	shared: {
		heading: "Quién más lo ve",
		means:
			"Su guía y su conductor, ese día. Las empresas que llevan el correo y el dinero. Nadie que haga publicidad.",
		team: "El guía y el conductor de su excursión: nombre, número de personas, punto de recogida, teléfono, notas y respuestas.",
		hotel:
			"Su hotel, si reservó en su pantalla o en su recepción, o si paga allí: esa reserva, con su nombre, correo electrónico y teléfono.",
		whatsApp:
			"WhatsApp, si le escribimos por ahí porque algo cambia ese día: su número de teléfono y ese mensaje.",
		payment: ({ provider }) =>
			`${provider}, donde usted paga: correo electrónico, importe, nombre de la excursión y su código. Lo que escribe allí, como el número de su tarjeta, solo lo recibe ${provider}.`,
		firms:
			"Estas empresas trabajan para nosotros con un contrato de tratamiento de datos, algunas en Estados Unidos con las cláusulas tipo de la Unión Europea:",
		firm: {
			stripe: "Stripe: pagos",
			resend: "Resend: envía nuestros correos",
			cloudflare: "Cloudflare: opera los servidores que le responden",
			cloudflareWithTurnstile:
				"Cloudflare: opera los servidores que le responden, y su control Turnstile distingue a las personas de los programas cuando alguien hace muchísimas reservas (solo entonces se ejecuta en su navegador)",
			turso: "Turso: guarda la base de datos",
		},
		signIn: ({ providers }) =>
			`Miembros del equipo que inician sesión con ${providers}: esa empresa nos indica el nombre y el correo electrónico, y sabe que han iniciado sesión.`,
		noAdvertising: "No vendemos datos, no mostramos publicidad y no enviamos boletines.",
	},
	cookies: {
		heading: "Cookies",
		means:
			"Ninguna para mirar. Unas pocas donde algo no funcionaría sin ellas. Sin aviso, porque no hay nada que preguntarle.",
		only: "Nuestras páginas ponen una cookie solo",
		handoff:
			"si abre con su teléfono el código de la pantalla de un hotel: «handover», para que nadie más pueda reservar con él, durante un día;",
		signIn: ({ prefix, days }) =>
			`si inicia sesión, como hacen el equipo y los hoteles: «${prefix}.session_token», «${prefix}.session_data» y «${prefix}.dont_remember», hasta ${daysInWords(days)} después de su última visita, una durante los diez minutos de un inicio de sesión en otra empresa o de un formulario que espera su contraseña, «${prefix}.two_factor» durante los diez minutos en que pedimos un código, «${prefix}.passkey» durante los cinco minutos en que pedimos una llave de acceso, «${prefix}.trust_device» durante 30 días si no desea que se lo pidamos de nuevo, y «${prefix}.device», con la que reconocemos su dispositivo y le avisamos de inicios de sesión en otros, durante 400 días;`,
		signInLanguage: ({ prefix }) =>
			`si elige un idioma donde el equipo inicia sesión: «${prefix}.language», para que no tenga que elegirlo otra vez, durante un año;`,
		held: "si reserva y aún no ha pagado: «held» y «seats_held», para que cualquier página pueda llevarle de vuelta a sus plazas, durante dos horas como máximo; lo que escribió y una clave aleatoria del formulario esperan en esa única pestaña de su navegador hasta que se paga la excursión o se cierra la pestaña;",
		flash: ({ prefix }) =>
			`después de un paso con una reserva suya: «${prefix}.flash», para que la página siguiente pueda decir cómo terminó, durante dos minutos;`,
		totem: "en las pantallas de los hoteles, para que sepamos de qué hotel se trata.",
		all: "Todas por su nombre, y cuándo terminan a más tardar",
		withBrowser: "con el navegador",
		declinedOffer:
			"Si cierra la propuesta de leer en otro idioma, su navegador lo recuerda y no se lo dice a nadie.",
		noOtherFirm:
			"No medimos a los visitantes, y ninguna otra empresa pone cookies ni carga nada en las páginas para clientes.",
		turnstileAlone:
			"No medimos a los visitantes. Otra empresa carga algo en una página para clientes: si alguien hace muchísimas reservas, el control de Cloudflare se ejecuta en la página de esa excursión y puede guardar en el navegador lo que necesite para ello.",
		otherSites:
			"La página de pago y el mapa del enlace de un bono son sitios de otras empresas, con sus propias reglas.",
	},
	rights: {
		heading: "Sus derechos",
		means:
			"Verlos, corregirlos, llevárselos, hacer que se borren. Escriba una línea: respondemos en el plazo de un mes.",
		text: "En la página de su reserva, en «Sus datos», puede llevarse una copia y borrar sus datos cuando la excursión haya terminado o esté cancelada. Puede pedir el acceso, la rectificación, la supresión, la limitación y una copia de sus datos, y oponerse a su uso. Lo que la ley nos obliga a guardar lo borramos cuando deja de exigirlo. Puede reclamar ante la autoridad de protección de datos del lugar donde vive.",
	},
};

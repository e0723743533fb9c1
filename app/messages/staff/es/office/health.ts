import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/health.ts";
import { counted } from "../counted.ts";

const some = (count: number) => (count >= 100 ? "100 o más" : String(count));

export const es: StaffTexts<typeof en> = {
	title: "Estado del servicio",
	lead: "Lo que funciona detrás de las pantallas, leído ahora mismo. Cada parte dice qué es normal y qué hacer cuando no lo es.",
	again: "Leerlo otra vez",
	allWell: "Todo funciona como debe.",
	needs: ({ bad, look }) => {
		const now = plural("es", bad, {
			one: `${bad} parte necesita atención ahora`,
			other: `${bad} partes necesitan atención ahora`,
		});
		if (bad === 0) return `Hoy conviene mirar ${counted(look, "parte", "partes")}.`;
		return look === 0 ? `${now}.` : `${now}, y hoy conviene mirar ${look}.`;
	},
	nothingYet:
		"Todavía no se ha ejecutado nada. El trabajo de fondo empieza en un minuto; vuelve a leer esta página entonces.",
	states: {
		well: "Bien",
		look: "Mirar hoy",
		bad: "Mirar ahora",
		new: "Nada todavía",
		off: "Sin configurar",
	},
	normal: ({ sentence }) => `Lo normal: ${sentence}`,
	ago: ({ age }) => `hace ${age}`,
	age: ({ milliseconds }) => {
		const seconds = Math.max(0, Math.round(milliseconds / 1000));
		if (seconds < 100) return counted(seconds, "segundo", "segundos");
		const minutes = Math.round(seconds / 60);
		if (minutes < 100) return counted(minutes, "minuto", "minutos");
		const hours = Math.round(minutes / 60);
		if (hours < 48) return counted(hours, "hora", "horas");
		return counted(Math.round(hours / 24), "día", "días");
	},
	cron: {
		title: "Trabajo de fondo",
		none: "Todavía no se ha ejecutado.",
		last: ({ ago }) => `Terminó ${ago}.`,
		failed: ({ steps }) => `Falló la última vez: ${steps}.`,
		normal: "termina cada minuto, con todos los pasos hechos.",
		todo: "Retenciones, correos, devoluciones y consultas esperan hasta que vuelva a funcionar. Avisa a tu técnico: se ha parado el temporizador o un paso de abajo.",
	},
	database: {
		title: "Base de datos",
		took: ({ milliseconds }) => `Respondió en ${milliseconds} ms.`,
		normal: "menos de 500 ms.",
		todo: "Los clientes esperan lo mismo que esta página. Si sigue así, avisa a tu técnico.",
	},
	waitingMails: {
		title: "Correos en espera",
		none: "Ninguno espera.",
		some: ({ count, age }) =>
			`${some(count)} ${plural("es", count, { one: "espera", other: "esperan" })}, el más antiguo desde hace ${age}.`,
		off: "No hay proveedor de correo configurado, así que los correos esperan.",
		normal: "ninguno espera más de diez minutos.",
		todo: "Los clientes aún no tienen bono. El proveedor puede estar caído (mira «Otros servicios») o rechazar nuestra clave: avisa a tu técnico.",
	},
	givenUpMails: {
		title: "Correos abandonados",
		none: "Ninguno en los últimos siete días.",
		some: ({ count, ago }) => `${some(count)} en los últimos siete días, el último escrito ${ago}.`,
		normal: "ninguno.",
		todo: "Los que rechazó el proveedor están en «Pendientes», donde se pueden enviar otra vez. Uno que habría llegado tarde no necesita nada.",
	},
	holds: {
		title: "Plazas retenidas de más",
		none: "Ninguna dura más de lo debido.",
		some: ({ count, age }) =>
			`${some(count)} ${plural("es", count, { one: "sigue", other: "siguen" })}, la más antigua desde hace ${age}.`,
		normal:
			"las plazas que no se pagan a tiempo quedan libres al momento, y su reserva termina en un minuto.",
		todo: "Las plazas están a la venta de todos modos. Mira «Trabajo de fondo».",
	},
	unanswered: {
		title: "Pagos que esperan a la pasarela",
		none: "Ninguno espera respuesta de la pasarela.",
		some: ({ count, age }) =>
			`${some(count)} ${plural("es", count, { one: "espera", other: "esperan" })}, el más antiguo desde hace ${age}.`,
		lastEvent: ({ ago }) => `El último aviso de la pasarela llegó ${ago}.`,
		noEvent: "Todavía no ha llegado ningún aviso de la pasarela.",
		normal:
			"ninguno durante más de diez minutos, y un aviso después de cada pago. Lo que no avisa se le pregunta cada minuto.",
		todo: "Mira Webhooks en el panel de la pasarela: lista los avisos que rechazamos o no recibimos.",
	},
	refunds: {
		title: "Devoluciones pendientes",
		none: "No hay ninguna pendiente.",
		some: ({ count, age }) =>
			`${some(count)} ${plural("es", count, { one: "pendiente", other: "pendientes" })}, la más antigua desde hace ${age}.`,
		held: ({ count }) =>
			plural("es", count, {
				one: `La pasarela rechazó ${count}, que te espera.`,
				other: `La pasarela rechazó ${count}, que te esperan.`,
			}),
		normal: "cada una se devuelve en unos minutos.",
		todo: "«Pendientes» nombra cada una y dice por qué la rechazó la pasarela.",
	},
	ledger: {
		title: "Libros comparados",
		none: "Todavía no se ha comparado ningún día.",
		last: ({ day, ago }) => `${day} se comparó ${ago}.`,
		late: "Desde entonces no se ha comparado ningún día.",
		differences: ({ count }) =>
			plural("es", count, {
				one: `${count} pago no coincide.`,
				other: `${some(count)} pagos no coinciden.`,
			}),
		normal: "una comparación cada día, sin diferencias.",
		todo: "Cada diferencia queda debajo de su día hasta que alguien la resuelva.",
		todoLate: "Avisa a tu técnico: el paso «Comparar los libros» de abajo no se ejecuta.",
	},
	outside: {
		title: "Otros servicios",
		none: "Ninguno ha fallado últimamente.",
		down: ({ services }) => `No responde: ${services}.`,
		since: ({ service, ago }) => `${service} (${ago})`,
		normal: "pagos y correo responden. Esta página sabe lo que ha visto su propio servidor.",
		todo: "Las llamadas se frenan veinte segundos y luego se prueba una. Mira la página de estado del propio servicio.",
	},
	alert: {
		subject: "Algo lleva una hora esperando",
		text: "Al menos una entrada de «Pendientes» lleva abierta más de una hora. Se envía un correo así al día como mucho.",
	},
	toAttention: "Pendientes",
	toLedgers: "Libros comparados",
	stepsTitle: "Para tu técnico: los pasos del trabajo de fondo",
	step: "Paso",
	lastRun: "Última vez",
	took: "Duró",
	outcome: "Resultado",
	milliseconds: ({ count }) => `${count} ms`,
	outcomes: { done: "Hecho", off: "Sin configurar", failed: "Fallido" },
	lastFailure: ({ ago }) => `último fallo ${ago}`,
	steps: {
		"expire holds": "Terminar retenciones",
		"offer freed seats": "Ofrecer plazas libres a quien espera",
		"end credits": "Terminar saldos caducados",
		"write departures": "Crear salidas por adelantado",
		"end attempts without a page": "Terminar pagos sin página",
		"ask about payments": "Preguntar a la pasarela por los pagos",
		"end weather choices": "Terminar las elecciones por el tiempo",
		"refund what is due": "Devolver lo pendiente",
		"end sessions": "Borrar sesiones terminadas",
		"forget devices": "Olvidar aparatos sin uso",
		"end verifications": "Borrar enlaces terminados",
		"end unconfirmed apps": "Borrar aplicaciones de autenticación sin confirmar",
		"end phone handoffs": "Borrar traspasos a teléfonos terminados",
		"end enrolments": "Borrar altas terminadas",
		"tell of refunds long due": "Avisar de devoluciones atrasadas",
		"compare ledgers": "Comparar los libros",
		"tell of what waits": "Avisar al operador de lo que espera",
		"remind and thank guests": "Recordar y dar las gracias a los clientes",
		"deliver mail": "Entregar el correo",
		"tell resellers": "Avisar a los revendedores",
		"forget test bookings": "Olvidar las reservas de claves de prueba a los 30 días",
		"end personal data": "Borrar datos personales al acabar su plazo",
	},
	elsewhere:
		"Cuántas peticiones fallan y cuáles son lentas está en el registro del servidor; docs/operations.md dice cómo consultarlo.",
};

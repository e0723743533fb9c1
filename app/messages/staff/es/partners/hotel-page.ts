import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/hotel-page.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	unnamed: "Hotel",
	allHotels: "Todos los hoteles",
	create: {
		title: "Hotel nuevo",
		create: "Crear",
		created: ({ name }) => `${name} está creado`,
	},
	saved: "El hotel está guardado",
	form: {
		house: "La casa",
		selling: "Venta",
		shortName: "Nombre corto",
		shortNameHint:
			"Está en la dirección del tótem y no cambia nunca: los-dragos. Vacío: se saca del nombre.",
		noPickupPoint: "Ninguno",
		notInUse: ({ title }) => `${title} (fuera de uso)`,
	},
	shortName: {
		tooShort: ({ least }) => `El nombre corto debe tener ${least} caracteres como mínimo`,
		tooLong: ({ most }) => `El nombre corto puede tener ${most} caracteres como máximo`,
		characters: "El nombre corto lleva minúsculas, cifras y guiones sueltos: los-dragos",
		reserved: "Este nombre corto lo usa la propia web",
		taken: "Ya hay un hotel con este nombre corto",
	},
	refused: {
		pickupPoint: "Este punto de recogida ya no existe",
		partner: "No hay ningún usuario con este correo y el rol de socio",
	},
	totems: {
		title: "Tótems",
		hint: "Pantallas del vestíbulo. Solo una dada de alta vende en nombre del hotel.",
		none: "Todavía no hay pantallas.",
		state: {
			live: "En marcha",
			silent: "En silencio",
			revoked: "De baja",
		},
		lastSeen: ({ at }) => `Última señal: ${at}`,
		byFigures: "Escribir el código de una pantalla",
		revoke: {
			revoke: "Dar de baja",
			consequence: "Deja de vender desde la próxima reserva.",
			confirm: ({ name }) => `Sí, dar de baja ${name}`,
			done: ({ id }) => `El tótem ${id} está de baja`,
		},
	},
	sales: {
		title: "Ventas",
		hint: "Reservas confirmadas, por el mes de la salida.",
		none: "En estos meses todavía no se ha vendido nada.",
		month: "Mes",
		bookings: "Reservas",
		seats: "Plazas",
		soldFor: "Vendido por",
		toCollect: "Por cobrar",
		collected: ({ sum, month }) => `Cobrado<detail>: ${sum} de ${month}</detail>`,
		isCollected: ({ month, sum, count }) =>
			`${month} está cobrado: ${sum} de ${counted(count, "reserva", "reservas")}.`,
		otherSum: ({ month, sum }) =>
			`No se ha marcado nada: ahora el hotel tiene que cobrar ${sum} de ${month}.`,
		nothingOpen: "De este mes ya no quedaba nada abierto",
		takeBack: "Deshacerlo",
		takenBack: "Deshecho: el hotel todavía tiene que cobrarlo",
	},
};

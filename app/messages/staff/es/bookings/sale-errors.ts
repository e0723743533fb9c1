import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/bookings/sale-errors.ts";

export const es: StaffTexts<typeof en> = {
	loadAgain: "Vuelve a cargar esta página",
	source: "Di cómo llegó el cliente",
	departure: "Elige una salida",
	childrenBelowNone: "Los niños no pueden ser menos de cero",
	babiesBelowNone: "Los bebés no pueden ser menos de cero",
	name: "Escribe un nombre al que llamar",
	pickup: "Elige dónde se recoge al cliente",
	agreed: "Escribe el precio acordado",
	agreedTooMuch: "Es demasiado",
	agreedTooLittle: ({ least }) =>
		`Un enlace de pago cobra ${least} como mínimo: que el cliente pague de otra forma`,
	payment: "Di cómo paga el cliente",
	noPhoneNorEmail:
		"Falta el teléfono o el correo: solo quien viene sin reserva previa o paga ahora en el mostrador no los necesita",
	linkNeedsEmail: "El enlace necesita un correo",
	hotel: "Elige el hotel que cobra",
	freeWhy: "Di por qué es gratis",
	whyLess: ({ money }) => `Di por qué son ${money} menos`,
	whyMore: ({ money }) => `Di por qué son ${money} más`,
	taken: "Escribe lo que has recibido",
	takenTooMuch: ({ money }) => `Son ${money} más que el precio`,
	takenTooLittle: ({ money }) =>
		`Son ${money} menos que el precio: indica que el resto llega después`,
	changed: {
		departure: "Esta salida acaba de cambiar. Mírala otra vez y vuelve a reservar.",
		notOnSale: "Esta excursión ya no está a la venta.",
		doesNotLeave: ({ title }) => `${title} no sale ese día.`,
		hasLeft: "Esta salida ya ha partido.",
		price: ({ price }) =>
			`Según la lista, este grupo paga ${price}. Mira el total y vuelve a reservar.`,
		seats: ({ left, capacity, over }) =>
			`Hay ${left} plazas libres de ${capacity}: sobran ${over}.`,
		notEmpty: ({ seats }) =>
			plural("es", seats, {
				one: "1 plaza de esta salida está ocupada, así que no puede ser privada.",
				other: `${seats} plazas de esta salida están ocupadas, así que no puede ser privada.`,
			}),
		extraLeft: ({ title, left }) =>
			left === 0
				? `${title}: no queda ninguno para esta salida.`
				: `${title}: solo ${left === 1 ? "queda 1" : `quedan ${left}`} para esta salida.`,
		onlyWhole: "Esta salida solo se vende entera: marca «privada».",
		outOfLimits: ({ price, least, most }) =>
			`Según la lista, este grupo paga ${price}. Una reserva cuesta ${least} como mínimo y ${most} como máximo, así que no se puede vender aquí.`,
		nobodyTakesCash:
			"En esta salida nadie puede cobrar en efectivo. Elige otra forma de pago, o haz que su guía sea «guía que cobra en efectivo» en la página del usuario.",
		moreOver: ({ over, overShown }) =>
			`Alguien se ha adelantado: ya sobran ${over} personas, no ${overShown}. Míralo otra vez, y reserva de nuevo si también está bien.`,
		whyOverbook: ({ over }) => `Hay ${over} más de las que caben: di por qué haces sobreventa`,
	},
};

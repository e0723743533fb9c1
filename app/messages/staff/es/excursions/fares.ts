import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/fares.ts";

export const es: StaffTexts<typeof en> = {
	title: "Tarifas",
	list: {
		title: "Quién paga otro precio",
		hint: "Residentes, mayores, estudiantes. Las reservas conservan las tarifas a las que se vendieron.",
		none: "Todavía no hay tarifas.",
		percentOff: ({ percent, guests }) => `${percent} % menos que los ${guests}`,
		price: ({ price, guests }) => `${price} en todas las salidas, cuenta entre los ${guests}`,
		adults: "adultos",
		children: "niños",
		bebe: "bebés",
		fromAge: ({ age }) => `desde ${age} años`,
		toAge: ({ age }) => `hasta ${age} años`,
		proof: ({ proof }) => `Enseña ese día: ${proof}`,
	},
	form: {
		proof: "Qué enseña el cliente ese día",
		proofHint: "Por ejemplo: DNI o certificado de residencia. Vacío: nada.",
		countsAs: "Cuenta entre los",
		countsAsHint: "Ocupa plaza como uno de ellos. No se puede cambiar una vez creada la tarifa.",
		adults: "Adultos",
		children: "Niños",
		bebe: "Bebés",
		percentOff: "Porcentaje menos de lo que pagan",
		price: ({ currency }) => `O un precio propio, ${currency}`,
		priceHint: "El mismo en todas las salidas, salvo que una regla de precio nombre la tarifa.",
		fromAge: "Edad desde",
		toAge: "Edad hasta",
		ageHint: "Vacío: cualquier edad.",
	},
	errors: {
		countsAs: "Elige entre quiénes cuenta",
		age: "Escribe un número entero hasta 99, o nada",
		ages: "La última edad es menor que la primera",
		percentOff: "Escribe un número entero de 1 a 100, o nada",
		price: "Escribe un precio hasta 10000, como 48 o 48,50, o nada",
		onePrice: "Da un porcentaje o un precio propio, uno de los dos",
		staysSo: "Entre quiénes cuenta una tarifa no cambia: retira esta y añade otra",
	},
};

import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/reconciliation.ts";

export const es: StaffTexts<typeof en> = {
	lead: "Cada uno de los tres últimos días se compara con el libro de la pasarela, y otra vez doce horas después. Los pagos no comunicados se anotan solos; las diferencias quedan debajo de su día hasta que alguien las resuelva.",
	none: "Todavía no se ha comparado ningún día.",
	day: ({ date, gateway }) => `${date}, ${gateway}`,
	gateways: { stripe: "Stripe", sandbox: "las pruebas", hotel: "hoteles" },
	compared: ({ moment }) => `Comparado ${moment}`,
	notCompared: "Sin comparar todavía",
	figures: {
		received: "Recibido",
		wentBack: "Devuelto",
		payments: "Pagos",
		corrected: "Corregidos",
		differences: "Diferencias",
	},
	others: ({ count, sum }) =>
		plural("es", count, {
			one: `Además, ${count} pago que no se pidió aquí, ${sum}.`,
			other: `Además, ${count} pagos que no se pidieron aquí, ${sum}.`,
		}),
	open: "Abierta",
	settled: "Resuelta",
};

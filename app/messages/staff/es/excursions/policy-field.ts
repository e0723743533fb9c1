import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/policy-field.ts";

export const es: StaffTexts<typeof en> = {
	hasOwn: "Esta excursión tiene su propia política de cancelación",
	operators: "Vale la política del operador. Lo reservado conserva la política de su día.",
	hours: "Horas antes de la salida",
	percent: "Porcentaje que se devuelve",
	remove: "Quitar",
	removeStep: ({ place }) => `Quitar el tramo ${place}`,
	add: "Añadir un tramo",
	noShow: "Porcentaje si no se presenta",
	hasWeather: "Con cláusula del tiempo",
	wrong:
		"Cada tramo necesita horas y un porcentaje de 1 a 100, los dos menores que los del tramo de arriba. Quien no se presenta no recibe más que el último tramo.",
	preview: ({ sentences }) => `Los clientes leerán: ${sentences}`,
};

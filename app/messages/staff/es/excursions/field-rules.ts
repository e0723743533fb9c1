import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/field-rules.ts";

export const es: StaffTexts<typeof en> = {
	notTime: ({ what }) => `${what}: escribe una hora como 04:30`,
	notDate: ({ what }) => `${what}: escribe una fecha`,
	notPercent: ({ what }) =>
		`${what}: escribe un porcentaje, 100 como máximo, con dos decimales como mucho`,
	notPolicy:
		"Los tramos de la política de cancelación deben bajar: horas y porcentajes (de 1 a 100) menores que los de arriba, y quien no se presenta no recibe más que el último tramo",
	notOffered: ({ what }) => `${what}: elige una respuesta de la lista`,
	notNumber: ({ what }) => `${what}: escribe un número`,
	notNumberNorFree: ({ what }) => `${what}: escribe un número, 0 si es gratis`,
	notWhole: ({ what }) => `${what}: escribe un número entero`,
	tooLow: ({ what, least }) => `${what}: ${least} como mínimo`,
	tooHigh: ({ what, most }) => `${what}: ${most} como máximo`,
	outside: ({ what, least, most }) => `${what}: entre ${least} y ${most}`,
	negative: ({ what }) => `${what}: no puede ser negativo`,
	notPositive: ({ what }) => `${what}: debe ser positivo`,
	notAboveZero: ({ what }) => `${what}: debe ser más de 0`,
	tooManyDecimals: ({ what }) => `${what}: dos decimales como máximo`,
	tooShort: ({ what, least }) => `${what}: ${least} caracteres como mínimo`,
	undecided: ({ what }) => `${what}: falta sí o no`,
	notUuid: ({ what }) => `${what}: debe ser un UUID`,
};

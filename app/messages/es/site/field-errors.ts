import type { fieldErrors as english } from "../../en/site/field-errors.ts";
import { plural } from "../../plural.ts";

export const fieldErrors: typeof english = {
	fields: {
		name: "Nombre",
		email: "Correo electrónico",
		phone: "Teléfono",
		comments: "Mensaje",
		message: "El mensaje",
	},
	text: {
		missing: ({ what }) => `${what}: falta este dato`,
		notText: ({ what }) => `${what}: solo se admite texto`,
		tooLong: ({ what, most }) => `${what}: ${most} caracteres como máximo`,
		tooShort: ({ what, least }) =>
			plural("es", least, {
				one: `${what}: al menos 1 carácter`,
				other: `${what}: al menos ${least} caracteres`,
			}),
		unusable: ({ what }) => `${what}: contiene caracteres no admitidos`,
		nothingToRead: ({ what }) => `${what}: no contiene nada legible`,
		noLetters: ({ what }) => `${what}: escriba letras`,
	},
	missing: "Falta este dato",
	unusable: "Este dato no se admite aquí",
	name: "Escriba su nombre",
	message: "Escriba su mensaje",
	fullName: "Escriba su nombre y apellidos",
	email: "Escriba su correo electrónico",
	emailLike: "Escriba un correo electrónico como ida@example.com",
	emailAgain: "Escriba otra vez su correo electrónico",
	emailsDiffer: "Los correos electrónicos no coinciden",
	phoneLike: "Escriba un teléfono como +34 600 123 456",
	wholeNumber: "Escriba un número entero",
	tooManyPeople: "Son más personas de las que podemos llevar",
	oneAdult: "Debe venir al menos un adulto",
	childrenNegative: "El número de niños no puede ser negativo",
	babiesNegative: "El número de bebés no puede ser negativo",
	priceNumber: "El precio debe ser un número",
	priceLeast: ({ least }) => `El precio debe ser al menos ${least}`,
	priceMost: ({ most }) => `El precio debe ser como máximo ${most}`,
	priceDecimals: "El precio debe tener dos decimales como máximo",
	day: "Elija el día de su excursión",
	start: "Elija la hora de salida",
	pickup: "Elija dónde le recogemos",
	pickupUnknown: "Elija dónde le recogemos",
};

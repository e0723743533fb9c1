import type { access as english } from "../../en/site/access.ts";

export const access: typeof english = {
	heading: "Quién puede venir",
	wheelchair: {
		yes: "Accesible en silla de ruedas, sin bajarse de ella",
		folding: "Se puede venir con una silla de ruedas plegable si la persona puede dar unos pasos",
		no: "No es posible con silla de ruedas",
	},
	pram: {
		yes: "Se puede venir con un carrito de bebé",
		folding: "Se puede venir con un carrito plegable",
		no: "No es posible con carrito de bebé",
	},
	pregnancy: {
		yes: "Apto durante el embarazo",
		ask: "En caso de embarazo, consúltenos antes de reservar",
		no: "No apto durante el embarazo",
	},
	swimming: {
		needless: "No hace falta saber nadar",
		needed: "Es necesario saber nadar",
	},
	height: ({ cm }: { cm: number }) => `Estatura mínima: ${cm} cm`,
	weight: ({ kg }: { kg: number }) => `Peso máximo por persona: ${kg} kg`,
};

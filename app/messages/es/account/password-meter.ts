import type { passwordMeter as english } from "../../en/account/password-meter.ts";

export const passwordMeter: typeof english = {
	levels: {
		0: "No es posible.",
		1: "Fácil de adivinar.",
		2: "Aceptable.",
		3: "Difícil de adivinar.",
	},
	advice: {
		short: "Es demasiado corta.",
		name: "Contiene un nombre: el suyo, el de su buzón o el nuestro.",
		repeats: "Se repite, y eso se prueba pronto.",
		row: "Sigue una fila del teclado o cuenta, y eso se prueba pronto.",
		word: "Una sola palabra, incluso con un número al final, es lo primero que se prueba. Junte unas cuantas palabras que no tengan nada que ver entre sí.",
		longer: "Con una palabra más es mucho más difícil.",
		good: "Úsela solo aquí.",
	},
};

import type { errors as english } from "../../en/site/errors.ts";

export const errors: typeof english = {
	notFound: {
		title: "Página no encontrada",
		lead: "Lo sentimos, no hemos encontrado la página que busca.",
		goHome: "Volver al inicio",
	},
	broken: {
		title: "¡Algo ha salido mal!",
		lead: "El fallo es nuestro, no suyo. Inténtelo otra vez, por favor. Si vuelve a ocurrir, díganoslo y reservamos por usted.",
		unknown: "No se ha podido mostrar la página.",
	},
	tryAgain: "Intentar de nuevo",
	number: "Si nos llama o nos escribe, díganos este número:",
	showError: "Mostrar el error",
	hideError: "Ocultar el error",
};

import type { passwordMeter as english } from "../../en/account/password-meter.ts";

export const passwordMeter: typeof english = {
	levels: {
		0: "Impossible.",
		1: "Facile à deviner.",
		2: "Moyen.",
		3: "Difficile à deviner.",
	},
	advice: {
		short: "Il est trop court.",
		name: "Il contient un nom : le vôtre, celui de votre adresse ou le nôtre.",
		repeats: "Il se répète, ce qui est essayé très tôt.",
		row: "Il suit une rangée de touches ou compte, ce qui est essayé très tôt.",
		word: "Un seul mot, même suivi d’un chiffre, est essayé en premier. Assemblez quelques mots qui n’ont rien à voir entre eux.",
		longer: "Un mot de plus le rend bien plus difficile.",
		good: "Ne l’utilisez qu’ici.",
	},
};

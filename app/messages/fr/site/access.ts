import type { access as english } from "../../en/site/access.ts";

export const access: typeof english = {
	heading: "Qui peut venir",
	wheelchair: {
		yes: "Accessible en fauteuil roulant, sans en descendre",
		folding: "Possible avec un fauteuil roulant pliant, si la personne peut faire quelques pas",
		no: "Impossible en fauteuil roulant",
	},
	pram: {
		yes: "Une poussette peut venir",
		folding: "Une poussette pliante peut venir",
		no: "Impossible avec une poussette",
	},
	pregnancy: {
		yes: "Possible pendant la grossesse",
		ask: "En cas de grossesse, veuillez nous consulter avant de réserver",
		no: "Déconseillé pendant la grossesse",
	},
	swimming: {
		needless: "Il n’est pas nécessaire de savoir nager",
		needed: "Il faut savoir nager",
	},
	height: ({ cm }: { cm: number }) => `Taille minimale : ${cm} cm`,
	weight: ({ kg }: { kg: number }) => `Poids maximal par personne : ${kg} kg`,
};

import type { errors as english } from "../../en/site/errors.ts";

export const errors: typeof english = {
	notFound: {
		title: "Page introuvable",
		lead: "Désolés, nous n’avons pas trouvé la page que vous cherchez.",
		goHome: "Retour à l’accueil",
	},
	broken: {
		title: "Un problème est survenu !",
		lead: "Le problème vient de nous, pas de vous. Merci de réessayer. S’il se reproduit, dites-le-nous : nous réserverons pour vous.",
		unknown: "La page n’a pas pu être affichée.",
	},
	tryAgain: "Réessayer",
	number: "Si vous nous appelez ou nous écrivez, indiquez-nous ce numéro :",
	showError: "Afficher l’erreur",
	hideError: "Masquer l’erreur",
};

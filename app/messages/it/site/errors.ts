import type { errors as english } from "../../en/site/errors.ts";

export const errors: typeof english = {
	notFound: {
		title: "Pagina non trovata",
		lead: "Ci dispiace, non abbiamo trovato la pagina che cerca.",
		goHome: "Torna alla home",
	},
	broken: {
		title: "Qualcosa è andato storto!",
		lead: "È colpa nostra, non sua. Riprovi, per favore. Se succede di nuovo, ce lo dica e prenotiamo noi per lei.",
		unknown: "Non è stato possibile mostrare la pagina.",
	},
	tryAgain: "Riprova",
	number: "Se ci chiama o ci scrive, ci indichi questo numero:",
	showError: "Mostra l’errore",
	hideError: "Nascondi l’errore",
};

import type { passwordMeter as english } from "../../en/account/password-meter.ts";

export const passwordMeter: typeof english = {
	levels: {
		0: "Non è possibile.",
		1: "Facile da indovinare.",
		2: "Discreta.",
		3: "Difficile da indovinare.",
	},
	advice: {
		short: "È troppo corta.",
		name: "Contiene un nome: il suo, quello della sua casella o il nostro.",
		repeats: "Si ripete, ed è tra le prime cose che si provano.",
		row: "Segue una fila di tasti o conta, ed è tra le prime cose che si provano.",
		word: "Una sola parola, anche con un numero alla fine, è la prima cosa che si prova. Metta insieme alcune parole che non c’entrano l’una con l’altra.",
		longer: "Con una parola in più è molto più difficile.",
		good: "La usi solo qui.",
	},
};

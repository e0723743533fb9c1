import type { questions as english } from "../../en/booking/questions.ts";
import { plural } from "../../plural.ts";

export const questions: typeof english = {
	pageTitle: "Domande sulla sua escursione",
	legend: "Per la sua escursione",
	title: ({ name }) => `Che cosa ci serve sapere, ${name}`,
	lead: ({ until }) =>
		`Può rispondere e cambiare le risposte fino a ${until}. Ciò che non sa ancora può restare vuoto.`,
	forAll: "Per tutti voi",
	guest: {
		adults: ({ number }) => `Adulto ${number}`,
		children: ({ number }) => `Bambino ${number}`,
		bebe: ({ number }) => `Neonato ${number}`,
	},
	optional: "(facoltativo)",
	choose: "Scelga una risposta",
	yes: "Sì",
	no: "No",
	agreedEarlier: "Ha accettato una versione precedente di questo testo, e resta valida.",
	save: "Salva le risposte",
	saved: "Le sue risposte sono salvate.",
	unsent: { once: "Le sue risposte si salvano una volta sola." },
	missing: ({ count }) =>
		plural("it", count, {
			one: "Manca ancora una risposta.",
			other: `Mancano ancora ${count} risposte.`,
		}),
	missingWhy: "Ci servono per preparare ciò di cui ha bisogno.",
	answer: "Rispondi ora",
	look: "Le sue risposte",
	tooLate: "È troppo tardi per cambiare le risposte qui",
	wasPossibleUntil: ({ until }) => `Era possibile fino a ${until}.`,
	changedMeanwhile:
		"Nello stesso momento qualcuno ha cambiato questa prenotazione o le sue domande. Guardi le risposte e salvi di nuovo.",
	notSaved: "Non è ancora salvato nulla: guardi ciò che è segnato.",
	errors: {
		missing: ({ title }) => `Risponda, per favore: ${title}`,
		agree: ({ title }) => `Spunti, per favore: ${title}`,
		choose: ({ title }) => `Scelga una delle risposte: ${title}`,
		number: ({ title }) => `Scriva un numero: ${title}`,
		textChanged: ({ title }) =>
			`Questo testo è appena cambiato. Lo rilegga e lo spunti, per favore: ${title}`,
	},
};

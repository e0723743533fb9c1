import type { questions as english } from "../../en/booking/questions.ts";
import { plural } from "../../plural.ts";

export const questions: typeof english = {
	pageTitle: "Questions sur votre excursion",
	legend: "Pour votre excursion",
	title: ({ name }) => `Ce que nous devons savoir, ${name}`,
	lead: ({ until }) =>
		`Vous pouvez répondre et changer vos réponses jusqu’au ${until}. Ce que vous ne savez pas encore peut rester vide.`,
	forAll: "Pour vous tous",
	guest: {
		adults: ({ number }) => `Adulte ${number}`,
		children: ({ number }) => `Enfant ${number}`,
		bebe: ({ number }) => `Bébé ${number}`,
	},
	optional: "(facultatif)",
	choose: "Veuillez choisir",
	yes: "Oui",
	no: "Non",
	agreedEarlier: "Vous avez accepté une version antérieure de ce texte, et cela reste valable.",
	save: "Enregistrer les réponses",
	saved: "Vos réponses sont enregistrées.",
	unsent: { once: "Vos réponses ne sont enregistrées qu’une fois." },
	missing: ({ count }) =>
		plural("fr", count, {
			one: "Il manque encore une réponse.",
			other: `Il manque encore ${count} réponses.`,
		}),
	missingWhy: "Nous en avons besoin pour préparer ce qu’il vous faut.",
	answer: "Répondre maintenant",
	look: "Vos réponses",
	tooLate: "Il est trop tard pour changer les réponses ici",
	wasPossibleUntil: ({ until }) => `C’était possible jusqu’au ${until}.`,
	changedMeanwhile:
		"Au même moment, quelqu’un a modifié cette réservation ou ses questions. Veuillez regarder vos réponses et enregistrer encore une fois.",
	notSaved: "Rien n’est encore enregistré : veuillez regarder ce qui est marqué.",
	errors: {
		missing: ({ title }) => `Veuillez répondre : ${title}`,
		agree: ({ title }) => `Veuillez cocher : ${title}`,
		choose: ({ title }) => `Veuillez choisir une des réponses : ${title}`,
		number: ({ title }) => `Veuillez saisir un nombre : ${title}`,
		textChanged: ({ title }) =>
			`Ce texte vient de changer. Veuillez le relire et le cocher : ${title}`,
	},
};

import type { weather as english } from "../../en/guest/weather.ts";

export const weather: typeof english = {
	pageTitle: "La météo et votre excursion",
	title: () => "La météo ne nous laisse pas partir.",
	lead: ({ date }) =>
		`Nous sommes désolés : votre excursion du ${date} ne peut pas partir en sécurité. Rien n’est perdu, et c’est vous qui décidez de la suite.`,
	until: ({ until }) =>
		`Choisissez jusqu’au ${until}. Ensuite, tout votre argent vous est remboursé d’office.`,
	taken: ({ day, until }) =>
		`Vous avez choisi ${day}, et vos places sont réservées. Jusqu’au ${until}, vous pouvez encore changer d’avis.`,
	instead: ({ date }) =>
		`Vous avez choisi ce départ, car la météo a empêché celui du ${date}. <change>Changer d’avis</change>`,
	legend: "Qu’est-ce qui vous convient ?",
	departures: "Un autre départ",
	departuresHint: "Au prix que vous aviez. Vos places sont réservées dès que vous confirmez.",
	ready: ({ time, stop }) => `Soyez prêts à ${time}, ${stop}`,
	noDepartures: "Pour le moment, aucun autre départ n’a de place pour vous tous.",
	money: "Mon remboursement",
	credit: ({ sum }) => `Un avoir pour une autre excursion : ${sum}`,
	creditHint: "Vous recevez un code par e-mail, à utiliser pour votre prochaine réservation.",
	confirm: "Confirmer mon choix",
	keep: "Garder ce départ",
	final:
		"Un remboursement part tout de suite. Un départ peut encore être changé jusqu’à l’heure indiquée.",
	tooLate: "Le délai pour choisir est passé",
	tooLateText:
		"Tout votre argent vous est remboursé dans les prochaines minutes, et un e-mail vous le confirme.",
	problems: {
		missing: "Choisissez l’une de ces possibilités, s’il vous plaît.",
		notPossible:
			"Les places de ce départ viennent d’être prises. Choisissez-en un autre, s’il vous plaît.",
		noCredit:
			"Un avoir n’est pas possible pour cette réservation. Choisissez autre chose, s’il vous plaît.",
		tooLate: "Le délai pour choisir est passé.",
		changedMeanwhile: "La réservation a changé au même moment. Voici où elle en est.",
	},
};

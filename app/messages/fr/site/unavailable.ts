import type { unavailable as english } from "../../en/site/unavailable.ts";

export const unavailable: typeof english = {
	title: "De retour dans quelques minutes",
	heading: "Cette page sera là dans quelques minutes",
	lead: "Notre système de réservation ne répond pas pour le moment. Nous ne pouvons donc afficher ni dates, ni prix, ni places libres. Vos réservations sont bien conservées.",
	call: ({ phone }) =>
		phone &&
		`Pour réserver tout de suite ou poser une question, appelez le <phone>${phone}</phone>.`,
	callOrLook: ({ phone }) =>
		`${phone && `Pour réserver tout de suite ou poser une question, appelez le <phone>${phone}</phone>. `}Consultez <list>les excursions dans leur dernier état connu</list>.`,
	notInTime: ({ request }) => `Les excursions n’ont pas pu être lues à temps. Requête ${request}.`,
	stale: {
		about: "À propos de cette page",
		madeToday: ({ time }) =>
			`Vous voyez cette page telle qu’elle était à <time>${time}</time>, heure de l’île.`,
		madeBefore: ({ date, time }) =>
			`Vous voyez cette page telle qu’elle était le ${date} à <time>${time}</time>, heure de l’île.`,
		lead: ({ phone }) =>
			`Notre système de réservation ne répond pas pour le moment : vous ne pouvez pas réserver ici pendant quelques minutes. Vos réservations sont bien conservées.${phone && ` Pour réserver tout de suite, appelez le <phone>${phone}</phone>.`}`,
	},
};

import type { unavailable as english } from "../../en/site/unavailable.ts";

export const unavailable: typeof english = {
	title: "Torniamo tra qualche minuto",
	heading: "Questa pagina deve aspettare qualche minuto",
	lead: "Il nostro sistema di prenotazione al momento non risponde, quindi non possiamo mostrare date, prezzi e posti liberi. Le sue prenotazioni sono al sicuro.",
	call: ({ phone }) =>
		phone && `Per prenotare subito, o per una domanda, chiami il numero <phone>${phone}</phone>.`,
	callOrLook: ({ phone }) =>
		`${phone && `Per prenotare subito, o per una domanda, chiami il numero <phone>${phone}</phone>. `}Guardi <list>le escursioni come le abbiamo viste l’ultima volta</list>.`,
	notInTime: ({ request }) =>
		`Non è stato possibile leggere le escursioni in tempo. Richiesta ${request}.`,
	stale: {
		about: "Informazioni su questa pagina",
		madeToday: ({ time }) =>
			`Vede questa pagina com’era alle ore <time>${time}</time>, ora dell’isola.`,
		madeBefore: ({ date, time }) =>
			`Vede questa pagina com’era ${date} alle ore <time>${time}</time>, ora dell’isola.`,
		lead: ({ phone }) =>
			`Il nostro sistema di prenotazione al momento non risponde, quindi per qualche minuto non può prenotare qui. Le sue prenotazioni sono al sicuro.${phone && ` Per prenotare subito, chiami il numero <phone>${phone}</phone>.`}`,
	},
};

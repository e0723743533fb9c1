import type { cancellation as english } from "../../en/guest/cancellation.ts";
import { hoursOf, shareOf } from "./refund-share.ts";

export const cancellation: typeof english = {
	never: "Se cancella la prenotazione, l’importo non viene rimborsato.",
	short: {
		free: ({ hours }) => `Cancellazione gratuita fino a ${hoursOf(hours)} prima dell’inizio`,
		part: ({ hours, percent }) =>
			`Se cancella fino a ${hoursOf(hours)} prima dell’inizio, le rimborsiamo ${shareOf(percent)}`,
		later: ({ hours, percent }) =>
			`fino a ${hoursOf(hours)} prima le rimborsiamo ${shareOf(percent)}`,
	},
	long: {
		first: ({ hours, percent }) =>
			`Fino a ${hoursOf(hours)} prima dell’inizio le rimborsiamo ${shareOf(percent)}`,
		later: ({ hours, percent }) => `fino a ${hoursOf(hours)} prima ${shareOf(percent)}`,
		afterwards: "Dopo non è previsto alcun rimborso.",
	},
	noShow: ({ percent }) => `A chi non si presenta rimborsiamo ${shareOf(percent)}.`,
	weather:
		"Se il maltempo impedisce la gita, lei sceglie un altro giorno o riceve il rimborso completo.",
	timeline: {
		heading: "Quanto le viene rimborsato, e fino a quando",
		itIsNow: ({ now }) => `Adesso è ${now}.`,
		until: ({ until }) => `fino a ${until}`,
		afterwards: "dopo",
		now: "adesso",
		share: ({ percent }) => shareOf(percent),
		shareNow: ({ percent }) => `${shareOf(percent)}, se cancella adesso`,
		nothing: "nessun rimborso",
	},
};

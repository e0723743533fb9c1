import type { refundPromise as english } from "../../en/guest/refund-promise.ts";
import { hoursOf, shareOf } from "./refund-share.ts";

export const refundPromise: typeof english = {
	islandTime: ({ at }) => `${at} (ora dell’isola)`,
	laterTime: ({ at }) => at,
	all: ({ until }) => `Cancellazione gratuita fino a ${until}`,
	part: ({ until, percent }) => `Le rimborsiamo ${shareOf(percent)} se cancella entro ${until}`,
	further: ({ until, percent }) => `${shareOf(percent)} entro ${until}`,
	afterwards: "Dopo non è previsto alcun rimborso.",
	none: "Non rimborsabile",
	never: "Quanto paga per questa escursione non viene rimborsato.",
	leavesSoon: ({ hours }) => `Questa escursione parte tra meno di ${hoursOf(hours)}.`,
	hasLeft: "Questa escursione è già partita.",
};

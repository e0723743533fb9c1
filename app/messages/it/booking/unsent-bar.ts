import type { unsentBar as en } from "../../en/booking/unsent-bar.ts";

export const unsentBar: typeof en = {
	notSent: "Non inviato. Nulla è prenotato.",
	lost: "La connessione si è interrotta.",
	pressAgain: "Prema per riprovare.",
	weTryAgain: "Riproviamo quando torna la rete.",
	show: "Mostra",
};

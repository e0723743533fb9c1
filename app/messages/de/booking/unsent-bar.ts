import type { unsentBar as en } from "../../en/booking/unsent-bar.ts";

export const unsentBar: typeof en = {
	notSent: "Nicht gesendet. Nichts ist gebucht.",
	lost: "Die Verbindung ist weg.",
	pressAgain: "Tippen Sie für einen neuen Versuch.",
	weTryAgain: "Wir versuchen es wieder, sobald das Netz da ist.",
	show: "Anzeigen",
};

import type { unsentBar as en } from "../../en/booking/unsent-bar.ts";

export const unsentBar: typeof en = {
	notSent: "Non envoyé. Rien n’est réservé.",
	lost: "La connexion a été perdue.",
	pressAgain: "Appuyez pour réessayer.",
	weTryAgain: "Nous réessaierons dès que le réseau sera revenu.",
	show: "Voir",
};

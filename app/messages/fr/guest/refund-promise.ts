import type { refundPromise as english } from "../../en/guest/refund-promise.ts";
import { hoursOf, shareOf } from "./refund-share.ts";

export const refundPromise: typeof english = {
	islandTime: ({ at }) => `${at} (heure de l’île)`,
	laterTime: ({ at }) => at,
	all: ({ until }) => `Annulation gratuite jusqu’au ${until}`,
	part: ({ until, percent }) =>
		`Remboursement de ${shareOf(percent)} si vous annulez jusqu’au ${until}`,
	further: ({ until, percent }) => `de ${shareOf(percent)} jusqu’au ${until}`,
	afterwards: "Ensuite, il n’y a plus de remboursement.",
	none: "Non remboursable",
	never: "Ce que vous payez pour cette excursion n’est pas remboursé.",
	leavesSoon: ({ hours }) => `Cette excursion part dans moins de ${hoursOf(hours)}.`,
	hasLeft: "Cette excursion est déjà partie.",
};

import type { cancellation as english } from "../../en/guest/cancellation.ts";
import { hoursOf, shareOf } from "./refund-share.ts";

export const cancellation: typeof english = {
	never: "Une réservation que vous annulez n’est pas remboursée.",
	short: {
		free: ({ hours }) => `Annulation gratuite jusqu’à ${hoursOf(hours)} avant le début`,
		part: ({ hours, percent }) =>
			`Remboursement de ${shareOf(percent)} si vous annulez jusqu’à ${hoursOf(hours)} avant le début`,
		later: ({ hours, percent }) =>
			`remboursement de ${shareOf(percent)} jusqu’à ${hoursOf(hours)} avant`,
	},
	long: {
		first: ({ hours, percent }) =>
			`Jusqu’à ${hoursOf(hours)} avant le début, nous vous remboursons ${shareOf(percent)}`,
		later: ({ hours, percent }) => `${shareOf(percent)} jusqu’à ${hoursOf(hours)} avant`,
		afterwards: "Ensuite, il n’y a plus de remboursement.",
	},
	noShow: ({ percent }) => `Si vous ne venez pas, nous vous remboursons ${shareOf(percent)}.`,
	weather:
		"Si la météo empêche la sortie, vous choisissez un autre jour ou êtes remboursé en totalité.",
	timeline: {
		heading: "Ce qui vous est remboursé, et jusqu’à quand",
		itIsNow: ({ now }) => `Nous sommes le ${now}.`,
		until: ({ until }) => `jusqu’au ${until}`,
		afterwards: "ensuite",
		now: "maintenant",
		share: ({ percent }) => shareOf(percent),
		shareNow: ({ percent }) => `${shareOf(percent)}, si vous annulez maintenant`,
		nothing: "aucun remboursement",
	},
};

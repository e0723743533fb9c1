import type { refundPromise as english } from "../../en/guest/refund-promise.ts";
import { hoursOf, shareOf } from "./refund-share.ts";

export const refundPromise: typeof english = {
	islandTime: ({ at }) => `${at} (hora de la isla)`,
	laterTime: ({ at }) => at,
	all: ({ until }) => `Cancelación gratuita hasta el ${until}`,
	part: ({ until, percent }) => `Se devuelve ${shareOf(percent)} si cancela hasta el ${until}`,
	further: ({ until, percent }) => `${shareOf(percent)} hasta el ${until}`,
	afterwards: "Después no se devuelve nada.",
	none: "Sin devolución",
	never: "Lo que paga por esta excursión no se devuelve.",
	leavesSoon: ({ hours }) => `Esta excursión sale en menos de ${hoursOf(hours)}.`,
	hasLeft: "Esta excursión ya ha salido.",
};

import type { codes as english } from "../../en/booking/codes.ts";

export const codes: typeof english = {
	unknown: "Nous ne connaissons pas ce code. Vérifiez comment il est écrit.",
	ended: "Ce code n’est plus valable.",
	usedUp: "Ce code est épuisé.",
	usedByYou: "Vous avez déjà réservé avec ce code ; il vaut pour une seule réservation.",
	otherTrip: "Ce code ne vaut pas pour cette excursion.",
	otherPrice: "Ce code ne réduit pas le prix de ce jour-là.",
	later: ({ day }) => `Ce code vaut pour les réservations à partir du ${day}.`,
	tripsFrom: ({ day }) => `Ce code vaut pour les excursions à partir du ${day}.`,
	tripsUntil: ({ day }) => `Ce code vaut pour les excursions jusqu’au ${day}.`,
	tripsBetween: ({ from, to }) => `Ce code vaut pour les excursions du ${from} au ${to}.`,
	otherHotel: ({ hotel }) => `Ce code est réservé aux clients de ${hotel}.`,
	tooLittle: ({ least }) => `Ce code vaut pour les réservations de ${least} ou plus.`,
};

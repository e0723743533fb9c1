import type { codes as english } from "../../en/booking/codes.ts";

export const codes: typeof english = {
	unknown: "No conocemos este código. Compruebe cómo está escrito.",
	ended: "Este código ya no es válido.",
	usedUp: "Este código está agotado.",
	usedByYou: "Ya ha reservado con este código; vale para una sola reserva.",
	otherTrip: "Este código no vale para esta excursión.",
	otherPrice: "Este código no rebaja el precio de ese día.",
	later: ({ day }) => `Este código vale para reservas a partir del ${day}.`,
	tripsFrom: ({ day }) => `Este código vale para excursiones a partir del ${day}.`,
	tripsUntil: ({ day }) => `Este código vale para excursiones hasta el ${day}.`,
	tripsBetween: ({ from, to }) => `Este código vale para excursiones del ${from} al ${to}.`,
	otherHotel: ({ hotel }) => `Este código es solo para huéspedes de ${hotel}.`,
	tooLittle: ({ least }) => `Este código vale para reservas de ${least} o más.`,
};

import type { codes as english } from "../../en/booking/codes.ts";

export const codes: typeof english = {
	unknown: "Diesen Code kennen wir nicht. Bitte prüfen Sie, wie er geschrieben ist.",
	ended: "Dieser Code gilt nicht mehr.",
	usedUp: "Dieser Code ist aufgebraucht.",
	usedByYou: "Mit diesem Code haben Sie schon gebucht; er gilt für eine Buchung.",
	otherTrip: "Dieser Code gilt nicht für diesen Ausflug.",
	otherPrice: "Dieser Code senkt den Preis dieses Tages nicht.",
	later: ({ day }) => `Dieser Code gilt für Buchungen ab ${day}.`,
	tripsFrom: ({ day }) => `Dieser Code gilt für Ausflüge ab ${day}.`,
	tripsUntil: ({ day }) => `Dieser Code gilt für Ausflüge bis ${day}.`,
	tripsBetween: ({ from, to }) => `Dieser Code gilt für Ausflüge von ${from} bis ${to}.`,
	otherHotel: ({ hotel }) => `Dieser Code gilt nur für Gäste von ${hotel}.`,
	tooLittle: ({ least }) => `Dieser Code gilt für Buchungen ab ${least}.`,
};

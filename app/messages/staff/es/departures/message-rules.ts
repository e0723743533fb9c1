import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/message-rules.ts";

export const es: StaffTexts<typeof en> = {
	minutes: "Elige cuánto os retrasáis",
	stops: "Elige de qué paradas se trata",
	placeMissing: "Di dónde os encontráis",
	time: "Escribe una hora como 09:40",
	textMissing: "Escribe lo que van a leer",
	what: { place: "El punto de encuentro", text: "El texto" },
};

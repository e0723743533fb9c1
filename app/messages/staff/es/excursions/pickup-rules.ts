import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/pickup-rules.ts";

export const es: StaffTexts<typeof en> = {
	time: "La hora de recogida",
	title: "El título de la recogida",
	point: "El punto de recogida",
	excursion: "La excursión",
	latitude: "La latitud",
	longitude: "La longitud",
	place: "El lugar",
	isActive: "En uso",
};

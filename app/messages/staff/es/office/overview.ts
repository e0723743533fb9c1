import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/overview.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: "Resumen",
	welcome: ({ name }) => `Hola, ${name}`,
	throughTheMenu: "Empieza por el menú de arriba.",
	now: ({ time }) => `Hoy, ${time}`,
	needAttention: ({ count }) => counted(count, "pendiente", "pendientes"),
	tomorrow: "Mañana",
};

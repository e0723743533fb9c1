import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/hotel-list.ts";

export const es: StaffTexts<typeof en> = {
	toDesk: "Escribir el código de un cliente",
	create: "Crear un hotel",
	pickupAt: ({ title }) => `Recogida en ${title}`,
	noPickup: "Sin recogida propia",
	open: "Abierto",
	closed: "Cerrado",
	none: "Todavía no hay hoteles. Un hotel con tótem vende mientras sus clientes esperan el ascensor.",
	noneOfYours: "Todavía no tienes ningún hotel. Pregunta a quien lleva tu equipo.",
};

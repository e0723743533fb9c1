import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/access-refusals.ts";

export const es: StaffTexts<typeof en> = {
	noRole: "Sin autorización",
	noAccess: ({ resource }) => `No tienes acceso a: ${resource}`,
	noRight: ({ resource }) => `sin permiso para «${resource}»`,
	resources: {
		user: "usuarios",
		session: "sesiones",
		excursions: "excursiones",
		transfers: "recogidas",
		bookings: "reservas",
		resources: "guías y furgonetas",
		boarding: "embarque",
	},
};

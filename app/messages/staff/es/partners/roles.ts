import type { StaffTexts } from "../../../staff-texts.ts";
import type { en, sentences as englishSentences } from "../../en/partners/roles.ts";

export const es: StaffTexts<typeof en> = {
	web: "web",
	partner: "socio",
	manager: "encargado",
	admin: "administrador",
	supervisor: "supervisor",
	office: "oficina",
	guide: "guía",
	"cash-guide": "guía que cobra en efectivo",
	user: "usuario",
};

export const sentences: StaffTexts<typeof englishSentences> = {
	web: "Lee las excursiones, para un programa y no para una persona.",
	partner: "Ve las excursiones y las reservas de su hotel.",
	manager: "Lee reservas y salidas, y crea excursiones.",
	admin: "Hace todo menos nombrar a un supervisor.",
	supervisor: "Hace todo.",
	office: "Vende, cambia y devuelve reservas, lleva salidas y caja; no cambia usuarios.",
	guide: "Embarca a los clientes de sus salidas.",
	"cash-guide": "Embarca a los clientes de sus salidas y cobra lo que deben.",
	user: "Tiene una cuenta, y todavía ningún permiso.",
};

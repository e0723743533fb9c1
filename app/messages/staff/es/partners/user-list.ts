import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/user-list.ts";

export const es: StaffTexts<typeof en> = {
	search: {
		words: "Nombre o correo",
		allRoles: "Todos",
		search: "Buscar",
	},
	table: {
		title: "Usuarios, los más recientes primero",
		since: "Desde",
		banned: "Bloqueado",
	},
};

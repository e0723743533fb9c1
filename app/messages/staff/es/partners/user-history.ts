import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/user-history.ts";

export const es: StaffTexts<typeof en> = {
	title: "Historial",
	nothing: "El personal no ha cambiado nada.",
	events: {
		created: "Creado",
		invited: "Invitado",
		updated: "Actualizado",
		"role set": "Rol asignado",
		banned: "Bloqueado",
		unbanned: "Desbloqueado",
		"password set": "Contraseña puesta",
		"sessions revoked": "Sesiones cerradas",
		impersonated: "Alguien actuó en su nombre",
		"impersonation ended": "Se dejó de actuar en su nombre",
		"second factor removed": "Segundo factor quitado",
		removed: "Borrado",
		"passkey added": "Llave de acceso añadida",
		"passkey removed": "Llave de acceso quitada",
		"passkey refused": "Llave de acceso rechazada, puede estar copiada",
	},
	event: ({ event }) => `<b>${event}</b>`,
	eventWithDetail: ({ event, detail }) => `<b>${event}</b>: ${detail}`,
	newRole: ({ roleBefore, roleAfter }) => `${roleBefore} → ${roleAfter}`,
	by: ({ name, at }) => `por ${name}, ${at}`,
	byImpersonator: ({ name, at }) => `por ${name} (otra persona actuaba en su nombre), ${at}`,
	revoked: { one: "una", all: "todas" },
	fields: {
		name: "nombre",
		email: "correo",
		emailVerified: "correo confirmado",
		image: "imagen",
		role: "rol",
	},
};

import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/user-actions.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	seldom: "Contraseña, sesiones, bloqueo y borrado",
	invite: {
		title: "Invitación",
		open: ({ name, until }) =>
			`${name} aún no la ha aceptado. El enlace del correo sirve hasta ${until}; uno nuevo lo anula.`,
		over: ({ name }) => `${name} no la ha aceptado, y ya no sirve ningún enlace.`,
		submit: "Enviar la invitación otra vez",
	},
	update: {
		title: "Nombre y correo",
		submit: "Guardar",
	},
	role: {
		roles: "Roles",
		emptiedFirst: ({ email }) =>
			`Nadie ha confirmado ${email} todavía, así que quien se registró con él puede ser otra persona. Con un rol, la contraseña, las llaves de acceso y todo lo demás que abre esta cuenta dejan de servir, y ${email} recibe una invitación.`,
		submit: "Asignar el rol",
	},
	password: {
		title: "Contraseña",
		newPassword: "Contraseña nueva",
		passkeysStay:
			"Las llaves de acceso siguen abriendo la cuenta después. Para anularlas también, quita el segundo factor.",
		submit: "Poner la contraseña",
	},
	secondFactor: {
		title: "Entrada en dos pasos",
		ask: "Quitar el segundo factor",
		consequence: ({ name, email }) =>
			`Por si pierde el teléfono o la llave de seguridad. Asegúrate de que hablas con ${name}: quien hubiera robado la contraseña pediría lo mismo. La aplicación de autenticación, los códigos de recuperación y todas las llaves de acceso de ${name} dejan de servir. Se cierra su sesión en todas partes, entra sin segundo factor y recibe un correo en ${email}. Si su rol lo exige, configura otro factor al entrar. Quien no tenía contraseña ni otra cuenta para entrar necesita una invitación nueva.`,
		submit: ({ name }) => `Sí, quitar el segundo factor de ${name}`,
	},
	revoke: {
		title: "Sesiones abiertas",
		byStaff: ({ device }) => `${device} (alguien del personal)`,
		nowhere: "Ninguna en este momento.",
		ask: "Cerrar todas las sesiones",
		consequence: ({ name, count }) =>
			`${name} tendrá que entrar otra vez en ${counted(count, "dispositivo", "dispositivos")}. Lo que esté escrito allí sin guardar se pierde.`,
		submit: ({ name }) => `Sí, cerrar las sesiones de ${name}`,
	},
	ban: {
		title: "Bloqueo",
		reason: "Motivo",
		days: "Días",
		daysHint: "Vacío: para siempre.",
		submit: "Bloquear a este usuario",
	},
	unban: {
		title: "Bloqueo",
		words: "Permite a este usuario entrar otra vez.",
		submit: "Quitar el bloqueo",
	},
	impersonate: {
		title: "Ver lo que ve",
		words: "Durante una hora, o hasta que vuelvas. En el historial queda que fuiste tú.",
		submit: "Actuar en su nombre",
	},
	remove: {
		title: "Borrar",
		ask: "Borrar esta cuenta",
		consequence: ({ name, email }) =>
			`La cuenta de ${name} (${email}) desaparece, con su contraseña y sus formas de entrar. No hay vuelta atrás. Las reservas y su historial se quedan.`,
		submit: ({ name }) => `Sí, borrar ${name}`,
	},
};

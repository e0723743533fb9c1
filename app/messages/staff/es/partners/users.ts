import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/users.ts";

export const es: StaffTexts<typeof en> = {
	noneFound: "Aquí nadie se llama así",
	seeAll: "Ver a todos",
	earlier: "Usuarios anteriores",
	user: {
		unnamed: "Usuario",
		emailNotConfirmed: "correo sin confirmar",
		banned: ({ reason }) => `Bloqueado: ${reason}`,
		bannedUntil: ({ until, reason }) => `Bloqueado hasta ${until}: ${reason}`,
	},
	done: {
		invited: "La invitación va en camino; el enlace anterior ya no sirve",
		updated: "El nombre y el correo están guardados",
		roleSet: "El rol está asignado",
		banned: "Bloqueado, con la sesión cerrada en todas partes",
		unbanned: "Puede entrar otra vez",
		passwordSet: "La contraseña está puesta",
		secondFactorTaken: "El segundo factor está quitado, y la sesión cerrada en todas partes",
		signedOut: "Todas las sesiones están cerradas",
		impersonated: "Ahora actúas en nombre de este usuario",
		removed: "La cuenta está borrada",
	},
	create: {
		title: "Usuario nuevo",
		firstPassword: "Primera contraseña",
		invitation: ({ hours }) =>
			`Recibe un correo con un enlace para elegir su propia contraseña. Sirve ${hours} horas y una vez.`,
		noMail: "No enviar correo, poner una contraseña",
		create: "Crear la cuenta",
		made: "La cuenta está creada",
		madeAndInvited: ({ email }) => `La cuenta está creada, y la invitación va de camino a ${email}`,
	},
};

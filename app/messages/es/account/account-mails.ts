import type { accountMails as english } from "../../en/account/account-mails.ts";

export const accountMails: typeof english = {
	hello: ({ name }) => (name ? `Hola, ${name}:` : "Hola:"),
	link: ({ label, url }) => `${label}: ${url}`,
	verification: {
		subject: ({ operator }) => `Confirme su correo para ${operator}`,
		heading: "¿Es esta su dirección?",
		say: ({ email }) => `Confirme, por favor, que ${email} es suya.`,
		action: "Confirmar mi correo",
		life: "El enlace sirve durante una hora.",
		otherwise:
			"Si no ha pedido ninguna cuenta, otra persona ha escrito su dirección. Puede ignorar este correo o escribirnos, y eliminaremos la cuenta.",
	},
	emailChange: {
		subject: ({ operator }) => `¿Cambiar su correo para ${operator}?`,
		heading: "¿Cambiar su correo?",
		say: ({ newEmail }) =>
			`Ha pedido iniciar sesión con ${newEmail} a partir de ahora. Abra el enlace en el navegador en el que tiene la sesión abierta.`,
		action: "Cambiar mi correo",
		life: "El enlace sirve durante una hora.",
		otherwise:
			"Si no ha sido usted, ignore este correo y cambie su contraseña: alguien ha iniciado sesión con su cuenta.",
	},
	reset: {
		subject: ({ operator }) => `Una contraseña nueva para ${operator}`,
		heading: "Una contraseña nueva",
		say: "Ha pedido una contraseña nueva. Elíjala aquí.",
		action: "Elegir una contraseña nueva",
		life: "El enlace sirve durante una hora y una sola vez.",
		otherwise: "Si no ha sido usted, ignore este correo: su contraseña sigue como está.",
	},
	invitation: {
		subject: ({ operator }) => `Su cuenta en ${operator}`,
		heading: "Le damos la bienvenida",
		say: ({ inviter, operator, email }) =>
			`${inviter} ha creado una cuenta para usted en ${operator}. Iniciará sesión con ${email} y una contraseña que solo usted conoce: elíjala aquí.`,
		action: "Elegir mi contraseña",
		life: ({ hours }) => `El enlace sirve durante ${hours} horas y una sola vez.`,
		otherwise:
			"Si no espera ninguna cuenta, ignore este correo: sin contraseña nadie puede usarla.",
	},
	passkeyAdded: {
		subject: ({ operator }) => `Una nueva llave de acceso para ${operator}`,
		heading: "Una nueva llave de acceso",
		say: ({ passkey }) =>
			`Se ha añadido a su cuenta la llave de acceso «${passkey}». Quien la tenga puede iniciar sesión con ella.`,
		action: "Ver mis llaves de acceso",
		life: "Si ha sido usted, no tiene que hacer nada.",
		otherwise:
			"Si no, quite la llave de acceso en esa página y cambie su contraseña: alguien ha iniciado sesión en su nombre.",
	},
	passkeyRemoved: {
		subject: ({ operator }) => `Se ha quitado una llave de acceso para ${operator}`,
		heading: "Se ha quitado una llave de acceso",
		say: ({ passkey }) =>
			`Se ha quitado de su cuenta la llave de acceso «${passkey}». Ya nadie puede iniciar sesión con ella.`,
		action: "Ver mis llaves de acceso",
		life: "Si ha sido usted, no tiene que hacer nada.",
		otherwise: "Si no, cambie su contraseña: alguien ha iniciado sesión en su nombre.",
	},
	passkeyCopied: {
		subject: ({ operator }) => `Se ha rechazado una llave de acceso para ${operator}`,
		heading: "Puede que alguien tenga una copia de su llave de acceso",
		say: ({ passkey }) =>
			`Alguien ha intentado iniciar sesión con su llave de acceso «${passkey}», pero su contador de usos no ha avanzado desde la última vez. Eso ocurre cuando existe una copia. Nadie ha iniciado sesión.`,
		action: "Ver mis llaves de acceso",
		life: "Quite esta llave de acceso en esa página y cree una nueva.",
		otherwise:
			"Si no lo ha intentado usted, hágalo hoy mismo: alguien ha tenido su dispositivo en las manos.",
	},
	deletion: {
		subject: ({ operator }) => `¿Eliminar su cuenta en ${operator}?`,
		heading: "¿Eliminar su cuenta?",
		say: "Ha pedido eliminar su cuenta. No se puede deshacer. Abra el enlace en el navegador en el que tiene la sesión abierta.",
		action: "Eliminar mi cuenta",
		life: "El enlace sirve durante un día y una sola vez.",
		otherwise:
			"Si no ha sido usted, ignore este correo y cambie su contraseña: alguien ha iniciado sesión con su cuenta.",
	},
	newDevice: {
		subject: ({ operator }) => `Un dispositivo nuevo ha iniciado sesión en ${operator}`,
		heading: "¿Ha sido usted?",
		say: ({ device, address }) =>
			address
				? `Alguien acaba de iniciar sesión en su cuenta por primera vez con ${device}, desde la dirección ${address}.`
				: `Alguien acaba de iniciar sesión en su cuenta por primera vez con ${device}.`,
		device: ({ browser, system }) => `${browser} en ${system}`,
		unknownDevice: "un dispositivo desconocido",
		action: "Ver dónde he iniciado sesión",
		life: "Si ha sido usted, no tiene que hacer nada.",
		otherwise:
			"Si no ha sido usted, alguien conoce su contraseña. Elija otra ahora mismo: así se cierra la sesión en todos los dispositivos.",
		newPassword: "Elegir otra contraseña",
	},
	secondFactor: {
		action: "Elegir una contraseña nueva",
		ifYou: "Si ha sido usted, o si ya lo sabía, no tiene que hacer nada.",
		otherwise: "Si no, alguien conoce su contraseña: elija una nueva enseguida.",
		added: {
			subject: ({ operator }) => `Inicio de sesión en dos pasos activado en ${operator}`,
			heading: "Inicio de sesión en dos pasos activado",
			say: ({ email }) =>
				`Para iniciar sesión como ${email} ahora se pide también un código de una aplicación de autenticación. Se ha cerrado la sesión en todos los demás dispositivos.`,
		},
		removed: {
			subject: ({ operator }) => `Inicio de sesión en dos pasos desactivado en ${operator}`,
			heading: "Inicio de sesión en dos pasos desactivado",
			say: ({ email }) =>
				`Para iniciar sesión como ${email} ya no se pide ningún código. Se ha cerrado la sesión en todos los demás dispositivos.`,
		},
		takenAway: {
			subject: ({ operator }) => `Se ha retirado su segundo factor en ${operator}`,
			heading: "Se ha retirado su segundo factor",
			say: ({ email }) =>
				`Nuestro equipo ha retirado el segundo factor de ${email}, como se hace cuando se pierde un teléfono o una llave de seguridad. La aplicación de autenticación, los códigos de recuperación y las llaves de acceso que tenía ya no abren nada, y se ha cerrado la sesión en todos los dispositivos.`,
		},
		recoveryCodeUsed: {
			subject: ({ operator }) => `Se ha usado un código de recuperación en ${operator}`,
			heading: "Se ha usado un código de recuperación",
			say: ({ email }) =>
				`Alguien se ha identificado como ${email} con un código de recuperación. Cada código sirve una sola vez; la página de su cuenta dice cuántos quedan.`,
		},
	},
};

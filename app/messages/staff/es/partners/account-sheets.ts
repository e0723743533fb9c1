import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/account-sheets.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	seldom: "Formas de entrar, tus datos, borrado",
	profile: {
		title: "Perfil",
		name: "Nombre",
		save: "Guardar el nombre",
	},
	language: {
		title: "Idioma",
		label: "Idioma de todas las páginas y correos del personal",
		save: "Cambiar el idioma",
	},
	email: {
		title: "Correo",
		confirmed: "Confirmado",
		notConfirmed: "Sin confirmar",
		sendConfirmation: "Enviarme el correo de confirmación",
		newEmail: "Correo nuevo",
		linkFirst: ({ email }) => `Primero enviamos un enlace a ${email}: ábrelo en este navegador.`,
		waiting: ({ from, to, until }) =>
			`Tu dirección pasa a ser ${to} cuando abras el enlace que hemos enviado a ${from}. Sirve hasta ${until}.`,
		changesAtOnce:
			"La dirección cambia al momento. Después confírmala con el enlace de nuestro correo.",
		change: "Cambiar el correo",
	},
	password: {
		title: "Contraseña",
		none: "Entras con otra cuenta. Con una contraseña puedes prescindir de ella.",
		present: "Contraseña actual",
		newPassword: "Contraseña nueva",
		hint: ({ least }) => `Al menos ${least} caracteres, ninguna de las corrientes y sin nombres.`,
		signsOutOthers: "Se cerrará la sesión en tus demás dispositivos.",
		change: "Cambiar la contraseña",
		set: "Poner una contraseña",
	},
	secondFactor: {
		title: "Entrada en dos pasos",
		off: "Desactivada. Cuando está activada, entrar con contraseña pide también un código de una aplicación de tu teléfono.",
		setUp: "Activarla",
		on: ({ since }) =>
			`Activada desde el ${since}: entrar con contraseña pide también un código de tu aplicación de autenticación.`,
		codesLeft: ({ count }) =>
			`${plural("es", count, { one: "Queda 1 código", other: `Quedan ${count} códigos` })} de recuperación, por si pierdes el teléfono.`,
		newCodes: "Crear nuevos códigos de recuperación",
		otherApp: "Usar otro teléfono",
		switchOff: "Desactivarla",
		consequence:
			"Después tu contraseña sola abre tu cuenta. Se cierra la sesión en tus demás dispositivos y tus códigos de recuperación dejan de servir. Si tu rol pide un segundo factor y no tienes llave de acceso, tendrás que configurar otro enseguida.",
		yesSwitchOff: "Sí, desactivarla",
	},
	linked: {
		title: "Cómo puedes entrar",
		emailAndPassword: "Correo y contraseña",
		since: ({ at }) => `Desde el ${at}`,
		disconnect: ({ provider }) => `Desconectar<hidden> ${provider}</hidden>`,
		consequence: ({ provider }) =>
			`Ya no podrás entrar con ${provider} hasta que lo conectes otra vez, y se cerrará la sesión en tus demás dispositivos.`,
		yesDisconnect: ({ provider }) => `Sí, desconectar ${provider}`,
		connect: "Conectar otra cuenta",
	},
	passkeys: {
		title: "Llaves de acceso",
		lead: "Entra con tu dedo, tu cara o el PIN de tu dispositivo en vez de una contraseña. Una llave de acceso no se puede adivinar, y ninguna web falsa puede quitártela.",
		kinds: {
			singleDevice: "Solo en el dispositivo que la creó",
			multiDevice: "En un gestor de contraseñas",
			backedUp: "En un gestor de contraseñas, en todos tus dispositivos",
		},
		added: ({ kind, at }) => `${kind} · añadida el ${at}`,
		used: ({ words, at }) => `${words} · usada el ${at}`,
		notUsed: ({ words }) => `${words} · sin usar todavía`,
		remove: ({ passkey }) => `Quitar<hidden> ${passkey}</hidden>`,
		consequence: ({ passkey }) =>
			`Ya nadie podrá entrar con ${passkey}, y se cerrará la sesión en tus demás dispositivos. Bórrala también en tu dispositivo. Si tu rol pide un segundo factor y no tienes otro, tendrás que configurar uno enseguida.`,
		yesRemove: ({ passkey }) => `Sí, quitar ${passkey}`,
		gone: "Esta llave de acceso ya está quitada.",
		onlyWay: "Tu única forma de entrar",
		signsOutOthers: "Se cerrará la sesión en tus demás dispositivos.",
		add: "Añadir una llave de acceso",
		adding: "Esperando a tu dispositivo…",
		unsupported: "Este navegador no puede crear llaves de acceso.",
		known: "Este dispositivo ya tiene una llave de acceso para tu cuenta.",
		ended: {
			cancelled: "No se ha creado ninguna llave de acceso.",
			busy: "Demasiados intentos. Espera un minuto y prueba otra vez.",
			offline: "No hemos podido conectar. Comprueba tu conexión y prueba otra vez.",
			failed: "No se ha podido crear la llave de acceso. Prueba otra vez.",
		},
	},
	sessions: {
		title: "Dónde has entrado",
		signOutOthers: "Cerrar la sesión en los demás dispositivos",
		othersConsequence: ({ count }) =>
			`Tendrás que entrar otra vez en ${counted(count, "dispositivo más", "dispositivos más")}. Lo que esté escrito allí sin guardar se pierde.`,
		yesSignOutOthers: "Sí, cerrarlas",
		thisDevice: "Este dispositivo",
		signedIn: ({ at }) => `Entrada: ${at}`,
		signedInAndRenewed: ({ at, renewed }) => `Entrada: ${at}, renovada: ${renewed}`,
		from: ({ words, address }) => `${words} · desde ${address}`,
		signOut: ({ device }) => `Cerrar la sesión<hidden>: ${device}</hidden>`,
		consequence: ({ device }) => `${device} tendrá que entrar otra vez.`,
		yesSignOut: "Sí, cerrarla",
	},
	data: {
		title: "Tus datos",
		lead: "Un archivo (JSON) con lo que guardamos de tu cuenta: tu perfil, cómo entras, tus llaves de acceso, dónde has entrado y qué se ha cambiado. Sin contraseñas ni claves.",
		download: "Descargar mis datos",
		onlyOwner: "Solo su propio usuario puede descargar los datos de una cuenta.",
	},
	deletion: {
		title: "Borrar la cuenta",
		afterMail:
			"Se borran tu nombre, correo, contraseña y sesiones. Las reservas se quedan: son de los clientes. Antes te enviamos un correo; no pasa nada hasta que abras su enlace.",
		atOnce:
			"Se borran tu nombre, correo, contraseña y sesiones. Las reservas se quedan: son de los clientes. No se puede deshacer.",
		ask: "Borrar mi cuenta",
		consequence: ({ email }) =>
			`La cuenta de ${email} desaparece para siempre: nombre, correo, todas las formas de entrar y todas las sesiones. Las reservas se quedan: son de los clientes. No se puede deshacer.`,
		yesDelete: ({ email }) => `Sí, borrar ${email}`,
		password: "Tu contraseña",
	},
};

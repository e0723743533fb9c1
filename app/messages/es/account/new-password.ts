import type { newPassword as english } from "../../en/account/new-password.ts";

export const newPassword: typeof english = {
	forgotten: {
		title: "¿Ha olvidado su contraseña?",
		lead: "Indíquenos su correo electrónico. Le enviamos un enlace con el que podrá elegir una contraseña nueva.",
		sent: "Si conocemos este correo, el enlace va en camino: mire su buzón. El enlace sirve durante una hora.",
		email: "Correo electrónico",
		send: "Enviarme el enlace",
		sendAgain: "Enviarlo otra vez",
		backToSignIn: "Volver al inicio de sesión",
	},
	hint: ({ least }) =>
		`Al menos ${least} caracteres. Unas cuantas palabras se recuerdan mejor que los signos; no use nombres.`,
	reset: {
		title: "Una contraseña nueva",
		label: "Contraseña nueva",
		save: "Guardar la contraseña nueva",
		signsOut: "Se cerrará su sesión en todos sus dispositivos.",
		passkeysStay: ({ passkeys }) =>
			`Estas llaves de acceso seguirán abriendo su cuenta: ${passkeys}. ¿Alguna no es suya? Quítela en la página de su cuenta, o pida a la persona responsable de su equipo que retire su segundo factor.`,
		saved: "Su contraseña ha cambiado. Inicie sesión con la nueva.",
	},
	over: {
		title: "Este enlace ya no sirve",
		sendNew: "Enviarme otro enlace",
		backToSignIn: "Volver al inicio de sesión",
	},
};

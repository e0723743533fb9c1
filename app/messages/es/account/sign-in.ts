import type { signIn as english } from "../../en/account/sign-in.ts";

export const signIn: typeof english = {
	title: "Iniciar sesión",
	greeting: {
		morning: "Buenos días",
		afternoon: "Buenas tardes",
		evening: "Buenas noches",
	},
	form: {
		email: "Correo electrónico",
		password: "Contraseña",
		staySignedIn: "Mantener la sesión en este dispositivo",
		submit: "Iniciar sesión",
		submitting: "Iniciando sesión…",
		forgot: "He olvidado mi contraseña",
	},
	passkey: {
		use: "Iniciar sesión con una llave de acceso",
		waiting: "Esperando su llave de acceso…",
		ended: {
			cancelled:
				"No se ha usado ninguna llave de acceso. Vuelva a intentarlo o inicie sesión de otra forma.",
			busy: "Demasiados intentos. Espere un minuto y vuelva a intentarlo.",
			offline: "No hemos podido conectar. Compruebe su conexión y vuelva a intentarlo.",
			failed:
				"No se ha podido usar su llave de acceso. Vuelva a intentarlo o inicie sesión de otra forma.",
		},
	},
	providers: { besidePassword: "O inicie sesión con", alone: "Inicie sesión con" },
	impossible:
		"Ahora mismo no es posible iniciar sesión. Consulte a la persona que lleva este sitio.",
	signOutMessage: {
		accountDeleted: "Su cuenta está eliminada.",
		signedOut: "Su sesión está cerrada",
	},
};

import type { accountLinks as english } from "../../en/account/account-links.ts";

export const accountLinks: typeof english = {
	invitation: {
		title: "Su cuenta",
		heading: ({ name }) => `Le damos la bienvenida, ${name}`,
		lead: ({ email }) => `Elija la contraseña de su cuenta. Iniciará sesión con ${email}.`,
		label: "Su contraseña",
		save: "Guardar mi contraseña",
		saved: "Su contraseña está guardada. Inicie sesión con su correo y esta contraseña.",
		somebodyElse: {
			heading: "Aquí hay otra sesión abierta",
			lead: ({ invited, email, signedIn }) =>
				`Esta invitación es para ${invited} (${email}). En este dispositivo está abierta la sesión de ${signedIn}.`,
			signOut: ({ signedIn }) => `Cerrar la sesión de ${signedIn} y seguir`,
			stay: ({ signedIn }) => `Seguir con la sesión de ${signedIn}`,
		},
		over: {
			heading: "Esta invitación ya no sirve",
			lead: ({ hours }) =>
				`Una invitación sirve una sola vez y durante ${hours} horas, y una más reciente la sustituye. Si ya ha elegido su contraseña, inicie sesión con ella. Si no, pida una nueva a quien le invitó.`,
			signIn: "Iniciar sesión",
		},
	},
	verified: "Su correo está confirmado.",
	failed: {
		title: "No se ha podido iniciar sesión",
		heading: "No ha funcionado",
		lead: "No hemos podido terminar lo que pedía. Vuelva a intentarlo.",
		code: "Código del error:",
		goHome: "Ir a la página de inicio",
	},
};

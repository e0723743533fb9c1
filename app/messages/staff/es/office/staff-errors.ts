import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/staff-errors.ts";

export const es: StaffTexts<typeof en> = {
	backToOverview: "Volver al resumen",
	forbidden: {
		title: "No puedes abrir esta página",
		words: ({ email }) =>
			`No se ha cambiado nada. Si la necesitas para tu trabajo, pide otro rol a quien lleva tu equipo${email && `, o escribe a <mail>${email}</mail>`}.`,
	},
	notFound: {
		title: "Página no encontrada",
		words: "No encontramos la página que buscas.",
	},
	broken: {
		title: "¡Algo ha fallado!",
		words: "Lo que ves en las listas sigue como estaba. Prueba otra vez en un momento.",
		number: "El número de esta petición, para quien lo mire:",
		again: "Probar otra vez",
		show: "Ver el error",
		hide: "Ocultar el error",
		notShown: "No se ha podido mostrar la página.",
	},
	noRights: {
		title: "Has entrado, pero aún no tienes rol",
		words: ({ name, email }) =>
			`Hola, ${name}. Tu cuenta no tiene permisos aquí. Pide un rol a quien lleva tu equipo${email && `, o escribe a <mail>${email}</mail>`}.`,
		ownBooking:
			"¿Buscas tu reserva? El enlace está en el correo que te enviamos. Tu nombre, correo y contraseña están en <account>tu cuenta</account>.",
	},
	refused: {
		back: "Volver al formulario",
		signedOut: {
			title: "La sesión está cerrada: esto aún no está guardado",
			words: "Lo que escribiste sigue aquí. Entra en otra pestaña, vuelve y guarda otra vez.",
			signIn: "Entrar, en otra pestaña",
		},
		secondFactor: {
			title: "Hace falta un segundo factor: esto aún no está guardado",
			words:
				"Lo que escribiste sigue aquí. Tu rol pide ahora un segundo factor: muéstralo en otra pestaña, vuelve y guarda otra vez.",
			show: "Continuar, en otra pestaña",
		},
		tooLong: {
			title: "Es demasiado largo: no se ha guardado",
			words: "Lo que escribiste sigue aquí. Acorta el texto más largo y guarda otra vez.",
		},
		notAllowed: {
			title: "No se ha guardado: ya no puedes hacerlo",
			words: ({ message }) =>
				`${message ? `${message}. ` : ""}Lo que escribiste sigue aquí; pregunta a quien lleva tu equipo y guarda otra vez.`,
		},
		noAnswer: {
			title: "No llegó respuesta: puede que no esté guardado",
			words: "Lo que escribiste sigue aquí. Comprueba la conexión y guarda otra vez.",
		},
	},
};

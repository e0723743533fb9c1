import type { secondFactor as english } from "../../en/account/second-factor.ts";

export const secondFactor: typeof english = {
	step: {
		title: "Un paso más",
		lead: "Abra su aplicación de autenticación y escriba el código que muestra para este sitio.",
		code: "Código de la aplicación",
		hint: "Seis cifras. Cada 30 segundos aparece uno nuevo.",
		trust: "No preguntar en este dispositivo durante 30 días",
		submit: "Continuar",
		submitting: "Comprobando…",
		withRecoveryCode: "Usar un código de recuperación",
		withApp: "Usar la aplicación",
		recovery: {
			title: "Usar un código de recuperación",
			lead: "Escriba uno de los códigos que guardó al configurar la aplicación. Cada uno sirve una sola vez.",
			code: "Código de recuperación",
		},
		neither:
			"¿No tiene ninguna de las dos cosas? Pida a la persona responsable de su equipo que retire su segundo factor.",
		otherPerson: "Iniciar sesión de nuevo",
		passkey: {
			title: "Use su llave de acceso",
			lead: "Su función exige un segundo factor, y el suyo es una llave de acceso.",
			use: "Usar una llave de acceso",
			unsupported:
				"Este navegador no puede usar su llave de acceso. Cierre la sesión e iníciela en otro navegador.",
			lost: "¿La ha perdido? Pida a la persona responsable de su equipo que retire su segundo factor.",
			signOut: "Cerrar sesión",
		},
	},
	setUp: {
		title: "Inicio de sesión en dos pasos",
		obliged:
			"Su función exige el inicio de sesión en dos pasos. Configúrelo para continuar; se tarda dos minutos.",
		lead: "Después de la contraseña escribirá un código de una aplicación de autenticación de su teléfono. Así, una contraseña robada no abre nada por sí sola.",
		replaces: "La nueva aplicación sustituye a la que usa ahora.",
		signsOut: "Se cerrará la sesión en todos sus demás dispositivos.",
		begin: "Empezar",
		over: "Esta configuración ya no vale: se empezó hace más de una hora o se ha empezado de nuevo en otra pestaña. Empiece otra vez aquí.",
		signInAgain:
			"Para esto tiene que haber iniciado sesión hace poco. Cierre la sesión y vuelva a iniciarla.",
		scan: {
			title: "Escanee este código",
			lead: "Abra la aplicación de autenticación, añada una cuenta y apunte aquí con la cámara.",
			qrCode: "Código QR para la aplicación de autenticación",
			typed: "¿No puede escanearlo? Escriba esta clave en la aplicación:",
			code: "Código que muestra ahora la aplicación",
			confirm: "Activar",
		},
		newCodes: {
			title: "Nuevos códigos de recuperación",
			lead: "Recibirá diez códigos nuevos. Los que tiene ahora dejarán de servir.",
			make: "Crear códigos nuevos",
		},
		codes: {
			title: "Guarde estos códigos de recuperación",
			lead: "Si pierde el teléfono, cada uno de ellos le permite entrar una vez. Solo se muestran ahora: imprímalos o guárdelos donde guarda sus contraseñas.",
			list: "Códigos de recuperación",
			download: "Guardar como archivo",
			print: "Imprimir",
			kept: "Ya los he guardado",
		},
		back: "Volver a mi cuenta",
		signOut: "Cerrar sesión",
	},
};

import type { accountRefusals as english } from "../../en/account/account-refusals.ts";

export const accountRefusals: typeof english = {
	tooMany: "Han sido demasiados intentos. Espere un minuto y vuelva a intentarlo.",
	unreadable: "Estos datos no nos sirven. Revíselos, por favor.",
	noOrigin: "Su navegador no ha dicho de qué página viene esto. Vuelva a cargar la página.",
	foreignOrigin: "Esto venía de otro sitio web. Vuelva a cargar la página.",
	wrongEmailOrPassword: "El correo o la contraseña no son correctos",
	noSession: "No se ha podido iniciar sesión. Vuelva a intentarlo.",
	unconfirmed:
		"Su correo aún no está confirmado. Le hemos enviado un mensaje con un enlace: ábralo y después inicie sesión.",
	banned: "Esta cuenta está bloqueada. Consulte a la persona responsable de su equipo.",
	notAnEmail: "Esto no es una dirección de correo.",
	notYourPassword: "Esta no es su contraseña actual.",
	password: {
		tooShort: "Esta contraseña es demasiado corta.",
		tooLong: "Esta contraseña es demasiado larga.",
		tooCommon:
			"Esta contraseña es demasiado fácil de adivinar. Use unas cuantas palabras que no tengan nada que ver entre sí.",
		breached:
			"Esta contraseña figura en una lista pública de contraseñas robadas y es de las primeras que se prueban. No tiene por qué habérsele robado a usted. Elija otra, también en los demás sitios donde la use.",
		containsName:
			"Quien intenta adivinar empieza por los nombres: no use el suyo, ni el de su buzón, ni el nuestro.",
		off: "Aquí no se puede iniciar sesión con contraseña.",
		hasOne: "Ya tiene una contraseña. Cámbiela en su lugar.",
	},
	secondFactor: {
		wrongCode: "Este código no es correcto o ya se ha usado. Espere al siguiente.",
		wrongRecoveryCode: "Este no es ninguno de sus códigos de recuperación sin usar.",
		over: "Ha pasado demasiado tiempo o ha habido demasiados códigos incorrectos. Inicie sesión de nuevo.",
		paused:
			"Demasiados códigos incorrectos. Use un código de recuperación o espere antes de volver a intentarlo.",
		off: "El inicio de sesión en dos pasos no está configurado.",
		required: "Su función exige primero un segundo factor.",
	},
	link: {
		over: "Este enlace ya se ha usado o es demasiado antiguo. Pida uno nuevo.",
		tooOld: "Este enlace es demasiado antiguo. Pida uno nuevo.",
		noAccount: "Ya no hay ninguna cuenta para este enlace.",
		otherBrowser: "Abra el enlace en el navegador en el que tiene la sesión abierta.",
	},
	invitation: {
		over: "Esta persona ya puede iniciar sesión o está bloqueada: no se ha enviado ninguna invitación.",
		noMail: "Ahora mismo no podemos enviar correos, así que no se ha invitado a nadie.",
	},
	noMail: "Ahora mismo no podemos enviar correos.",
	noMailForPassword:
		"Ahora mismo no podemos enviar correos. Pida una contraseña nueva a la persona responsable de su equipo.",
	email: {
		unusable: "Esta dirección no se puede usar. Pruebe con otra.",
		same: "Esta ya es su dirección.",
		fixed: "Pida a la persona responsable de su equipo que cambie su correo.",
	},
	session: {
		old: "Primero cierre la sesión y vuelva a iniciarla.",
		ended: "Esta sesión ya ha terminado.",
	},
	provider: {
		cancelled: "Canceló allí el inicio de sesión, así que aquí no ha cambiado nada.",
		unreadable: "No se ha podido leer la respuesta. Empiece de nuevo.",
		noTarget: "No sabemos qué página quería abrir. Empiece de nuevo.",
		notOffered: "Aquí no se ofrece esta forma de iniciar sesión.",
		incomplete: "No se ha podido completar allí el inicio de sesión. Empiece de nuevo.",
		noDetails: "No hemos recibido sus datos. Vuelva a intentarlo o inicie sesión de otra manera.",
		noEmail:
			"No hemos recibido su correo. Primero inicie sesión de otra manera y después conecte esta en la página de su cuenta.",
		knownEmail:
			"Ya hay una cuenta con este correo. Inicie sesión como siempre y después conecte esta en la página de su cuenta.",
		unproven: "Esta cuenta no se puede conectar: allí su correo no está confirmado.",
		notConfirmed:
			"Esa no es la cuenta con la que inicia sesión aquí, así que no se ha confirmado nada.",
		otherUser: "Esa cuenta ya está conectada con otra persona.",
		otherEmail: "Esa cuenta tiene un correo distinto del suyo, por eso no se ha conectado.",
		noAccount: "Pida una cuenta a la persona responsable de su equipo.",
		onlyOne:
			"Es la última cuenta que tiene conectada. Primero elija una contraseña o conecte otra cuenta.",
		notConnected: "Esa cuenta ya no está conectada.",
		tookTooLong: "Ha tardado demasiado o se empezó en otro navegador. Empiece de nuevo.",
	},
	passkey: {
		tookTooLong: "Ha tardado demasiado o se empezó en otro navegador. Vuelva a intentarlo.",
		unknown:
			"Esta llave de acceso ya no pertenece a ninguna cuenta de aquí. Inicie sesión de otra forma y bórrela de su dispositivo.",
		refused:
			"Esta llave de acceso ha sido rechazada. Vuelva a intentarlo o inicie sesión de otra forma.",
		notAdded: "No se ha podido añadir la llave de acceso. Vuelva a intentarlo.",
		notYours: "Esta llave de acceso no se puede añadir a esta cuenta.",
		tooMany: "Una cuenta no puede tener más llaves de acceso. Quite primero una.",
		lastWay:
			"Es su única forma de iniciar sesión. Elija primero una contraseña o añada otra llave de acceso.",
	},
	ourFault: "Algo ha fallado por nuestra parte. Vuelva a intentarlo.",
	unavailable: ({ phone }) =>
		`Ahora mismo no podemos consultar nada, así que no ha cambiado nada. Vuelva a intentarlo dentro de unos minutos${phone && `; si no puede esperar, llámenos: ${phone}`}.`,
	otherwise: "No ha funcionado. Vuelva a intentarlo.",
};

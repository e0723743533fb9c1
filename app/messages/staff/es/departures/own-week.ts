import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/departures/own-week.ts";

export const es: StaffTexts<typeof en> = {
	pageTitle: "Mi semana · Equipo",
	title: "Mi semana",
	nothing: "No tienes nada previsto en estos siete días.",
	feed: {
		name: ({ name }) => `${name}: mis salidas`,
		title: "En tu propio calendario",
		what: "Tus salidas de los próximos tres meses en el calendario del teléfono. Se actualiza solo, dice cuántos clientes hay y nunca quiénes son.",
		make: "Crear una dirección privada",
		again: "Crear una dirección nueva",
		end: "Detener el calendario",
		madeAt: ({ time }) =>
			`Se creó una dirección el ${time}. Solo la mostramos una vez: si la has perdido, crea otra, y la antigua dejará de funcionar.`,
		address: "Tu dirección privada",
		once: "Cópiala ahora, no la volveremos a mostrar. En tu calendario elige «añadir desde URL» o «suscribirse». Quien la tenga puede leer tus salidas, así que no la compartas.",
		copy: "Copiar",
		copied: "Copiada",
		stopped: "La dirección ya no funciona.",
		ended: "Este calendario ya no existe. Se crea otra dirección en «Mi semana».",
		onlyOwner: "Solo el propio usuario puede crear o detener esta dirección.",
	},
	noGuide:
		"Tu cuenta no es de un guía ni de un conductor. Pide a la oficina que añada tu correo a tu nombre en «Guías y furgonetas».",
};

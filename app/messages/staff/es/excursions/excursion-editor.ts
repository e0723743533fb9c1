import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/excursion-editor.ts";

export const es: StaffTexts<typeof en> = {
	untitled: "Excursión",
	allExcursions: "Todas las excursiones",
	prices: "Precios",
	fares: "Tarifas",
	extras: "Extras",
	questions: "Preguntas",
	readOnly: "Puedes leer esta excursión. Para cambiarla necesitas otro rol.",
	save: "Guardar",
	create: {
		title: "Excursión nueva",
		comesNext: "Después vienen las fotos y las recogidas; sale a la venta cuando tú digas.",
		create: "Crear",
		created: "La excursión está creada.",
	},
	picture: "Foto",
	words: { title: "Textos" },
	numbers: {
		title: "Números",
		bySeason: "Precios por temporada y día",
		price: ({ label, currency }) => `${label}, ${currency}`,
	},
	facts: { title: "Lo que deben saber los clientes" },
	access: {
		title: "Quién puede venir",
		hint: "Los clientes leen cada respuesta en la página de la excursión. Lo que queda vacío no se menciona.",
		unsaid: "Sin indicar",
	},
	week: {
		title: "Días e idiomas",
		hint: "Una excursión sale todos los días que tienen un idioma.",
		day: "Día",
		dayAndLanguage: ({ day, language }) => `${day}, ${language}`,
		noDay: "No hay nada marcado: no sale <b>ningún día</b>, y nadie puede reservarla.",
		anotherLanguage: "Otro idioma, con su código",
		add: "Añadir una columna",
	},
	pickups: {
		title: "Recogidas",
		hint: "Los clientes eligen una de ellas al reservar.",
		timeAt: ({ title }) => `Hora de recogida en ${title}`,
		notInUse: "Fuera de uso",
		remove: ({ title }) => `Quitar ${title}`,
		newTime: "Hora de la nueva recogida",
		newPoint: "Nuevo punto de recogida",
		choose: "Elige un punto de recogida",
		add: "Añadir",
	},
};

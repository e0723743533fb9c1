import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/field-labels.ts";

export const es: StaffTexts<typeof en> = {
	title: { label: "Título" },
	subtitle: { label: "Subtítulo" },
	description: { label: "Descripción", hint: "Una línea vacía empieza un párrafo nuevo." },
	category: { label: "Categoría" },
	comments: { label: "Notas internas", what: "Las notas" },
	price_adult: { label: "Precio de adulto", caption: "Adulto" },
	price_child: { label: "Precio de niño", caption: "Niño" },
	price_bebe: { label: "Precio de bebé", caption: "Bebé" },
	tax_rate: { label: "IGIC incluido en los precios", caption: "IGIC incluido, por ciento" },
	next_tax_rate: { label: "Próximo IGIC", caption: "Próximo tipo, por ciento" },
	next_tax_from: {
		label: "Próximo IGIC desde",
		caption: "Desde el día de la excursión",
		hint: "Con el próximo tipo; los dos vacíos mientras no se conozca ningún cambio.",
	},
	cancellation_policy: { label: "Política de cancelación" },
	weather_note: {
		label: "Añadido a la cláusula del tiempo",
		hint: "Se lee donde esta excursión tiene política propia con cláusula del tiempo: quién decide, y hasta cuándo.",
	},
	capacity: { label: "Plazas" },
	start_time: { label: "Salida", caption: "Sale a las" },
	cutoff_hours: {
		label: "Cierre de reservas",
		what: "Las horas antes de la salida",
		caption: "Cierre de reservas, horas antes",
	},
	duration_minutes: { label: "Duración", caption: "Duración, minutos" },
	adult_from_age: { label: "Edad de adulto", caption: "Adultos desde la edad" },
	child_from_age: { label: "Edad de niño", caption: "Niños desde la edad" },
	minimum_age: { label: "Edad mínima", caption: "Cliente más joven, edad" },
	needs_guide: { label: "Va con guía" },
	needs_vehicle: { label: "Va con vehículo" },
	van_cost: {
		label: "Coste de una furgoneta",
		caption: "Furgoneta y conductor, por salida",
		hint: "Lo que te cuesta una salida, venga quien venga. El informe de ocupación lo descuenta; los clientes no lo ven nunca.",
	},
	guide_cost: { label: "Coste de un guía", caption: "Guía, por salida" },
	included: { label: "Incluido", hint: "Una cosa por línea." },
	not_included: { label: "No incluido", hint: "Una cosa por línea." },
	effort: { label: "Esfuerzo", hint: "Como «5 km, 380 m de subida, ritmo tranquilo»." },
	what_to_bring: { label: "Qué llevar", hint: "Una frase para el bono." },
	good_to_know: {
		label: "Conviene saber",
		hint: "Una cosa por línea: aseos, escalones, lo que pueda sorprender.",
	},
	wheelchair: {
		label: "Silla de ruedas",
		options: { yes: "Sí, sentado en ella", folding: "Solo plegada", no: "No es posible" },
	},
	pram: {
		label: "Cochecito o silla de paseo",
		options: { yes: "Sí", folding: "Solo plegado", no: "No es posible" },
	},
	pregnancy: {
		label: "Embarazo",
		options: { yes: "Sin problema", ask: "Preguntar antes", no: "No es adecuada" },
	},
	swimming: {
		label: "Nadar",
		options: { needless: "No hace falta", needed: "Hay que saber nadar" },
	},
	least_height_cm: { label: "Cliente más bajo", caption: "Cliente más bajo, cm" },
	most_weight_kg: { label: "Cliente más pesado", caption: "Cliente más pesado, kg" },
	activity_place: {
		label: "Lugar de la actividad",
		hint: "Dónde empieza después de las recogidas. Vacío si empieza en la furgoneta.",
	},
	activity_time: {
		label: "Hora de la actividad",
		hint: "Cuándo están todos y empieza.",
	},
	isActive: { label: "A la venta" },
};

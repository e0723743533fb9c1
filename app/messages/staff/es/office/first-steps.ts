import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/first-steps.ts";

export const es: StaffTexts<typeof en> = {
	title: "Primeros pasos",
	lead: "Lo que falta hasta que pueda reservar el primer cliente. La lista desaparece cuando todo esté hecho.",
	done: "hecho",
	next: "siguiente",
	steps: {
		operator: {
			name: "Di quién eres",
			how: "Al menos nombre, correo y dirección: los clientes los leen en el aviso legal y en cada correo.",
		},
		pickupPoint: { name: "Crea un punto de recogida", how: "Dónde para la furgoneta, en el mapa." },
		excursion: {
			name: "Crea una excursión",
			how: "Textos, precios, horas de recogida y los días en que sale.",
		},
		departure: {
			name: "Dale un horario",
			how: "Qué días sale, a qué hora, con cuántas plazas.",
		},
		picture: { name: "Añade una foto", how: "La primera es su cartel." },
		onSale: {
			name: "Ponla a la venta",
			how: "Activa «A la venta»: necesita una foto y un punto de recogida.",
		},
		payments: {
			name: "Conecta los pagos",
			how: "Las claves de Stripe son secretas: las pone quien lleva el servidor.",
		},
		sale: { name: "Vende", how: "Vende tú las primeras plazas, o reserva en tu propia web." },
	},
};

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
			how: "Nombre, dirección, teléfono, licencia y número fiscal: los clientes los leen en el aviso legal y en cada correo.",
		},
		pickupPoint: { name: "Crea un punto de recogida", how: "Dónde para la furgoneta, en el mapa." },
		excursion: {
			name: "Crea una excursión",
			how: "Textos, precios, horas de recogida; después activa «A la venta».",
		},
		departure: {
			name: "Dale un horario",
			how: "Qué días sale, a qué hora, con cuántas plazas.",
		},
		picture: { name: "Añade una foto", how: "La primera es su cartel." },
		payments: {
			name: "Conecta los pagos",
			how: "Las claves de Stripe son secretas: las pone quien lleva el servidor.",
		},
		sale: { name: "Vende", how: "Vende tú las primeras plazas, o reserva en tu propia web." },
	},
};

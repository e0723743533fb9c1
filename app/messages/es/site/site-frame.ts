import type { siteFrame as english } from "../../en/site/site-frame.ts";

export const siteFrame: typeof english = {
	skipToContent: "Ir al contenido",
	language: "Idioma",
	mainNavigation: "Navegación principal",
	excursions: "Excursiones",
	howItWorks: "Cómo funciona",
	contact: "Contacto",
	myBooking: "Mi reserva",
	welcome: "Nos encantará enseñarle la isla.",
	trips: "Excursiones",
	help: "Ayuda",
	findMyBooking: "Buscar mi reserva",
	pickupPoints: "Puntos de recogida",
	office: "Oficina",
	terms: "Condiciones",
	privacy: "Privacidad",
	imprint: "Aviso legal",
	staff: "Equipo",
	offer: {
		alsoHere: "Esta página también está en español.",
		readHere: "Leer en español",
		close: "Cerrar este aviso",
	},
};

import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/pickup-points.ts";
import { counted } from "../counted.ts";

const excursionsStop = (count: number) =>
	plural("es", count, { one: "1 excursión para aquí", other: `${count} excursiones paran aquí` });

export const es: StaffTexts<typeof en> = {
	create: "Crear un punto",
	none: "Todavía no hay puntos de recogida. El primero, mejor el hotel con más clientes.",
	notLoaded: {
		title: "No se han podido cargar los puntos de recogida",
		lead: "No se ha perdido nada: las excursiones a la venta conservan sus recogidas, y las reservas el texto con el que se vendieron. Prueba otra vez en un momento.",
		again: "Cargarlos otra vez",
	},
	row: {
		noPlace: "Aún no dice dónde ponerse",
		stops: ({ excursions }) => excursionsStop(excursions),
		stopsAndHotels: ({ excursions, hotels }) =>
			`${excursionsStop(excursions)}, ${counted(hotels, "hotel", "hoteles")}`,
		inUse: "En uso",
		notInUse: "Fuera de uso",
	},
	map: {
		label: "Mapa de los puntos de recogida",
		loading: "El mapa está llegando…",
		noTiles:
			"Sin sus imágenes, el mapa sigue mostrando los puntos en su sitio, unos respecto a otros.",
		howToChoose: "Haz clic donde esperan los clientes, o mueve el mapa con las flechas.",
		takeMiddle: "Usar el centro del mapa",
		broken:
			"No se ha podido cargar el mapa. Lo demás funciona: los puntos se pueden leer, y escribir con sus coordenadas.",
	},
};

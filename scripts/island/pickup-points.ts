import type { pickupPoints as table } from "#app/database/schema.server.ts";

export type PickupPoint = Omit<typeof table.$inferInsert, "createdAt" | "updatedAt"> & {
	id: number;
	title: string;
};

/**
 * From west to east along the south coast, then inland and the east. The island lies around 28.36
 * N, 14.59 W and is 30 km long; its crater is at 28.360, -14.585.
 */
export const pickupPoints = {
	losDragos: {
		id: 1,
		title: "Hotel Los Dragos",
		place: "main door, Playa Larga",
		lat: 28.3208,
		lng: -14.7166,
	},
	casaBruma: {
		id: 2,
		title: "Casa Bruma",
		place: "by the fountain, Playa Larga",
		lat: 28.3181,
		lng: -14.7109,
	},
	lasOlas: {
		id: 3,
		title: "Apartments Las Olas",
		place: "gate on the promenade, Playa Larga",
		lat: 28.3152,
		lng: -14.7061,
	},
	customsHouse: {
		id: 4,
		title: "Old Customs House",
		place: "steps facing the sea, Puerto Claro",
		lat: 28.3049,
		lng: -14.6851,
	},
	harbourTaxis: {
		id: 5,
		title: "Harbour taxi stand",
		place: "Puerto Claro",
		lat: 28.3037,
		lng: -14.6824,
	},
	office: {
		id: 6,
		title: "Island Excursions office",
		place: "Harbour Street 4, Puerto Claro",
		lat: 28.3043,
		lng: -14.6809,
	},
	miramarClaro: {
		id: 7,
		title: "Hotel Miramar Claro",
		place: "reception, Puerto Claro",
		lat: 28.3032,
		lng: -14.6778,
	},
	arenaNegra: {
		id: 8,
		title: "Aparthotel Arena Negra",
		place: "reception, Costa Brisa",
		lat: 28.3004,
		lng: -14.6431,
	},
	brisaMar: {
		id: 9,
		title: "Hotel Brisa Mar",
		place: "under the palm at the drive, Costa Brisa",
		lat: 28.3001,
		lng: -14.6389,
	},
	campsite: {
		id: 10,
		title: "Campsite Los Tarajales",
		place: "at the barrier, Costa Brisa",
		lat: 28.3009,
		lng: -14.6327,
	},
	almendro: {
		id: 11,
		title: "Finca El Almendro",
		place: "courtyard gate, Santa Rosa",
		lat: 28.3402,
		lng: -14.6618,
	},
	lasSalinas: {
		id: 12,
		title: "Hotel Las Salinas",
		place: "lobby, La Salina",
		lat: 28.3446,
		lng: -14.4652,
	},
	saltWorks: {
		id: 13,
		title: "Salt works bus stop",
		place: "sea side of the road, La Salina",
		lat: 28.3391,
		lng: -14.4684,
	},
	lighthouse: {
		id: 14,
		title: "East Lighthouse bus stop",
		place: "shelter at the turning circle, Cala Roja",
		lat: 28.3904,
		lng: -14.4812,
	},
} as const satisfies Record<string, PickupPoint>;

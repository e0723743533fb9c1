import type { hotels as table } from "#app/database/schema.server.ts";
import { pickupPoints } from "./pickup-points.ts";

export type Hotel = Omit<typeof table.$inferInsert, "createdAt" | "updatedAt"> & {
	pickupPointId: number;
	paymentMode: "phone" | "hotel";
};

/** Each hotel has its own pickup point, so that its totem can preselect it. */
export const hotels: Hotel[] = [
	{
		id: "los-dragos",
		name: "Hotel Los Dragos",
		address: "Paseo de los Dragos 2, Playa Larga",
		phone: "+00 555 02 10",
		pickupPointId: pickupPoints.losDragos.id,
		paymentMode: "phone",
	},
	{
		id: "casa-bruma",
		name: "Casa Bruma",
		address: "Fountain Square 7, Playa Larga",
		phone: "+00 555 02 34",
		pickupPointId: pickupPoints.casaBruma.id,
		paymentMode: "hotel",
	},
	{
		id: "miramar-claro",
		name: "Hotel Miramar Claro",
		address: "Harbour Street 31, Puerto Claro",
		phone: "+00 555 03 08",
		pickupPointId: pickupPoints.miramarClaro.id,
		paymentMode: "phone",
	},
	{
		id: "arena-negra",
		name: "Aparthotel Arena Negra",
		address: "Black Sand Road 15, Costa Brisa",
		phone: "+00 555 04 52",
		pickupPointId: pickupPoints.arenaNegra.id,
		paymentMode: "hotel",
	},
	{
		id: "las-salinas",
		name: "Hotel Las Salinas",
		address: "Salt Pan Lane 1, La Salina",
		phone: "+00 555 06 77",
		pickupPointId: pickupPoints.lasSalinas.id,
		paymentMode: "phone",
	},
];

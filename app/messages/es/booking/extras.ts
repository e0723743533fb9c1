import { plural } from "../../plural.ts";
/** What guests may take beside their seats. */
export const extras = {
	legend: "Extras",
	each: ({ price }: { price: string }) => `${price} por unidad`,
	perBooking: ({ price }: { price: string }) => `${price} para todos`,
	free: "gratis",
	/** Nobody can leave it out. */
	required: "obligatorio en cada reserva",
	noneLeft: "agotado",
	left: ({ left }: { left: number }) =>
		plural("es", left, { one: "queda 1", other: `quedan ${left}` }),
};

import { plural } from "../../plural.ts";
/** What guests may take beside their seats. */
export const extras = {
	legend: "Extra",
	each: ({ price }: { price: string }) => `${price} ciascuno`,
	perBooking: ({ price }: { price: string }) => `${price} per tutti`,
	free: "gratis",
	/** Nobody can leave it out. */
	required: "obbligatorio per ogni prenotazione",
	noneLeft: "esaurito",
	left: ({ left }: { left: number }) =>
		plural("it", left, { one: "ne resta 1", other: `ne restano ${left}` }),
};

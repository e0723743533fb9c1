/** What guests may take beside their seats. */
export const extras = {
	legend: "Extras",
	each: ({ price }: { price: string }) => `${price} pro Stück`,
	perBooking: ({ price }: { price: string }) => `${price} für alle zusammen`,
	free: "kostenlos",
	/** Nobody can leave it out. */
	required: "gehört zu jeder Buchung",
	noneLeft: "nichts mehr frei",
	left: ({ left }: { left: number }) => `noch ${left}`,
};

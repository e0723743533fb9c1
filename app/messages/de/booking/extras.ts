/** What guests may take beside their seats. */
export const extras = {
	legend: "Extras",
	each: ({ price }: { price: string }) => `je ${price}`,
	perBooking: ({ price }: { price: string }) => `${price} für alle zusammen`,
	free: "kostenlos",
	/** Nobody can leave it out. */
	required: "gehört zu jeder Buchung",
	noneLeft: "nicht mehr verfügbar",
	left: ({ left }: { left: number }) => `noch ${left}`,
};

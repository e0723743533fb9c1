/** What guests may take beside their seats. */
export const extras = {
	legend: "Extra",
	each: ({ price }: { price: string }) => `${price} ciascuno`,
	perBooking: ({ price }: { price: string }) => `${price} per tutti`,
	free: "gratis",
	/** Nobody can leave it out. */
	required: "incluso in ogni prenotazione",
	noneLeft: "esaurito",
	left: ({ left }: { left: number }) => `ancora ${left}`,
};

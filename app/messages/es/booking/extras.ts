/** What guests may take beside their seats. */
export const extras = {
	legend: "Extras",
	each: ({ price }: { price: string }) => `${price} cada uno`,
	perBooking: ({ price }: { price: string }) => `${price} para todos`,
	free: "gratis",
	/** Nobody can leave it out. */
	required: "incluido en cada reserva",
	noneLeft: "agotado",
	left: ({ left }: { left: number }) => `quedan ${left}`,
};

/** What guests may take beside their seats. */
export const extras = {
	legend: "Suppléments",
	each: ({ price }: { price: string }) => `${price} pièce`,
	perBooking: ({ price }: { price: string }) => `${price} pour vous tous`,
	free: "gratuit",
	/** Nobody can leave it out. */
	required: "obligatoire pour chaque réservation",
	noneLeft: "épuisé",
	left: ({ left }: { left: number }) => `il en reste ${left}`,
};

/** What guests may take beside their seats. */
export const extras = {
	legend: "Extras",
	each: ({ price }: { price: string }) => `${price} each`,
	perBooking: ({ price }: { price: string }) => `${price} for all of you`,
	free: "free",
	/** Nobody can leave it out. */
	required: "part of every booking",
	noneLeft: "none left",
	left: ({ left }: { left: number }) => `${left} left`,
};

/** Other prices for some of the guests: residents, seniors, students. */
export const fares = {
	legend: "¿Alguien tiene otra tarifa?",
	/** They are counted among adults, children or babies. */
	among: "Ya están contados entre los huéspedes. Si no, deje 0.",
	fromAge: ({ age }: { age: number }) => `desde ${age} años`,
	toAge: ({ age }: { age: number }) => `hasta ${age} años`,
	free: "gratis",
	oneOf: { adults: "entre los adultos", children: "entre los niños", bebe: "entre los bebés" },
	/** Followed by what staff wrote: "DNI or certificate of residence". */
	bring: "Muestre ese día:",
	/** On the voucher. */
	term: "Tarifas",
};

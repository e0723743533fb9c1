/** Other prices for some of the guests: residents, seniors, students. */
export const fares = {
	legend: "Qualcuno ha un’altra tariffa?",
	/** They are counted among adults, children or babies. */
	among: "Sono già contati tra gli ospiti. Altrimenti lasci 0.",
	fromAge: ({ age }: { age: number }) => `da ${age} anni`,
	toAge: ({ age }: { age: number }) => `fino a ${age} anni`,
	free: "gratis",
	oneOf: { adults: "tra gli adulti", children: "tra i bambini", bebe: "tra i neonati" },
	/** Followed by what staff wrote: "DNI or certificate of residence". */
	bring: "Da mostrare quel giorno:",
	/** On the voucher. */
	term: "Tariffe",
};

/** Other prices for some of the guests: residents, seniors, students. */
export const fares = {
	legend: "Quelqu’un a-t-il un autre tarif ?",
	/** They are counted among adults, children or babies. */
	among: "Ils sont déjà comptés. Sinon, laissez 0.",
	fromAge: ({ age }: { age: number }) => `dès ${age} ans`,
	toAge: ({ age }: { age: number }) => `jusqu’à ${age} ans`,
	free: "gratuit",
	oneOf: { adults: "parmi les adultes", children: "parmi les enfants", bebe: "parmi les bébés" },
	/** Followed by what staff wrote: "DNI or certificate of residence". */
	bring: "À présenter le jour même :",
	/** On the voucher. */
	term: "Tarifs",
};

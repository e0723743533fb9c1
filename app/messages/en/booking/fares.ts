/** Other prices for some of the guests: residents, seniors, students. */
export const fares = {
	legend: "Does anybody have another fare?",
	/** They are counted among adults, children or babies. */
	among: "They are already among your guests. Leave it at 0 if not.",
	fromAge: ({ age }: { age: number }) => `from ${age} years`,
	toAge: ({ age }: { age: number }) => `up to ${age} years`,
	free: "free",
	oneOf: {
		adults: "one of the adults",
		children: "one of the children",
		bebe: "one of the babies",
	},
	/** Followed by what staff wrote: "DNI or certificate of residence". */
	bring: "Show on the day:",
	/** On the voucher. */
	term: "Fares",
};

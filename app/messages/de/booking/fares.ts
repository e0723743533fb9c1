/** Other prices for some of the guests: residents, seniors, students. */
export const fares = {
	legend: "Gilt für jemanden ein anderer Tarif?",
	/** They are counted among adults, children or babies. */
	among: "Diese Gäste sind schon mitgezählt. Sonst lassen Sie 0 stehen.",
	fromAge: ({ age }: { age: number }) => `ab ${age} Jahren`,
	toAge: ({ age }: { age: number }) => `bis ${age} Jahre`,
	free: "kostenlos",
	oneOf: {
		adults: "zählt zu den Erwachsenen",
		children: "zählt zu den Kindern",
		bebe: "zählt zu den Kleinkindern",
	},
	/** Followed by what staff wrote: "DNI or certificate of residence". */
	bring: "Am Tag vorzeigen:",
	/** On the voucher. */
	term: "Tarife",
};

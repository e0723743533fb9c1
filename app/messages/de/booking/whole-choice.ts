import type { wholeChoice as english } from "../../en/booking/whole-choice.ts";

export const wholeChoice: typeof english = {
	legend: "Wie Sie fahren",
	seats: "Plätze, zusammen mit anderen Gästen",
	choice: ({ people, price }) =>
		`Der ganze Ausflug, nur für Sie, bis zu ${people} Personen: ${price}`,
	only: ({ people, price }) =>
		`Dieser Ausflug ist nur für Sie, bis zu ${people} Personen: ${price}`,
	gone: "Von dieser Abfahrt sind Plätze vergeben, im Ganzen ist sie nicht mehr frei.",
};

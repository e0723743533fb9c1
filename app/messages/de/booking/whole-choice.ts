import type { wholeChoice as english } from "../../en/booking/whole-choice.ts";

export const wholeChoice: typeof english = {
	legend: "Plätze oder ganzer Ausflug",
	seats: "Plätze, zusammen mit anderen Gästen",
	choice: ({ people, price }) =>
		`Der ganze Ausflug, nur für Sie, bis zu ${people} Personen: ${price}`,
	only: ({ people, price }) =>
		`Dieser Ausflug ist nur für Sie, bis zu ${people} Personen: ${price}`,
	gone: "Für diese Abfahrt sind schon Plätze vergeben: Als Ganzes ist sie nicht mehr buchbar.",
};

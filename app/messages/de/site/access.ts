import type { access as english } from "../../en/site/access.ts";

export const access: typeof english = {
	heading: "Wer mitkommen kann",
	wheelchair: {
		yes: "Mit dem Rollstuhl möglich, ohne umzusteigen",
		folding: "Mit einem faltbaren Rollstuhl möglich, wenn Sie einige Schritte gehen können",
		no: "Mit dem Rollstuhl nicht möglich",
	},
	pram: {
		yes: "Ein Kinderwagen kann mitkommen",
		folding: "Ein faltbarer Kinderwagen kann mitkommen",
		no: "Mit dem Kinderwagen nicht möglich",
	},
	pregnancy: {
		yes: "Auch in der Schwangerschaft geeignet",
		ask: "In der Schwangerschaft fragen Sie uns bitte vor der Buchung",
		no: "In der Schwangerschaft nicht geeignet",
	},
	swimming: {
		needless: "Sie müssen nicht schwimmen können",
		needed: "Sie müssen schwimmen können",
	},
	height: ({ cm }: { cm: number }) => `Mindestens ${cm} cm groß`,
	weight: ({ kg }: { kg: number }) => `Höchstens ${kg} kg pro Person`,
};

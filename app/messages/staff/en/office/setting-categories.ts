import { plural } from "../../../plural.ts";

/** The categories of excursions on the settings screen; every screen has the other texts of the settings, for their history. */
export const en = {
	hint: "By these guests look for an excursion, in this order. A language without its own name shows the one in grey.",
	name: ({ place }: { place: number }) => `Category ${place}`,
	newName: "New category",
	inOtherLanguages: ({ place }: { place: number }) => `Category ${place} in other languages`,
	newInOtherLanguages: "New category in other languages",
	up: ({ place }: { place: number }) => `Move category ${place} up`,
	down: ({ place }: { place: number }) => `Move category ${place} down`,
	moved: ({ place, count, name }: { place: number; count: number; name: string }) =>
		`Now at place ${place} of ${count}: ${name}`,
	retire: ({ place }: { place: number }) => `Retire category ${place}`,
	goes: "Goes with the next save",
	/** Why they are not saved. */
	none: "One category at least must stay",
	tooMany: ({ most }: { most: number }) => `There can be ${most} categories at most`,
	nameless: "Each category needs a name in English",
	quoted: ({ name }: { name: string }) => `“${name}”`,
	twice: ({ name }: { name: string }) => `Two categories are called “${name}”`,
	inUse: ({ name, excursions }: { name: string; excursions: number }) =>
		plural("en", excursions, {
			one: `“${name}” can't be retired: one excursion still has it. Give it another category first`,
			other: `“${name}” can't be retired: ${excursions} excursions still have it. Give them another category first`,
		}),
};

import { childYears, type Excursion, takesBabies } from "#app/catalogue/excursion.ts";
import type { ChosenFare, Fare } from "#app/catalogue/fares/fare.ts";
import { guestKinds, type People } from "#app/catalogue/prices/prices.ts";
import { OctoError } from "./octo-error.ts";

/** The only option of a product: all starts of its excursion are departures of it. */
export const optionId = "DEFAULT";

const oldest = 99;
/** From this age on a fare is one of seniors. */
const seniorFrom = 55;

/** A kind of guest, or those of a kind who pay another fare. */
export interface Unit {
	id: string;
	type: "ADULT" | "CHILD" | "INFANT" | "SENIOR" | "OTHER";
	name: string;
	/** What it counts as. */
	kind: keyof People;
	/** Null: the price of its kind. */
	fare: Fare | null;
	/** First and last year. */
	age: { from: number; to: number };
}

const names = {
	adults: { id: "adult", type: "ADULT", name: "Adult" },
	children: { id: "child", type: "CHILD", name: "Child" },
	bebe: { id: "infant", type: "INFANT", name: "Infant" },
} as const;

export const adultId = names.adults.id;

/** The id of the unit of a guest who was sold. */
export function unitIdOf({ kind, fareId }: { kind: keyof People; fareId: number | null }): string {
	return fareId ? `fare-${fareId}` : names[kind].id;
}

/** How many of these guests pay each fare. */
export function faresOf(
	guests: readonly { fareId: number | null }[],
	{ fares = [] }: Pick<Excursion, "fares">,
): ChosenFare[] {
	return fares.flatMap((fare) => {
		const quantity = guests.filter(({ fareId }) => fareId === fare.id).length;
		return quantity > 0 ? [{ fare, quantity }] : [];
	});
}

/** The units of an excursion: the kinds of guests that it takes, then its fares. */
export function unitsOf({ ages, fares = [] }: Pick<Excursion, "ages" | "fares">): Unit[] {
	const years = childYears(ages);
	const all = {
		adults: { from: Math.max(ages.adultFrom, ages.minimum), to: oldest },
		children: years,
		bebe: takesBabies(ages) ? { from: ages.minimum, to: ages.childFrom - 1 } : null,
	};
	const kinds = guestKinds.flatMap((kind): Unit[] => {
		const age = all[kind];
		return age ? [{ ...names[kind], kind, fare: null, age }] : [];
	});
	const ofFares = fares.flatMap((fare): Unit[] => {
		const { countsAs: kind, fromAge, toAge, title: name } = fare;
		const usual = all[kind];
		if (!usual) return [];
		const age = { from: fromAge ?? usual.from, to: toAge ?? usual.to };
		const type = kind === "adults" && age.from >= seniorFrom ? "SENIOR" : "OTHER";
		return [{ id: unitIdOf({ kind, fareId: fare.id }), type, name, kind, fare, age }];
	});
	return [...kinds, ...ofFares];
}

/** @throws OctoError for a unit that the excursion does not take. */
export function unitNamed(unitId: string, excursion: Pick<Excursion, "ages" | "fares">): Unit {
	const unit = unitsOf(excursion).find(({ id }) => id === unitId);
	if (!unit) throw new OctoError("INVALID_UNIT_ID", "This product has no such unit", unitId);
	return unit;
}

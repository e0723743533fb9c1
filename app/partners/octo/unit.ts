import { childYears, type Excursion, takesBabies } from "#app/catalogue/excursion.ts";
import { guestKinds, type People } from "#app/catalogue/prices/prices.ts";
import { OctoError } from "./octo-error.ts";

/** The only option of a product: all starts of its excursion are departures of it. */
export const optionId = "DEFAULT";

const oldest = 99;

const names = {
	adults: { id: "adult", type: "ADULT", name: "Adult" },
	children: { id: "child", type: "CHILD", name: "Child" },
	bebe: { id: "infant", type: "INFANT", name: "Infant" },
} as const;

export function unitName(kind: keyof People) {
	return names[kind];
}

/** The kinds of guests that an excursion takes, with their first and last year of age. */
export function unitsOf({ ages }: Pick<Excursion, "ages">) {
	const years = childYears(ages);
	const all = {
		adults: { from: Math.max(ages.adultFrom, ages.minimum), to: oldest },
		children: years,
		bebe: takesBabies(ages) ? { from: ages.minimum, to: ages.childFrom - 1 } : null,
	};
	return guestKinds.flatMap((kind) => {
		const age = all[kind];
		return age ? [{ kind, age }] : [];
	});
}

/** @throws OctoError for a unit that the excursion does not take. */
export function kindOf(unitId: string, excursion: Pick<Excursion, "ages">): keyof People {
	const unit = unitsOf(excursion).find(({ kind }) => names[kind].id === unitId);
	if (!unit) throw new OctoError("INVALID_UNIT_ID", "This product has no such unit", unitId);
	return unit.kind;
}

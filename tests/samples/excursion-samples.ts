import * as v from "valibot";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { creationEntries } from "#app/catalogue/excursion-field-schemas.ts";
import {
	type FieldName,
	type FieldValues,
	fieldNames,
	fieldOf,
	toColumns,
	toPublicFields,
} from "#app/catalogue/excursion-fields.ts";

function sampleOf(name: FieldName, index: number): string | number | boolean {
	switch (fieldOf(name).control) {
		case "switch":
		case "tick":
			return true;
		case "time":
			return `04:${10 + index}`;
		case "percent":
			return name === "tax_rate" ? 9.5 : "3";
		case "date":
			return "2027-01-01";
		case "price":
			return 100.25 + index;
		case "choice":
			return Object.keys(fieldOf(name).options ?? {})[0] ?? "";
		case "number":
			return fieldOf(name).isRequired ? 40 - index : String(100 + index);
		case "policy":
			return "72:80,2:10; no-show:5; weather:";
		case "category":
		case "line":
		case "area":
			return `Sample of ${name}`;
	}
}

/** A valid value for each field of an excursion, different from that of every other field. */
export const sampleValues: FieldValues = v.parse(
	v.object(creationEntries),
	Object.fromEntries(fieldNames.map((name, index) => [name, sampleOf(name, index)])),
);

/** A public excursion, for tests without a database. */
export function publicExcursion(changes: Partial<Excursion> = {}): Excursion {
	return {
		...toPublicFields(toColumns(sampleValues)),
		id: "",
		prices: { adultCents: 6400, childCents: 4200, bebeCents: 0 },
		ages: { adultFrom: 12, childFrom: 2, minimum: 0 },
		activity: null,
		dayLanguages: {},
		pictures: [],
		pickups: [],
		...changes,
	};
}

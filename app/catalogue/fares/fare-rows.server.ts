import { jsonRows } from "#app/database/json-rows.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { fares } from "#app/database/schema.server.ts";
import type { Fare } from "./fare.ts";

/** Of rows of `fares`. */
const fareColumns = pickColumns(fares, [
	...(["position", "id", "title", "proof", "countsAs", "fromAge", "toAge", "percentOff"] as const),
	...(["priceCents", "isActive"] as const),
]);
export const fareRows = jsonRows(fareColumns);

export type FareRow = Pick<typeof fares.$inferSelect, keyof typeof fareColumns>;

export function toFare(row: FareRow): Fare {
	const { position: _position, isActive: _isActive, ...fare } = row;
	return fare;
}

import { guestKinds } from "#app/catalogue/prices/prices.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { extraStocks, extras } from "#app/database/schema.server.ts";
import type { Extra } from "./extra.ts";

/** Of rows of `extras`, with the stock that they share from `extra_stocks`. */
const extraColumns = {
	...pickColumns(extras, [
		"position",
		"id",
		"title",
		"note",
		"charged",
		"priceCents",
		"isRequired",
	]),
	...pickColumns(extras, ["forAdults", "forChildren", "forBebe", "stock", "stockId", "isActive"]),
	sharedStock: extraStocks.quantity,
};
export const extraRows = jsonRows(extraColumns);

export type ExtraRow = Pick<
	typeof extras.$inferSelect,
	Exclude<keyof typeof extraColumns, "sharedStock">
> & { sharedStock: number | null };

export function toExtra(row: ExtraRow): Extra {
	const { id, title, note, charged, priceCents, isRequired, stockId } = row;
	const fits = { adults: row.forAdults, children: row.forChildren, bebe: row.forBebe };
	return {
		...{ id, title, note, charged, priceCents, isRequired },
		guests: guestKinds.filter((kind) => fits[kind]),
		stock: row.sharedStock ?? row.stock,
		stockId,
	};
}

import type { CatalogueLine } from "#app/database/catalogue-lines.ts";

/** A stock that extras share. */
export interface SharedStock {
	id: number;
	title: string;
	quantity: number;
	/** Whose extras take from it. */
	excursionIds: string[];
}

/** A stock as staff want it; a new one without an id. */
export interface StockEdit {
	stockId: number | null;
	title: string;
	quantity: number;
}

type SharedStockDecision =
	/** `others`: excursions whose pages say something else. */
	| { outcome: "saved"; step: "added" | "changed"; line: CatalogueLine; others: string[] }
	/** It is already so. */
	| { outcome: "same" }
	/** No such excursion or stock. */
	| { outcome: "unknown" }
	/** The excursion was changed after the list was opened. */
	| { outcome: "newer"; version: number };

/** @param openedVersion of the excursion, on whose page the stock is changed. */
export function decideSharedStock(
	{ stockId, title, quantity }: StockEdit,
	openedVersion: number | null,
	state: { version: number; stocks: readonly SharedStock[] } | null,
): SharedStockDecision {
	const stock = state?.stocks.find(({ id }) => id === stockId);
	if (!state || (stockId !== null && !stock)) return { outcome: "unknown" };
	const isOlder = openedVersion !== state.version;
	const isDone = state.stocks.some(
		(each) =>
			each.title === title &&
			each.quantity === quantity &&
			// a form of a new one that was sent twice
			(stockId === null ? isOlder : each.id === stockId),
	);
	if (isDone) return { outcome: "same" };
	if (isOlder) return { outcome: "newer", version: state.version };
	return {
		outcome: "saved",
		step: stock ? "changed" : "added",
		line: { code: "extra stock", title, quantity },
		others: stock?.excursionIds ?? [],
	};
}

import type { ChosenExtra, Extra } from "./extra.ts";

/** What is left of stocked extras on a departure, by their ids; of those that it does not name, the whole stock. */
export type ExtrasLeft = Readonly<Record<string, number>>;

/** Null is without end. */
export function leftOf(extra: Extra, extrasLeft: ExtrasLeft | undefined): number | null {
	return extra.stock === null ? null : Math.max(0, extrasLeft?.[extra.id] ?? extra.stock);
}

/** Those of which the party wants more than are left, with how many are. */
export function lackingExtras(
	choice: readonly ChosenExtra[],
	extrasLeft: ExtrasLeft | undefined,
): { extra: Extra; left: number }[] {
	return choice.flatMap(({ extra, quantity }) => {
		const left = leftOf(extra, extrasLeft);
		const others = choice.filter(
			(each) => each.extra.id !== extra.id && sharesStock(each.extra, extra),
		);
		const together = others.reduce((sum, each) => sum + each.quantity, quantity);
		return left === null || together <= left ? [] : [{ extra, left }];
	});
}

function sharesStock(one: Extra, other: Extra): boolean {
	return one.stockId !== null && one.stockId === other.stockId;
}

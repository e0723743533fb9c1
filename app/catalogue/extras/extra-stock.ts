import type { Extra } from "./extra.ts";

/** What is left of stocked extras on a departure, by their ids; of those that it does not name, the whole stock. */
export type ExtrasLeft = Readonly<Record<string, number>>;

type StockedExtra = Pick<Extra, "id" | "title" | "stock" | "stockId">;

/** An extra of which a party has more than are left. */
export interface LackingExtra<Of extends StockedExtra = StockedExtra> {
	extra: Of;
	left: number;
	/** With the other extras of the party that share its stock. */
	needed: number;
}

/** Null is without end. */
export function leftOf(
	extra: Pick<Extra, "id" | "stock">,
	extrasLeft: ExtrasLeft | undefined,
): number | null {
	return extra.stock === null ? null : Math.max(0, extrasLeft?.[extra.id] ?? extra.stock);
}

/** Those of which the party wants more than are left. */
export function lackingExtras<Of extends StockedExtra>(
	choice: readonly { extra: Of; quantity: number }[],
	extrasLeft: ExtrasLeft | undefined,
): LackingExtra<Of>[] {
	return choice.flatMap(({ extra, quantity }) => {
		const left = leftOf(extra, extrasLeft);
		const others = choice.filter(
			(each) => each.extra.id !== extra.id && sharesStock(each.extra, extra),
		);
		const needed = others.reduce((sum, each) => sum + each.quantity, quantity);
		return left === null || needed <= left ? [] : [{ extra, left, needed }];
	});
}

function sharesStock(one: StockedExtra, other: StockedExtra): boolean {
	return one.stockId !== null && one.stockId === other.stockId;
}

import type { ChosenExtra } from "#app/catalogue/extras/extra.ts";
import type { ChosenFare } from "#app/catalogue/fares/fare.ts";
import { adjustedTo, extraLine, type PriceLine, priceLine, priceOf, totalOf } from "./price-of.ts";
import { guestKinds, type People, type Prices } from "./prices.ts";

interface SoldParty extends People {
	priceCents: number;
	lines: readonly PriceLine[];
}

interface ChosenBeside {
	extras?: readonly ChosenExtra[] | undefined;
	fares?: readonly ChosenFare[] | undefined;
}

/**
 * The lines of a booking whose party becomes another one: by the lines as sold. A kind of guest or a fare keeps the price of
 * its line; a kind without a line pays the present price. What adjusts the list's price (a code, an agreement, money that went
 * back) changes in the proportion of the rest, so that half of a group pays half of what was agreed; the last such line
 * takes the cents that are left. Where nothing was to be paid, who comes in addition pays.
 * Whoever has the whole departure pays the same, whoever comes.
 * @param present what the departure costs who books it today.
 * @param chosen extras and fares of the changed booking; absent where they stay, as far as the party is large enough.
 */
export function linesOfParty(
	booking: SoldParty,
	party: People,
	present: Prices,
	{ extras, fares }: ChosenBeside = {},
): PriceLine[] {
	const sold = linesOf(booking, present);
	if (sold.some(({ kind }) => kind === "whole")) return [...sold];
	const adjusting = sold.filter(isAdjusting);
	const listBefore = sold.filter((line) => !isAdjusting(line));
	const taxRate = listBefore[0]?.taxRate ?? 0;
	const listAfter = [
		...guestKinds
			.filter((kind) => party[kind] > 0)
			.flatMap((kind) => {
				const ofKind = listBefore.filter((each) => each.kind === kind);
				const fareLines = faresOf(ofKind, party[kind], fares);
				const quantity = fareLines.reduce((left, each) => left - each.quantity, party[kind]);
				const line = ofKind.find(({ fareId }) => fareId === null);
				const nobody = { adults: 0, children: 0, bebe: 0 };
				const usual = line
					? [withQuantity(line, quantity)]
					: priceOf(present, { ...nobody, [kind]: quantity }, [], taxRate);
				return [...(quantity > 0 ? usual : []), ...fareLines];
			}),
		...listBefore.filter(
			({ kind }) => !guestKinds.some((each) => each === kind) && !(extras && kind === "extra"),
		),
		...(extras ?? []).map((each) => extraLine(each, taxRate)),
	];
	return [...listAfter, ...inProportion(adjusting, totalOf(listBefore), totalOf(listAfter))];
}

/** The lines of guests at a fare, the first ones first, and no more than come. */
function faresOf(
	sold: readonly PriceLine[],
	guests: number,
	fares: ChosenBeside["fares"],
): PriceLine[] {
	let left = guests;
	return sold.flatMap((line) => {
		if (line.fareId === null) return [];
		const count = fares
			? (fares.find(({ fare }) => fare.id === line.fareId)?.quantity ?? 0)
			: line.quantity;
		const quantity = Math.min(left, count);
		left -= quantity;
		return quantity > 0 ? [withQuantity(line, quantity)] : [];
	});
}

/** What one more guest of each kind costs: as sold, or at the present price. */
export function unitPrices(lines: readonly PriceLine[], present: Prices): Prices {
	const cents = (kind: keyof People, presentCents: number) =>
		lines.find((line) => line.kind === kind && line.fareId === null)?.unitCents ?? presentCents;
	return {
		adultCents: cents("adults", present.adultCents),
		childCents: cents("children", present.childCents),
		bebeCents: cents("bebe", present.bebeCents),
	};
}

/** What the party costs by the list, without what adjusts that. */
export function listTotal(lines: readonly PriceLine[]): number {
	return totalOf(lines.filter((line) => !isAdjusting(line)));
}

/** A booking that was made without lines is priced by the present list. */
function linesOf(booking: SoldParty, present: Prices): readonly PriceLine[] {
	if (booking.lines.length > 0) return booking.lines;
	return adjustedTo(booking.priceCents, priceOf(present, booking, []), "agreed");
}

function isAdjusting({ kind }: PriceLine): boolean {
	return kind === "agreed" || kind === "code";
}

function withQuantity(line: PriceLine, quantity: number): PriceLine {
	const { kind, unitCents, taxRate, ruleId, fareId } = line;
	return { ...priceLine(kind, { quantity, unitCents, taxRate }), ruleId, fareId };
}

function inProportion(
	adjusting: readonly PriceLine[],
	listBefore: number,
	listAfter: number,
): PriceLine[] {
	const centsBefore = totalOf(adjusting);
	const isFree = listBefore + centsBefore <= 0;
	const centsAfter = isFree
		? Math.max(centsBefore, -listAfter)
		: Math.round((centsBefore * listAfter) / listBefore);
	let rest = centsAfter;
	return adjusting
		.map((line, index) => {
			const share = centsBefore === 0 ? listAfter / listBefore : centsAfter / centsBefore;
			const isLast = index === adjusting.length - 1;
			const unitCents = isLast ? rest : Math.round(line.sumCents * share);
			rest -= unitCents;
			const { kind, taxRate, reason, ruleId } = line;
			return { ...priceLine(kind, { quantity: 1, unitCents, taxRate }), reason, ruleId };
		})
		.filter(({ sumCents }) => sumCents !== 0);
}

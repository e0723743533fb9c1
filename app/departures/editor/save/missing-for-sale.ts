import { excursionStateTexts } from "#app/messages/staff/excursions/excursion-state.ts";

/** What is missing before the excursion can go on sale, in words. */
export function missingForSale(has: { pictures: number; openPickups: number }): string[] {
	const { missing } = excursionStateTexts;
	return [
		...(has.pictures > 0 ? [] : [missing.picture]),
		...(has.openPickups > 0 ? [] : [missing.pickup]),
	];
}

import type { ChangedPart } from "#app/database/catalogue-lines.ts";
import {
	otherLanguages,
	type StoredTranslation,
	typedTexts,
} from "#app/ui/translations/translations.ts";
import type { PickupPoint, PointChange } from "./pickup-point.ts";

/** All that the save of a pickup point depends on. */
export interface PointState {
	pointBefore: (PickupPoint & { version: number }) | null;
	texts: readonly Pick<StoredTranslation, "language" | "field" | "words">[];
	stops: readonly PointStop[];
}

export interface PointStop {
	excursionId: string;
	title: string;
	isOnSale: boolean;
	/** Whether it has another pickup point in use. */
	hasOther: boolean;
}

interface PointSave {
	outcome: "saved";
	/** The excursions that stop there. */
	excursionIds: string[];
	/** Guests find it at another place or by another name. */
	isElsewhere: boolean;
	/** For the history. */
	use: "taken into use" | "taken out of use" | null;
	parts: ChangedPart[];
}

export type PointDecision =
	| PointSave
	| { outcome: "unknown" }
	/** Somebody saved it after the form was opened. */
	| { outcome: "newer" }
	/** Without it these excursions on sale would have no pickup point. */
	| { outcome: "last-stop"; titles: string[] };

/**
 * An excursion on sale keeps a pickup point in use.
 * @param openedVersion the version on which the form is based; null: this save wins in any case.
 */
export function decidePoint(
	change: PointChange,
	openedVersion: number | null,
	{ pointBefore, texts, stops }: PointState,
): PointDecision {
	if (!pointBefore) return { outcome: "unknown" };
	if (openedVersion !== null && openedVersion !== pointBefore.version) return { outcome: "newer" };
	const dependent = stops.filter(({ isOnSale, hasOther }) => isOnSale && !hasOther);
	if (!change.isActive && dependent.length > 0)
		return { outcome: "last-stop", titles: dependent.map(({ title }) => title) };
	const isSwitched = change.isActive !== pointBefore.isActive;
	return {
		outcome: "saved",
		excursionIds: stops.map(({ excursionId }) => excursionId),
		isElsewhere: (["title", "place", "lat", "lng"] as const).some(
			(name) => change[name] !== pointBefore[name],
		),
		use: isSwitched ? (change.isActive ? "taken into use" : "taken out of use") : null,
		parts: changedTexts(change, texts),
	};
}

function changedTexts(change: PointChange, texts: PointState["texts"]): ChangedPart[] {
	const storedWords = (text: { language: string; field: string }) =>
		texts.find(({ language, field }) => language === text.language && field === text.field)
			?.words ?? "";
	const newTexts = typedTexts(change).filter((text) => text.words !== storedWords(text));
	return otherLanguages
		.filter(({ code }) => newTexts.some(({ language }) => language === code))
		.map(({ code }) => `texts.${code}` as const);
}

import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { FareFields } from "./fare-form.ts";

/** One press on the list of fares. */
export type FareEdit =
	| { act: "save"; fareId: number | null; fields: FareFields }
	| { act: "retire" | "restore"; fareId: number };

export interface StaffFare extends FareFields {
	id: number;
	isActive: boolean;
}

export interface FareListState {
	/** Of the excursion. */
	version: number;
	fares: readonly StaffFare[];
}

type FareStep = Extract<CatalogueLine, { code: "fare" }>["step"];

type FareListDecision =
	| { outcome: "saved"; step: FareStep; line: CatalogueLine }
	/** The list is already as it was asked for. */
	| { outcome: "same" }
	/** No such excursion, or no such fare of it. */
	| { outcome: "unknown" }
	/** It counts as another kind of guest than before. */
	| { outcome: "counts otherwise" }
	/** The excursion was changed after the list was opened. */
	| { outcome: "newer"; version: number };

/** @param openedVersion of the excursion, which the page showed. */
export function decideFareList(
	edit: FareEdit,
	openedVersion: number | null,
	state: FareListState | null,
): FareListDecision {
	const storedFare = state?.fares.find(({ id }) => id === edit.fareId);
	if (!state || (edit.fareId !== null && !storedFare)) return { outcome: "unknown" };
	// lines that were sold keep what it counted as
	if (edit.act === "save" && storedFare && storedFare.countsAs !== edit.fields.countsAs)
		return { outcome: "counts otherwise" };
	if (isDone(edit, state, openedVersion)) return { outcome: "same" };
	if (openedVersion !== state.version) return { outcome: "newer", version: state.version };
	const step = stepOf(edit);
	const title = edit.act === "save" ? edit.fields.title : (storedFare?.title ?? "");
	return { outcome: "saved", step, line: { code: "fare", step, title } };
}

function isDone(
	edit: FareEdit,
	{ fares, version }: FareListState,
	openedVersion: number | null,
): boolean {
	if (edit.act !== "save")
		return fares.some(
			({ id, isActive }) => id === edit.fareId && isActive === (edit.act === "restore"),
		);
	// a form of a new one that was sent twice
	if (edit.fareId === null)
		return openedVersion !== version && fares.some((fare) => isAlike(fare, edit.fields));
	return fares.some((fare) => fare.id === edit.fareId && isAlike(fare, edit.fields));
}

function isAlike(fare: StaffFare, fields: FareFields): boolean {
	const names = Object.keys(fields) as (keyof FareFields)[];
	return names.every((name) => fare[name] === fields[name]);
}

function stepOf({ act, fareId }: FareEdit): FareStep {
	if (act === "save") return fareId === null ? "added" : "changed";
	return act === "retire" ? "retired" : "brought back";
}

import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { ExtraFields } from "./extra-form.ts";

/** One press on the list of extras. */
export type ExtraEdit =
	| { act: "save"; extraId: number | null; fields: ExtraFields }
	| { act: "retire" | "restore"; extraId: number };

export interface StaffExtra extends ExtraFields {
	id: number;
	isActive: boolean;
}

export interface ExtraListState {
	/** Of the excursion. */
	version: number;
	extras: readonly StaffExtra[];
	stocks: readonly { id: number; title: string; quantity: number }[];
}

type ExtraStep = Extract<CatalogueLine, { code: "extra" }>["step"];

type ExtraListDecision =
	| { outcome: "saved"; step: ExtraStep; line: CatalogueLine }
	/** The list is already as it was asked for. */
	| { outcome: "same" }
	/** No such excursion, or no such extra of it. */
	| { outcome: "unknown" }
	| { outcome: "no such stock" }
	/** The excursion was changed after the list was opened. */
	| { outcome: "newer"; version: number };

/** @param openedVersion of the excursion, which the page showed. */
export function decideExtraList(
	edit: ExtraEdit,
	openedVersion: number | null,
	state: ExtraListState | null,
): ExtraListDecision {
	const storedExtra = state?.extras.find(({ id }) => id === edit.extraId);
	if (!state || (edit.extraId !== null && !storedExtra)) return { outcome: "unknown" };
	if (isDone(edit, state, openedVersion)) return { outcome: "same" };
	if (openedVersion !== state.version) return { outcome: "newer", version: state.version };
	if (edit.act === "save" && !hasStock(state, edit.fields)) return { outcome: "no such stock" };
	const step = stepOf(edit);
	const title = edit.act === "save" ? edit.fields.title : (storedExtra?.title ?? "");
	return { outcome: "saved", step, line: { code: "extra", step, title } };
}

function isDone(
	edit: ExtraEdit,
	{ extras, version }: ExtraListState,
	openedVersion: number | null,
): boolean {
	if (edit.act !== "save")
		return extras.some(
			({ id, isActive }) => id === edit.extraId && isActive === (edit.act === "restore"),
		);
	// a form of a new one that was sent twice
	if (edit.extraId === null)
		return openedVersion !== version && extras.some((extra) => isAlike(extra, edit.fields));
	return extras.some((extra) => extra.id === edit.extraId && isAlike(extra, edit.fields));
}

function isAlike(extra: StaffExtra, fields: ExtraFields): boolean {
	const names = Object.keys(fields) as (keyof ExtraFields)[];
	return names.every((name) => extra[name] === fields[name]);
}

function hasStock({ stocks }: ExtraListState, { stockId }: ExtraFields): boolean {
	return stockId === null || stocks.some(({ id }) => id === stockId);
}

function stepOf({ act, extraId }: ExtraEdit): ExtraStep {
	if (act === "save") return extraId === null ? "added" : "changed";
	return act === "retire" ? "retired" : "brought back";
}

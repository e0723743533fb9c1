import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import { moveBy } from "#app/ui/move-item.ts";
import type { StoredTranslation } from "#app/ui/translations/translations.ts";

/** What guests choose beside their seats, and what they are asked. Staff keep each in a list of the same kind. */
export type ChoiceKind = "extra" | "fare" | "question";

export type ChoiceFields = Readonly<Record<string, unknown>> & { title: string };

export type ChoiceRow<Fields> = Fields & { id: number; isActive: boolean };

/** One press on a list. */
export type ChoiceEdit<Fields> =
	| { act: "save"; id: number | null; fields: Fields; translations: ChoiceTranslation[] }
	| { act: "retire" | "restore" | "up" | "down"; id: number };

/** A text in another language; empty, it stands in English again. */
interface ChoiceTranslation {
	language: string;
	field: string;
	words: string;
	/** An older one that is still right. */
	isChecked: boolean;
}

export interface ChoiceListState<Fields> {
	/** Of the excursion. */
	version: number;
	/** In their order. */
	rows: readonly ChoiceRow<Fields>[];
	/** Of all its rows. */
	translations: readonly ({ ownerId: number } & StoredTranslation)[];
}

export type ChoiceStep = Extract<CatalogueLine, { code: "extra" }>["step"];

type ChoiceListDecision =
	/** `order`: the ids of all rows, where it is another one. */
	| { outcome: "saved"; step: ChoiceStep; title: string; order: readonly number[] | null }
	/** The list is already as it was asked for. */
	| { outcome: "same" }
	/** No such excursion, or no such row of it. */
	| { outcome: "unknown" }
	| { outcome: "refused"; errors: FormErrors }
	/** The excursion was changed after the list was opened. */
	| { outcome: "newer"; version: number };

/**
 * @param openedVersion of the excursion, which the page showed.
 * @param refusal why fields can't be stored beside what is, or instead of the stored row.
 */
export function decideChoiceList<Fields extends ChoiceFields>(
	edit: ChoiceEdit<Fields>,
	openedVersion: number | null,
	state: ChoiceListState<Fields> | null,
	refusal: (fields: Fields, storedRow: ChoiceRow<Fields> | null) => FormErrors | null,
): ChoiceListDecision {
	const storedRow = state?.rows.find(({ id }) => id === edit.id);
	if (!state || (edit.id !== null && !storedRow)) return { outcome: "unknown" };
	const errors = edit.act === "save" ? refusal(edit.fields, storedRow ?? null) : null;
	if (errors) return { outcome: "refused", errors };
	if (isDone(edit, state, openedVersion)) return { outcome: "same" };
	if (openedVersion !== state.version) return { outcome: "newer", version: state.version };
	const title = edit.act === "save" ? edit.fields.title : (storedRow?.title ?? "");
	return { outcome: "saved", step: stepOf(edit), title, order: orderAfter(edit, state) };
}

function stepOf({ act, id }: ChoiceEdit<unknown>): ChoiceStep {
	if (act === "save") return id === null ? "added" : "changed";
	if (act === "up" || act === "down") return "moved";
	return act === "retire" ? "retired" : "brought back";
}

function orderAfter(
	{ act, id }: ChoiceEdit<unknown>,
	{ rows }: ChoiceListState<unknown>,
): readonly number[] | null {
	if (act !== "up" && act !== "down") return null;
	const ids = rows.map((row) => row.id);
	return moveBy(ids, ids.indexOf(id), act === "up" ? -1 : 1);
}

function isDone<Fields extends ChoiceFields>(
	edit: ChoiceEdit<Fields>,
	state: ChoiceListState<Fields>,
	openedVersion: number | null,
): boolean {
	const { rows, version } = state;
	const order = orderAfter(edit, state);
	if (order) return order.every((id, index) => id === rows[index]?.id);
	if (edit.act !== "save")
		return rows.some(({ id, isActive }) => id === edit.id && isActive === (edit.act === "restore"));
	// a form of a new one that was sent twice
	if (edit.id === null)
		return openedVersion !== version && rows.some((row) => isAlike(row, edit.fields));
	return (
		rows.some((row) => row.id === edit.id && isAlike(row, edit.fields)) &&
		edit.translations.every((text) => !text.isChecked && isStored(text, edit.id, state))
	);
}

function isStored(
	{ language, field, words }: ChoiceTranslation,
	id: number | null,
	{ translations }: ChoiceListState<unknown>,
): boolean {
	const row = translations.find(
		(each) => each.ownerId === id && each.language === language && each.field === field,
	);
	return (row?.words ?? "") === words;
}

function isAlike(row: ChoiceFields, fields: ChoiceFields): boolean {
	return Object.entries(fields).every(([name, value]) => row[name] === value);
}

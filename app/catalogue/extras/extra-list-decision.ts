import type { CatalogueLine } from "#app/database/catalogue-lines.ts";
import type { StoredTranslation } from "#app/ui/translations/translations.ts";
import type { ExtraFields } from "./extra-form.ts";

/** One press on the list of extras. */
export type ExtraEdit =
	| { act: "save"; extraId: number | null; fields: ExtraFields; translations: ExtraTranslation[] }
	| { act: "retire" | "restore" | "up" | "down"; extraId: number }
	/** A stock that extras share; a new one without an id. */
	| { act: "stock"; extraId: null; stockId: number | null; title: string; quantity: number };

/** A text of an extra in another language; empty, it stands in English again. */
interface ExtraTranslation {
	language: string;
	field: "title" | "note";
	words: string;
	/** An older one that is still right. */
	isChecked: boolean;
}

export interface StaffExtra extends ExtraFields {
	id: number;
	isActive: boolean;
}

/** A stock that extras share. */
interface SharedStock {
	id: number;
	title: string;
	quantity: number;
	/** Whose extras take from it. */
	excursionIds: string[];
}

export interface ExtraListState {
	/** Of the excursion. */
	version: number;
	extras: readonly StaffExtra[];
	stocks: readonly SharedStock[];
	/** Of all its extras. */
	translations: readonly ({ extraId: number } & StoredTranslation)[];
}

type ExtraStep = Extract<CatalogueLine, { code: "extra" }>["step"] | "stock";

type ExtraListDecision =
	/** `order`: the ids of its extras, where that is another one. `others`: excursions whose pages say something else. */
	| {
			outcome: "saved";
			step: ExtraStep;
			line: CatalogueLine;
			order: number[] | null;
			others: string[];
	  }
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
	const stockId = edit.act === "save" ? edit.fields.stockId : edit.act === "stock" && edit.stockId;
	if (stockId && !state.stocks.some(({ id }) => id === stockId))
		return { outcome: "no such stock" };
	if (edit.act === "stock") {
		const { title, quantity } = edit;
		const line = { code: "extra stock", title, quantity } as const;
		const others = state.stocks.find(({ id }) => id === edit.stockId)?.excursionIds ?? [];
		return { outcome: "saved", step: "stock", line, order: null, others };
	}
	const step = stepOf(edit);
	const title = edit.act === "save" ? edit.fields.title : (storedExtra?.title ?? "");
	const order = step === "moved" ? orderAfter(edit, state) : null;
	return { outcome: "saved", step, line: { code: "extra", step, title }, order, others: [] };
}

/** The extra and its neighbour change places; at an end of the list nothing moves. */
function orderAfter({ act, extraId }: ExtraEdit, { extras }: ExtraListState): number[] {
	const ids = extras.map(({ id }) => id);
	const at = ids.indexOf(extraId ?? 0);
	const upperAt = act === "up" ? at - 1 : at;
	const [upper, lower] = [ids[upperAt], ids[upperAt + 1]];
	return upper === undefined || lower === undefined
		? ids
		: ids.with(upperAt, lower).with(upperAt + 1, upper);
}

function isDone(edit: ExtraEdit, state: ExtraListState, openedVersion: number | null): boolean {
	const { extras, version, stocks } = state;
	if (edit.act === "stock")
		return stocks.some(
			({ id, title, quantity }) =>
				title === edit.title &&
				quantity === edit.quantity &&
				(edit.stockId === null ? openedVersion !== version : id === edit.stockId),
		);
	if (edit.act === "up" || edit.act === "down")
		return orderAfter(edit, state).every((id, index) => id === extras[index]?.id);
	if (edit.act !== "save")
		return extras.some(
			({ id, isActive }) => id === edit.extraId && isActive === (edit.act === "restore"),
		);
	// a form of a new one that was sent twice
	if (edit.extraId === null)
		return openedVersion !== version && extras.some((extra) => isAlike(extra, edit.fields));
	const isSame = extras.some((extra) => extra.id === edit.extraId && isAlike(extra, edit.fields));
	return (
		isSame &&
		edit.translations.every((text) => !text.isChecked && isStored(text, edit.extraId, state))
	);
}

function isStored(
	{ language, field, words }: ExtraTranslation,
	extraId: number | null,
	{ translations }: ExtraListState,
): boolean {
	const row = translations.find(
		(each) => each.extraId === extraId && each.language === language && each.field === field,
	);
	return (row?.words ?? "") === words;
}

function isAlike(extra: StaffExtra, fields: ExtraFields): boolean {
	const names = Object.keys(fields) as (keyof ExtraFields)[];
	return names.every((name) => extra[name] === fields[name]);
}

function stepOf({ act, extraId }: ExtraEdit) {
	if (act === "save") return extraId === null ? "added" : "changed";
	if (act === "up" || act === "down") return "moved";
	return act === "retire" ? "retired" : "brought back";
}

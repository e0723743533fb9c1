/** A form that was opened before somebody else saved the same row: it carries the row's version, which its save compares. */
import { formTexts } from "#app/messages/staff/office/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import type { FormErrors, TypedValues } from "./form.ts";

const texts = formTexts.newer;

/** Null for a form without it: its save is the last one, and wins. */
export function openedVersionOf(form: FormData): number | null {
	const text = String(form.get("version"));
	return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

interface StoredRow {
	values: TypedValues;
	version: number;
	/** Milliseconds; null where it is not kept. */
	updatedAt: number | null;
	/** Empty where none is kept. */
	history: readonly { actorName: string; createdAt: number }[];
}

/** How staff read a field and its value. */
export type FieldsInWords = Record<
	string,
	{ label: string; inWords?: (value: string) => string | undefined }
>;

/**
 * The refused form, with what is stored now beside each field that says something else; its next save is accepted.
 * Null when the form says what is stored.
 * @param form.ownValues the values of the form, written as the stored ones are.
 */
export function newerSave(
	form: { typedValues: TypedValues; ownValues: TypedValues },
	{ values, version, updatedAt, history }: StoredRow,
	fields: FieldsInWords,
	timeZone: string,
): { errors: FormErrors; typedValues: TypedValues } | null {
	const differing = Object.entries(form.ownValues).flatMap(([name, value]) => {
		const storedValue = values[name] ?? "";
		if (storedValue === value) return [];
		const { label, inWords } = fields[name] ?? { label: name };
		const words = inWords?.(storedValue) ?? storedValue;
		return [[name, [texts.field({ label, value: words || texts.nothing })]] as const];
	});
	if (differing.length === 0) return null;
	const moment = updatedAt === null ? null : formatInstant(updatedAt, timeZone);
	const name = history.find(({ createdAt }) => createdAt === updatedAt)?.actorName;
	return {
		errors: { "": [texts.by({ name, moment })], ...Object.fromEntries(differing) },
		typedValues: { ...form.typedValues, version: String(version) },
	};
}

export const tickInWords = (value: string) => (value === "on" ? texts.ticked : texts.notTicked);

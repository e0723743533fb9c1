/**
 * Sentences that the database keeps in no language: a code with values, as JSON. Staff's language makes the words when
 * they are read.
 */
import * as v from "valibot";

/** A code's values, and what it says with them. */
export function storedLine<Entries extends v.ObjectEntries>(
	entries: Entries,
	inWords: (params: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => string,
) {
	const schema = v.object(entries);
	return {
		schema,
		/** Values of another edition say nothing rather than something wrong. */
		read(params: unknown): string {
			const result = v.safeParse(schema, params);
			return result.success ? inWords(result.output) : "";
		},
	};
}

type AnyLine = { schema: v.GenericSchema; read: (params: unknown) => string };

/** What code may store: one of the codes with its values. */
export type LineOf<Lines extends Record<string, AnyLine>> = {
	[Code in keyof Lines]: { code: Code } & v.InferInput<Lines[Code]["schema"]>;
}[keyof Lines];

const lineSchema = v.looseObject({ code: v.string() });

/** What a row says. A code of a newer edition says nothing. */
export function lineInWords(lines: Record<string, AnyLine>, json: string): string {
	const line = v.parse(lineSchema, JSON.parse(json));
	return Object.hasOwn(lines, line.code) ? (lines[line.code]?.read(line) ?? "") : "";
}

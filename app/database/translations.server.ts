import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "./client.server.ts";

/**
 * SQL of an excursion's or a pickup point's text in a language, else of its English text.
 * @param language a value, or a column such as `bookings.language`.
 */
export function textIn(
	language: SQLWrapper | string,
	owner: { excursionId: SQLWrapper } | { pickupPointId: SQLWrapper },
	field: "title" | "place" | "what_to_bring",
	english: SQLWrapper,
): SQL<string> {
	const isOwn =
		"excursionId" in owner
			? sql`said.excursion_id = ${owner.excursionId}`
			: sql`said.pickup_point_id = ${owner.pickupPointId}`;
	return sql<string>`coalesce((SELECT said.words FROM translations AS said
		WHERE ${isOwn} AND said.language = ${language} AND said.field = ${field}), ${english})`;
}

/** A translation as it was typed. */
export interface TypedTranslation {
	language: string;
	field: string;
	/** Empty: the text stands in English again. */
	words: string;
	/** The English text that was beside it; null for the stored one. */
	english: string | null;
	/** Somebody has read it beside the new English text and found it right. */
	isChecked: boolean;
}

interface TranslationsChange {
	excursionId: string;
	typed: readonly TypedTranslation[];
	/** SQL of a JSON object: the stored English texts by field. */
	english: SQL;
	now: number;
}

/** SQL that is true for a typed row (`typed.value`) that differs from what is stored. */
const differs = (excursionId: string) => sql`typed.value ->> 'words' IS NOT coalesce((SELECT words
	FROM translations AS stored WHERE stored.excursion_id = ${excursionId}
	AND stored.language = typed.value ->> 'language' AND stored.field = typed.value ->> 'field'), '')`;

/** SQL that is true when one of these texts would change. */
export function translationsDiffer(excursionId: string, typed: readonly TypedTranslation[]): SQL {
	return sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(typed)}) AS typed WHERE ${differs(excursionId)})`;
}

/** Statements for a batch; they do nothing unless the condition is true. */
export function saveTranslations(
	db: Database,
	{ excursionId, typed, english, now }: TranslationsChange,
	condition: SQL,
) {
	const rows = JSON.stringify(typed);
	return {
		removed: db.run(sql`
			DELETE FROM translations WHERE excursion_id = ${excursionId} AND ${condition}
				AND language || '.' || field IN (
					SELECT (value ->> 'language') || '.' || (value ->> 'field') FROM json_each(${rows})
					WHERE value ->> 'words' = '')`),
		written: db.run(sql`
			INSERT INTO translations (excursion_id, language, field, words, english, updated_at)
			SELECT ${excursionId}, typed.value ->> 'language', typed.value ->> 'field', typed.value ->> 'words',
				coalesce(typed.value ->> 'english', ${english} ->> (typed.value ->> 'field')), ${now}
			FROM json_each(${rows}) AS typed
			WHERE typed.value ->> 'words' <> '' AND ${condition}
				AND (typed.value ->> 'isChecked' OR ${differs(excursionId)})
			ON CONFLICT (excursion_id, language, field) DO UPDATE SET
				words = excluded.words, english = excluded.english, updated_at = excluded.updated_at`),
	};
}

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

/** The column of `translations` that says whose text it is. */
type Owner =
	| "excursion_id"
	| "image_id"
	| "pickup_point_id"
	| "extra_id"
	| "fare_id"
	| "question_id";

export interface TypedTranslation {
	/** Number or id of the excursion, picture, pickup point, extra or fare. */
	owner: string | number;
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
	of: Owner;
	/** SELECT of the owners that this change may write; texts of others are left out. */
	owners: SQL;
	translations: readonly TypedTranslation[];
	/** SQL of the stored English text of the row `typed.value`; left out where every row has its own. */
	english?: SQL;
	now: number;
}

/** SQL that is true for a typed row (`typed.value`) that differs from what is stored. */
const differs = (of: Owner) => sql`typed.value ->> 'words' IS NOT coalesce((SELECT words
	FROM translations AS stored WHERE stored.${sql.identifier(of)} = typed.value ->> 'owner'
	AND stored.language = typed.value ->> 'language' AND stored.field = typed.value ->> 'field'), '')`;

/** Statements for a batch. */
export function saveTranslations(
	db: Database,
	{ of, owners, translations, english = sql`NULL`, now }: TranslationsChange,
) {
	const owner = sql.identifier(of);
	const rows = JSON.stringify(translations);
	return {
		removed: db.run(sql`
			DELETE FROM translations WHERE translations.${owner} IN (${owners})
				AND EXISTS (SELECT 1 FROM json_each(${rows}) AS typed
					WHERE typed.value ->> 'words' = '' AND typed.value ->> 'owner' = translations.${owner}
						AND typed.value ->> 'language' = translations.language
						AND typed.value ->> 'field' = translations.field)`),
		written: db.run(sql`
			INSERT INTO translations (${owner}, language, field, words, english, updated_at)
			SELECT typed.value ->> 'owner', typed.value ->> 'language', typed.value ->> 'field',
				typed.value ->> 'words', coalesce(typed.value ->> 'english', ${english}), ${now}
			FROM json_each(${rows}) AS typed
			WHERE typed.value ->> 'words' <> '' AND typed.value ->> 'owner' IN (${owners})
				AND (typed.value ->> 'isChecked' OR ${differs(of)})
			ON CONFLICT (${owner}, language, field) DO UPDATE SET
				words = excluded.words, english = excluded.english, updated_at = excluded.updated_at`),
	};
}

/** Reads and changes an excursion's fares, extras or questions for their screen. */
import { eq, sql } from "drizzle-orm";
import type * as v from "valibot";
import type { Statements } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { excursions, extras, fares, questions, translations } from "#app/database/schema.server.ts";
import { saveTranslations } from "#app/database/translations.server.ts";
import type { FormErrors } from "#app/ui/form/form.ts";
import type { Texts } from "#app/ui/translations/translations.ts";
import {
	type ChoiceEdit,
	type ChoiceFields,
	type ChoiceKind,
	type ChoiceListState,
	type ChoiceRow,
	decideChoiceList,
} from "./choice-list-decision.ts";

/** What the tables of fares, extras and questions do in ways of their own. */
export interface ChoiceTable<Fields extends ChoiceFields, List extends ChoiceList<Fields>> {
	kind: ChoiceKind;
	/** Of its form. */
	schema: v.GenericSchema<unknown, Fields>;
	/** Of the same texts in other languages. */
	textsSchema: v.GenericSchema<unknown, { texts?: Texts | undefined; texts_checked: string[] }>;
	/** Null without such an excursion. One round trip. */
	read: (db: Database, excursionId: string) => Promise<List | null>;
	insert: (db: Database, fields: Fields, place: ChoicePlace) => Statements;
	update: (
		db: Database,
		id: number,
		change: Fields | { isActive: boolean },
		now: number,
	) => Statements;
	/** @param ids of all its rows, in their new order. */
	order: (db: Database, ids: readonly number[]) => Statements;
	/** What follows a row and its translations in the same batch. */
	afterSave?: (db: Database, excursionId: string, now: number) => Statements;
	/** Why fields can't be stored beside what is, or instead of the stored row. */
	refusal: (fields: Fields, storedRow: ChoiceRow<Fields> | null, list: List) => FormErrors | null;
}

export interface ChoiceList<Fields> extends ChoiceListState<Fields> {
	/** Of the excursion. */
	id: string;
	title: string;
}

interface ChoicePlace {
	excursionId: string;
	position: number;
	createdAt: number;
	updatedAt: number;
}

export interface ListSave {
	/** Of the excursion, which the page showed. */
	openedVersion: number | null;
	author: Author;
	now: number;
}

const tables = { extra: extras, fare: fares, question: questions };
const owners = {
	extra: translations.extraId,
	fare: translations.fareId,
	question: translations.questionId,
};

/** The statements of a list beside that of its rows. */
export function listStatements(db: Database, kind: ChoiceKind, excursionId: string) {
	const owner = owners[kind];
	return {
		trip: db
			.select(pickColumns(excursions, ["id", "title", "version"]))
			.from(excursions)
			.where(eq(excursions.id, excursionId)),
		translations: db
			.select({
				ownerId: sql<number>`${owner}`,
				...pickColumns(translations, ["language", "field", "words", "english"]),
			})
			.from(translations)
			.where(sql`${owner} IN (SELECT id FROM ${tables[kind]} WHERE excursion_id = ${excursionId})`),
	};
}

/** One press on a list. Two round trips. */
export async function editChoiceList<Fields extends ChoiceFields, List extends ChoiceList<Fields>>(
	db: Database,
	table: ChoiceTable<Fields, List>,
	excursionId: string,
	{ edit, openedVersion, author, now }: ListSave & { edit: ChoiceEdit<Fields> },
) {
	return changeRecord(db, {
		read: () => table.read(db, excursionId),
		decide: (list) =>
			decideChoiceList(edit, openedVersion, list, (fields, storedRow) =>
				list ? table.refusal(fields, storedRow, list) : null,
			),
		write: (decision, list) => {
			if (decision.outcome !== "saved" || !list) return undefined;
			const { order, step, title } = decision;
			const line = { code: table.kind, step, title };
			return {
				...takeVersion(db, "excursions", list),
				edit: order ? table.order(db, order) : editStatements(db, table, edit, { list, now }),
				event: recordCatalogueEntry(db, { kind: "excursion", id: excursionId, line, author, now }),
			};
		},
	});
}

function editStatements<Fields extends ChoiceFields, List extends ChoiceList<Fields>>(
	db: Database,
	table: ChoiceTable<Fields, List>,
	edit: ChoiceEdit<Fields>,
	{ list, now }: { list: List; now: number },
): Statements {
	const { act, id } = edit;
	if (act !== "save") return table.update(db, id, { isActive: act === "restore" }, now);
	const { fields } = edit;
	const lastStatements = table.afterSave?.(db, list.id, now);
	if (id === null) {
		const place = { excursionId: list.id, position: list.rows.length };
		return {
			row: table.insert(db, fields, { ...place, createdAt: now, updatedAt: now }),
			lastStatements,
		};
	}
	return {
		row: table.update(db, id, fields, now),
		translations: saveTranslations(db, {
			of: `${table.kind}_id` as const,
			owners: sql`SELECT ${id}`,
			translations: edit.translations.map((text) => ({
				...{ ...text, owner: id },
				english: String(fields[text.field]),
			})),
			now,
		}),
		lastStatements,
	};
}

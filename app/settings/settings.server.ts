import { count, sql } from "drizzle-orm";
import * as v from "valibot";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	type CatalogueEvent,
	eventsOf,
	recordCatalogueEntry,
} from "#app/database/catalogue-events.server.ts";
import { catalogueEventInWords } from "#app/database/catalogue-lines.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursions, settings } from "#app/database/schema.server.ts";
import { readCategories } from "#app/settings/categories/category-setting.ts";
import { changedSettings, pickSettings, type Settings } from "./setting.ts";

/** The stored settings as somebody has read them. */
export interface SettingsCopy {
	facts: Settings;
	version: number;
}

/** The one row. */
const id = 1;
const factsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

function rowStatement(db: Database) {
	return db.select({ facts: settings.facts, version: settings.version }).from(settings);
}

function toCopy([row]: readonly { facts: string; version: number }[]): SettingsCopy {
	if (!row) throw new Error("settings has lost its row");
	return { facts: pickSettings(v.parse(factsSchema, row.facts)), version: row.version };
}

/** One round trip. */
export async function readSettings(db: Database): Promise<SettingsCopy> {
	return toCopy(await rowStatement(db));
}

/** For the screen; one round trip. */
export async function readSettingsWithHistory(
	db: Database,
): Promise<SettingsCopy & { history: CatalogueEvent[] }> {
	const { rows, events } = await runBatch(db, {
		rows: rowStatement(db),
		events: eventsOf(db, "settings", id),
	});
	return { ...toCopy(rows), history: events.map(catalogueEventInWords) };
}

interface SettingsInput {
	facts: Settings;
	/** What holds where nothing is set: the variables. */
	variables: Settings;
	/** Of the row on which the form is based. */
	openedVersion: number | null;
	author: Author;
	now: number;
}

/** The settings, and how many excursions each category has; one round trip. */
async function readBeforeSave(db: Database) {
	const { rows, used } = await runBatch(db, {
		rows: rowStatement(db),
		used: db
			.select({ key: excursions.category, excursions: count() })
			.from(excursions)
			.groupBy(excursions.category),
	});
	return { ...toCopy(rows), used };
}

/**
 * Nothing is written where somebody has saved meanwhile, nothing differs, or a category would go that excursions still
 * have.
 */
export async function saveSettings(
	db: Database,
	{ facts, variables, openedVersion, author, now }: SettingsInput,
) {
	const decision = await changeRecord(db, {
		read: () => readBeforeSave(db),
		decide: ({ version, facts: storedFacts, used }) => {
			if (version !== openedVersion) return { outcome: "newer" as const };
			const categoryInUse = retiredInUse({ ...variables, ...storedFacts }, facts, used);
			if (categoryInUse) return { outcome: "category in use" as const, ...categoryInUse };
			return {
				outcome: "saved" as const,
				names: changedSettings({ ...variables, ...storedFacts }, facts),
			};
		},
		write: (decision, { version, facts: storedFacts }) =>
			decision.outcome === "saved" && decision.names.length > 0
				? {
						version: takeVersion(db, "settings", { id, version }),
						row: db.run(sql`UPDATE settings SET
							facts = ${JSON.stringify({ ...storedFacts, ...facts })}, updated_at = ${now}`),
						event: recordCatalogueEntry(db, {
							...{ kind: "settings", id, author, now },
							line: { code: "settings saved", names: decision.names },
						}),
					}
				: undefined,
	});
	// the answer tells this isolate of the new version
	await readSettings(db);
	return decision;
}

/** The first category that would go although excursions have it; null where there is none. */
function retiredInUse(
	oldFacts: Settings,
	newFacts: Settings,
	used: readonly { key: string; excursions: number }[],
) {
	const remaining = readCategories(newFacts.CATEGORIES ?? "");
	const retired = readCategories(oldFacts.CATEGORIES ?? "").filter(
		({ key }) => !remaining.some((each) => each.key === key),
	);
	const [first] = retired.flatMap((category) => {
		const use = used.find(({ key }) => key === category.key);
		return use ? [{ category, excursions: use.excursions }] : [];
	});
	return first ?? null;
}

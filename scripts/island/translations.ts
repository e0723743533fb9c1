import type { translations } from "#app/database/schema.server.ts";
import type { DemoExcursion } from "./demo-excursion.ts";
import type { DemoQuestion } from "./kayak-questions.ts";
import { pickupPoints } from "./pickup-points.ts";
import { german } from "./texts/de.ts";
import { spanish } from "./texts/es.ts";
import { french } from "./texts/fr.ts";
import { italian } from "./texts/it.ts";
import type { IslandTexts, TripName, TripTexts } from "./texts/trip-texts.ts";

type Row = typeof translations.$inferInsert;
type PointName = keyof typeof pickupPoints;
/** A stored picture of an excursion. */
interface StoredPicture {
	id: number;
	excursionId: string;
	position: number;
	alt: string;
}

const byLanguage: Record<string, IslandTexts<PointName>> = {
	de: german,
	es: spanish,
	fr: french,
	it: italian,
};
const fields = [
	"title",
	"subtitle",
	"description",
	"included",
	"not_included",
	"effort",
	"what_to_bring",
	"good_to_know",
	"activity_place",
] as const satisfies (keyof TripTexts)[];

/** What staff of the demo island wrote in the other languages. */
export function islandTranslations(
	excursions: readonly DemoExcursion[],
	pictures: readonly StoredPicture[],
	now: number,
): Row[] {
	return Object.entries(byLanguage).flatMap(([language, { trips, points }]) => {
		const row = (owner: Partial<Row>, field: string, english: string, words: string): Row[] =>
			english === "" ? [] : [{ ...owner, language, field, words, english, updatedAt: now }];
		return [
			...excursions.flatMap((excursion) => {
				const texts = trips[nameOf(excursion)];
				const english = englishOf(excursion);
				const rows = fields.flatMap((field) => {
					const words = texts[field];
					return words === undefined
						? []
						: row({ excursionId: excursion.row.id }, field, english[field], words);
				});
				const alts = pictures
					.filter(({ excursionId }) => excursionId === excursion.row.id)
					.flatMap(({ id, position, alt }) =>
						row({ imageId: id }, "alt", alt, texts.pictures[position] ?? alt),
					);
				return [...rows, ...alts];
			}),
			...pointNames.flatMap((name) => {
				const { id, title, place } = pickupPoints[name];
				const owner = { pickupPointId: id };
				return [
					...row(owner, "title", title, points[name].title ?? title),
					...row(owner, "place", place, points[name].place),
				];
			}),
		];
	});
}

/** The texts of extras stand beside them. */
export function extraTranslations(
	extras: readonly (NonNullable<DemoExcursion["extras"]>[number] & { id: number })[],
	now: number,
): Row[] {
	return extras.flatMap(({ id, title, note = "", texts }) =>
		Object.entries(texts).flatMap(([language, words]) => [
			{ extraId: id, language, field: "title", words: words.title, english: title, updatedAt: now },
			{ extraId: id, language, field: "note", words: words.note, english: note, updatedAt: now },
		]),
	);
}

const pointNames = Object.keys(pickupPoints).filter(
	(name): name is PointName => name in pickupPoints,
);

/** "art/volcano.svg" → "volcano" */
function nameOf({ pictures: [poster], row }: DemoExcursion): TripName {
	const name = poster.key.replace(/^art\/|\.svg$/g, "");
	if (!isTripName(name)) throw new Error(`No translations for "${row.title}"`);
	return name;
}

function isTripName(name: string): name is TripName {
	return name in german.trips;
}

function englishOf({ row }: DemoExcursion): Record<(typeof fields)[number], string> {
	return {
		title: row.title,
		subtitle: row.subtitle,
		description: row.description,
		included: row.included ?? "",
		not_included: row.notIncluded ?? "",
		effort: row.effort ?? "",
		what_to_bring: row.whatToBring ?? "",
		good_to_know: row.goodToKnow ?? "",
		activity_place: row.activityPlace ?? "",
	};
}

/** The texts of fares stand beside them. */
export function fareTranslations(
	fares: readonly (NonNullable<DemoExcursion["fares"]>[number] & { id: number })[],
	now: number,
): Row[] {
	return fares.flatMap(({ id, title, proof = "", texts }) =>
		Object.entries(texts).flatMap(([language, words]) => [
			{ fareId: id, language, field: "title", words: words.title, english: title, updatedAt: now },
			{ fareId: id, language, field: "proof", words: words.proof, english: proof, updatedAt: now },
		]),
	);
}

type Asked = DemoQuestion & { id: number };

/** The texts of questions stand beside them. */
export function questionTranslations(questions: readonly Asked[], now: number): Row[] {
	return questions.flatMap(({ id, title, note = "", texts }) =>
		Object.entries(texts).flatMap(([language, words]) => {
			const row = { questionId: id, language, updatedAt: now };
			return [
				{ ...row, field: "title", words: words.title, english: title },
				{ ...row, field: "note", words: words.note, english: note },
			];
		}),
	);
}

/** The first version of each consent. */
export function consentTextsOf(questions: readonly Asked[], now: number) {
	return questions
		.filter(({ kind }) => kind === "consent")
		.flatMap(({ id, title, note = "", texts }) =>
			Object.entries({ en: { title, note }, ...texts }).map(([language, words]) => ({
				...{ questionId: id, wording: 1, language },
				...{ title: words.title, note: words.note, createdAt: now },
			})),
		);
}

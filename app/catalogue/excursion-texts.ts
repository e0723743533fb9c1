import type { Language } from "#app/messages/languages.ts";
import { inEnglish, translated } from "#app/messages/written-texts.ts";
import type { Excursion, Pickup, Picture } from "./excursion.ts";
import type { PublicFields, TranslatedColumn } from "./excursion-fields.ts";
import type { Extra } from "./extras/extra.ts";
import type { Fare } from "./fares/fare.ts";
import type { CancellationPolicy } from "./policy/cancellation-policy.ts";
import { type Question, type QuestionTexts, questionIn } from "./questions/question.ts";

/** No text is translated. */
const noTexts: ExcursionTexts = { pickups: {}, pictures: {}, extras: {}, fares: {}, questions: {} };

/** What staff wrote of an excursion in one language, as its guests read it. */
export interface ExcursionTexts extends Partial<Pick<PublicFields, OwnText>> {
	activityPlace?: string;
	weatherNote?: string;
	/** By the number of the pickup point. */
	pickups: Record<number, Partial<Pick<Pickup, "title" | "place">>>;
	/** What a picture shows, by its address. */
	pictures: Record<string, string>;
	/** By the number of the extra. */
	extras: Record<number, Partial<Pick<Extra, "title" | "note">>>;
	/** By the number of the fare. */
	fares: Record<number, FareTexts>;
	/** By the number of the question. */
	questions: Record<number, QuestionTexts>;
}

export type FareTexts = Partial<Pick<Fare, "title" | "proof">>;

export type TextsByLanguage = Partial<Record<Language, ExcursionTexts>>;

type OwnText = Exclude<TranslatedColumn, "activityPlace" | "weatherNote">;

// a record, because the compiler then misses no translated field
const ownTexts: Record<OwnText, true> = {
	title: true,
	subtitle: true,
	description: true,
	included: true,
	notIncluded: true,
	effort: true,
	whatToBring: true,
	goodToKnow: true,
};
const ownTextNames = Object.keys(ownTexts).filter((name): name is OwnText => name in ownTexts);

/** The excursion in the language of these texts; what they lack stays English, and `inEnglish` names it. */
export function excursionIn(excursion: Excursion, texts: ExcursionTexts = noTexts): Excursion {
	const { activity, policy } = excursion;
	const ownTexts = translated(excursion, ownTextNames, texts);
	const place = texts.activityPlace;
	return {
		...ownTexts,
		...inEnglish([
			...(ownTexts.inEnglish ?? []),
			...(activity && place === undefined ? (["activityPlace"] as const) : []),
		]),
		activity: activity && { ...activity, place: place ?? activity.place },
		...(policy ? { policy: policyIn(policy, texts) } : {}),
		pickups: excursion.pickups.map((pickup) => pickupIn(pickup, texts.pickups[pickup.pointId])),
		pictures: excursion.pictures.map((picture) => pictureIn(picture, texts.pictures[picture.url])),
		...(excursion.extras
			? { extras: excursion.extras.map((extra) => extraIn(extra, texts.extras[extra.id])) }
			: {}),
		...(excursion.fares
			? { fares: excursion.fares.map((fare) => fareIn(fare, texts.fares[fare.id])) }
			: {}),
		...(excursion.questions
			? {
					questions: excursion.questions.map(
						(question): Question => questionIn(question, texts.questions[question.id] ?? {}),
					),
				}
			: {}),
	};
}

/** A booking keeps these words, so that its guest reads what was promised. */
function policyIn(policy: CancellationPolicy, { weatherNote }: ExcursionTexts): CancellationPolicy {
	return policy.weather && weatherNote ? { ...policy, weather: weatherNote } : policy;
}

/** Named by its English title in a booking, so that staff read one name for one place. */
export function pickupIn<Shown extends Pick<Pickup, "title" | "place">>(
	pickup: Shown,
	texts: { title?: string | null; place?: string | null } = {},
): Shown & Pick<Pickup, "bookedAs" | "inEnglish"> {
	return {
		...translated<Shown, "title" | "place">(pickup, ["title", "place"], texts),
		...(texts.title ? { bookedAs: pickup.title } : {}),
	};
}

function extraIn(extra: Extra, texts: Partial<Pick<Extra, "title" | "note">> = {}): Extra {
	return translated(extra, ["title", "note"], texts);
}

export function fareIn(fare: Fare, texts: FareTexts = {}): Fare {
	return translated(fare, ["title", "proof"], texts);
}

function pictureIn(picture: Picture, alt: string | undefined): Picture {
	return translated(picture, ["alt"], alt === undefined ? {} : { alt });
}

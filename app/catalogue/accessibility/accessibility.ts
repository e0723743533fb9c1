/**
 * Who can come: what staff have said of an excursion's access. What nobody has said is missing, because
 * "no wheelchairs" must not follow from an empty field.
 */
import { accessAnswers } from "#app/database/accessibility-answers.ts";

type Question = keyof typeof accessAnswers;
type AccessAnswer<Name extends Question> = (typeof accessAnswers)[Name][number];

export type Access = { [Name in Question]?: AccessAnswer<Name> } & {
	leastHeightCm?: number;
	/** Of one guest. */
	mostWeightKg?: number;
};

/** The columns of an excursion; "" and null are not said. */
interface AccessRow extends Record<Question, string> {
	leastHeightCm: number | null;
	mostWeightKg: number | null;
}

/** Undefined when nothing is said. */
export function accessOfRow(row: AccessRow): Access | undefined {
	const access: Access = {
		...answerOf("wheelchair", row),
		...answerOf("pram", row),
		...answerOf("pregnancy", row),
		...answerOf("swimming", row),
		...(row.leastHeightCm !== null && { leastHeightCm: row.leastHeightCm }),
		...(row.mostWeightKg !== null && { mostWeightKg: row.mostWeightKg }),
	};
	return Object.keys(access).length > 0 ? access : undefined;
}

function answerOf<Name extends Question>(name: Name, row: AccessRow) {
	const answers: readonly AccessAnswer<Name>[] = accessAnswers[name];
	const answer = answers.find((each) => each === row[name]);
	return answer && { [name]: answer };
}

/** The texts of one language. */
export interface AccessTexts {
	wheelchair: Record<AccessAnswer<"wheelchair">, string>;
	pram: Record<AccessAnswer<"pram">, string>;
	pregnancy: Record<AccessAnswer<"pregnancy">, string>;
	swimming: Record<AccessAnswer<"swimming">, string>;
	height: (values: { cm: number }) => string;
	weight: (values: { kg: number }) => string;
}

export interface AccessLine {
	about: keyof Access;
	words: string;
	/** "note": only under a condition. */
	means: "yes" | "no" | "note";
}

/** What guests read of it, in the order of the questions. */
export function accessLines(access: Access, texts: AccessTexts): AccessLine[] {
	const { wheelchair, pram, pregnancy, swimming, leastHeightCm, mostWeightKg } = access;
	const line = (about: keyof Access, words: string, answer = "note"): AccessLine => ({
		about,
		words,
		means: answer === "yes" || answer === "no" ? answer : "note",
	});
	return [
		wheelchair && line("wheelchair", texts.wheelchair[wheelchair], wheelchair),
		pram && line("pram", texts.pram[pram], pram),
		pregnancy && line("pregnancy", texts.pregnancy[pregnancy], pregnancy),
		swimming && line("swimming", texts.swimming[swimming], swimming === "needed" ? "note" : "yes"),
		leastHeightCm ? line("leastHeightCm", texts.height({ cm: leastHeightCm })) : undefined,
		mostWeightKg ? line("mostWeightKg", texts.weight({ kg: mostWeightKg })) : undefined,
	].filter((each) => each !== undefined);
}

import type { Language } from "#app/messages/languages.ts";
import { type OperatorText, operatorTextIn, type WordsIn } from "#app/messages/operator-text.ts";
import type { BrandPicture } from "#app/settings/brand/brand-picture.ts";

/** Who runs the excursions. Nothing of it is invented: "" or null is what nobody has told. */
export interface Operator {
	name: string;
	email: string;
	phone: string;
	/** A postal address, which is written the same in every language. */
	address: string | null;
	/** Office hours. */
	hours: OperatorText | null;
	licence: OperatorText | null;
	/** The operator's pages elsewhere: `https:` addresses. */
	socialLinks: readonly string[];
	/** A line at the end of mails to guests, above the name. */
	signature: string | null;
	/** Colour of the main next step, like "#0b5fa5". Null: the house's own. */
	accent: string | null;
	/** Stands before the name. Null: the name alone. */
	mark: BrandPicture | null;
	/** Public origin, for the links at the end of a mail. */
	siteUrl: string;
}

/** The same as guests read it in one language. */
export interface LocalOperator extends Omit<Operator, "hours" | "licence"> {
	hours: WordsIn | null;
	licence: WordsIn | null;
}

export function operatorIn(operator: Operator, language: Language): LocalOperator {
	return {
		...operator,
		hours: operator.hours && operatorTextIn(operator.hours, language),
		licence: operator.licence && operatorTextIn(operator.licence, language),
	};
}

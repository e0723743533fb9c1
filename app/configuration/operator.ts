import type { Language } from "#app/messages/languages.ts";
import { type OperatorText, operatorTextIn, type WordsIn } from "#app/messages/operator-text.ts";

/** Who runs the excursions. */
export interface Operator {
	name: string;
	email: string;
	phone: string;
	/** A postal address, which is written the same in every language. */
	address: string;
	/** Office hours. */
	hours: OperatorText;
	licence: OperatorText;
	/** Public origin, for the links at the end of a mail. */
	siteUrl: string;
}

/** The same as guests read it in one language. */
export interface LocalOperator extends Omit<Operator, "hours" | "licence"> {
	hours: WordsIn;
	licence: WordsIn;
}

export function operatorIn(operator: Operator, language: Language): LocalOperator {
	return {
		...operator,
		hours: operatorTextIn(operator.hours, language),
		licence: operatorTextIn(operator.licence, language),
	};
}

/** Where OPERATOR_HOURS is not set. Never mixed with an operator's own, so that no language tells invented hours. */
export const exampleHours: OperatorText = {
	en: "Every day, 08:00 to 20:00",
	de: "Täglich von 8 bis 20 Uhr",
	es: "Todos los días, de 8:00 a 20:00",
	fr: "Tous les jours, de 08:00 à 20:00",
	it: "Tutti i giorni, dalle 08:00 alle 20:00",
};

export const exampleLicence: OperatorText = {
	en: "Licence of the island tourism board no. 0417",
	de: "Lizenz Nr. 0417 der Tourismusbehörde der Insel",
	es: "Licencia n.º 0417 de la oficina insular de turismo",
	fr: "Licence n° 0417 de l’office de tourisme de l’île",
	it: "Licenza n. 0417 dell’ente turistico dell’isola",
};

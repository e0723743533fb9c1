import { isLocalDate } from "#app/catalogue/local-date.ts";
import type { Language } from "#app/messages/languages.ts";
import { bookingRefusalsTexts, guestFieldsTexts } from "#app/messages/texts.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { bookingFormNames } from "#app/sales/booking/booking-form-fields.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { UnsentForm } from "#app/ui/form/unsent-form.tsx";
import { formatsIn } from "#app/ui/format/formats.ts";

/** A booking, or a look at another month, that has to wait because the database does not answer. */
export function UnsentBooking({ typedValues, phone }: { typedValues: TypedValues; phone: string }) {
	const language = useLanguage();
	const texts = bookingRefusalsTexts[language].typedLabels;
	const { heading, lead } = typedValues.show ? texts.month : texts;
	return (
		<UnsentForm
			heading={heading}
			lead={lead}
			sendAgain={texts.tryAgain}
			typedValues={typedValues}
			lines={whatWasTyped(typedValues, language)}
		>
			{phone ? (
				<p className="text-sm text-ink-soft">
					{texts.orCall} <a href={`tel:${phone}`}>{phone}</a>
				</p>
			) : null}
		</UnsentForm>
	);
}

function whatWasTyped(typedValues: TypedValues, language: Language): [string, string][] {
	const texts = bookingRefusalsTexts[language].typedLabels;
	const count = (name: string) => Number(typedValues[name]) || 0;
	const people = peopleInWords(
		{ adults: count("adults"), children: count("children"), bebe: count("bebe") },
		language,
	);
	const lines: [string, string | undefined][] = [
		[texts.trip, typedValues.title],
		[
			texts.day,
			typedValues.date && isLocalDate(typedValues.date)
				? formatsIn(language).formatDate(typedValues.date, "full")
				: undefined,
		],
		[texts.guests, people],
		[texts.pickup, typedValues.pickup],
		...bookingFormNames.flatMap((name): [string, string | undefined][] => {
			const words: { caption: string; readBack?: string } = guestFieldsTexts[language][name];
			return words.readBack ? [[words.readBack, typedValues[name]]] : [];
		}),
	];
	return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

import { isLocalDate } from "#app/catalogue/local-date.ts";
import type { Language } from "#app/messages/languages.ts";
import { bookingRefusalsTexts, guestFieldsTexts } from "#app/messages/texts.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { bookingFormNames } from "#app/sales/booking-form-fields.ts";
import { peopleInWords } from "#app/sales/booking-words.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { UnsentForm } from "#app/ui/form/unsent-form.tsx";
import { formatsIn } from "#app/ui/format/formats.ts";

/** A booking, or a look at another month, that has to wait because the database does not answer. */
export function UnsentBooking({ typed, phone }: { typed: TypedValues; phone: string }) {
	const language = useLanguage();
	const texts = bookingRefusalsTexts[language].kept;
	const { heading, lead } = typed.show ? texts.month : texts;
	return (
		<UnsentForm
			heading={heading}
			lead={lead}
			sendAgain={texts.tryAgain}
			typed={typed}
			lines={whatWasTyped(typed, language)}
		>
			<p className="text-sm text-ink-soft">
				{texts.orCall} <a href={`tel:${phone}`}>{phone}</a>
			</p>
		</UnsentForm>
	);
}

function whatWasTyped(typed: TypedValues, language: Language): [string, string][] {
	const texts = bookingRefusalsTexts[language].kept;
	const count = (name: string) => Number(typed[name]) || 0;
	const people = peopleInWords(
		{ adults: count("adults"), children: count("children"), bebe: count("bebe") },
		language,
	);
	const lines: [string, string | undefined][] = [
		[texts.trip, typed.title],
		[
			texts.day,
			typed.date && isLocalDate(typed.date)
				? formatsIn(language).formatDate(typed.date, "full")
				: undefined,
		],
		[texts.guests, people],
		[texts.pickup, typed.pickup],
		...bookingFormNames.flatMap((name): [string, string | undefined][] => {
			const words: { caption: string; readBack?: string } = guestFieldsTexts[language][name];
			return words.readBack ? [[words.readBack, typed[name]]] : [];
		}),
	];
	return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

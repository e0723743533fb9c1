import { bookingFormNames } from "#app/bookings/booking-form-fields.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import type { Language } from "#app/messages/languages.ts";
import { bookingRefusalsTexts, guestFieldsTexts } from "#app/messages/texts.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { Button } from "#app/ui/button.tsx";
import type { TypedValues } from "#app/ui/form/form.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

/**
 * Shown when the server does not answer and the page cannot be rendered: keeps what was typed, so
 * that it can be sent again.
 */
export function UnsentBooking({
	typed,
	operator,
}: {
	typed: TypedValues;
	operator: { email: string; phone: string };
}) {
	const language = useLanguage();
	const texts = bookingRefusalsTexts[language].kept;
	const lines = whatWasTyped(typed, language);
	return (
		<div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 pt-4 pb-(--space-section) lg:grid-cols-2 lg:gap-20 lg:pt-16">
			<div className="grid justify-items-start gap-5">
				<h1 className="text-[min(clamp(2.4rem,1.7rem+3vw,4rem),14vw)]">{texts.heading}</h1>
				<p className="text-lg/normal text-ink-soft">{texts.lead}</p>
				<form method="post">
					{Object.entries(typed).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<Button type="submit" look="next">
						{texts.tryAgain}
					</Button>
				</form>
				<p className="text-sm text-ink-soft">
					{texts.orCall} <a href={`tel:${operator.phone}`}>{operator.phone}</a>
				</p>
			</div>
			{lines.length > 0 ? (
				<dl className="grid gap-4 rounded-lg bg-paper p-[clamp(1.25rem,4vw,2.5rem)] shadow-lift">
					{lines.map(([term, text]) => (
						<div key={term}>
							<dt className="text-xs text-ink-soft">{term}</dt>
							<dd className="leading-[1.35] font-[650] whitespace-pre-line">{text}</dd>
						</div>
					))}
				</dl>
			) : null}
		</div>
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
		[texts.day, typed.date ? formatsIn(language).formatDate(typed.date, "full") : undefined],
		[texts.guests, people],
		[texts.pickup, typed.pickup],
		...typedByGuest(typed, language),
	];
	return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

function typedByGuest(typed: TypedValues, language: Language): [string, string | undefined][] {
	return bookingFormNames.flatMap((name): [string, string | undefined][] => {
		const words: { caption: string; readBack?: string } = guestFieldsTexts[language][name];
		return words.readBack ? [[words.readBack, typed[name]]] : [];
	});
}

import { languageFacts } from "#app/messages/languages.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { heldUntilTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

/** Shorter holds are told in minutes, which need no clock. */
const shortest = 2 * 60 * 60_000;

/** Until when the seats of a long hold are held; `renew-parts.ts` adds the reader's own time. */
export function HeldUntil({
	until,
	now,
	timeZone,
}: {
	/** Milliseconds since the epoch. */
	until: number;
	now: number;
	timeZone: string;
}) {
	const texts = useTexts(heldUntilTexts);
	const { locale } = languageFacts[useLanguage()];
	const { formatDeadline } = useFormats();
	if (until - now < shortest) return null;
	return (
		<p className="min-w-0 wrap-anywhere">
			{texts.until({ until: formatDeadline(until, timeZone) })}{" "}
			<span hidden data-own-time={until} data-island={timeZone} data-locale={locale}>
				<RichText text={texts.ownClock} parts={{ time: () => <time /> }} />
			</span>
		</p>
	);
}

import type { ReactNode } from "react";
import { RichText } from "#app/messages/rich-text.tsx";
import { departuresTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { WrittenWords } from "#app/messages/written-words.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { ExcursionCard, PickupSpan } from "./excursion-card.ts";

/**
 * Next departure, seats and languages, always in this order.
 * @param compact on a narrow screen the values have no labels.
 */
export function DepartureLine({
	card: { next, none },
	compact = false,
	className = "",
}: {
	card: Pick<ExcursionCard, "next" | "none">;
	compact?: boolean;
	className?: string;
}) {
	const texts = useTexts(departuresTexts);
	const { formatDate, formatTime } = useFormats();
	return (
		<dl className={`flex flex-wrap gap-x-4.5 gap-y-0.5 text-sm/[1.4] ${className}`}>
			<Item name={texts.nextDeparture} compact={compact}>
				{next ? (
					<time dateTime={`${next.date}T${next.startTime}`}>
						{texts.dateAndTime({
							date: formatDate(next.date, "short"),
							time: formatTime(next.startTime),
						})}
					</time>
				) : none === "sold-out" ? (
					<span className="text-danger">{texts.soldOut}</span>
				) : (
					<span className="text-ink-soft">{texts.noDates}</span>
				)}
			</Item>
			{next ? (
				<>
					<Item name={texts.seats} compact={compact}>
						{next.isWhole ? (
							texts.whole.onlyYou({ people: next.left })
						) : (
							<span className={next.isFew ? "text-few" : ""}>
								{texts.seatsLeft({ seats: next.left })}
							</span>
						)}
					</Item>
					<Item name={texts.guideSpeaks} compact={compact}>
						<Languages languages={next.languages} />
					</Item>
				</>
			) : null}
		</dl>
	);
}

function Item({
	name,
	compact,
	children,
}: {
	name: string;
	compact: boolean;
	children: ReactNode;
}) {
	return (
		<div>
			<dt className={`text-xs text-ink-soft ${compact ? "max-sm:sr-only" : ""}`}>{name}</dt>
			<dd className="font-[650]">{children}</dd>
		</div>
	);
}

/** "EN · DE"; the full names are tooltips and texts for screen readers. */
function Languages({ languages }: { languages: readonly string[] }) {
	const { languageName } = useFormats();
	return languages.map((language, index) => (
		<span key={language}>
			{index > 0 ? <span className="mx-[0.3em] text-edge">·</span> : null}
			<abbr title={languageName(language)}>
				{language.length === 2 ? language.toUpperCase() : language}
			</abbr>
		</span>
	));
}

/** "Pickup 04:30 to 05:10 at 4 places" */
export function PickupLine({ pickup }: { pickup: PickupSpan | null }) {
	const { pickup: texts } = useTexts(departuresTexts);
	const { formatTime } = useFormats();
	if (!pickup) return null;
	const { places, title } = pickup;
	const [first, last] = [formatTime(pickup.first), formatTime(pickup.last)];
	const text =
		places === 1
			? texts.at({ time: first, place: title })
			: first === last
				? texts.atPlaces({ time: first, places })
				: texts.between({ first, last, places });
	return (
		<p className="text-sm text-ink-soft">
			<RichText
				text={text}
				parts={{
					place: (words) => <WrittenWords of={pickup} name="title" words={words} />,
				}}
			/>
		</p>
	);
}

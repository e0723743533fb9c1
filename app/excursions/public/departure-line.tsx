import type { ReactNode } from "react";
import { formatDate, languageName } from "#app/ui/format/format.ts";
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
	if (!next) {
		return (
			<dl className={`${line} ${className}`}>
				<Item name="Next departure" compact={compact}>
					{none === "sold-out" ? (
						<span className="text-danger">Sold out for now</span>
					) : (
						<span className="text-ink-soft">No dates at the moment</span>
					)}
				</Item>
			</dl>
		);
	}
	return (
		<dl className={`${line} ${className}`}>
			<Item name="Next departure" compact={compact}>
				<time dateTime={`${next.date}T${next.startTime}`}>
					{formatDate(next.date, "short")}, {next.startTime}
				</time>
			</Item>
			<Item name="Seats" compact={compact}>
				<span className={next.isFew ? "text-few" : ""}>{next.left} left</span>
			</Item>
			<Item name="Guide speaks" compact={compact}>
				<Languages languages={next.languages} />
			</Item>
		</dl>
	);
}

const line = "flex flex-wrap gap-x-4.5 gap-y-0.5 text-sm/[1.4]";

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
	if (!pickup) return null;
	const { first, last, places, title } = pickup;
	return (
		<p className="text-sm text-ink-soft">
			{places === 1
				? `Pickup ${first} at ${title}`
				: first === last
					? `Pickup ${first} at ${places} places`
					: `Pickup ${first} to ${last} at ${places} places`}
		</p>
	);
}

import type { ReactNode } from "react";
import type { Excursion } from "#app/catalogue/excursion.ts";
import { langOf } from "#app/messages/written-texts.ts";

/** Takes the focus when its step begins, so that a screen reader reads it. */
export function TripTitle({
	excursion,
	hasSubtitle = true,
}: {
	excursion: Excursion;
	hasSubtitle?: boolean;
}) {
	const { title, subtitle } = excursion;
	return (
		<div className="shrink-0">
			<h1
				tabIndex={-1}
				lang={langOf(excursion, "title")}
				className={`focus:outline-none ${titleSize(title)}`}
			>
				{title}
			</h1>
			{hasSubtitle ? (
				<p
					lang={langOf(excursion, "subtitle")}
					className="mt-1 max-w-none text-[1.15rem]/snug text-ink-soft landscape:text-[1.05rem]/snug"
				>
					{subtitle}
				</p>
			) : null}
		</div>
	);
}

/** Long titles are smaller, so that the next button stays on the screen. */
function titleSize(title: string): string {
	if (title.length > 80) return "text-[1.6rem]";
	return title.length > 42 ? "text-[1.9rem]" : "text-[2.7rem] landscape:text-[2.5rem]";
}

export function Fact({
	term,
	className = "",
	children,
}: {
	term: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	return (
		<div className={`min-w-0 ${className}`}>
			<dt className="text-xs text-ink-soft">{term}</dt>
			<dd className="leading-[1.35] font-[650] wrap-anywhere lining-nums">{children}</dd>
		</div>
	);
}

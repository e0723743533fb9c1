import type { ReactNode } from "react";
import { href } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ExcursionRow } from "#app/departures/offer/excursion-teasers.tsx";
import { excursionListTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import type { ListView } from "./list-view.ts";

/** For filters without a match: the reason, and the nearest excursion. */
export function ListEmpty({ nothing }: { nothing: NonNullable<ListView["nothing"]> }) {
	const { currency } = useSiteConfig();
	const texts = useTexts(excursionListTexts);
	const localPath = useLocalPath();
	return (
		<Empty heading={nothing.heading} lead={nothing.lead}>
			{nothing.nearest ? (
				<ul className="w-full">
					<ExcursionRow card={nothing.nearest} currency={currency} />
				</ul>
			) : null}
			<ButtonAnchor href={localPath(href("/excursion/excursions"))}>
				{texts.filters.clear}
			</ButtonAnchor>
		</Empty>
	);
}

export function ListWithoutTrips() {
	const { operator } = useSiteConfig();
	const { noTrips } = useTexts(excursionListTexts);
	const localPath = useLocalPath();
	return (
		<Empty heading={noTrips.heading} lead={noTrips.lead({ phone: operator.phone })}>
			<ButtonAnchor look="next" href={localPath(href("/excursion/contact"))}>
				{noTrips.write}
			</ButtonAnchor>
		</Empty>
	);
}

function Empty({
	heading,
	lead,
	children,
}: {
	heading: string;
	lead: string;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby="count" className="grid justify-items-start gap-4">
			<div className="aspect-[16/10] w-full max-w-136 overflow-hidden rounded-lg bg-sand">
				<img
					src="/art/stars.svg"
					alt=""
					width="960"
					height="960"
					className="size-full object-cover object-[50%_88%]"
				/>
			</div>
			<h2 id="count" aria-live="polite">
				{heading}
			</h2>
			<p className="text-lg/normal text-ink-soft">{lead}</p>
			{children}
		</section>
	);
}

import { href } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ExcursionRow } from "#app/excursions/public/excursion-row.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import type { ListView } from "./list-view.ts";

/** For filters without a match: the reason, and the nearest excursion. */
export function ListEmpty({
	nothing,
	currency,
}: {
	nothing: NonNullable<ListView["nothing"]>;
	currency: string;
}) {
	return (
		<section aria-labelledby="count" className="grid justify-items-start gap-4">
			<EmptyPicture />
			<h2 id="count" aria-live="polite">
				{nothing.heading}
			</h2>
			<p className="text-lg/normal text-ink-soft">{nothing.lead}</p>
			{nothing.nearest ? (
				<ul className="w-full">
					<ExcursionRow card={nothing.nearest} currency={currency} />
				</ul>
			) : null}
			<ButtonAnchor href={href("/excursion/excursions")}>Clear all filters</ButtonAnchor>
		</section>
	);
}

export function ListWithoutTrips() {
	const { operator } = useSiteConfig();
	return (
		<section aria-labelledby="count" className="grid justify-items-start gap-4">
			<EmptyPicture />
			<h2 id="count">No trips are on sale at the moment</h2>
			<p className="text-lg/normal text-ink-soft">
				We are putting the next season together. Call {operator.phone}, or write and we tell you
				when it starts.
			</p>
			<ButtonAnchor look="next" href={href("/excursion/contact")}>
				Write to us
			</ButtonAnchor>
		</section>
	);
}

function EmptyPicture() {
	return (
		<div className="aspect-[16/10] w-full max-w-136 overflow-hidden rounded-lg bg-sand">
			<img
				src="/art/stars.svg"
				alt=""
				width="960"
				height="960"
				className="size-full object-cover object-[50%_88%]"
			/>
		</div>
	);
}

import type { ReactNode } from "react";
import type { Extra } from "#app/catalogue/extras/extra.ts";
import type { Fare } from "#app/catalogue/fares/fare.ts";
import { langOf } from "#app/messages/written-texts.ts";

/** A line of a list of what guests may choose, with the number at its end. */
export function ChoiceRow({
	offer,
	note,
	children,
}: {
	offer: Extra | Fare;
	note: ReactNode;
	/** How many. */
	children: ReactNode;
}) {
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_13rem] items-center gap-x-6 border-b border-line py-4 landscape:py-2.5">
			<div>
				<b lang={langOf(offer, "title")} className="block text-[1.15rem]/snug">
					{offer.title}
				</b>
				<span className="block text-base/snug text-ink-soft">{note}</span>
			</div>
			{children}
		</li>
	);
}

/** What few departures have below their guests; a browser loads it when it needs it. */
import type { ComponentProps } from "react";
import { manifestTexts as texts } from "#app/messages/staff/departures/manifest.ts";
import { unpaidHoldsTexts } from "#app/messages/staff/office/unpaid-holds.ts";
import { sumOfHolds } from "#app/sales/holds/unpaid-holds.ts";
import { UnpaidHoldsList } from "#app/sales/holds/unpaid-holds-list.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import type { Manifest } from "./manifest.server.ts";

/** The seats of a departure that guests hold while they pay. */
export function UnpaidSeats(props: Omit<ComponentProps<typeof UnpaidHoldsList>, "isDeparture">) {
	return (
		<section aria-labelledby="unpaid" className="print:hidden">
			<h2 id="unpaid" className="mb-2 text-xl">
				{texts.unpaid({ sums: unpaidHoldsTexts.sums(sumOfHolds(props.holds)) })}
			</h2>
			<UnpaidHoldsList {...props} isDeparture />
		</section>
	);
}

/** Events of the departure itself: moved or cancelled. */
export function ManifestHistory({
	history,
	timeZone,
}: {
	history: Manifest["history"];
	timeZone: string;
}) {
	return (
		<section aria-labelledby="history" className="grid gap-2 print:hidden">
			<h2 id="history" className="text-[1.35rem]">
				{texts.history.title}
			</h2>
			<ul>
				{history.map((entry) => (
					<li key={entry.id} className="border-t border-line py-2">
						<b>{entry.type === "moved" ? texts.history.moved : texts.history.cancelled}</b>:{" "}
						{entry.detail}{" "}
						<span className="text-sm text-ink-soft">
							{texts.history.by({
								name: entry.actorName,
								time: formatInstant(entry.createdAt, timeZone),
							})}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

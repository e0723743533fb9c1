import type { ComponentProps } from "react";
import { manifestTexts as texts } from "#app/messages/staff/departures/manifest.ts";
import { unpaidHoldsTexts } from "#app/messages/staff/office/unpaid-holds.ts";
import { sumOfHolds } from "#app/sales/holds/unpaid-holds.ts";
import { UnpaidHoldsList } from "#app/sales/holds/unpaid-holds-list.tsx";

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

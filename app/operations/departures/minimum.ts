import { type DepartureRow, decisionInstant, missingGuests } from "#app/departures/departure.ts";
import { minimumTexts as texts } from "#app/messages/staff/departures/minimum.ts";
import { formatDeadline } from "#app/ui/format/format.ts";

/** Whether a departure has the guests with which it runs. */
export interface Minimum {
	/** Guests with whom it runs. */
	guests: number;
	/** How many of them it lacks; 0 when it runs. */
	missing: number;
	/** When staff decide, by the island's clock, in words. */
	until: string;
	/** That time is over, and nobody has decided whether it runs. */
	isUndecided: boolean;
}

/** @returns null for a departure that always runs, and for one that does not leave. */
export function minimumOf(
	row: DepartureRow,
	{ now, timeZone }: { now: number; timeZone: string },
): Minimum | null {
	if (row.minimumGuests === 0 || row.state === "cancelled") return null;
	const missing = missingGuests(row);
	const decideAt = decisionInstant(row, timeZone);
	return {
		guests: row.minimumGuests,
		missing,
		until: formatDeadline(decideAt, timeZone),
		isUndecided: missing > 0 && decideAt <= now,
	};
}

/** "Runs", "Needs 3 more until Thursday 3 June, 18:00", "3 too few: decide whether it runs" */
export function minimumInWords({ missing, until, isUndecided }: Minimum): string {
	if (missing === 0) return texts.runs;
	return isUndecided ? texts.undecided({ missing }) : texts.needs({ missing, until });
}

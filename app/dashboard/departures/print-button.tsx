import { miniButton } from "#app/dashboard/staff-head.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";

export function PrintButton() {
	return (
		<button type="button" className={miniButton} onClick={() => window.print()}>
			{sharedTexts.print}
		</button>
	);
}

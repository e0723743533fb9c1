import { data } from "react-router";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";

/** @throws 404 unless the address has an id. */
export function departureIdOf({ departureId }: { departureId: string }): number {
	if (!/^[1-9]\d{0,14}$/.test(departureId))
		throw data({ message: sharedTexts.noSuchDeparture }, { status: 404 });
	return Number(departureId);
}

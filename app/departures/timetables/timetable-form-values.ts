import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import type { Timetable } from "./timetable.ts";

export function timetableFormOf(timetable: Omit<Timetable, "position" | "days">): TypedValues {
	return {
		startTime: timetable.startTime,
		capacity: String(timetable.capacity),
		firstDay: timetable.firstDay ?? "",
		lastDay: timetable.lastDay ?? "",
		minimumGuests: String(timetable.minimumGuests),
		decideHours: String(timetable.decideHours),
		sells: timetable.sells,
		wholePriceCents: typedPrice(timetable.wholePriceCents),
	};
}

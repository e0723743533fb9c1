import { Link } from "react-router";
import { eraseBookingTexts as texts } from "#app/messages/staff/bookings/erase-booking.ts";
import { Fold } from "#app/ui/fold.tsx";
import type { ShownRecord } from "./shown-record.ts";

/** For a guest who asks staff for their data, or to have them deleted. */
export function PersonalData({ record }: { record: ShownRecord }) {
	return (
		<Fold title={texts.heading}>
			<p className="text-sm text-ink-soft">{texts.text}</p>
			<p className="flex flex-wrap gap-x-6">
				<a
					className="inline-block py-2.5 font-semibold"
					href={`/dashboard/bookings/${record.id}/data.json`}
				>
					{texts.take}
				</a>
				<Link className="inline-block py-2.5 font-semibold" to="erase">
					{texts.erase}
				</Link>
			</p>
		</Fold>
	);
}

import type { ManifestGuest } from "#app/bookings/manifest/manifest.ts";
import {
	countBoarded,
	countGuestsByLanguage,
	countSeats,
	stopsOf,
} from "#app/bookings/manifest/manifest.ts";
import { Glance } from "#app/dashboard/staff-head.tsx";
import { formatCount } from "#app/ui/format/format.ts";

const seatWords = { one: "seat", other: "seats" };

export function ManifestGlance({
	guests,
	capacity,
	languages,
}: {
	guests: readonly ManifestGuest[];
	/** Seats of the departure; null for a user who sees only some of its guests. */
	capacity: number | null;
	/** The guide's languages that day. */
	languages: readonly string[];
}) {
	const seats = countSeats(guests);
	const stops = stopsOf(guests);
	const { pickedUp, noShow } = countBoarded(guests);
	const spoken = countGuestsByLanguage(guests);
	return (
		<Glance
			figures={[
				{
					label: "Guests",
					value: `${seats}`,
					behind: capacity === null ? undefined : `of ${formatCount(capacity, seatWords)}`,
				},
				{ label: "Stops", value: `${stops.length}` },
				{ label: "On board", value: `${pickedUp}${noShow > 0 ? ` · ${noShow} missing` : ""}` },
				spoken.length > 0
					? {
							label: "Speak",
							value: spoken
								.map(([language, count]) => `${language.toUpperCase()} ${count}`)
								.join(" · "),
							isText: true,
						}
					: {
							label: "Guide speaks",
							value: languages.map((each) => each.toUpperCase()).join(" · ") || "EN",
							isText: true,
						},
			]}
		/>
	);
}

import type { ManifestGuest } from "#app/bookings/manifest.ts";
import { countBoarded, spokenBy, stopsOf } from "#app/bookings/manifest.ts";
import { Glance } from "./staff-head.tsx";

/** The van in four figures. */
export function ManifestGlance({
	guests,
	languages,
}: {
	guests: readonly ManifestGuest[];
	/** What the guide speaks that day. */
	languages: readonly string[];
}) {
	const seats = guests.reduce((sum, guest) => sum + guest.seats, 0);
	const stops = stopsOf(guests);
	const { pickedUp, noShow } = countBoarded(guests);
	const spoken = spokenBy(guests);
	return (
		<Glance
			figures={[
				{ label: "Guests", value: `${seats}` },
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

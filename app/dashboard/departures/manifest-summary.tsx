import { Glance } from "#app/dashboard/staff-head.tsx";
import { manifestTexts } from "#app/messages/staff/departures/manifest.ts";
import type { ManifestGuest } from "#app/operations/manifest/manifest.ts";
import {
	countBoarded,
	countGuestsByLanguage,
	countSeats,
	guestsByStop,
} from "#app/operations/manifest/manifest.ts";

const texts = manifestTexts.glance;

export function ManifestSummary({
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
	const stops = guestsByStop(guests);
	const { pickedUp, noShow } = countBoarded(guests);
	const spoken = countGuestsByLanguage(guests);
	return (
		<Glance
			figures={[
				{
					label: texts.guests,
					value: `${seats}`,
					behind: capacity === null ? undefined : texts.ofSeats({ seats: capacity }),
				},
				{ label: texts.stops, value: `${stops.length}` },
				{
					label: texts.onBoard,
					value:
						noShow > 0
							? texts.onBoardAndMissing({ count: pickedUp, missing: noShow })
							: `${pickedUp}`,
				},
				spoken.length > 0
					? {
							label: texts.speak,
							value: spoken
								.map(([language, count]) => `${language.toUpperCase()} ${count}`)
								.join(" · "),
							isText: true,
						}
					: {
							label: texts.guideSpeaks,
							value: languages.map((each) => each.toUpperCase()).join(" · ") || "EN",
							isText: true,
						},
			]}
		/>
	);
}

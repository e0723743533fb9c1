import { extrasInWords, sumOfExtras } from "#app/catalogue/extras/extra.ts";
import { joinedNames } from "#app/departures/team/assignment.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { manifestTexts } from "#app/messages/staff/departures/manifest.ts";
import { teamTexts } from "#app/messages/staff/departures/team.ts";
import type { Manifest } from "#app/operations/manifest/manifest.server.ts";
import { countSeats } from "#app/operations/manifest/manifest.ts";
import { formatList, languageName } from "#app/ui/format/format.ts";

const texts = manifestTexts.notes;

export function ManifestNotes({ manifest }: { manifest: Manifest }) {
	const { capacity, extra, guests, note, tripNotes, unspoken, team } = manifest;
	const bookedSeats = countSeats(guests);
	const extras = extrasInWords(sumOfExtras(guests));
	if (extra === 0 && !extras && !note && !tripNotes && unspoken.length === 0) return null;
	return (
		<section aria-label={texts.label} className="grid gap-2 break-inside-avoid">
			{extra > 0 && capacity !== null ? (
				<p className="flex gap-3 rounded-md border-2 border-danger bg-danger-tint px-4 py-2.5 font-[650] print:border-black print:bg-transparent">
					<OversoldSign />
					<span>
						<RichText
							text={texts.oversold({ extra, bookedGuests: bookedSeats, seats: capacity })}
							parts={{ b: (words) => <b className="text-danger print:text-black">{words}</b> }}
						/>
					</span>
				</p>
			) : null}
			{unspoken.length > 0 ? (
				<p className="rounded-md bg-sand px-4 py-2.5 font-[650] text-on-sand print:border print:border-black">
					{teamTexts.promisedButUnspoken({
						name: joinedNames(team?.guide ?? []),
						languages: formatList(unspoken.map(languageName)),
					})}
				</p>
			) : null}
			{extras ? <Note title={sharedTexts.extras} text={extras} /> : null}
			{note ? <Note title={sharedTexts.notes.day} text={note} /> : null}
			{tripNotes ? <Note title={sharedTexts.notes.trip} text={tripNotes} /> : null}
		</section>
	);
}

function Note({ title, text }: { title: string; text: string }) {
	return (
		<p className="border-l-3 border-dune pl-3 whitespace-pre-line">
			<b>{title}</b> {text}
		</p>
	);
}

/** A shape, because colour alone is not visible to everybody (WCAG 1.4.1). */
function OversoldSign() {
	return (
		<svg
			viewBox="0 0 24 24"
			aria-hidden="true"
			className="mt-0.5 size-6 flex-none text-danger print:text-black"
		>
			<path
				d="M12 3 22.5 21h-21z"
				fill="none"
				stroke="currentColor"
				strokeWidth="2.2"
				strokeLinejoin="round"
			/>
			<path d="M12 9.5v5.5m0 2v1.6" stroke="currentColor" strokeWidth="2.4" />
		</svg>
	);
}

import { Link } from "react-router";
import { extrasInWords, sumOfExtras } from "#app/catalogue/extras/extra.ts";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { joinedNames } from "#app/departures/team/assignment.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { manifestTexts } from "#app/messages/staff/departures/manifest.ts";
import { teamTexts } from "#app/messages/staff/departures/team.ts";
import { planPath } from "#app/operations/calendar/capacity-calendar.ts";
import { minimumInWords } from "#app/operations/departures/minimum.ts";
import type { Manifest } from "#app/operations/manifest/manifest.server.ts";
import { countSeats } from "#app/operations/manifest/manifest.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate, formatList, languageName } from "#app/ui/format/format.ts";
import { PrintButton } from "./print-button.tsx";

const texts = manifestTexts.head;

export function ManifestHead({
	manifest,
	may,
}: {
	manifest: Manifest;
	/** What its user may do with it; to wait: to change its waiting list. */
	may: { [Act in "sell" | "assign" | "write" | "wait" | "payBack" | "change"]: boolean };
}) {
	const { id, date, startTime, state, isCalledOff, minimum, title, waiting, free } = manifest;
	const isAwaited = waiting > 0 || free === 0;
	const waitingWords = texts.waitingList({ count: waiting });
	return (
		<StaffHead
			title={title}
			above={
				<>
					<Link to={`/dashboard?date=${date}`} className="print:hidden">
						{formatDate(date, "long")}
					</Link>
					<span className="hidden print:inline">{formatDate(date, "full")}</span> ·{" "}
					{texts.starts({ time: startTime })}
					{state === "open" ? null : (
						<>
							{" "}
							<Badge look="bad">{isCalledOff ? texts.calledOff : texts[state]}</Badge>
						</>
					)}
					<span className="block">{teamInWords(manifest).join(" · ")}</span>
					{minimum ? (
						<>
							{" · "}
							{minimum.isUndecided ? (
								<Link to={planPath(manifest, "run")}>{minimumInWords(minimum)}</Link>
							) : (
								minimumInWords(minimum)
							)}
						</>
					) : null}
				</>
			}
		>
			<Links
				links={[
					[
						may.sell && !isCalledOff && state !== "cancelled",
						`/dashboard/bookings/new?departure=${id}`,
						sharedTexts.sellSeats,
					],
					[may.write, "write", sharedTexts.writeToGuests],
					[may.wait && isAwaited, "waiting", waitingWords],
					[may.payBack && isCalledOff, "weather", texts.weatherChoices],
					[may.assign, planPath(manifest, "team"), sharedTexts.guideAndVan],
				]}
			/>
			<details>
				<summary
					className={`${miniButton} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
				>
					{texts.more}
				</summary>
				<div className="flex flex-wrap gap-3 pt-3">
					<PrintButton />
					<Links
						links={[
							[may.wait && !isAwaited, "waiting", waitingWords],
							[may.change, planPath(manifest, "move"), texts.move],
							[may.change, planPath(manifest, "weather"), texts.weather],
							[may.change, planPath(manifest, "cancel"), sharedTexts.cancelDeparture],
						]}
					/>
				</div>
			</details>
		</StaffHead>
	);
}

function Links({ links }: { links: [isShown: boolean, to: string, words: string][] }) {
	return links
		.filter(([isShown]) => isShown)
		.map(([, to, words]) => (
			<Link key={to} className={miniButton} to={to}>
				{words}
			</Link>
		));
}

/** ["Nuria Santana", "Van 3 + Van 5, 16 seats"] */
function teamInWords({ team, vehicleSeats }: Manifest): string[] {
	if (!team) return [];
	const vehicles = joinedNames(team.vehicle);
	return [
		joinedNames(team.guide),
		vehicleSeats === null ? vehicles : texts.vehicles({ names: vehicles, seats: vehicleSeats }),
		joinedNames(team.driver),
	].filter(Boolean);
}

export function ManifestNotes({ manifest }: { manifest: Manifest }) {
	const { capacity, extra, guests, note, tripNotes, unspoken, team } = manifest;
	const bookedSeats = countSeats(guests);
	const extras = extrasInWords(sumOfExtras(guests));
	if (extra === 0 && !extras && !note && !tripNotes && unspoken.length === 0) return null;
	return (
		<section aria-label={manifestTexts.notes.label} className="grid gap-2 break-inside-avoid">
			{extra > 0 && capacity !== null ? (
				<p className="flex gap-3 rounded-md border-2 border-danger bg-danger-tint px-4 py-2.5 font-[650] print:border-black print:bg-transparent">
					<OversoldSign />
					<span>
						<RichText
							text={manifestTexts.notes.oversold({
								extra,
								bookedGuests: bookedSeats,
								seats: capacity,
							})}
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

import { extrasInWords, sumOfExtras } from "#app/catalogue/extras/extra.ts";
import { joinedNames, type TeamNames } from "#app/departures/team/assignment.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { paperTexts } from "#app/messages/staff/departures/printed-departures.ts";
import { StopTime, StopTitle } from "#app/operations/messages/told-stop.tsx";
import { answerInWords } from "#app/sales/answers/answer-lines.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { formatDate, languageName } from "#app/ui/format/format.ts";
import type { DayManifest } from "./manifest.server.ts";
import {
	countGuestsByLanguage,
	countSeats,
	guestsByStop,
	type ManifestGuest,
	owedInWords,
} from "./manifest.ts";

const texts = paperTexts.head;

const cell = "border-t border-black/40 px-1.5 py-1 text-left align-top";

/** A departure on one page of A4, black on white, with a square to tick for each person and room to write. */
export function PrintedManifest({ manifest }: { manifest: DayManifest }) {
	const { departure, guests, tripNotes } = manifest;
	const { date, title, startTime, team, needs, capacity, extra, state, note } = departure;
	const id = `paper-${departure.id}`;
	const crew = team ? crewInWords(team, needs) : [];
	const extras = extrasInWords(sumOfExtras(guests));
	return (
		// no landmark, because two departures of a day may have the same title
		<article
			aria-labelledby={id}
			className="[page:day] break-before-page rounded-lg bg-white p-6 text-[0.9rem]/snug text-black first:break-before-auto print:rounded-none print:p-0 print:text-[10pt]"
		>
			<p>
				{(state !== "open" ? texts.startsClosed : texts.starts)({
					date: formatDate(date, "full"),
					time: startTime,
				})}
			</p>
			<h2 id={id} className="text-[1.6rem] text-black print:text-[18pt]">
				{title}
			</h2>
			{crew.length > 0 ? <p>{crew.join(" · ")}</p> : null}
			<p className="font-bold">
				{[
					capacity === null
						? sharedTexts.guests({ count: countSeats(guests) })
						: texts.ofSeats({ count: countSeats(guests), seats: capacity }),
					...babiesOf(guests),
					...spokenIn(departure.languages, guests),
				].join(" · ")}
			</p>
			{extras ? (
				<p>
					<b>{sharedTexts.extras}</b> {extras}
				</p>
			) : null}
			{extra > 0 ? (
				<p className="my-1 border-2 border-black px-2 py-1 font-bold">
					{texts.oversold({ extra })}
				</p>
			) : null}
			{note ? (
				<p className="whitespace-pre-line">
					<b>{sharedTexts.notes.day}</b> {note}
				</p>
			) : null}
			{tripNotes ? (
				<p className="whitespace-pre-line">
					<b>{sharedTexts.notes.trip}</b> {tripNotes}
				</p>
			) : null}
			{/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark, and two departures may have one title */}
			<div
				role="group"
				aria-labelledby={id}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table scrolls, also by the keys
				tabIndex={0}
				className="overflow-x-auto print:overflow-visible"
			>
				<GuestTable guests={guests} />
			</div>
		</article>
	);
}

function crewInWords(
	{ guide, vehicle, driver }: TeamNames,
	needs: { guide: boolean; vehicle: boolean },
): string[] {
	const guides = guide.length > 0 ? texts.guide({ name: joinedNames(guide) }) : texts.noGuide;
	const vehicles =
		vehicle.length > 0 ? texts.vehicle({ name: joinedNames(vehicle) }) : texts.noVehicle;
	return [
		...(guide.length > 0 || needs.guide ? [guides] : []),
		...(vehicle.length > 0 || needs.vehicle ? [vehicles] : []),
		...(driver.length > 0 ? [texts.driver({ name: joinedNames(driver) })] : []),
	];
}

const widths = {
	onBoard: "w-[14%]",
	guest: "w-[18%]",
	people: "w-[14%]",
	speaks: "w-[8%]",
	phone: "w-[16%]",
	remember: "w-[17%]",
	notes: "w-[13%]",
};
const columns = ["onBoard", "guest", "people", "speaks", "phone", "remember", "notes"] as const;

function GuestTable({ guests }: { guests: readonly ManifestGuest[] }) {
	return (
		<table className="mt-3 w-full min-w-[40rem] table-fixed border-collapse border-b border-black/40 print:min-w-0">
			<thead>
				<tr>
					{columns.map((column) => (
						<th
							key={column}
							scope="col"
							className={`${widths[column]} px-1.5 py-1 text-left text-[0.85em] font-semibold`}
						>
							{paperTexts.columns[column]}
						</th>
					))}
				</tr>
			</thead>
			{guestsByStop(guests).map((stop) => (
				<tbody key={`${stop.time} ${stop.pointId}`}>
					<tr className="break-after-avoid">
						<th
							colSpan={7}
							scope="rowgroup"
							className="border-t-2 border-black px-1.5 pt-2 pb-1 text-left"
						>
							<span className="text-[1.2em] lining-nums">
								<StopTime stop={stop} />
							</span>{" "}
							<StopTitle stop={stop} />
							<span className="font-normal">
								{stop.newMeeting?.place ? "" : `, ${stop.place}`} ·{" "}
								{[
									sharedTexts.guests({ count: stop.seats }),
									extrasInWords(sumOfExtras(stop.guests)),
								]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</th>
					</tr>
					{stop.guests.map((guest) => (
						<GuestRow key={guest.id} guest={guest} />
					))}
				</tbody>
			))}
		</table>
	);
}

function GuestRow({ guest }: { guest: ManifestGuest }) {
	return (
		<tr className="break-inside-avoid">
			<td className={cell}>
				<span className="flex flex-wrap gap-1 pt-0.5">
					{Array.from({ length: guest.seats }, (_, person) => (
						<span
							// biome-ignore lint/suspicious/noArrayIndexKey: a person is known only by the position
							key={person}
							className="grid size-4.5 place-items-center border-[1.5px] border-black text-xs/none"
						>
							{guest.aboard.includes(person) ? "×" : ""}
						</span>
					))}
				</span>
				<span className="sr-only print:hidden">
					{paperTexts.onBoard({ count: guest.aboard.length })}
				</span>
			</td>
			<td className={cell}>
				<b className="[overflow-wrap:anywhere]">{guest.name}</b>
				<br />
				<span className="whitespace-nowrap">{guest.reference}</span>
			</td>
			<td className={cell}>
				{[peopleInWords(guest, staffLanguage()), extrasInWords(guest.extras)]
					.filter(Boolean)
					.join(", ")}
			</td>
			<td className={cell}>
				{guest.language ? (
					<abbr title={languageName(guest.language)} className="no-underline">
						{guest.language.toUpperCase()}
					</abbr>
				) : null}
			</td>
			<td className={cell}>{guest.phone}</td>
			<td className={`${cell} [overflow-wrap:anywhere] whitespace-pre-line`}>
				{remarksOf(guest).join("\n")}
			</td>
			<td className={cell} />
		</tr>
	);
}

function remarksOf(guest: ManifestGuest): string[] {
	const words = sharedTexts.guest;
	const owed = owedInWords(guest);
	return [
		...(owed ? [owed] : []),
		...(guest.boarding === "no-show" ? [words.noShow] : []),
		...guest.answers.map(answerInWords),
		...(guest.comments ? [words.says({ words: guest.comments })] : []),
		...(guest.guideNotes ? [guest.guideNotes] : []),
		...guest.notes.map(({ by, text }) => (by ? `${by}: ${text}` : text)),
	];
}

function babiesOf(guests: readonly ManifestGuest[]): string[] {
	const babies = guests.reduce((sum, { bebe }) => sum + bebe, 0);
	return babies > 0 ? [texts.babies({ count: babies })] : [];
}

function spokenIn(guide: readonly string[], guests: readonly ManifestGuest[]): string[] {
	const spoken = countGuestsByLanguage(guests).map(
		([language, count]) => `${language.toUpperCase()} ${count}`,
	);
	return [
		...(guide.length > 0
			? [texts.guideSpeaks({ languages: guide.map((each) => each.toUpperCase()).join(", ") })]
			: []),
		...(spoken.length > 0 ? [texts.guestsSpeak({ languages: spoken.join(", ") })] : []),
	];
}

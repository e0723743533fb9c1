import { extrasInWords, sumOfExtras } from "#app/catalogue/extras/extra.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { ticksTexts } from "#app/messages/staff/departures/ticks.ts";
import { openPickupTexts } from "#app/messages/staff/partners/open-pickup.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { Spoken } from "#app/operations/manifest/spoken.tsx";
import { StopTime, StopTitle } from "#app/operations/messages/told-stop.tsx";
import { ShownAnswers } from "#app/sales/answers/shown-answers.tsx";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { mapLink } from "#app/sales/map-link.ts";
import { formatClock } from "#app/ui/format/format.ts";
import { plainNumber } from "#app/ui/format/phone-links.ts";
import {
	type BoardingDeparture,
	type BoardingGuest,
	type BoardingStop,
	stopsOfDeparture,
} from "./boarding-day.ts";
import { CashDue } from "./cash/cash-due.tsx";
import { BoardingFigures, Languages } from "./departure-cards.tsx";
import { GuestNote, NoteButton } from "./notes/guest-note.tsx";
import { press as pressOperation } from "./offline/offline-queue.ts";
import { PersonSquares } from "./person-squares.tsx";
import { everybody } from "./ticks/boarding.ts";
import { RefusedTicksOfGuest } from "./ticks/refused-tick.tsx";
import { isAnswered, type StopState } from "./ticks/route-state.ts";

const texts = boardingTexts.list;

/** One departure along its pickup route. A guest who is aboard shrinks to a line, so that the next stop comes into view. */
export function BoardingList({
	departure,
	isNow,
	timeZone,
	back,
}: {
	departure: BoardingDeparture;
	/** Its guests board now. */
	isNow: boolean;
	timeZone: string;
	back: () => void;
}) {
	const stops = stopsOfDeparture(departure);
	const { title, startTime, guide, vehicle, languages, note, tripNotes } = departure;
	const extras = extrasInWords(sumOfExtras(stops.flatMap(({ guests }) => guests)));
	return (
		<>
			<div>
				<p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
					<button
						type="button"
						onClick={back}
						className="-my-1 py-1 font-semibold text-ocean underline min-[62rem]:hidden"
					>
						{texts.back}
					</button>
					<span>{[startTime, guide, vehicle].filter(Boolean).join(" · ")}</span>
					<Languages languages={languages} />
				</p>
				<h2 id="list" className="text-[1.6rem]">
					{title}
				</h2>
				<BoardingFigures departure={departure} />
			</div>
			{isNow ? null : (
				<p className="rounded-md bg-sand px-4 py-3 text-sm font-semibold text-ink">
					{texts.otherDay}
				</p>
			)}
			{extras ? <Note title={sharedTexts.extras} text={extras} /> : null}
			{note ? <Note title={texts.noteOfDay} text={note} /> : null}
			{tripNotes ? <Note title={sharedTexts.notes.trip} text={tripNotes} /> : null}
			<ol className="grid grid-cols-[minmax(0,1fr)]">
				{stops.map((stop, position) => (
					<Stop
						key={`${stop.time} ${stop.pointId}`}
						stop={stop}
						departureId={departure.id}
						isLast={position === stops.length - 1}
						timeZone={timeZone}
					/>
				))}
			</ol>
		</>
	);
}

function Note({ title, text }: { title: string; text: string }) {
	return (
		<p className="rounded-md bg-sand px-4 py-3 text-sm whitespace-pre-line text-ink">
			<b>{title}</b> {text}
		</p>
	);
}

function Stop({
	stop,
	departureId,
	isLast,
	timeZone,
}: {
	stop: BoardingStop;
	departureId: number;
	isLast: boolean;
	timeZone: string;
}) {
	const { guests, seats, aboard, state } = stop;
	return (
		<li
			className="relative scroll-mt-20 pb-5 pl-9"
			aria-current={state === "now" ? "step" : undefined}
		>
			<span
				aria-hidden="true"
				className={`absolute top-1.5 left-0 z-[1] size-5 rounded-full border-[0.36rem] ${stopLooks[state]}`}
			/>
			{isLast ? null : (
				<span
					aria-hidden="true"
					className={`absolute top-7 -bottom-1 left-2 border-l-4 ${state === "done" ? "border-sea" : "border-dotted border-lagoon"}`}
				/>
			)}
			<div className="flex items-start justify-between gap-3">
				<div className="min-w-0">
					<h3 className="text-[1.2rem]/[1.25]">
						<time className="mr-1.5 text-ocean lining-nums">
							<StopTime stop={stop} />
						</time>
						<StopTitle stop={stop} />
						<span className="sr-only">, {ticksTexts.stop[state]}</span>
					</h3>
					<p className={stop.newMeeting?.place ? "hidden" : "text-sm text-ink-soft"}>
						{stop.place}
						{state === "done" ? null : (
							<>
								{stop.place ? " · " : ""}
								<a href={mapLink(stop)}>
									<TextWithHidden text={sharedTexts.stop.map({ stop: stop.title })} />
								</a>
							</>
						)}
					</p>
				</div>
				<b
					className={`flex-none rounded-full px-2.5 py-1 text-sm ${aboard >= seats ? "bg-good text-paper" : "bg-ocean text-on-ocean"}`}
				>
					{boardingTexts.figures.aboardOf({ aboard, seats })}
				</b>
			</div>
			<ul>
				{guests.map((guest) => (
					<GuestCard key={guest.id} guest={guest} departureId={departureId} timeZone={timeZone} />
				))}
			</ul>
		</li>
	);
}

/** Filled behind the van, the accent at the next stop, a ring for those to come. */
const stopLooks: Record<StopState, string> = {
	done: "bg-sea border-sea",
	now: "bg-page border-accent",
	coming: "bg-page border-sea",
};

interface GuestCardProps {
	guest: BoardingGuest;
	departureId: number;
	timeZone: string;
}

function GuestCard(props: GuestCardProps) {
	return isAnswered(props.guest) ? <AnsweredGuest {...props} /> : <ExpectedGuest {...props} />;
}

/** Somebody who is aboard, or did not come: one line, with a way back. */
function AnsweredGuest({ guest, departureId, timeZone }: GuestCardProps) {
	const { id, name, seats, extras, boarding, comments, guideNotes } = guest;
	const undo = () =>
		void pressOperation({
			kind: "tick",
			departureId,
			bookingId: id,
			people: everybody(seats),
			state: "",
		});
	return (
		<li
			id={`guest-${id}`}
			className="mt-2.5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md bg-foam/55 px-3.5 py-2.5"
		>
			<p className="text-base/snug">
				<b className={boarding === "no-show" ? "line-through" : ""}>{name}</b>{" "}
				<Spoken language={guest.language} />{" "}
				<span className="text-sm text-ink-soft">
					{[seats, extrasInWords(extras), guideNotes, comments].filter(Boolean).join(" · ")}
				</span>
			</p>
			<p className="flex items-center gap-2 text-sm font-[650] whitespace-nowrap text-good">
				{boarding === "no-show" ? (
					<span className="text-danger">{texts.notThere}</span>
				) : (
					<span>✓ {guest.markedAt ? formatClock(guest.markedAt, timeZone) : texts.aboard}</span>
				)}
				<NoteButton guest={guest} className="min-h-11 px-1 font-semibold text-ocean underline" />
				<button
					type="button"
					onClick={undo}
					className="min-h-11 px-1 font-semibold text-ocean underline"
				>
					<TextWithHidden text={texts.undo({ name })} />
				</button>
			</p>
			<div className="col-span-full empty:hidden">
				<CashDue guest={guest} departureId={departureId} timeZone={timeZone} />
			</div>
			<div className="col-span-full empty:hidden">
				<GuestNote guest={guest} departureId={departureId} timeZone={timeZone} />
			</div>
			<RefusedTicksOfGuest departureId={departureId} bookingId={id} />
		</li>
	);
}

function ExpectedGuest({ guest, departureId, timeZone }: GuestCardProps) {
	const { id, name, seats, aboard, comments, guideNotes, reseller, openPickup } = guest;
	const press = (people: number[], state: "picked up" | "no-show" | "") =>
		void pressOperation({ kind: "tick", departureId, bookingId: id, people, state });
	const rest = everybody(seats).filter((number) => !aboard.includes(number));
	return (
		<li
			id={`guest-${id}`}
			className="mt-2.5 grid gap-2.5 rounded-md border border-line bg-paper p-3.5 min-[62rem]:grid-cols-[minmax(0,1fr)_auto]"
		>
			<div>
				<p className="text-[1.125rem]/snug">
					<b>{name}</b> <Spoken language={guest.language} />
				</p>
				<p className="text-sm text-ink-soft">
					{[peopleInWords(guest, staffLanguage()), guest.reference, reseller]
						.filter(Boolean)
						.join(" · ")}
				</p>
				{openPickup === null ? null : (
					<p className="text-sm font-semibold text-few">
						{openPickupTexts.openPickup({ wish: openPickup })}
					</p>
				)}
				{guest.extras.length > 0 ? (
					<p className="text-sm font-semibold">{extrasInWords(guest.extras)}</p>
				) : null}
				<ShownAnswers answers={guest.answers} />
				<ul className="text-sm">
					{[guideNotes, comments].map((text) =>
						text ? (
							<li key={text} className="relative pl-5 whitespace-pre-line">
								<span aria-hidden="true" className="absolute left-1 font-extrabold text-few">
									!
								</span>
								{text}
							</li>
						) : null,
					)}
				</ul>
			</div>
			<Contact guest={guest} />
			<CashDue guest={guest} departureId={departureId} timeZone={timeZone} />
			<GuestNote guest={guest} departureId={departureId} timeZone={timeZone} />
			<div className="flex flex-wrap items-center gap-2 min-[62rem]:col-span-full">
				<PersonSquares guest={guest} press={press} />
				<span className="ml-auto flex gap-2">
					<button
						type="button"
						onClick={() => press(rest, "no-show")}
						className="min-h-14 rounded-full px-2 text-sm font-[650] text-danger underline"
					>
						<TextWithHidden text={texts.nobodyCame({ name })} />
					</button>
					<button
						type="button"
						onClick={() => press(rest, "picked up")}
						className="min-h-14 rounded-full border-2 border-ink px-5 text-sm font-[650] text-ink"
					>
						<TextWithHidden text={boardWords(seats, rest.length)({ name, seats })} />
					</button>
				</span>
			</div>
			<RefusedTicksOfGuest departureId={departureId} bookingId={id} />
		</li>
	);
}

/** Of the button that boards all who are still missing. */
function boardWords(seats: number, missing: number) {
	if (seats === 1) return texts.onBoard;
	return missing < seats ? texts.theRest : texts.all;
}

function Contact({ guest }: { guest: BoardingGuest }) {
	const { phone, name } = guest;
	const digits = phone && plainNumber(phone);
	const way =
		"grid min-h-12 flex-[1_1_5.5rem] place-items-center rounded-full border-[1.5px] border-edge bg-paper px-2.5 text-sm font-semibold whitespace-nowrap text-ocean no-underline";
	return (
		<p className="flex flex-wrap content-start gap-2">
			{digits ? (
				<a href={`tel:${digits}`} className={way}>
					<TextWithHidden text={texts.call({ name })} />
				</a>
			) : null}
			{digits?.startsWith("+") ? (
				<a href={`https://wa.me/${digits.slice(1)}`} className={way}>
					<TextWithHidden text={texts.whatsApp({ name })} />
				</a>
			) : null}
			<NoteButton guest={guest} className={way} />
		</p>
	);
}

import type { ReactNode } from "react";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { scanTexts as texts } from "#app/messages/staff/departures/scan.ts";
import { firstName, peopleInWords } from "#app/sales/booking/booking-words.ts";
import { formatClock, formatDate, formatMoney, languageName } from "#app/ui/format/format.ts";
import type { BoardingDeparture, BoardingGuest, OtherVoucher } from "./boarding-day.ts";
import { CashDue } from "./cash/cash-due.tsx";
import { press as pressOperation } from "./offline/offline-queue.ts";
import { PersonSquares } from "./person-squares.tsx";
import type { ScanOutcome } from "./scan.ts";
import { everybody } from "./ticks/boarding.ts";

/** What the last scan found. The guest is looked up again at each drawing, as its ticks change. */
export interface Scanned {
	outcome: ScanOutcome;
	bookingId: number | null;
	voucher: OtherVoucher | null;
	/** Who had boarded them before, for a voucher that is used. */
	earlierBoarding: { by: string | null; at: number | null };
	/** The server could not be asked about a voucher that is not on this phone. */
	isOffline: boolean;
}

interface ScannedGuest {
	guest: BoardingGuest;
	departure: BoardingDeparture;
}

/** A colour for each answer, the same in the dark colour scheme; the contrast of its text is at least 8:1. */
const looks: Record<ScanOutcome, string> = {
	valid: "bg-[#14573c] text-[#fff]",
	partly: "bg-[#f9cd88] text-[#14262e]",
	used: "bg-[#0e4a63] text-[#fff]",
	"wrong day": "bg-[#4b2f63] text-[#fff]",
	cancelled: "bg-[#9c1737] text-[#fff]",
	unpaid: "border-4 border-[#8a4b05] bg-[#fff1cf] text-[#14262e]",
	unknown: "bg-[#9c1737] text-[#fff]",
};

/** What the last scan found: a colour, a word and a shape, and what to do next. */
export function ScanAnswer({
	scanned,
	scannedGuest,
	timeZone,
	next,
	open,
}: {
	scanned: Scanned;
	/** Null for a voucher that is not on this phone. */
	scannedGuest: ScannedGuest | null;
	timeZone: string;
	next: () => void;
	open: (departureId: number) => void;
}) {
	const outcome = scannedGuest
		? shownOutcome(scanned.outcome, scannedGuest.guest)
		: scanned.outcome;
	const { title, lead, info } = wordsOf({ ...scanned, outcome }, scannedGuest, timeZone);
	const people = everybody(scannedGuest?.guest.seats ?? 0);
	const press = (who: number[], state: "picked up" | "") => {
		if (!scannedGuest) return;
		const { guest, departure } = scannedGuest;
		const ofGuest = { departureId: departure.id, bookingId: guest.id };
		void pressOperation({ kind: "tick", ...ofGuest, people: who, state });
	};
	return (
		<section
			aria-labelledby="answer"
			data-outcome={outcome}
			className={`grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-lg p-5 ${looks[outcome]}`}
		>
			<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4">
				<Shape
					outcome={outcome}
					day={scannedGuest?.departure.date ?? scanned.voucher?.date ?? ""}
				/>
				<div>
					<h3 id="answer" className="text-[1.9rem]/tight text-current">
						{title}
					</h3>
					<p className="leading-snug font-semibold">{lead}</p>
				</div>
			</div>
			{info ? <p className="leading-normal">{info}</p> : null}
			{scannedGuest && (outcome === "valid" || outcome === "partly") && people.length > 1 ? (
				<PersonSquares guest={scannedGuest.guest} press={press} />
			) : null}
			{scannedGuest && scanned.outcome === "unpaid" ? (
				<CashDue
					guest={scannedGuest.guest}
					departureId={scannedGuest.departure.id}
					timeZone={timeZone}
				/>
			) : null}
			<NextSteps {...{ outcome, scannedGuest, people, press, next, open }} />
		</section>
	);
}

/** To the next scan, and what can be corrected before. */
function NextSteps({
	outcome,
	scannedGuest,
	people,
	press,
	next,
	open,
}: {
	outcome: ScanOutcome;
	scannedGuest: ScannedGuest | null;
	people: number[];
	press: (who: number[], state: "picked up" | "") => void;
	next: () => void;
	open: (departureId: number) => void;
}) {
	return (
		<div className="grid gap-2.5">
			<button
				type="button"
				onClick={next}
				className="min-h-15 rounded-full border-2 border-current px-5 font-[650]"
			>
				{outcome === "partly" ? texts.partly.thatIsAll : texts.next}
			</button>
			{scannedGuest && outcome === "partly" ? (
				<button type="button" onClick={() => press(people, "picked up")} className={plain}>
					{texts.partly.allAreHere({ count: people.length })}
				</button>
			) : null}
			{scannedGuest && outcome === "valid" ? (
				<button
					type="button"
					onClick={() => {
						press(people, "");
						next();
					}}
					className={plain}
				>
					{texts.valid.takeBack}
				</button>
			) : null}
			{scannedGuest && (outcome === "used" || outcome === "unpaid") ? (
				<button type="button" onClick={() => open(scannedGuest.departure.id)} className={plain}>
					{texts.open(scannedGuest.guest)}
				</button>
			) : null}
		</div>
	);
}

const plain = "min-h-12 rounded-full px-5 font-[650] underline";

/**
 * A valid voucher of which people were taken back is a part of a party. So is one that was paid just now: nobody is
 * aboard yet, and whoever took the money says who is.
 */
function shownOutcome(
	outcome: ScanOutcome,
	{ aboard, seats, isOwed, status }: BoardingGuest,
): ScanOutcome {
	const isPaidNow = outcome === "unpaid" && !isOwed && status === "confirmed";
	if (outcome !== "valid" && outcome !== "partly" && !isPaidNow) return outcome;
	return aboard.length >= seats ? "valid" : "partly";
}

function wordsOf(
	{ outcome, earlierBoarding, voucher, isOffline }: Scanned,
	scannedGuest: ScannedGuest | null,
	timeZone: string,
): { title: string; lead: string; info: ReactNode } {
	const guest = scannedGuest?.guest;
	const aboard = { aboard: guest?.aboard.length ?? 0, seats: guest?.seats ?? 0 };
	const who = guest ? (
		<>
			<b>{guest.name}</b>, {peopleInWords(guest, staffLanguage())}, {guest.reference}
			{scannedGuest ? `. ${scannedGuest.departure.startTime} ${scannedGuest.departure.title}` : ""}
			{guest.guideNotes ? <span className="block">{guest.guideNotes}</span> : null}
			{guest.comments ? <span className="block">{guest.comments}</span> : null}
		</>
	) : null;
	switch (outcome) {
		case "valid":
			return {
				title: texts.valid.title({ name: firstName(guest?.name ?? "") }),
				lead: [
					guest ? texts.onBoard(aboard) : "",
					guest?.language ? texts.valid.speaks({ language: languageName(guest.language) }) : "",
				]
					.filter(Boolean)
					.join(" · "),
				info: who,
			};
		case "partly":
			return {
				title: guest && aboard.aboard > 0 ? texts.partly.title(aboard) : texts.partly.nobodyYet,
				lead: guest?.name ?? "",
				info: texts.partly.help,
			};
		case "used":
			return {
				title: texts.used.title,
				lead: boardedBefore(earlierBoarding, timeZone),
				info: (
					<>
						<RichText
							text={texts.used.onBoard({ ...aboard, name: guest?.name ?? "" })}
							parts={bold}
						/>
						<br />
						{texts.used.samePeople}
					</>
				),
			};
		case "wrong day": {
			const { date, time, title } = scannedGuest
				? { ...scannedGuest.departure, time: scannedGuest.guest.pickup.time }
				: (voucher ?? { date: "", time: "", title: "" });
			return {
				title:
					date === localDateAt(Date.now(), timeZone)
						? texts.wrongDay.notOnList
						: texts.wrongDay.notToday,
				lead: date ? texts.wrongDay.valid({ day: formatDate(date, "long"), time }) : "",
				info: guest ? (
					<RichText
						text={texts.wrongDay.party({ name: guest.name, guests: guest.seats, trip: title })}
						parts={bold}
					/>
				) : (
					title
				),
			};
		}
		case "cancelled":
			return {
				title: texts.cancelled.title,
				lead: texts.cancelled.lead,
				info: guest ? who : `${voucher?.reference ?? ""}, ${voucher?.title ?? ""}`,
			};
		case "unpaid":
			return {
				title:
					guest?.dueCents != null
						? texts.unpaid.toTake({ sum: formatMoney(guest.dueCents, guest.currency) })
						: texts.unpaid.title,
				lead: guest?.status === "pending" ? texts.unpaid.held : texts.unpaid.partlyPaid,
				info: who,
			};
		case "unknown":
			return isOffline
				? { title: texts.offline.title, lead: texts.offline.lead, info: texts.offline.help }
				: { title: texts.unknown.title, lead: texts.unknown.lead, info: null };
	}
}

const bold = { b: (words: string) => <b>{words}</b> };

/** When and by whom the guests of a used voucher were boarded. */
function boardedBefore({ at, by }: Scanned["earlierBoarding"], timeZone: string): string {
	const { used } = texts;
	if (!at) return by ? used.boardedHereBy({ by }) : used.boardedHere;
	const clock = formatClock(at, timeZone);
	return by ? used.boardedAtBy({ clock, by }) : used.boardedAt({ clock });
}

/** A shape for each answer, because colour alone is not visible to everybody (WCAG 1.4.1). */
function Shape({ outcome, day }: { outcome: ScanOutcome; day: string }) {
	return (
		<svg viewBox="0 0 60 60" aria-hidden="true" className="size-17">
			{shapes[outcome]}
			{outcome === "wrong day" ? (
				<text
					x="30"
					y="47"
					textAnchor="middle"
					fontSize="21"
					fontWeight="800"
					fill="#4b2f63"
					fontFamily="inherit"
				>
					{day ? Number(day.slice(8)) : "?"}
				</text>
			) : null}
		</svg>
	);
}

const stroke = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
const octagon = <path d="M19 3h22l16 16v22L41 57H19L3 41V19z" fill="#fff" />;

const shapes: Record<ScanOutcome, ReactNode> = {
	valid: (
		<>
			<circle cx="30" cy="30" r="28" fill="#fff" />
			<path d="M17 31l9 9 18-20" stroke="#14573c" strokeWidth="6" {...stroke} />
		</>
	),
	partly: (
		<>
			<circle cx="30" cy="30" r="26" fill="none" stroke="#14262e" strokeWidth="4" />
			<path d="M30 4a26 26 0 0 1 0 52z" fill="#14262e" />
		</>
	),
	used: (
		<>
			<circle cx="30" cy="30" r="28" fill="#fff" />
			<path d="M10 31l8 8 14-16M26 37l4 3 16-18" stroke="#0e4a63" strokeWidth="5" {...stroke} />
		</>
	),
	"wrong day": (
		<>
			<rect x="5" y="9" width="50" height="46" rx="7" fill="#fff" />
			<path d="M5 22h50M18 4v10M42 4v10" stroke="#4b2f63" strokeWidth="4" />
		</>
	),
	cancelled: (
		<>
			{octagon}
			<path d="M20 20l20 20M40 20L20 40" stroke="#9c1737" strokeWidth="6" {...stroke} />
		</>
	),
	unpaid: (
		<>
			<circle cx="30" cy="30" r="28" fill="#8a4b05" />
			<path
				d="M41 19a14 14 0 1 0 0 22M14 27h19M14 33h17"
				stroke="#fff"
				strokeWidth="4.5"
				{...stroke}
			/>
		</>
	),
	unknown: (
		<>
			{octagon}
			<path d="M23 24a7 7 0 1 1 9 7q-2 1-2 5m0 7v1" stroke="#9c1737" strokeWidth="5" {...stroke} />
		</>
	),
};

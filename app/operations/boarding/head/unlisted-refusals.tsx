import { boardNoteTexts } from "#app/messages/staff/departures/board-note.ts";
import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import { ticksTexts } from "#app/messages/staff/departures/ticks.ts";
import { formatClock } from "#app/ui/format/format.ts";
import type { BoardingDay } from "../boarding-day.ts";
import { RefusedCash } from "../cash/cash-due.tsx";
import { RefusedNote } from "../notes/guest-note.tsx";
import { useRefused } from "../offline/offline-queue.ts";
import { isSameGuest } from "../offline/operation.ts";
import { RefusedTick } from "../ticks/refused-tick.tsx";

/**
 * Ticks, notes and cash that the server did not take, of guests without a card: their booking was cancelled or moved while
 * this phone had no network.
 */
export function UnlistedRefusals({ day, timeZone }: { day: BoardingDay; timeZone: string }) {
	const { ticks, notes, cash, nameOf } = useUnlisted(day);
	if (ticks.length + notes.length + cash.length === 0) return null;
	const who = ({ bookingId, pressedAt }: { bookingId: number; pressedAt: number }) => (
		<b>{boardNoteTexts.by({ name: nameOf(bookingId), clock: formatClock(pressedAt, timeZone) })}</b>
	);
	return (
		<section
			aria-labelledby="unlisted"
			className="grid gap-2 border-b border-line px-4 py-3 text-sm wrap-anywhere min-[62rem]:px-[max(1rem,(100vw-82rem)/2)]"
		>
			<h2 id="unlisted" className="text-[1.2rem]">
				{boardingTexts.unlisted}
			</h2>
			<ul className="grid gap-2">
				{ticks.map((tick) => (
					<li key={tick.id}>
						{who(tick)} <RefusedTick {...tick} />
					</li>
				))}
				{notes.map((note) => (
					<li key={note.id} className="whitespace-pre-line">
						{who(note)} {note.text} <RefusedNote {...note} name={nameOf(note.bookingId)} />
					</li>
				))}
				{cash.map((press) => (
					<li key={press.id}>
						{who(press)}
						<RefusedCash
							cash={press}
							refusal={press.refusal}
							name={nameOf(press.bookingId)}
							timeZone={timeZone}
						/>
					</li>
				))}
			</ul>
		</section>
	);
}

function useUnlisted({ departures }: BoardingDay) {
	const [ticks, notes, cash] = [useRefused("tick"), useRefused("note"), useRefused("cash")];
	const guests = departures.flatMap((each) =>
		each.guests.map((guest) => ({
			...guest,
			departureId: each.id,
			bookingId: guest.id,
		})),
	);
	const cards = guests.filter(({ status }) => status === "confirmed");
	const hasNoCard = ({ bookingId }: { bookingId: number }) =>
		!cards.some(({ id }) => id === bookingId);
	return {
		// the card of a guest who was moved to another departure shows that one's ticks alone
		ticks: ticks.filter((tick) => !cards.some((card) => isSameGuest(card, tick))),
		notes: notes.filter(hasNoCard),
		cash: cash.filter(hasNoCard),
		nameOf: (bookingId: number) =>
			guests.find(({ id }) => id === bookingId)?.name ?? ticksTexts.refused.otherBooking,
	};
}

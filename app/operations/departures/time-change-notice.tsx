import { useEffect, useRef } from "react";
import { Link } from "react-router";
import {
	changeInWords,
	strandedInWords,
	type TouchedBooking,
	touchedInWords,
} from "#app/departures/time-change.ts";
import { timeChangeTexts as texts } from "#app/messages/staff/departures/time-change.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";

/**
 * Shown before a save that changes guests' times: the bookings and the choice of what to tell them.
 * Its buttons submit the editor's form.
 */
export function TimeChangeNotice({
	form,
	kind,
	bookings,
	shownBookings,
}: {
	form: string;
	/** Their times change, or their stop would be removed. */
	kind: "affected" | "stranded";
	bookings: TouchedBooking[];
	/** Key of the bookings shown, sent back with the answer. */
	shownBookings: string;
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (bookings) heading.current?.focus();
	}, [bookings]);
	const isStranded = kind === "stranded";
	return (
		<Notice look="bad">
			<h2 ref={heading} tabIndex={-1} className="text-[1.35rem]">
				{isStranded ? strandedInWords(bookings) : touchedInWords(bookings)}
			</h2>
			<p>{isStranded ? texts.strandedHelp : texts.affectedHelp}</p>
			<Bookings bookings={bookings} isStranded={isStranded} />
			{isStranded ? null : (
				<div className="flex flex-wrap gap-3 pt-2">
					<input type="hidden" name="guests_shown" value={shownBookings} form={form} />
					<Button type="submit" form={form} name="guests" value="write" look="next">
						{texts.write}
					</Button>
					<Button type="submit" form={form} name="guests" value="tell nobody">
						{texts.tellNobody}
					</Button>
				</div>
			)}
		</Notice>
	);
}

/** Longer lists are closed at first. */
const openUpTo = 8;

function Bookings({ bookings, isStranded }: { bookings: TouchedBooking[]; isStranded: boolean }) {
	const list = (
		<ul className="grid">
			{bookings.map((booking) => (
				<li
					key={booking.id}
					className="grid gap-x-4 border-t border-line py-1.5 wrap-anywhere md:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)]"
				>
					<span>{formatDate(booking.date, "short")}</span>
					<Link
						to={`/dashboard/bookings/${booking.id}`}
						target="_blank"
						className="justify-self-start py-0.5"
					>
						{booking.name}, {booking.reference}
					</Link>
					<span>
						{isStranded
							? texts.waitsAt({ time: booking.pickup.before, place: booking.place })
							: `${changeInWords(booking)}, ${booking.place}`}
					</span>
				</li>
			))}
		</ul>
	);
	if (bookings.length <= openUpTo) return list;
	return (
		<details>
			<summary className="cursor-pointer py-1 font-semibold">{texts.showAll}</summary>
			{list}
		</details>
	);
}

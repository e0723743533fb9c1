import type { PhoneHandoff } from "#app/bookings/totem/phone-handoff.ts";
import { type Excursion, seatsOf } from "#app/excursions/excursion.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { formatCount, formatDate } from "#app/ui/format/format.ts";
import { PhonePage } from "./phone-page.tsx";

/**
 * Attack: one answer for opened elsewhere, expired and unknown, so that a stranger cannot tell which tokens
 * exist.
 */
export function HandoffEnded() {
	return (
		<PhonePage>
			<h1 className="text-[2.4rem]">This code is used up</h1>
			<p className="text-lg/normal text-ink-soft">
				Each code opens once, on one phone, for 15 minutes. On the screen in the lobby, touch “Make
				a new code” and scan that one. Nothing was booked with this one here.
			</p>
		</PhonePage>
	);
}

/** The seats were booked by others meanwhile: offers days with enough seats and a link to book one. */
export function HandoffGone({
	handover,
	excursion,
	otherDays,
}: {
	handover: PhoneHandoff;
	excursion: Excursion;
	otherDays: { date: string; left: number }[];
}) {
	const guests = formatCount(seatsOf(handover), { one: "guest", other: "guests" });
	const page = `/excursion/${excursion.id}`;
	return (
		<PhonePage>
			<h1 className="text-[2.4rem]">These seats were just taken</h1>
			<p className="text-lg/normal text-ink-soft">
				Somebody else booked “{excursion.title}” on {formatDate(handover.date, "long")} while you
				found your phone. We are sorry. Nothing was booked or paid.
			</p>
			{otherDays.length > 0 ? (
				<section aria-labelledby="other-days" className="grid gap-3">
					<h2 id="other-days" className="text-xl">
						These days have room for {guests}
					</h2>
					<ul className="grid gap-3">
						{otherDays.map(({ date, left }) => (
							<li key={date}>
								<a
									href={`${page}?date=${date}`}
									className={buttonClass("outlined", "w-full justify-between!")}
								>
									{formatDate(date, "long")}
									<span className="text-sm font-normal">
										{formatCount(left, { one: "seat", other: "seats" })} left
									</span>
								</a>
							</li>
						))}
					</ul>
				</section>
			) : (
				<p>
					<a href="/excursion/excursions">See the other trips</a>
				</p>
			)}
		</PhonePage>
	);
}

import { Form } from "react-router";
import type { Departure } from "#app/excursions/departure.ts";
import { pickupLabel } from "#app/excursions/excursion.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatCount, formatDate } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { GuestBooking } from "./booking.ts";
import type { GuestTerms } from "./guest-terms.ts";
import { CallUs, OwnStep } from "./own-step.tsx";

export interface OwnChoice {
	pickupPointId: number;
	seats: number;
	stops: { pointId: number; time: string; title: string }[];
	/** Other days that can be booked, with places enough. */
	days: Pick<Departure, "date" | "left">[];
	updatedAt: number;
}

/** Another day or another stop of the same trip; what is so now is chosen. */
export function ChangeStep({
	booking,
	choice,
	terms,
	problem,
	operator,
}: {
	booking: GuestBooking;
	choice: OwnChoice;
	terms: GuestTerms;
	problem: string | null;
	operator: { email: string; phone: string };
}) {
	const page = `/booking/${booking.confirmId}`;
	if (!terms.mayMove && !terms.mayChangePickup) {
		return (
			<OwnStep title="It is too late to change here" booking={booking}>
				<p className="text-lg/normal text-ink-soft">
					Another day could be chosen until {terms.moveEnds}.{" "}
					{terms.hasOtherStops
						? "The driver has the list by now."
						: "The trip has no other stop to choose."}
				</p>
				<CallUs operator={operator} />
				<div>
					<ButtonLink to={page}>Back to the voucher</ButtonLink>
				</div>
			</OwnStep>
		);
	}
	return (
		<OwnStep title={titleOf(terms)} booking={booking}>
			{problem ? (
				<Notice look="bad">
					<p className="font-semibold">Nothing is changed yet.</p>
					<p>{problem}</p>
				</Notice>
			) : null}
			<p className="text-lg/normal text-ink-soft">
				The price stays as it is. You get a new voucher by mail.
				{terms.mayMove ? "" : ` Another day could be chosen until ${terms.moveEnds}.`}
			</p>
			<Form method="post" className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
				{terms.mayMove ? (
					<DayField booking={booking} choice={choice} ends={terms.moveEnds} />
				) : (
					<input type="hidden" name="date" value={booking.date} />
				)}
				{terms.hasOtherStops ? (
					<StopField booking={booking} choice={choice} />
				) : (
					<input type="hidden" name="pickupPointId" value={choice.pickupPointId} />
				)}
				<input type="hidden" name="seenAt" value={choice.updatedAt} />
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
					<SendButton busy="Changing …" words={unsentWords}>
						Change the booking
					</SendButton>
					<ButtonLink to={page}>Leave it as it is</ButtonLink>
				</div>
			</Form>
		</OwnStep>
	);
}

const unsentWords = {
	nothing: "Nothing is changed.",
	meanwhile: "Until then the booking stays as it is.",
	once: "It is changed once.",
	done: "We have your answer.",
};

function titleOf({ mayMove, hasOtherStops }: GuestTerms): string {
	if (!mayMove) return "Another stop";
	return hasOtherStops ? "Another day or stop" : "Another day";
}

function DayField({
	booking,
	choice: { days, seats },
	ends,
}: {
	booking: GuestBooking;
	choice: OwnChoice;
	ends: string;
}) {
	const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
	const places = formatCount(seats, { one: "free place", other: "free places" });
	return (
		<SelectField
			name="date"
			label="Day"
			hint={`Days with ${places}. The day can be changed until ${ends}.`}
			defaultValue={booking.date}
		>
			<option value={booking.date}>{formatDate(booking.date, "long")}, as it is</option>
			{months.map((month) => (
				<optgroup key={month} label={formatDate(`${month}-01`, "month")}>
					{days
						.filter(({ date }) => date.startsWith(month))
						.map(({ date, left }) => (
							<option key={date} value={date}>
								{formatDate(date, "long")}, {left} left
							</option>
						))}
				</optgroup>
			))}
		</SelectField>
	);
}

function StopField({ booking, choice }: { booking: GuestBooking; choice: OwnChoice }) {
	const { stops, pickupPointId } = choice;
	const isStillThere = stops.some(({ pointId }) => pointId === pickupPointId);
	return (
		<SelectField
			name="pickupPointId"
			label="We pick you up at"
			defaultValue={isStillThere ? pickupPointId : ""}
		>
			{isStillThere ? null : (
				<option value="">
					{booking.pickup.time} · {booking.pickup.title}, no longer a stop
				</option>
			)}
			{stops.map((stop) => (
				<option key={stop.pointId} value={stop.pointId}>
					{pickupLabel(stop)}
				</option>
			))}
		</SelectField>
	);
}

import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { departureChangeTexts as texts } from "#app/messages/staff/departures/departure-change.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import type { AffectedBooking } from "./move-departure.server.ts";

/** Says which guests the change affects; the tick confirms it. */
export function DepartureChangeForm({
	heading,
	title,
	affected,
	consequences,
	submit,
	errors,
	typed,
	children,
}: {
	heading: string;
	title: string;
	affected: AffectedBooking[];
	consequences: string[];
	submit: string;
	errors: FormErrors;
	typed: TypedValues;
	children?: ReactNode;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<>
			<div>
				<p>
					<Link to=".." relative="path">
						{title}
					</Link>
				</p>
				<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{heading}</h1>
			</div>
			<Consequences affected={affected} consequences={consequences} />
			<Form method="post" className="grid max-w-xl gap-5">
				{children}
				<TextArea
					name="reason"
					label={texts.reason.label}
					placeholder={texts.reason.example}
					errors={errors.reason}
					defaultValue={typed.reason}
					maxLength={300}
				/>
				<div className="grid gap-1.5">
					<label className="flex min-h-11 items-center gap-3">
						<input
							type="checkbox"
							name="sure"
							className="accent-ocean size-6 flex-none"
							aria-describedby={errors.sure ? "sure-error" : undefined}
						/>
						{texts.sure}
					</label>
					{errors.sure?.[0] ? <FieldError id="sure-error">{errors.sure[0]}</FieldError> : null}
				</div>
				<div className="flex flex-wrap items-center gap-4">
					<Button look="next" disabled={isBusy}>
						{submit}
					</Button>
					<Link to=".." relative="path">
						{sharedTexts.leaveIt}
					</Link>
				</div>
			</Form>
			<AffectedGuests affected={affected} />
		</>
	);
}

/** "€64, €20 by hand": all ways in which a booking was paid. */
function moneyOf(booking: AffectedBooking): string {
	const { paidCents, byHandCents, disputedCents, disputeState, isAtHotel, currency } = booking;
	const sum = formatMoney(disputedCents, currency);
	const atBank =
		disputeState === "holds" ? texts.heldByBank({ sum }) : texts.givenBackByBank({ sum });
	const parts = [
		...(paidCents > 0 ? [formatMoney(paidCents, currency)] : []),
		...(byHandCents > 0 ? [texts.byHand({ sum: formatMoney(byHandCents, currency) })] : []),
		...(disputeState ? [atBank] : []),
		...(isAtHotel ? [texts.atHotel] : []),
	];
	return parts.join(", ") || texts.notPaid;
}

function Consequences({
	affected,
	consequences,
}: {
	affected: AffectedBooking[];
	consequences: string[];
}) {
	const seats = affected.reduce((sum, booking) => sum + booking.seats, 0);
	const paid = affected.reduce((sum, booking) => sum + booking.paidCents, 0);
	const byHand = affected.reduce((sum, booking) => sum + booking.byHandCents, 0);
	const disputed = affected.reduce((sum, booking) => sum + booking.disputedCents, 0);
	const currency = affected[0]?.currency;
	return (
		<section aria-labelledby="happens" className="rounded-lg bg-sand px-6 py-5">
			<h2 id="happens" className="mb-2 text-[1.35rem]">
				{texts.happens}
			</h2>
			<ul className="list-disc pl-5">
				{consequences.map((sentence) => (
					<li key={sentence} className="py-0.5">
						{sentence}
					</li>
				))}
			</ul>
			<p className="mt-3 font-[650]">
				{texts.touched({
					bookings: affected.length,
					guests: seats,
					paid: currency ? formatMoney(paid, currency) : null,
					byHand: currency && byHand > 0 ? formatMoney(byHand, currency) : null,
					disputed: currency && disputed > 0 ? formatMoney(disputed, currency) : null,
				})}
			</p>
		</section>
	);
}

function AffectedGuests({ affected }: { affected: AffectedBooking[] }) {
	return (
		<section aria-labelledby="who">
			<h2 id="who" className="mb-2 text-[1.35rem]">
				{texts.who}
			</h2>
			<ul>
				{affected.map((booking) => (
					<li
						key={booking.id}
						className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2"
					>
						<span>
							{booking.name}{" "}
							<span className="text-sm text-ink-soft">
								{booking.reference}, {booking.pickup}
							</span>
						</span>
						<span className="text-sm">
							{sharedTexts.guests({ count: booking.seats })}, {moneyOf(booking)}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

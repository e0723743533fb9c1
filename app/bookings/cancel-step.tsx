import { Form } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { SendButton } from "#app/ui/send-button.tsx";
import type { GuestBooking } from "./booking.ts";
import type { GuestTerms } from "./guest-terms.ts";
import { CallUs, OwnStep } from "./own-step.tsx";

/** Says to the cent what comes back, then asks once. */
export function CancelStep({
	booking,
	terms,
	moneyWords,
	isOtherAmount,
	operator,
}: {
	booking: GuestBooking;
	terms: GuestTerms;
	/** What the money does if the guest says yes now. */
	moneyWords: string;
	/** A limit has passed since the guest was asked. */
	isOtherAmount: boolean;
	operator: { email: string; phone: string };
}) {
	const page = `/booking/${booking.confirmId}`;
	if (!terms.mayCancel) {
		return (
			<OwnStep title="It is too late to cancel here" booking={booking}>
				<p className="text-lg/normal text-ink-soft">
					This was possible until {terms.cancelEnds}. The driver has the list by now, so please tell
					us that you are not coming.
				</p>
				<CallUs operator={operator} />
				<div>
					<ButtonLink to={page}>Back to the voucher</ButtonLink>
				</div>
			</OwnStep>
		);
	}
	return (
		<OwnStep title="Cancel this booking?" booking={booking}>
			{isOtherAmount ? (
				<Notice look="bad">
					<p className="font-semibold">Nothing is cancelled yet.</p>
					<p>
						A limit has passed in the meantime, and another amount comes back. Please look again.
					</p>
				</Notice>
			) : null}
			<p className="text-lg/normal">{moneyWords}</p>
			<p className="text-sm text-ink-soft">
				{terms.promise.line}. Your places go to other guests at once, and the voucher is no longer
				good.
			</p>
			<Form method="post" className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<input type="hidden" name="told" value={terms.backCents} />
				<SendButton busy="Cancelling …" words={unsentWords}>
					{answer(booking, terms)}
				</SendButton>
				<ButtonLink to={page}>Keep the booking</ButtonLink>
			</Form>
		</OwnStep>
	);
}

const unsentWords = {
	nothing: "Nothing is cancelled.",
	meanwhile: "Until then the booking stays as it is.",
	once: "It is cancelled once.",
	done: "We have your answer.",
};

function answer({ currency, money }: GuestBooking, { backCents }: GuestTerms): string {
	return money.isAtHotel || money.disputed || backCents === 0
		? "Cancel the booking"
		: `Cancel and get ${formatMoney(backCents, currency)} back`;
}

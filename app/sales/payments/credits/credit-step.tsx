import { creditTexts, guestBookingTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { balancePath } from "#app/sales/balance-path.ts";
import type { GuestBooking } from "#app/sales/booking/booking.ts";
import { GuestBookingStep } from "#app/sales/guest/guest-booking-step.tsx";
import { PayAgain } from "#app/sales/guest/voucher-next-steps.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { creditPath } from "./credit.ts";

/** A guest pays with a credit what a booking still owes, and then the rest by card. */
export function CreditStep({
	booking,
	problem,
	typedCode,
}: {
	booking: GuestBooking;
	problem: string | null;
	typedCode: string | undefined;
}) {
	const { confirmId, currency, toPayCents, money, status, mayPayOnline } = booking;
	const texts = useTexts(creditTexts);
	const { backToVoucher } = useTexts(guestBookingTexts);
	const localPath = useLocalPath();
	const { formatMoney } = useFormats();
	const owed = formatMoney(toPayCents, currency);
	const paid = formatMoney(money.keptByCreditCents, currency);
	const payRest = texts.payRest({ owed });
	return (
		<GuestBookingStep title={texts.title} booking={booking}>
			<p role="status" className="text-lg/normal text-ink-soft">
				{money.keptByCreditCents > 0 ? texts.partPaid({ paid, owed }) : texts.lead({ owed })}
			</p>
			{status === "pending" && money.keptByCreditCents > 0 ? (
				<PayAgain confirmId={confirmId}>{payRest}</PayAgain>
			) : null}
			<form method="post" action={localPath(creditPath(confirmId))} className="grid gap-4">
				<TextField
					name="code"
					label={texts.label}
					hint={texts.hint}
					defaultValue={typedCode}
					errors={problem ? [problem] : undefined}
					maxLength={100}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					className="max-w-md"
				/>
				<Button
					type="submit"
					className="justify-self-start"
					{...(money.keptByCreditCents > 0 ? {} : { look: "next" as const })}
				>
					{texts.pay}
				</Button>
			</form>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				{status === "pending" && money.keptByCreditCents === 0 ? (
					<a href={localPath(`/payment/checkout/${confirmId}`)} className="py-1 font-semibold">
						{payRest}
					</a>
				) : null}
				{mayPayOnline ? (
					<a href={localPath(balancePath(confirmId))} className="py-1 font-semibold">
						{payRest}
					</a>
				) : null}
				<ButtonAnchor href={localPath(`/booking/${confirmId}`)}>{backToVoucher}</ButtonAnchor>
			</div>
		</GuestBookingStep>
	);
}

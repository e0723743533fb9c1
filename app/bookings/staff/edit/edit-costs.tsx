import { Link, useNavigation } from "react-router";
import { bookingWordsTexts } from "#app/messages/catalogues/staff-bookings/booking-words.ts";
import { editBookingTexts } from "#app/messages/catalogues/staff-bookings/edit-booking.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import type { BookingRecord } from "../booking-record.server.ts";
import type { Settlement } from "./booking-edit.ts";
import type { EditFailure } from "./edit-sheets.tsx";

const texts = editBookingTexts.costs;

/** The change as money, and the ways to settle it. */
export function EditCosts({
	record,
	mayRefund,
	failed,
	changes,
	differenceCents,
}: {
	record: BookingRecord;
	mayRefund: boolean;
	failed: EditFailure | null;
	/** How many fields differ. */
	changes: number;
	differenceCents: number;
}) {
	const money = (cents: number) => formatMoney(cents, record.currency);
	const isBusy = useNavigation().state !== "idle";
	const open = record.balanceCents + differenceCents;
	const choices = waysToSettle(record, differenceCents, mayRefund);
	return (
		<section
			aria-labelledby="changes-heading"
			className="grid gap-4 rounded-lg border border-line bg-paper p-[clamp(1rem,3vw,1.8rem)] lg:sticky lg:top-6"
		>
			<h2 id="changes-heading" className="text-[1.45rem]">
				{texts.title}
			</h2>
			<p className="text-sm text-ink-soft" role="status">
				{changes === 0 ? texts.nothingYet : texts.notSavedYet({ count: changes })}
			</p>
			{differenceCents === 0 ? null : (
				<>
					<dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
						<dt>{texts.soldFor}</dt>
						<dd className="font-[650]">{money(record.priceCents)}</dd>
						<dt>{differenceCents > 0 ? texts.morePeople : texts.fewerPeople}</dt>
						<dd className="font-[650]">{money(differenceCents)}</dd>
						<dt className="border-t-2 border-dotted border-dune pt-2 font-[650]">
							{open >= 0 ? texts.stillToPay : texts.paidTooMuch}
						</dt>
						<dd className="border-t-2 border-dotted border-dune pt-2 font-display text-[1.6rem]/none">
							{money(Math.abs(open))}
						</dd>
					</dl>
					<fieldset className="grid gap-2">
						<legend className="mb-1 text-sm font-semibold">
							{texts.settle({ money: money(Math.abs(differenceCents)) })}
						</legend>
						{choices.map(({ value, label, hint }, index) => (
							<label
								key={value}
								className="flex min-h-12 gap-3 rounded-md border-[1.5px] border-line px-3.5 py-2.5 has-checked:border-ocean has-checked:bg-foam"
							>
								<input
									type="radio"
									name="settle"
									value={value}
									defaultChecked={
										failed?.typed.settle ? failed.typed.settle === value : index === 0
									}
									className="mt-1 size-5 flex-none accent-ocean"
								/>
								<span>
									<b>{label}</b>
									<span className="block text-sm text-ink-soft">{hint}</span>
								</span>
							</label>
						))}
					</fieldset>
					<TextField
						name="reason"
						label={texts.reason}
						defaultValue={failed?.typed.reason}
						errors={failed?.errors.reason}
						maxLength={300}
					/>
				</>
			)}
			<Button look="next" disabled={isBusy}>
				{differenceCents === 0
					? texts.save
					: texts.saveAndSettle({ money: money(Math.abs(differenceCents)) })}
			</Button>
			<Link to={`/dashboard/bookings/${record.id}`}>{texts.leave}</Link>
		</section>
	);
}

const ways = editBookingTexts.ways;
const words = bookingWordsTexts;

interface Way {
	value: Settlement;
	label: string;
	hint: string;
}

/** The first one is chosen at first. */
function waysToSettle(record: BookingRecord, differenceCents: number, mayRefund: boolean): Way[] {
	const isMore = differenceCents > 0;
	const forgive: Way = {
		value: "forgive",
		label: isMore ? ways.forgive : ways.keepPrice,
		hint: ways.priceStays,
	};
	const others = isMore ? waysToPay(record) : waysToGiveBack(record, differenceCents, mayRefund);
	return mayRefund ? [...others, forgive] : others;
}

function waysToPay({ email }: BookingRecord): Way[] {
	const linkHint = email ? ways.linkByMail : ways.linkAsCode;
	return [
		{ value: "day", label: words.onTheDay, hint: ways.staysOpen },
		{ value: "link", label: words.payLink, hint: linkHint },
		{ value: "cash", label: words.cash, hint: words.paidHereNow },
		{ value: "terminal", label: words.cardTerminal, hint: words.paidHereNow },
	];
}

function waysToGiveBack(
	{ balanceCents, currency }: BookingRecord,
	differenceCents: number,
	mayRefund: boolean,
): Way[] {
	const overCents = -(balanceCents + differenceCents);
	const leave: Way = { value: "day", label: ways.leaveOpen, hint: ways.nothingBackNow };
	if (overCents <= 0 || !mayRefund) return [leave];
	const label = words.payBack({ money: formatMoney(overCents, currency) });
	return [{ value: "back", label, hint: ways.backAsPaid }, leave];
}

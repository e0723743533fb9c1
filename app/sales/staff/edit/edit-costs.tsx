import { Link, useNavigation } from "react-router";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { editBookingTexts } from "#app/messages/staff/bookings/edit-booking.ts";
import type { ShownRecord } from "#app/sales/staff/record/shown-record.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { formatMoney } from "#app/ui/format/format.ts";
import { PolicyHint, type PolicyShare } from "../policy-hint.tsx";
import type { EditFailure } from "./edit-sheets.tsx";
import {
	type DifferenceWay,
	hotelCollectsCents,
	overpaidCents,
	waysToSettle,
} from "./party-difference.ts";

const texts = editBookingTexts.costs;

/** The change as money, and the ways to settle it. */
export function EditCosts({
	record,
	mayRefund,
	failed,
	changes,
	differenceCents,
	policy,
	because = differenceCents > 0 ? texts.morePeople : texts.fewerPeople,
}: {
	record: ShownRecord;
	mayRefund: boolean;
	failed: EditFailure | null;
	/** How many fields differ. */
	changes: number;
	differenceCents: number;
	/** Of fewer guests. */
	policy?: PolicyShare;
	/** What makes the difference. */
	because?: string;
}) {
	const money = (cents: number) => formatMoney(cents, record.currency);
	const isBusy = useNavigation().state !== "idle";
	const open = record.balanceCents + differenceCents;
	const choices = waysToSettle(record, differenceCents)
		.filter((way) => mayRefund || !needsRefundRight.has(way))
		.map((way) => wordsOf(way, record, differenceCents));
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
						<dt>{because}</dt>
						<dd className="font-[650]">{money(differenceCents)}</dd>
						<dt className="border-t-2 border-dotted border-dune pt-2 font-[650]">
							{open >= 0 ? texts.stillToPay : texts.paidTooMuch}
						</dt>
						<dd className="border-t-2 border-dotted border-dune pt-2 font-display text-[1.6rem]/none">
							{money(Math.abs(open))}
						</dd>
					</dl>
					{policy ? (
						<PolicyHint
							policy={policy}
							cents={overpaidCents(record, differenceCents)}
							currency={record.currency}
						/>
					) : null}
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
									name="differenceWay"
									value={value}
									defaultChecked={
										choices.some((each) => each.value === failed?.typedValues.differenceWay)
											? failed?.typedValues.differenceWay === value
											: index === 0
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
						defaultValue={failed?.typedValues.reason}
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

/** Money goes back, or is not asked for. */
const needsRefundRight: ReadonlySet<DifferenceWay> = new Set(["back", "forgive"]);

interface Way {
	value: DifferenceWay;
	label: string;
	hint: string;
}

/** One way to settle the difference, as staff choose it. */
function wordsOf(way: DifferenceWay, record: ShownRecord, differenceCents: number): Way {
	const isMore = differenceCents > 0;
	const money = (cents: number) => formatMoney(cents, record.currency);
	const wayOf = (label: string, hint: string): Way => ({ value: way, label, hint });
	switch (way) {
		case "hotel": {
			const collects = money((hotelCollectsCents(record) ?? 0) + differenceCents);
			return wayOf(
				isMore ? ways.hotelMore : ways.hotelLess,
				ways.hotelCollects({ money: collects }),
			);
		}
		case "day":
			return isMore
				? wayOf(words.onTheDay, ways.staysOpen)
				: wayOf(ways.leaveOpen, ways.nothingBackNow);
		case "link":
			if (record.status === "pending")
				return wayOf(
					words.payLink,
					ways.linkAsks({ money: money(record.balanceCents + differenceCents) }),
				);
			return wayOf(words.payLink, record.email ? ways.linkByMail : ways.linkAsCode);
		case "cash":
			return wayOf(words.cash, words.paidHereNow);
		case "terminal":
			return wayOf(words.cardTerminal, words.paidHereNow);
		case "back":
			return wayOf(
				words.payBack({ money: money(overpaidCents(record, differenceCents)) }),
				ways.backAsPaid,
			);
		case "forgive":
			return wayOf(isMore ? ways.forgive : ways.keepPrice, ways.priceStays);
	}
}

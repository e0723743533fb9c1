import { useEffect, useRef } from "react";
import { ErrorSummary } from "#app/bookings/booking-errors.tsx";
import type { RefusedBooking } from "#app/bookings/booking-form-state.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import type { Handover } from "#app/bookings/handover.ts";
import { type Excursion, totalCents } from "#app/excursions/excursion.ts";
import { useIsland } from "#app/request/island.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { formatDate, formatMoney } from "#app/ui/format.ts";
import "./totem.css";

/** On the guest's phone: what was chosen in the lobby, and the two things that only the guest knows. */
export function HandoverForm({
	handover,
	excursion,
	refused,
}: {
	handover: Handover;
	excursion: Excursion;
	refused: RefusedBooking | null;
}) {
	const { currency } = useIsland();
	const summary = useRef<HTMLDivElement>(null);
	useEffect(() => summary.current?.focus(), []);
	const prices = refused?.onSale?.excursion.prices ?? excursion.prices;
	const cents = totalCents(prices, handover);
	const price = formatMoney(cents, currency);
	const { errors = {}, typed = {} } = refused ?? {};
	return (
		<PhonePage>
			<h1 className="text-[2.4rem]">{excursion.title}</h1>
			<dl className="grid grid-cols-2 gap-4 border-y-2 border-dotted border-dune py-5">
				<Fact term="Day">{formatDate(handover.date, "long")}</Fact>
				<Fact term="Guests">{peopleInWords(handover)}</Fact>
				<Fact term="We pick you up">{handover.pickup}</Fact>
				<Fact term={handover.isCollected ? "You pay at reception" : "You pay"}>{price}</Fact>
			</dl>
			<form method="post" noValidate className="grid gap-4">
				<ErrorSummary errors={errors} summary={summary} />
				<input type="hidden" name="title" value={excursion.title} />
				<input type="hidden" name="price" value={(cents / 100).toFixed(2)} />
				<TextField
					name="name"
					label="Full name"
					autoComplete="name"
					defaultValue={typed.name}
					errors={errors.name}
					required
				/>
				<TextField
					name="email"
					label="Email"
					hint="Your voucher goes here."
					type="email"
					autoComplete="email"
					defaultValue={typed.email}
					errors={errors.email}
					required
				/>
				<TextField
					name="cemail"
					label="Email again"
					type="email"
					autoComplete="email"
					defaultValue={typed.cemail}
					errors={errors.cemail}
					required
				/>
				<Button type="submit" look="next">
					{handover.isCollected ? "Book these places" : `Book and pay ${price}`}
				</Button>
				<p className="text-sm text-ink-soft">
					Chosen at {handover.hotelName}. The screen there follows along.
				</p>
			</form>
		</PhonePage>
	);
}

/** Opened elsewhere, run out, or never there: to a stranger it is all the same. */
export function HandoverOver() {
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

function PhonePage({ children }: { children: React.ReactNode }) {
	return (
		<div className="wrap max-w-[34rem] pb-12">
			<header className="flex items-center gap-2.5 py-4.5 font-display text-[1.3rem]/none tracking-[-0.02em]">
				<img src="/art/mark.svg" alt="" width="40" height="40" className="size-10" />
				Island Excursions
			</header>
			<main id="main" className="grid gap-6">
				{children}
			</main>
		</div>
	);
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-xs text-ink-soft">{term}</dt>
			<dd className="leading-[1.35] font-[650] lining-nums">{children}</dd>
		</div>
	);
}

import { Form, Link, useNavigation } from "react-router";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { seatsOf } from "#app/excursions/excursion.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { formatCount, formatDate, formatMoney } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { DeskAnswer } from "./desk-actions.server.ts";
import { DeskFacts } from "./desk-facts.tsx";

type Open = Extract<DeskAnswer, { state: "open" }>;

export function DeskChoice({ open, takesCards }: { open: Open; takesCards: boolean }) {
	const { currency } = useSiteConfig();
	const { handover, title, priceCents, left } = open;
	const price = formatMoney(priceCents, currency);
	const facts: [string, string][] = [
		["Day", formatDate(handover.date, "full")],
		["Guests", peopleInWords(handover, staffLanguage)],
		["Pickup", handover.pickup],
		["Price", price],
	];
	return (
		<>
			<Card title={title} hint={`Chosen at the screen of ${handover.hotelName}.`}>
				<DeskFacts facts={facts} />
				{left < seatsOf(handover) ? (
					<Notice look="bad">
						<p className="font-semibold">These seats were taken meanwhile.</p>
						<p>
							{left === 0
								? "That day is full."
								: `Only ${formatCount(left, { one: "seat is", other: "seats are" })} left that day.`}{" "}
							Nothing is booked. At the screen the guest sees the other days.
						</p>
					</Notice>
				) : (
					<>
						<p>
							<b className="font-semibold">Not booked yet.</b>{" "}
							{formatCount(left, { one: "seat is", other: "seats are" })} free that day; the guest’s
							are kept as soon as you book.
						</p>
						<DeskForm open={open} price={price} takesCards={takesCards} />
					</>
				)}
			</Card>
			<p>
				<Link to="/dashboard/desk">Another guest</Link>
			</p>
		</>
	);
}

function DeskForm({ open, price, takesCards }: { open: Open; price: string; takesCards: boolean }) {
	const isBusy = useNavigation().state !== "idle";
	const { errors, typed, handover, priceCents } = open;
	const hasErrors = Object.keys(errors).length > 0;
	const ways = [
		{ value: "desk", label: `The guest has paid ${price} here` },
		{ value: "room", label: "It goes on the room bill" },
		...(takesCards ? [{ value: "card", label: "By card, on our payment page, now" }] : []),
	];
	return (
		<Form method="post" noValidate className="grid max-w-xl gap-5">
			{hasErrors ? <ErrorSummary errors={errors} /> : null}
			<input type="hidden" name="intent" value="book" />
			<input type="hidden" name="hotelId" value={handover.hotelId} />
			<input type="hidden" name="code" value={typed.code ?? ""} />
			<input type="hidden" name="price" value={(priceCents / 100).toFixed(2)} />
			<TextField
				name="name"
				label="The guest’s full name"
				autoComplete="off"
				required
				defaultValue={typed.name}
				errors={errors.name}
			/>
			<TextField
				name="email"
				type="email"
				label="Email"
				hint="The voucher goes there. A guest without one: type the hotel’s own address and print the voucher."
				autoComplete="off"
				required
				defaultValue={typed.email}
				errors={errors.email}
			/>
			<fieldset aria-describedby={errors.money ? "money-error" : undefined} className="grid gap-1">
				<legend className="mb-1 text-sm font-semibold">How is it paid?</legend>
				{ways.map(({ value, label }, index) => (
					<label key={value} className="inline-flex min-h-11 items-center gap-2.5">
						<input
							type="radio"
							id={index === 0 ? "money" : undefined}
							name="money"
							value={value}
							defaultChecked={typed.money === value}
							className="size-5 flex-none accent-ocean"
						/>
						{label}
					</label>
				))}
				{errors.money?.[0] ? <FieldError id="money-error">{errors.money[0]}</FieldError> : null}
			</fieldset>
			<Button look="next" className="justify-self-start" disabled={isBusy}>
				Book for {price}
			</Button>
		</Form>
	);
}

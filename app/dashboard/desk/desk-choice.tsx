import { Form, Link, useNavigation } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { deskTexts } from "#app/messages/staff/office/desk.ts";
import { peopleInWords } from "#app/sales/booking/booking-words.ts";
import { CodeField } from "#app/sales/form/code-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import type { DeskAnswer } from "./desk-actions.server.ts";
import { priceCodeName } from "./desk-code-name.ts";
import { DeskFacts, fareFacts } from "./desk-facts.tsx";

const { choice: texts } = deskTexts;

type Open = Extract<DeskAnswer, { state: "open" }>;

export function DeskChoice({ open, takesCards }: { open: Open; takesCards: boolean }) {
	const { currency } = useSiteConfig();
	const { handover, title, fares, extras, priceCents, left, isGone } = open;
	const price = formatMoney(priceCents, currency);
	const facts: [string, string][] = [
		[deskTexts.facts.day, formatDate(handover.date, "full")],
		[deskTexts.facts.guests, peopleInWords(handover, staffLanguage())],
		...fareFacts(fares),
		[deskTexts.facts.pickup, handover.pickup],
		...(extras ? ([[deskTexts.facts.extras, extras]] satisfies [string, string][]) : []),
		[deskTexts.facts.price, price],
	];
	return (
		<>
			<Card title={title} hint={texts.chosenAt({ hotel: handover.hotelName })}>
				<DeskFacts facts={facts} />
				{isGone ? (
					<Notice look="bad">
						<p className="font-semibold">{texts.taken}</p>
						<p>
							{handover.isWhole
								? texts.notWhole
								: left === 0
									? texts.dayFull
									: texts.seatsLeft({ left })}
						</p>
					</Notice>
				) : (
					<>
						<p>
							<RichText
								text={texts.seatsFree({ left })}
								parts={{ b: (words) => <b className="font-semibold">{words}</b> }}
							/>
						</p>
						<DeskForm open={open} price={price} takesCards={takesCards} />
					</>
				)}
			</Card>
			<p>
				<Link to="/dashboard/desk">{texts.anotherGuest}</Link>
			</p>
		</>
	);
}

function DeskForm({ open, price, takesCards }: { open: Open; price: string; takesCards: boolean }) {
	const isBusy = useNavigation().state !== "idle";
	const { errors, typedValues, handover, priceCents, code } = open;
	const hasErrors = Object.keys(errors).length > 0;
	const ways = [
		{ value: "desk", label: texts.paidHere({ price }) },
		{ value: "room", label: texts.onRoomBill },
		...(takesCards ? [{ value: "card", label: texts.byCard }] : []),
	];
	return (
		<Form method="post" noValidate className="grid max-w-xl gap-5">
			{hasErrors ? <ErrorSummary errors={errors} /> : null}
			{/* Enter in a field presses a form's first button, which must not be that of a code. */}
			<button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
			<input type="hidden" name="intent" value="book" />
			<input type="hidden" name="hotelId" value={handover.hotelId} />
			<input type="hidden" name="code" value={typedValues.code ?? ""} />
			<input type="hidden" name="price" value={(priceCents / 100).toFixed(2)} />
			<TextField
				name="name"
				label={texts.name}
				autoComplete="off"
				required
				defaultValue={typedValues.name}
				errors={errors.name}
			/>
			<TextField
				name="email"
				type="email"
				label={texts.email}
				hint={texts.emailHint}
				autoComplete="off"
				required
				defaultValue={typedValues.email}
				errors={errors.email}
			/>
			<fieldset aria-describedby={errors.money ? "money-error" : undefined} className="grid gap-1">
				<legend className="mb-1 text-sm font-semibold">{texts.howPaid}</legend>
				{ways.map(({ value, label }, index) => (
					<label key={value} className="inline-flex min-h-11 items-center gap-2.5">
						<input
							type="radio"
							id={index === 0 ? "money" : undefined}
							name="money"
							value={value}
							defaultChecked={typedValues.money === value}
							className="size-5 flex-none accent-ocean"
						/>
						{label}
					</label>
				))}
				{errors.money?.[0] ? <FieldError id="money-error">{errors.money[0]}</FieldError> : null}
			</fieldset>
			<CodeField
				name={priceCodeName}
				typedCode={typedValues[priceCodeName]}
				errors={errors[priceCodeName]}
				applied={code}
			/>
			<Button look="next" className="justify-self-start" disabled={isBusy}>
				{texts.book({ price })}
			</Button>
		</Form>
	);
}

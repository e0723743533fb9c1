import { Form, Link, useNavigation } from "react-router";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ListedCredit } from "./staff-credits.server.ts";

const texts = creditsTexts.list;

interface Failed {
	errors: FormErrors;
	typedValues: TypedValues;
}

/** The newest credits, or the one of a code; each can be paid out. */
export function CreditList({
	credits,
	typedCode,
	formKey,
	failed,
}: {
	credits: readonly ListedCredit[];
	typedCode: string;
	formKey: string;
	failed: Failed | null;
}) {
	return (
		<Sheet id="credits" title={texts.title}>
			<Form method="get" className="flex flex-wrap items-end gap-3">
				<TextField
					name="code"
					label={texts.find}
					defaultValue={typedCode}
					maxLength={100}
					autoComplete="off"
					spellCheck={false}
					className="flex-[1_1_12rem]"
				/>
				<Button className="min-h-12.5!">{texts.findButton}</Button>
			</Form>
			{credits.length === 0 ? (
				<p className="text-ink-soft">{typedCode ? texts.notFound : texts.none}</p>
			) : null}
			<ul className="grid">
				{credits.map((credit) => (
					<li key={credit.id} className="grid gap-1 border-t border-line py-3.5">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<b className="tracking-[0.04em] wrap-anywhere">{credit.code}</b>
							<span className="lining-nums">
								{texts.leftOf({
									left: formatMoney(credit.balanceCents, credit.currency),
									all: formatMoney(credit.amountCents, credit.currency),
								})}
							</span>
						</p>
						<p className="text-sm text-ink-soft wrap-anywhere">
							{texts.reasons[credit.reason]}
							{credit.reference && credit.bookingId ? (
								<>
									{" · "}
									<Link to={`/dashboard/bookings/${credit.bookingId}`}>{credit.reference}</Link>
								</>
							) : null}
							{credit.note ? ` · ${credit.note}` : null}
							{credit.expiresOn
								? ` · ${texts.until({ day: formatDate(credit.expiresOn, "date") })}`
								: null}
						</p>
						{credit.balanceCents > 0 ? (
							<PayOut
								credit={credit}
								formKey={formKey}
								failed={failed?.typedValues.creditId === String(credit.id) ? failed : null}
							/>
						) : null}
					</li>
				))}
			</ul>
		</Sheet>
	);
}

/** Folded, so that nobody pays out by one press. */
function PayOut({
	credit: { id, balanceCents },
	formKey,
	failed,
}: {
	credit: ListedCredit;
	formKey: string;
	failed: Failed | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	const { open, amount, warning, cash, transfer } = creditsTexts.payOut;
	const amountId = `amount-${id}`;
	return (
		<details open={failed !== null}>
			<summary className="w-fit cursor-pointer py-2.5 text-sm font-semibold text-ocean underline underline-offset-4">
				{open}
			</summary>
			<Form method="post" preventScrollReset className="grid gap-3">
				<input type="hidden" name="intent" value="pay-out" />
				<input type="hidden" name="key" value={formKey} />
				<input type="hidden" name="creditId" value={id} />
				<p className="text-sm">{warning}</p>
				<FormError>{failed?.errors[""]?.[0] ?? failed?.errors.amount?.[0]}</FormError>
				<label htmlFor={amountId} className="grid max-w-48 gap-1 font-semibold">
					{amount}
					<input
						id={amountId}
						name="amount"
						inputMode="decimal"
						autoComplete="off"
						defaultValue={
							failed?.typedValues.amount ?? (balanceCents / 100).toFixed(2).replace(".00", "")
						}
						className="min-h-12.5 rounded-md border border-line bg-paper px-3.5 font-normal"
					/>
				</label>
				<div className="flex flex-wrap gap-3">
					<Button name="way" value="cash" className="min-h-11! py-2!" disabled={isBusy}>
						{cash}
					</Button>
					<Button name="way" value="transfer" className="min-h-11! py-2!" disabled={isBusy}>
						{transfer}
					</Button>
				</div>
			</Form>
		</details>
	);
}

/** Staff make a credit for anybody. */
export function MakeCredit({
	formKey,
	today,
	failed,
}: {
	formKey: string;
	/** Local date. */
	today: string;
	failed: Failed | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	const { title, amount, note, noteHint, expiresOn, expiresHint, button } = creditsTexts.make;
	const field = typedFields(failed?.typedValues ?? {}, failed?.errors ?? null);
	return (
		<Sheet id="make" title={title}>
			<Form method="post" className="grid gap-4" key={formKey}>
				<input type="hidden" name="intent" value="make" />
				<input type="hidden" name="key" value={formKey} />
				<FormError>{failed?.errors[""]?.[0]}</FormError>
				<TextField {...field("amount")} label={amount} inputMode="decimal" autoComplete="off" />
				<TextField
					{...field("note")}
					label={note}
					hint={noteHint}
					maxLength={200}
					autoComplete="off"
				/>
				<TextField
					{...field("expiresOn")}
					type="date"
					min={today}
					label={expiresOn}
					hint={expiresHint}
				/>
				<Button className="justify-self-start" disabled={isBusy}>
					{button}
				</Button>
			</Form>
		</Sheet>
	);
}

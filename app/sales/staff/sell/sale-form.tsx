import { type KeyboardEvent, useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { addDays } from "#app/catalogue/local-date.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { saleTexts } from "#app/messages/staff/bookings/sale.ts";
import type { AppliedCode } from "#app/sales/codes/code.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { saleSources } from "./sale.ts";
import { SaleGrid } from "./sale-grid.tsx";
import { SaleGuest } from "./sale-guest.tsx";
import { SaleMoney } from "./sale-money.tsx";
import { SaleParty } from "./sale-party.tsx";
import { actOf, SaleTicket } from "./sale-ticket.tsx";
import type { SaleTrip } from "./sale-trips.server.ts";
import { type SaleState, useSale } from "./use-sale.ts";

const texts = saleTexts;

export interface SaleFormProps {
	trips: readonly SaleTrip[];
	collectors: readonly { id: string; name: string }[];
	/** The seven days of the grid. */
	dates: readonly string[];
	today: string;
	/** Id of the departure of the link that led here; empty without one. */
	startingAt: string;
	/** Made once for each form, so that a repeated press is one booking. */
	formKey: string;
	currency: string;
	mayOverbook: boolean;
	mayPrice: boolean;
	hasLinks: boolean;
	errors: FormErrors | null;
	typedValues: TypedValues;
	/** The chosen excursion around its departure, as a refused sale found it. */
	chosenTrip: SaleTrip | null;
	/** The typed code, where the newest answer has taken it. */
	code: AppliedCode | null;
	/** Shows the week that begins on a date. */
	turnTo: (date: string) => void;
}

/** A whole sale on one page, in the order in which people talk on the phone. */
export function SaleForm(props: SaleFormProps) {
	const { trips, dates, today, currency, typedValues, formKey, mayOverbook } = props;
	const errors = props.errors ?? {};
	const form = useRef<HTMLFormElement>(null);
	const sale = useSale(trips, typedValues, props);
	const isBusy = useNavigation().state !== "idle";
	const first = dates[0] ?? today;
	useCtrlEnter(form);
	function turn(weeks: number) {
		const date = addDays(first, weeks * 7);
		if (date >= today || weeks > 0) props.turnTo(date);
	}
	return (
		<>
			{props.errors ? (
				<ErrorSummary
					errors={props.errors}
					hrefOf={(field) => (field === "price" ? "departure" : field)}
					heading={texts.nothingBooked}
				/>
			) : null}
			<Form
				ref={form}
				method="post"
				noValidate
				className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]"
			>
				<input type="hidden" name="key" value={formKey} />
				<input type="hidden" name="price" value={sale.listCents} />
				<input type="hidden" name="over" value={sale.over} />
				{/* Enter in a field presses a form's first button, which must not be that of a code. */}
				<button
					type="submit"
					tabIndex={-1}
					aria-hidden="true"
					className="sr-only"
					disabled={isBusy}
				/>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
					<Source sale={sale} />
					<Sheet id="which" title={texts.which.title}>
						<SaleGrid
							trips={trips}
							dates={dates}
							today={today}
							currency={currency}
							chosenDeparture={sale.departure}
							choose={sale.setDeparture}
							turn={turn}
							errors={errors.departure ?? errors.price}
						/>
						<p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-soft">
							{first > today ? (
								<Link to={`?from=${addDays(first, -7)}`} preventScrollReset>
									{texts.which.weekBefore}
								</Link>
							) : null}
							<Link to={`?from=${addDays(first, 7)}`} preventScrollReset>
								{texts.which.nextWeek}
							</Link>
							<label className="inline-flex items-center gap-2 noscript:hidden">
								{texts.which.goTo}
								<input
									type="date"
									min={today}
									defaultValue={first}
									key={first}
									className="min-h-11 rounded-md border-[1.5px] border-edge bg-paper px-2 text-ink"
									onChange={({ target }) => {
										// a year that is still being typed is far in the past
										if (target.value >= today) props.turnTo(target.value);
									}}
								/>
							</label>
							<span className="max-lg:hidden">
								<RichText text={texts.which.keys} parts={{ kbd: (words) => <kbd>{words}</kbd> }} />
							</span>
						</p>
					</Sheet>
					<Sheet id="who" title={texts.party.title}>
						<SaleParty
							sale={sale}
							currency={currency}
							errors={errors}
							typedValues={typedValues}
							mayOverbook={mayOverbook}
						/>
					</Sheet>
					<Sheet id="whom" title={texts.guest.title}>
						<SaleGuest sale={sale} errors={errors} typedValues={typedValues} />
					</Sheet>
					<Sheet id="money" title={texts.money.title}>
						<SaleMoney {...props} sale={sale} errors={errors} />
					</Sheet>
				</div>
				<SaleTicket sale={sale} currency={currency} isBusy={isBusy} />
				<div className="sticky bottom-0 z-4 -mx-4 flex items-center justify-between gap-3 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(0.6rem+env(safe-area-inset-bottom))] leading-tight lg:hidden">
					<p>
						<small className="block text-sm">{texts.guestPays}</small>
						<b className="font-display text-[1.6rem]/none font-normal whitespace-nowrap lining-nums">
							{formatMoney(sale.priceCents, currency)}
						</b>
					</p>
					<Button look="next" disabled={isBusy}>
						{actOf(sale)}
					</Button>
				</div>
			</Form>
		</>
	);
}

function Source({ sale }: { sale: SaleState }) {
	return (
		<fieldset>
			<legend className="sr-only">{texts.howGuestCame}</legend>
			<div className="flex flex-wrap gap-2">
				{saleSources.map((source) => (
					<label
						key={source}
						className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border-[1.5px] border-line bg-paper px-4 text-sm font-semibold has-checked:border-ocean has-checked:bg-foam has-checked:text-on-foam"
					>
						<input
							type="radio"
							name="source"
							value={source}
							checked={sale.source === source}
							onChange={() => sale.setSource(source)}
							className="size-5 accent-ocean"
						/>
						{texts.sources[source]}
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** Ctrl+Enter, or Cmd+Enter, books from anywhere on the page. */
function useCtrlEnter(form: { current: HTMLFormElement | null }) {
	useEffect(() => {
		function press(event: KeyboardEvent | globalThis.KeyboardEvent) {
			if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
			event.preventDefault();
			const button = form.current?.querySelector<HTMLButtonElement>("button:not([type=button])");
			// a disabled button means that the form is being sent already
			if (button && !button.disabled) form.current?.requestSubmit();
		}
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, [form]);
}

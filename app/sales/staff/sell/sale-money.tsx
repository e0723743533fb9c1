import { RichText } from "#app/messages/rich-text.tsx";
import { saleTexts } from "#app/messages/staff/bookings/sale.ts";
import { creditsTexts } from "#app/messages/staff/office/credits.ts";
import { applyName } from "#app/sales/codes/code.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { formatMoney } from "#app/ui/format/format.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { HoldField } from "./hold-field.tsx";
import { payRules, payWays } from "./sale.ts";
import type { SaleState } from "./use-sale.ts";

const texts = saleTexts.money;

export interface MoneyProps {
	sale: SaleState;
	currency: string;
	errors: FormErrors;
	typedValues: TypedValues;
	/** Local date. */
	today: string;
	collectors: readonly { id: string; name: string }[];
	mayPrice: boolean;
	/** False without a payment gateway: then nobody can pay by a link. */
	hasLinks: boolean;
}

/** What the guest pays and how; choosing a way opens only the fields that it needs. */
export function SaleMoney(props: MoneyProps) {
	const { sale, currency, errors, typedValues, mayPrice, hasLinks } = props;
	const field = typedFields(typedValues, errors);
	const ways = payWays.filter(
		(way) =>
			(way !== "free" || mayPrice) &&
			(hasLinks || way === "credit" || payRules[way].status === "confirmed"),
	);
	return (
		<>
			{mayPrice ? (
				<details
					open={Boolean(typedValues.agreed || errors.agreed || errors.agreedWhy) || undefined}
				>
					<summary className="cursor-pointer py-1 font-semibold">{texts.otherPrice}</summary>
					<div className="mt-3 grid gap-4 sm:grid-cols-2">
						<TextField
							name="agreed"
							label={texts.agreed({ currency })}
							hint={texts.listSays({ price: formatMoney(sale.listCents, currency) })}
							inputMode="decimal"
							autoComplete="off"
							value={sale.agreed}
							onChange={(event) => sale.setAgreed(event.target.value)}
							errors={errors.agreed}
						/>
						<TextField
							{...field("agreedWhy")}
							label={texts.reason}
							hint={texts.reasonHint}
							autoComplete="off"
						/>
					</div>
				</details>
			) : null}
			<details open={Boolean(typedValues.code) || undefined}>
				<summary className="cursor-pointer py-1 font-semibold">{texts.code.fold}</summary>
				<div className="mt-3 flex flex-wrap items-start gap-3">
					<TextField
						{...field("code")}
						label={texts.code.label}
						maxLength={100}
						autoComplete="off"
						autoCapitalize="characters"
						className="flex-[1_1_12rem]"
						onChange={(event) => sale.setCode(event.target.value)}
					/>
					<Button name={applyName} value="code" className="mt-[1.7rem] min-h-12.5!">
						{texts.code.apply}
					</Button>
				</div>
			</details>
			<fieldset id="pay">
				<legend className="sr-only">{texts.payment}</legend>
				<div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
					{ways.map((way) => {
						const isOffered = way !== "on-the-day" || (sale.day?.guideTakesCash ?? true);
						return (
							<label
								key={way}
								className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 rounded-md border-[1.5px] border-line bg-paper px-3.5 py-2.5 leading-snug has-checked:border-ocean has-checked:bg-foam has-checked:text-on-foam"
							>
								<input
									type="radio"
									name="pay"
									value={way}
									checked={sale.pay === way && isOffered}
									disabled={!isOffered}
									onChange={() => sale.setPay(way)}
									className="size-5 accent-ocean"
								/>
								<b className="font-[650]">{saleTexts.ways[way].label}</b>
								<small className="col-start-2 text-sm">
									{isOffered ? saleTexts.ways[way].hint : saleTexts.guideTakesNoCash}
								</small>
							</label>
						);
					})}
				</div>
			</fieldset>
			<div className="grid gap-4 rounded-r-md border-l-4 border-ocean bg-foam/40 p-4">
				<WayFields {...props} />
			</div>
		</>
	);
}

const address = (words: string) => <b className="wrap-anywhere">{words}</b>;

function WayFields({ sale, currency, errors, typedValues, today, collectors }: MoneyProps) {
	const hasScript = useIsHydrated();
	const field = typedFields(typedValues, errors);
	const { pay, priceCents, email } = sale;
	const price = formatMoney(priceCents, currency);
	// without script a press on a way changes nothing, so all fields stay open
	const shows = (...ways: string[]) => !hasScript || ways.includes(pay);
	return (
		<>
			{pay === "link-qr" ? (
				<p>
					{texts.codeAppears}{" "}
					{email ? <RichText text={texts.sameLink({ email })} parts={{ b: address }} /> : null}
				</p>
			) : null}
			{pay === "link-mail" ? (
				<p>
					{email ? (
						<RichText text={texts.linkGoesTo({ email })} parts={{ b: address }} />
					) : (
						texts.linkGoesToAddressAbove
					)}
				</p>
			) : null}
			{shows("link-qr", "link-mail") ? <HoldField {...{ typedValues, errors, today }} /> : null}
			{pay === "on-the-day" ? <p>{texts.toBeCollected({ price })}</p> : null}
			{shows("cash", "terminal") ? (
				<>
					<TextField
						name="taken"
						label={texts.taken({ currency })}
						inputMode="decimal"
						autoComplete="off"
						className="max-w-60"
						value={sale.taken}
						onChange={(event) => sale.setTaken(event.target.value)}
						errors={errors.taken}
					/>
					<label className="inline-flex min-h-8 items-center gap-2.5">
						<input
							type="checkbox"
							name="restLater"
							defaultChecked={typedValues.restLater === "on"}
							className="size-5 accent-ocean"
						/>
						{texts.restLater}
					</label>
				</>
			) : null}
			{shows("credit") ? (
				<TextField
					{...field("creditCode")}
					label={creditsTexts.record.take}
					hint={texts.creditHint}
					maxLength={100}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					className="max-w-96"
				/>
			) : null}
			{shows("hotel") ? (
				<SelectField
					name="hotelId"
					label={texts.hotel}
					className="max-w-96"
					defaultValue={typedValues.hotelId ?? ""}
					errors={errors.hotelId}
				>
					<option value="">{texts.chooseHotel}</option>
					{collectors.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
			) : null}
			{shows("free") ? (
				<TextField {...field("freeWhy")} label={texts.freeWhy} autoComplete="off" />
			) : null}
		</>
	);
}

import { typedPrice } from "#app/catalogue/prices/typed-price.ts";
import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import type { TypedValues } from "#app/ui/form/form.ts";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import type { typedFields } from "#app/ui/form/typed-values.ts";
import { formatList, formatMoney } from "#app/ui/format/format.ts";
import type { ExtraFields } from "./extra-form.ts";
import type { SharedStock } from "./shared-stock-decision.ts";

const texts = extrasTexts.form;
const inPairs = "grid gap-4 min-[30rem]:grid-cols-2";

/** The fields of an extra after its title. */
export function ExtraInputs({
	field,
	values,
	stocks,
	currency,
}: {
	field: ReturnType<typeof typedFields>;
	values: TypedValues;
	stocks: readonly SharedStock[];
	currency: string;
}) {
	const tickBox = (name: "forAdults" | "forChildren" | "forBebe" | "isRequired") => (
		<TickBox key={name} name={name} label={texts[name]} isOn={values[name] === "on"} />
	);
	return (
		<>
			<TextArea {...field("note")} label={texts.note} rows={2} />
			<div className={inPairs}>
				<TextField
					{...field("priceCents")}
					label={texts.price({ currency })}
					inputMode="decimal"
					autoComplete="off"
				/>
				<SelectField {...field("charged")} label={texts.charged}>
					<option value="person">{texts.person}</option>
					<option value="booking">{texts.booking}</option>
				</SelectField>
			</div>
			<fieldset className="grid min-w-0">
				<legend className="mb-1 text-sm font-semibold">{texts.guests}</legend>
				<div className="flex flex-wrap gap-x-6">
					{(["forAdults", "forChildren", "forBebe"] as const).map(tickBox)}
				</div>
			</fieldset>
			<div>{tickBox("isRequired")}</div>
			<div className={inPairs}>
				<TextField
					{...field("stock")}
					label={texts.stock}
					hint={texts.stockHint}
					inputMode="numeric"
					autoComplete="off"
				/>
				{stocks.length > 0 ? (
					<SelectField {...field("stockId")} label={texts.stockId} hint={texts.stockIdHint}>
						<option value="">{texts.noStock}</option>
						{stocks.map(({ id, title, quantity }) => (
							<option key={id} value={id}>
								{texts.stockOption({ title, count: quantity })}
							</option>
						))}
					</SelectField>
				) : null}
			</div>
		</>
	);
}

const listTexts = extrasTexts.list;

/** "€9.50 each, for adults and children · 12 on each departure", and what guests read. */
export function extraFacts(
	extra: ExtraFields,
	stocks: readonly SharedStock[],
	currency: string,
): { facts: string; note: string } {
	const price = formatMoney(extra.priceCents, currency);
	const guests = [
		extra.forAdults && listTexts.adults,
		extra.forChildren && listTexts.children,
		extra.forBebe && listTexts.bebe,
	].filter((kind) => kind !== false);
	const sharedStock = stocks.find(({ id }) => id === extra.stockId);
	const facts = [
		extra.charged === "booking"
			? listTexts.perBooking({ price })
			: listTexts.each({ price, guests: formatList(guests) }),
		extra.isRequired ? listTexts.required : null,
		sharedStock
			? listTexts.sharedStock({ title: sharedStock.title, count: sharedStock.quantity })
			: extra.stock === null
				? listTexts.endless
				: listTexts.stock({ count: extra.stock }),
	];
	return { facts: facts.filter(Boolean).join(" · "), note: extra.note };
}

/** An extra as its form shows it; null is a new one, which fits everybody. */
export function extraFormOf(extra: ExtraFields | null): TypedValues {
	if (!extra) return { charged: "person", forAdults: "on", forChildren: "on", forBebe: "on" };
	const tickOf = (isOn: boolean) => (isOn ? "on" : "off");
	return {
		title: extra.title,
		note: extra.note,
		charged: extra.charged,
		forAdults: tickOf(extra.forAdults),
		forChildren: tickOf(extra.forChildren),
		forBebe: tickOf(extra.forBebe),
		priceCents: typedPrice(extra.priceCents),
		isRequired: tickOf(extra.isRequired),
		stock: String(extra.stock ?? ""),
		stockId: String(extra.stockId ?? ""),
	};
}

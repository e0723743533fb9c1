import type { Fare } from "#app/catalogue/fares/fare.ts";
import { weekdayOf } from "#app/catalogue/local-date.ts";
import { pricesTexts } from "#app/messages/staff/excursions/prices.ts";
import { Card } from "#app/ui/card.tsx";
import { formatDate, formatMoney, formatMonth, weekdayName } from "#app/ui/format/format.ts";
import type { PlannedPrice, PricePlan } from "./price-plan.ts";
import { week } from "./rule-form-values.ts";

const texts = pricesTexts.calendar;

/** By the weekday of the first day; 0 is Sunday, the last column. */
const columns = [
	...["col-start-7", "col-start-1", "col-start-2", "col-start-3"],
	...["col-start-4", "col-start-5", "col-start-6"],
];
/** Rules take turns; their number says which one it is. */
const ruleLooks = [
	...["bg-foam", "bg-sand", "bg-danger-tint"],
	...["bg-page ring-2 ring-lagoon ring-inset", "bg-page ring-2 ring-dune ring-inset"],
];

/** They stand for fares in the narrow days; a line below says which. */
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** What an adult or the whole trip costs on each of the next days, and the rule that made it. */
export function PriceCalendar({
	plan,
	fares,
	currency,
}: {
	plan: PricePlan;
	fares: readonly Fare[];
	currency: string;
}) {
	const months = Map.groupBy(plan.days, ({ date }) => date.slice(0, 7));
	const hasOwnPrices = plan.days.some(({ prices }) =>
		prices.some(({ source }) => source === "departure"),
	);
	const pricedFares = fares.filter(({ id }) =>
		plan.days.some((day) =>
			day.prices.some((price) => price.fares.some((each) => each.fareId === id)),
		),
	);
	return (
		<Card title={texts.title} hint={texts.hint} id="plan">
			{plan.days.length === 0 ? <p>{texts.none}</p> : null}
			<div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
				{[...months].map(([month, days]) => (
					<section key={month} aria-label={formatMonth(month)}>
						<h3 className="mb-1.5 text-base font-semibold">{formatMonth(month)}</h3>
						<div aria-hidden="true" className="grid grid-cols-7 gap-0.5 text-xs text-ink-soft">
							{week.map((day) => (
								<span key={day} className="text-center">
									{weekdayName(day, "short")}
								</span>
							))}
						</div>
						<ol className="grid grid-cols-7 gap-0.5">
							{days.map(({ date, prices }) => (
								<li
									key={date}
									className={`${columns[weekdayOf(date)]} grid min-w-0 content-start gap-0.5 rounded-sm border border-line text-center text-xs/tight lining-nums`}
								>
									<span aria-hidden="true" className="pt-0.5 text-ink-soft">
										{formatDate(date, "day")}
									</span>
									<span className="sr-only">{formatDate(date, "short")}</span>
									{prices.map((price) => (
										<PriceOfDay
											key={price.starts[0]}
											price={price}
											isOnly={prices.length === 1}
											fares={fares}
											currency={currency}
										/>
									))}
								</li>
							))}
						</ol>
					</section>
				))}
			</div>
			{pricedFares.map(({ id, title }) => (
				<p key={id} aria-hidden="true" className="text-sm text-ink-soft">
					{texts.fare({
						letter: letters[fares.findIndex((each) => each.id === id)] ?? "",
						fare: title,
					})}
				</p>
			))}
			{hasOwnPrices ? <p className="text-sm text-ink-soft">{texts.byDepartureHint}</p> : null}
		</Card>
	);
}

function PriceOfDay({
	price: { starts, adultCents, wholeCents, source, fares: farePrices },
	isOnly,
	fares,
	currency,
}: {
	price: PlannedPrice;
	/** All starts of the day cost the same. */
	isOnly: boolean;
	fares: readonly Fare[];
	currency: string;
}) {
	const look = typeof source === "number" ? ruleLooks[(source - 1) % ruleLooks.length] : "";
	const words =
		source === "departure"
			? texts.byDeparture
			: source === null
				? null
				: texts.byRule({ rule: source });
	return (
		<span className={`grid px-px py-0.5 wrap-anywhere ${look}`}>
			{isOnly ? null : <span>{starts.join(" ")}</span>}
			{adultCents === null ? null : <b>{formatMoney(adultCents, currency)}</b>}
			{wholeCents === null ? null : (
				<span>{texts.whole({ price: formatMoney(wholeCents, currency) })}</span>
			)}
			{words ? <span>{words}</span> : null}
			{farePrices.map(({ fareId, cents, rule }) => {
				const index = fares.findIndex(({ id }) => id === fareId);
				if (index < 0 || rule === null) return null;
				return (
					<span key={fareId}>
						<span className="sr-only">{fares[index]?.title}</span>
						<span aria-hidden="true">{letters[index]}</span> {formatMoney(cents, currency)}{" "}
						{texts.byRule({ rule })}
					</span>
				);
			})}
		</span>
	);
}

import { wholeNumber } from "#app/ui/form/values/whole-number.ts";
import { moneyDigits, moneyFormat } from "#app/ui/format/money.ts";

/** What the sum of a widget's form is worked out from, beside its element. */
export interface PricedForm {
	/** What one of the people or extras costs, by the name of the field that says how many they are. */
	cents: Readonly<Record<string, number>>;
	/** The same on days that cost otherwise: "2027-12-25", or "2027-12-25 09:00" where the day has several starts. */
	otherDays?: {
		/** While no day is chosen. */
		undated: Readonly<Record<string, number>>;
		sets: Readonly<Record<string, number>>[];
		setOf: Readonly<Record<string, number>>;
	};
	currency: string;
	/** Of the page's language, as `Intl` knows it. */
	locale: string;
}

/**
 * Says what the chosen people cost while the form's widget sleeps, whose scripts may need ten seconds on a slow network. How
 * many they are is left out meanwhile, because its words are not here. `hydrate.tsx` takes both back.
 * @param form what is sent; its `price` becomes the sum that is shown, so that the server books what the guest has read.
 */
export function showTotal(widget: HTMLElement, form: FormData): void {
	const priced: PricedForm = JSON.parse(widget.dataset.priced ?? "");
	const { currency, locale } = priced;
	const { isWhole: wholeCents = 0, ...cents } = centsOnDay(priced, form);
	const isWhole = wholeCents > 0 && form.get("isWhole") === "1";
	let sum = isWhole ? wholeCents : 0;
	for (const [name, each] of Object.entries(cents))
		if (!(isWhole && /^(adults|children|bebe|fare_)/.test(name)))
			sum += each * wholeNumber(String(form.get(name)));
	form.set("price", String(sum / 100));
	const total = moneyFormat(locale, currency, moneyDigits(sum)).format(sum / 100);
	if (widget.querySelector("[data-sum]")?.textContent === total) return;
	for (const part of widget.querySelectorAll<HTMLElement>("[data-sum], [data-party]")) {
		part.dataset.drawn ??= part.textContent;
		part.textContent = "sum" in part.dataset ? total : "";
	}
}

function centsOnDay({ cents, otherDays }: PricedForm, form: FormData): PricedForm["cents"] {
	const date = form.get("date");
	if (typeof date !== "string") return otherDays?.undated ?? cents;
	const set = otherDays?.setOf[`${date} ${form.get("start")}`] ?? otherDays?.setOf[date];
	return otherDays?.sets[set ?? -1] ?? cents;
}

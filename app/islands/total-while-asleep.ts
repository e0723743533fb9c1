import { wholeNumber } from "#app/ui/form/whole-number.ts";
import { moneyDigits, moneyFormat } from "#app/ui/format/money.ts";

/**
 * Says what the chosen people cost while the form's island sleeps, whose scripts may need ten seconds on a slow network. How
 * many they are is left out meanwhile, because its words are not here. `hydrate.tsx` takes both back.
 * @param island one that sleeps; each number in its form says in `data-cents` what one of these people costs.
 */
export function showTotal(island: HTMLElement): void {
	let cents = 0;
	for (const { value, dataset } of island.querySelectorAll<HTMLInputElement>("[data-cents]"))
		cents += wholeNumber(value) * Number(dataset.cents);
	for (const sum of island.querySelectorAll<HTMLElement>("[data-currency]")) {
		const { currency = "", locale = "" } = sum.dataset;
		const total = moneyFormat(locale, currency, moneyDigits(cents)).format(cents / 100);
		if (sum.textContent === total) continue;
		write(sum, total);
		for (const words of island.querySelectorAll<HTMLElement>("[data-party]")) write(words, "");
	}
}

function write(element: HTMLElement, text: string): void {
	element.dataset.drawn ??= element.textContent ?? "";
	element.textContent = text;
}

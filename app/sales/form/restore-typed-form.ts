import { bookingFormNames } from "#app/sales/booking/booking-form-fields.ts";
import type { HeldSeats } from "#app/sales/holds/held-seats.server.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { keptInTab } from "#app/ui/tab-storage.ts";
import { typedFormKeyName } from "./kept-form.ts";

const formNames: string[] = ["date", "adults", "children", "bebe", "pickup", ...bookingFormNames];

/** What this tab's form contained; in another tab the data of the hold, without email and phone. */
export function restoreTypedForm(
	excursionId: string,
	held: HeldSeats | undefined,
): TypedValues | null {
	return keptTyped(excursionId) ?? (held ? typedOfHold(held) : null);
}

function keptTyped(excursionId: string): TypedValues | null {
	try {
		return JSON.parse(keptInTab(typedFormKeyName(excursionId)) ?? "null");
	} catch {
		// what stands there is no form of ours
		return null;
	}
}

function typedOfHold(held: HeldSeats): TypedValues {
	const entries = Object.fromEntries(
		Object.entries(held)
			.filter(([name]) => formNames.includes(name))
			.map(([name, value]) => [name, String(value ?? "")]),
	);
	return { ...entries, start: held.startTime };
}

export function typedPeople({ adults, children, bebe }: TypedValues) {
	return {
		...(adults ? { adults } : {}),
		...(children ? { children } : {}),
		...(bebe ? { bebe } : {}),
	};
}

/** Fields that have been filled in already are not changed. */
export function fillEmptyFields(form: HTMLFormElement, typedValues: TypedValues): void {
	for (const name of ["pickup", "code", ...bookingFormNames]) {
		const field = form.elements.namedItem(name);
		const value = typedValues[name] ?? "";
		if (field instanceof HTMLSelectElement) {
			const isUntouched = field.selectedOptions[0]?.defaultSelected ?? true;
			const isOffered = [...field.options].some((option) => option.value === value);
			if (isUntouched && isOffered) field.value = value;
			continue;
		}
		const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
		if (isField && field.value === "") field.value = value;
	}
}

import {
	type Dispatch,
	type RefObject,
	type SetStateAction,
	useEffect,
	useLayoutEffect,
} from "react";
import type { People } from "#app/catalogue/prices/prices.ts";
import type { HeldSeats } from "#app/sales/holds/held-seats.server.ts";
import { type TypedValues, typedValuesOf } from "#app/ui/form/typed-values.ts";
import { hasTypedForm } from "./kept-form.ts";

/** How many come, as the form's fields hold it. */
export type Counts = Record<keyof People, string>;

/**
 * Takes over what was typed before React attached its listeners or was restored by the browser, and the content of a
 * form that led to a payment page and back, or of a live hold.
 * @param decided what is left as it is: all of a refused form, which brings what was typed, and what the visitor has
 * chosen meanwhile
 */
export function useTypedBefore(
	form: RefObject<HTMLFormElement | null>,
	{ excursionId, held }: { excursionId: string; held: HeldSeats | undefined },
	decided: RefObject<{ all: boolean; day: boolean; party: boolean }>,
	{
		setDate,
		setStartTime,
		setCounts,
		setChoices,
		setWantsWhole,
	}: {
		setDate: Dispatch<SetStateAction<string | null>>;
		setStartTime: Dispatch<SetStateAction<string | null>>;
		setCounts: Dispatch<SetStateAction<Counts>>;
		setChoices: Dispatch<SetStateAction<TypedValues>>;
		setWantsWhole: Dispatch<SetStateAction<boolean>>;
	},
): void {
	// in the layout, because a press that came before a later effect would be overwritten
	useLayoutEffect(() => {
		if (!form.current) return;
		const data = new FormData(form.current);
		const text = (name: string) => String(data.getAll(name).at(-1) ?? "");
		setDate((previous) => text("date") || previous);
		setStartTime((previous) => text("start") || previous);
		setCounts({ adults: text("adults"), children: text("children"), bebe: text("bebe") });
		setChoices(typedValuesOf(data));
		setWantsWhole(text("isWhole") === "1");
	}, [form, setDate, setStartTime, setCounts, setChoices, setWantsWhole]);

	useEffect(() => {
		if (decided.current.all || !(held || hasTypedForm(excursionId))) return;
		decided.current.all = true;
		import("./restore-typed-form.ts").then(
			({ restoreTypedForm, typedPeople, fillEmptyFields }) => {
				const typedForm = restoreTypedForm(excursionId, held);
				if (!typedForm || !form.current) return;
				if (!decided.current.day) {
					setDate((previous) => typedForm.date ?? previous);
					setStartTime((previous) => typedForm.start ?? previous);
				}
				if (!decided.current.party) {
					setCounts((previous) => ({ ...previous, ...typedPeople(typedForm) }));
					setChoices(typedForm);
					setWantsWhole(typedForm.isWhole === "1");
				}
				fillEmptyFields(form.current, typedForm);
			},
			() => {},
		);
	}, [
		form,
		excursionId,
		held,
		decided,
		setDate,
		setStartTime,
		setCounts,
		setChoices,
		setWantsWhole,
	]);
}

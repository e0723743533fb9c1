import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/messages/use-language.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import type { bookingProblems } from "./booking-check.ts";
import type { OnSale, RefusedBooking } from "./on-sale.ts";

const party = ["adults", "children", "bebe", "date", "start", "price"];
/** Fields that are validated together: changing one may correct the other. */
const relatives: Record<string, string[]> = {
	adults: party,
	children: party,
	bebe: party,
	date: ["date", "start", "isWhole", "price"],
	start: ["start", "pickup", "price"],
	isWhole: ["isWhole", "date", "price"],
	email: ["email", "cemail"],
};

/**
 * The form's rules in the browser. They are loaded when the guest comes to the fields about himself; until then only the
 * server checks.
 */
export function useFieldProblems(
	form: RefObject<HTMLFormElement | null>,
	onSale: OnSale,
	currency: string,
	refused: RefusedBooking | undefined,
) {
	const [errors, setErrors] = useState<FormErrors>(refused?.errors ?? {});
	useEffect(() => {
		if (refused) setErrors(refused.errors);
	}, [refused]);

	const language = useLanguage();
	const check = useRef<typeof bookingProblems | null>(null);
	const loadRules = useCallback(() => {
		import("./booking-check.ts").then(
			(rules) => {
				check.current = rules.bookingProblems;
			},
			() => {},
		);
	}, []);
	useEffect(() => {
		if (refused || form.current?.contains(document.activeElement)) loadRules();
	}, [form, refused, loadRules]);

	/** Null before the rules are known. */
	function problems(): FormErrors | null {
		return (
			check.current?.(new FormData(form.current ?? undefined), onSale, {
				...{ currency, language },
				code: refused?.code,
			}) ?? null
		);
	}

	/** Validates a field again on each change once it had an error; other fields only on submit. */
	function recheck(field: string) {
		const touched = (relatives[field] ?? [field]).filter((name) => errors[name]);
		if (touched.length === 0) return;
		const foundProblems = problems();
		if (!foundProblems) return;
		setErrors((previous) => {
			const rest = { ...previous };
			for (const name of touched) {
				const messages = foundProblems[name];
				if (messages) rest[name] = messages;
				else delete rest[name];
			}
			return rest;
		});
	}

	/** A field of React's: its new value reaches the form only after the next render. */
	const lastChanged = useRef<string>(null);
	useEffect(() => {
		if (lastChanged.current) recheck(lastChanged.current);
		lastChanged.current = null;
	});

	return { errors, setErrors, problems, loadRules, recheck, changed: lastChanged };
}

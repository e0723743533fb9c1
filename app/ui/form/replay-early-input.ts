import { useEffect } from "react";
import { useBeforeHydration } from "#app/ui/hydration.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface EarlyInput {
	field: Field;
	value: string;
}

/** Repeats the input events of a visitor who fills in the form before hydration. */
export function useReplayEarlyInput(): void {
	const earlyInputs = useBeforeHydration(readEarlyInputs);
	useEffect(() => {
		// after React has attached its listeners
		const timer = setTimeout(() => earlyInputs?.forEach(typeAgain));
		return () => clearTimeout(timer);
	}, [earlyInputs]);
}

function readEarlyInputs(): EarlyInput[] {
	return [...document.forms]
		.flatMap(({ elements }) => [...elements].flatMap(fieldIn))
		.filter(isTyped)
		.map((field) => ({ field, value: field.value }));
}

/** Empty for buttons and other elements without a value. */
function fieldIn(element: unknown): Field[] {
	const isField =
		element instanceof HTMLInputElement ||
		element instanceof HTMLTextAreaElement ||
		element instanceof HTMLSelectElement;
	return isField ? [element] : [];
}

function isTyped(field: Field): boolean {
	if (field instanceof HTMLSelectElement) {
		const options = [...field.options];
		const defaultIndex = options.findIndex(({ defaultSelected }) => defaultSelected);
		return field.selectedIndex !== Math.max(0, defaultIndex);
	}
	if (field.type === "file") return false;
	// of a radio group only the chosen button
	if (field instanceof HTMLInputElement && field.type === "radio")
		return field.checked && !field.defaultChecked;
	if (field instanceof HTMLInputElement && field.type === "checkbox")
		return field.checked !== field.defaultChecked;
	return field.value !== field.defaultValue;
}

function typeAgain({ field, value }: EarlyInput): void {
	if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
		field.checked = field.defaultChecked;
		field.click();
		return;
	}
	if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
	// by the prototype's setter: React ignores events after a value set on the element itself
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

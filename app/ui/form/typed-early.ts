import { useEffect } from "react";
import { useDoneEarly } from "#app/ui/came-with-page.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Typed {
	field: Field;
	value: string;
}

/**
 * On a slow phone a form can be filled in before its scripts run, and nobody hears of it: this types all of
 * it once more.
 */
export function useTypedEarly(): void {
	const typed = useDoneEarly(typedFields);
	useEffect(() => {
		// when everybody listens
		const timer = setTimeout(() => typed?.forEach(typeAgain));
		return () => clearTimeout(timer);
	}, [typed]);
}

function typedFields(): Typed[] {
	return [...document.forms]
		.flatMap(({ elements }) => [...elements].flatMap(fieldIn))
		.filter(isTyped)
		.map((field) => ({ field, value: field.value }));
}

/** Buttons and the like hold nothing. */
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
		const written = options.findIndex(({ defaultSelected }) => defaultSelected);
		return field.selectedIndex !== Math.max(0, written);
	}
	if (field.type === "file") return false;
	// of a group of radio buttons, the one that was chosen
	if (field instanceof HTMLInputElement && field.type === "radio")
		return field.checked && !field.defaultChecked;
	if (field instanceof HTMLInputElement && field.type === "checkbox")
		return field.checked !== field.defaultChecked;
	return field.value !== field.defaultValue;
}

function typeAgain({ field, value }: Typed): void {
	if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
		field.checked = field.defaultChecked;
		field.click();
		return;
	}
	if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
	// past React, which takes what is set on the field itself for its own doing and tells nobody
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

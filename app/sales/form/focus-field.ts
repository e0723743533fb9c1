import type { MouseEvent } from "react";

/** Moves the focus to the field too and adds no entry to the history, which a link alone would do. */
export function focusField(event: MouseEvent<HTMLAnchorElement>) {
	const field = document.getElementById(event.currentTarget.hash.slice(1));
	if (!field) return;
	event.preventDefault();
	field.focus();
	field.scrollIntoView({ block: "center" });
}

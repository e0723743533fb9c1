import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

/** Figures that somebody reads from a screen or hears, typed in any grouping. */
export function CodeField(
	props: Pick<
		ComponentProps<typeof TextField>,
		"label" | "hint" | "autoFocus" | "defaultValue" | "errors"
	>,
) {
	return (
		<TextField
			{...props}
			name="code"
			inputMode="numeric"
			autoComplete="off"
			required
			maxLength={20}
			className="[&_input]:text-[1.6rem] [&_input]:tracking-[0.1em] [&_input]:tabular-nums"
		/>
	);
}

import type { ComponentProps } from "react";
import { useBeforeHydration } from "#app/ui/hydration.ts";
import { FieldFrame, type Frame, fieldAttributes, fieldBoxClass } from "./field-frame.tsx";

export function TextField({
	name,
	label,
	hint,
	errors,
	className,
	...rest
}: Frame & ComponentProps<"input">) {
	return (
		<FieldFrame {...{ name, label, hint, errors, className }}>
			<input
				type="text"
				{...rest}
				{...fieldAttributes({ name, hint, errors })}
				className={fieldBoxClass}
			/>
		</FieldFrame>
	);
}

export function TextArea({
	name,
	label,
	hint,
	errors,
	className,
	defaultValue,
	...rest
}: Frame & ComponentProps<"textarea">) {
	// React would replace what was typed before hydration by the server's value
	const earlyText = useBeforeHydration(() => typedIn(name));
	return (
		<FieldFrame {...{ name, label, hint, errors, className }}>
			<textarea
				rows={3}
				defaultValue={earlyText ?? defaultValue}
				{...rest}
				{...fieldAttributes({ name, hint, errors })}
				className={fieldBoxClass}
			/>
		</FieldFrame>
	);
}

function typedIn(id: string): string | undefined {
	const element = document.getElementById(id);
	return element instanceof HTMLTextAreaElement ? element.value : undefined;
}

export function SelectField({
	name,
	label,
	hint,
	errors,
	className,
	...rest
}: Frame & ComponentProps<"select">) {
	return (
		<FieldFrame {...{ name, label, hint, errors, className }}>
			<select
				{...rest}
				{...fieldAttributes({ name, hint, errors })}
				className={`${fieldBoxClass} appearance-none bg-(image:--image-chevron) bg-[length:0.9rem] bg-[position:right_0.85rem_center] bg-no-repeat pr-10 text-ellipsis`}
			/>
		</FieldFrame>
	);
}

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

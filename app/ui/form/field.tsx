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

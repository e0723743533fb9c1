import type { ComponentProps } from "react";
import { box, FieldFrame, type Frame, wiring } from "./field-frame.tsx";

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
			<input type="text" {...rest} {...wiring({ name, hint, errors })} className={box} />
		</FieldFrame>
	);
}

export function TextArea({
	name,
	label,
	hint,
	errors,
	className,
	...rest
}: Frame & ComponentProps<"textarea">) {
	return (
		<FieldFrame {...{ name, label, hint, errors, className }}>
			<textarea rows={3} {...rest} {...wiring({ name, hint, errors })} className={box} />
		</FieldFrame>
	);
}

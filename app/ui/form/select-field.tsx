import type { ComponentProps } from "react";
import { FieldFrame, type Frame, fieldAttributes, fieldBoxClass } from "./field-frame.tsx";

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

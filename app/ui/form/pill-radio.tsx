import type { ComponentProps } from "react";

/** One of a few choices that stand in a line. */
export function PillRadio({
	label,
	...radio
}: { label: string } & Pick<
	ComponentProps<"input">,
	"name" | "value" | "form" | "checked" | "defaultChecked" | "onChange"
>) {
	return (
		<label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line px-4 text-sm font-[550] has-checked:border-ocean has-checked:bg-foam has-checked:text-on-foam">
			<input {...radio} type="radio" className="size-5 accent-ocean" />
			{label}
		</label>
	);
}

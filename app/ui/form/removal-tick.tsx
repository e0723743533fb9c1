import { formTexts } from "#app/messages/staff/office/form.ts";

/**
 * Marks a row for removal with the next save. A checkbox, so that it works without JavaScript and can be undone
 * before saving.
 */
export function RemovalTick({
	name,
	value,
	label,
	isOn,
}: {
	name: string;
	value: number;
	label: string;
	isOn: boolean;
}) {
	return (
		<label className="group/tick relative inline-grid min-h-10 min-w-10 cursor-pointer place-items-center rounded-full border-[1.5px] border-edge bg-paper px-2 text-sm font-semibold hover:bg-foam has-checked:border-danger has-checked:bg-danger-tint has-checked:px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
			<input
				type="checkbox"
				name={name}
				value={value}
				defaultChecked={isOn}
				aria-label={label}
				className="absolute inset-0 cursor-pointer opacity-0"
			/>
			<span aria-hidden="true" className="group-has-checked/tick:hidden">
				×
			</span>
			<span aria-hidden="true" className="hidden group-has-checked/tick:inline">
				{formTexts.undo}
			</span>
		</label>
	);
}

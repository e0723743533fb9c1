export function TickPill({
	name,
	label,
	isOn = false,
}: {
	name: string;
	label: string;
	/** Whether it is ticked at first. */
	isOn?: boolean;
}) {
	return (
		<label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-line bg-paper py-1 pr-3.5 pl-3 text-sm font-[550] has-checked:border-ocean has-checked:bg-foam">
			<input
				type="checkbox"
				name={name}
				defaultChecked={isOn}
				className="size-5.5 flex-none accent-ocean"
			/>
			{label}
		</label>
	);
}

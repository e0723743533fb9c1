/** One of several boxes of a field that has many values. */
export function TickChoice({
	name,
	value,
	label,
	ticked,
}: {
	name: string;
	value: string;
	label: string;
	ticked: readonly string[];
}) {
	return (
		<label className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-3xl border-[1.5px] border-line bg-paper py-1 pr-3.5 pl-2.5 text-sm font-[550] has-checked:border-ocean has-checked:bg-foam has-checked:text-on-foam">
			<input
				type="checkbox"
				name={name}
				value={value}
				defaultChecked={ticked.includes(value)}
				className="size-5.5 flex-none accent-ocean"
			/>
			<span className="min-w-0 wrap-anywhere">{label}</span>
		</label>
	);
}

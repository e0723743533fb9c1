/** One thing that is so or not, with its words beside the box. */
export function TickBox({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
	return (
		<label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-[550]">
			{/* says that the box was there: without a tick it would send nothing */}
			<input type="hidden" name={name} value="off" />
			<input
				type="checkbox"
				name={name}
				defaultChecked={isOn}
				className="size-5 flex-none accent-ocean"
			/>
			{label}
		</label>
	);
}

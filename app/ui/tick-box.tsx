/** One thing that is so or not, with its words beside the box. */
export function TickBox({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
	return (
		<label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-[550]">
			<input type="checkbox" name={name} defaultChecked={isOn} className="size-5 accent-ocean" />
			{label}
		</label>
	);
}

export function TickBox({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
	return (
		<label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-[550]">
			{/* tells an unticked box from a form without the box */}
			<input type="hidden" name={name} value="off" />
			<input
				type="checkbox"
				id={name}
				name={name}
				defaultChecked={isOn}
				className="size-5 flex-none accent-ocean"
			/>
			{label}
		</label>
	);
}

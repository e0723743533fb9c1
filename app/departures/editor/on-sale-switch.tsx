import { fieldLabelsTexts } from "#app/messages/staff/excursions/field-labels.ts";

/** In the page's head, but sent with the form below it. */
export function OnSaleSwitch({
	form,
	isOn,
	isDisabled,
}: {
	form: string;
	isOn: boolean;
	isDisabled: boolean;
}) {
	return (
		<label
			id="isActive"
			className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border-[1.5px] border-line bg-paper py-1 pr-4 pl-3 text-sm font-[550] has-checked:border-ocean has-checked:bg-foam"
		>
			<input type="hidden" name="isActive" value="off" form={form} disabled={isDisabled} />
			<input
				type="checkbox"
				name="isActive"
				form={form}
				defaultChecked={isOn}
				disabled={isDisabled}
				className="size-5 accent-ocean"
			/>
			{fieldLabelsTexts.isActive.label}
		</label>
	);
}

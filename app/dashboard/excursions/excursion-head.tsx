import { Link } from "react-router";
import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { editorFormId } from "#app/departures/editor/excursion-editor.tsx";
import type { StaffExcursion } from "#app/departures/editor/staff-excursion.ts";
import { excursionEditorTexts as texts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { fieldLabelsTexts } from "#app/messages/staff/excursions/field-labels.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export function ExcursionHead({
	excursion,
	isOnSale,
	mayUpdate,
}: {
	excursion: Pick<StaffExcursion, "id" | "title">;
	/** The value in the form, which may not be saved yet. */
	isOnSale: boolean;
	mayUpdate: boolean;
}) {
	return (
		<>
			<PageHead
				title={excursion.title}
				up={{ to: "/dashboard/excursion", label: texts.allExcursions }}
			>
				<div className="flex flex-wrap items-center gap-x-6">
					{mayUpdate
						? (["price", "fare", "extra", "question"] as const).map((list) => (
								<Link
									key={list}
									to={choicesPath(list, excursion.id)}
									className="inline-block py-1 font-semibold"
								>
									{texts[`${list}s`]}
								</Link>
							))
						: null}
					<OnSaleSwitch form={editorFormId} isOn={isOnSale} isDisabled={!mayUpdate} />
				</div>
			</PageHead>
			{mayUpdate ? null : <Notice>{texts.readOnly}</Notice>}
		</>
	);
}

/** In the page's head, but sent with the form below it. */
function OnSaleSwitch({
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

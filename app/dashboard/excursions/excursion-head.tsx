import { Link } from "react-router";
import { choicesPath } from "#app/catalogue/choices/choices-path.ts";
import { editorFormId } from "#app/departures/editor/excursion-editor.tsx";
import { OnSaleSwitch } from "#app/departures/editor/on-sale-switch.tsx";
import type { StaffExcursion } from "#app/departures/editor/staff-excursion.ts";
import { pricesPath } from "#app/departures/prices/prices-path.ts";
import { excursionEditorTexts as texts } from "#app/messages/staff/excursions/excursion-editor.ts";
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
					{mayUpdate ? (
						<>
							<Link to={pricesPath(excursion.id)} className="inline-block py-1 font-semibold">
								{texts.prices}
							</Link>
							<Link
								to={choicesPath("fare", excursion.id)}
								className="inline-block py-1 font-semibold"
							>
								{texts.fares}
							</Link>
							<Link
								to={choicesPath("extra", excursion.id)}
								className="inline-block py-1 font-semibold"
							>
								{texts.extras}
							</Link>
							<Link
								to={choicesPath("question", excursion.id)}
								className="inline-block py-1 font-semibold"
							>
								{texts.questions}
							</Link>
						</>
					) : null}
					<OnSaleSwitch form={editorFormId} isOn={isOnSale} isDisabled={!mayUpdate} />
				</div>
			</PageHead>
			{mayUpdate ? null : <Notice>{texts.readOnly}</Notice>}
		</>
	);
}

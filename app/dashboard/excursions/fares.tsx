import { data } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { FareEditor } from "#app/catalogue/fares/fare-editor.tsx";
import { fareFormOf } from "#app/catalogue/fares/fare-form-values.ts";
import { FareList } from "#app/catalogue/fares/fare-list.tsx";
import { readFaresPage } from "#app/catalogue/fares/fares-page.server.ts";
import { faresPath } from "#app/catalogue/fares/fares-path.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { faresTexts as texts } from "#app/messages/staff/excursions/fares.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/fares";
import { editFares } from "./fare-actions.server.ts";

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
	const { excursionId } = params;
	const noSuchExcursion = data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });
	if (!isExcursionId(excursionId)) throw noSuchExcursion;
	await requireExcursionChange(context, request, excursionId);
	const list = await readFaresPage(context.get(requestContext).db, excursionId);
	if (!list) throw noSuchExcursion;
	return { ...list, openFareId: Number(url.searchParams.get("fare")) };
}

export const action = editFares;

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.title ?? texts.title }) },
];

export default function Fares({ loaderData, actionData }: Route.ComponentProps) {
	const { id, title, version, fares } = loaderData;
	const { currency } = useSiteConfig();
	const path = faresPath(id);
	const lastSave = useLastSave("fares");
	const refusedForm = actionData && !actionData.typedValues.act ? actionData : null;
	const refusedPress = actionData?.typedValues.act ? actionData : null;
	const openId = refusedForm ? Number(refusedForm.typedValues.fare) : loaderData.openFareId;
	const openFare = fares.find((fare) => fare.id === openId) ?? null;
	const openedVersion = useOpenedVersion(lastSave, { id: openFare?.id ?? 0, version });
	return (
		<>
			<PageHead title={texts.title} up={{ to: `/dashboard/excursion/${id}`, label: title }} />
			{refusedPress ? <Notice look="bad">{refusedPress.errors[""]}</Notice> : null}
			<FareList {...{ fares, version, path, currency }} />
			<FareEditor
				key={`${openFare?.id} ${lastSave}`}
				fare={openFare}
				values={refusedForm?.typedValues ?? { ...fareFormOf(openFare), version: openedVersion }}
				errors={refusedForm?.errors ?? null}
				currency={currency}
			>
				<SaveBar
					state=""
					back={openFare ? path : `/dashboard/excursion/${id}`}
					label={openFare ? texts.form.save : texts.form.create}
				/>
			</FareEditor>
		</>
	);
}

import { data } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { ExtraEditor } from "#app/catalogue/extras/extra-editor.tsx";
import { extraFormOf } from "#app/catalogue/extras/extra-form-values.ts";
import { ExtraList } from "#app/catalogue/extras/extra-list.tsx";
import { readExtrasPage } from "#app/catalogue/extras/extras-page.server.ts";
import { extrasPath } from "#app/catalogue/extras/extras-path.ts";
import { SharedStocks } from "#app/catalogue/extras/shared-stocks.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { extrasTexts as texts } from "#app/messages/staff/excursions/extras.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireExcursionChange } from "#app/request/user/excursion-change-right.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/extras";
import { editExtras } from "./extra-actions.server.ts";

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
	const { excursionId } = params;
	const noSuchExcursion = data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });
	if (!isExcursionId(excursionId)) throw noSuchExcursion;
	await requireExcursionChange(context, request, excursionId);
	const list = await readExtrasPage(context.get(requestContext).db, excursionId);
	if (!list) throw noSuchExcursion;
	return { ...list, openExtraId: numberIn(url, "extra"), openStockId: numberIn(url, "stock") };
}

const numberIn = (url: URL, name: string) => Number(url.searchParams.get(name));

export const action = editExtras;

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.title ?? texts.title }) },
];

export default function Extras({ loaderData, actionData }: Route.ComponentProps) {
	const { id, title, version, extras, stocks } = loaderData;
	const refusedStock = actionData?.typedValues.act === "stock" ? actionData : null;
	const { currency } = useSiteConfig();
	const path = extrasPath(id);
	const lastSave = useLastSave("extras");
	const refusedForm = actionData && !actionData.typedValues.act ? actionData : null;
	const refusedPress = actionData?.errors[""] ? actionData : null;
	const openId = refusedForm ? Number(refusedForm.typedValues.extra) : loaderData.openExtraId;
	const openExtra = extras.find((extra) => extra.id === openId) ?? null;
	const translations = loaderData.translations.filter(({ extraId }) => extraId === openExtra?.id);
	const openedVersion = useOpenedVersion(lastSave, { id: openExtra?.id ?? 0, version });
	return (
		<>
			<PageHead title={texts.title} up={{ to: `/dashboard/excursion/${id}`, label: title }} />
			{refusedPress ? <Notice look="bad">{refusedPress.errors[""]}</Notice> : null}
			<ExtraList {...{ extras, stocks, version, path, currency }} />
			<SharedStocks
				{...{ stocks, version, path }}
				openId={refusedStock ? Number(refusedStock.typedValues.stockKey) : loaderData.openStockId}
				refused={refusedStock}
			/>
			<ExtraEditor
				key={`${openExtra?.id} ${lastSave}`}
				extra={openExtra}
				values={
					refusedForm?.typedValues ?? {
						...extraFormOf(openExtra, translations),
						version: openedVersion,
					}
				}
				errors={refusedForm?.errors ?? null}
				{...{ stocks, translations, currency }}
			>
				<SaveBar
					state=""
					back={openExtra ? path : `/dashboard/excursion/${id}`}
					label={openExtra ? texts.form.save : texts.form.create}
				/>
			</ExtraEditor>
		</>
	);
}

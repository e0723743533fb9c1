import { data, redirect } from "react-router";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { checkEditor } from "#app/departures/editor/check-editor.ts";
import { emptyDraft, typedDraft } from "#app/departures/editor/excursion-draft.ts";
import { ExcursionEditor } from "#app/departures/editor/excursion-editor.tsx";
import { maximumEditorBytes } from "#app/departures/editor/excursion-form.ts";
import { createExcursion } from "#app/departures/editor/save/create-excursion.server.ts";
import { excursionCreationSchema } from "#app/departures/editor/save/excursion-change.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { excursionEditorTexts as texts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/excursion-new";

export function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "excursions", "create");
	const { environment } = context.get(requestContext);
	const categories = categoriesIn(environment.categories, staffLanguage());
	return { cutoffHours: environment.usualCutoffHours, categories };
}

export async function action({ request, context }: Route.ActionArgs) {
	const user = requireRight(context, request, "excursions", "create");
	const form = await readFormData(request, maximumEditorBytes);
	// not on sale before it has a picture and a pickup
	form.set("isActive", "off");
	const { values, errors } = checkEditor(excursionCreationSchema, form);
	if (errors) return data({ errors, draft: typedDraft(form, emptyDraft, []) }, { status: 400 });
	const { db, environment } = context.get(requestContext);
	const clock = { now: Date.now(), timeZone: environment.timeZone };
	const { id } = await createExcursion(db, values, user, clock);
	setFlash(context, {
		look: "note",
		text: `${texts.create.created} ${excursionAnswersTexts.saved.notOnSale}`,
	});
	throw redirect(`/dashboard/excursion/${id}`);
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: texts.create.title }) }];

export default function ExcursionNew({ loaderData, actionData }: Route.ComponentProps) {
	const { currency } = useSiteConfig();
	const { categories, cutoffHours } = loaderData;
	const usual = { cutoff_hours: String(cutoffHours), category: categories[0]?.key ?? "" };
	const newDraft = { ...emptyDraft, fields: { ...emptyDraft.fields, ...usual } };
	return (
		<>
			<PageHead
				title={texts.create.title}
				up={{ to: "/dashboard/excursion", label: texts.allExcursions }}
			/>
			<ExcursionEditor
				storedExcursion={null}
				draft={actionData?.draft ?? newDraft}
				errors={actionData?.errors ?? null}
				currency={currency}
				categories={categories}
				points={[]}
			>
				<SaveBar
					state={texts.create.comesNext}
					back="/dashboard/excursion"
					label={texts.create.create}
				/>
			</ExcursionEditor>
		</>
	);
}

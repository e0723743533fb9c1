import { data, redirect } from "react-router";
import { categoriesIn, houseCategories } from "#app/catalogue/house-categories.ts";
import { maximumPictureBytes } from "#app/catalogue/pictures/picture-limits.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { missingSettingsTexts } from "#app/messages/staff/office/missing-settings.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { settingCategoriesTexts } from "#app/messages/staff/office/setting-categories.ts";
import { settingsTexts as texts } from "#app/messages/staff/office/settings.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData, readUpload } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { takeBrandPictures } from "#app/settings/brand/brand-pictures.server.ts";
import { takeCategories } from "#app/settings/categories/category-form.ts";
import { missingSettings } from "#app/settings/missing-settings.ts";
import { readSettingsWithHistory, saveSettings } from "#app/settings/settings.server.ts";
import { SettingsEditor } from "#app/settings/settings-editor.tsx";
import { longestSettingsForm, settingsSchema } from "#app/settings/settings-schema.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { openedVersionOf } from "#app/ui/form/newer-save.ts";
import { History, lastSaved } from "#app/ui/history.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/settings";

const path = "/dashboard/settings";

/** For those who look after the installation: whoever may give its users their roles. */
export async function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "user", "set-role");
	const { db, environment } = context.get(requestContext);
	const { facts: storedFacts, version, history } = await readSettingsWithHistory(db);
	const facts = { ...environment.variables, ...storedFacts };
	return {
		...{ facts, version, history, missing: missingSettings(facts) },
		houseCategories: houseCategories(),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const author = requireRight(context, request, "user", "set-role");
	const { db, environment, ...platform } = context.get(requestContext);
	const form = await readSettingsForm(request);
	const store = { bucket: platform.images, encoder: platform.pictureEncoder };
	const pictureErrors = await takeBrandPictures(store, form);
	takeCategories(form);
	const { values: facts, errors, typedValues } = checkForm(settingsSchema, form);
	if (errors || pictureErrors)
		return data({ errors: { ...errors, ...pictureErrors }, typedValues }, { status: 400 });
	const answer = await saveSettings(db, {
		...{ facts, variables: environment.variables, author, now: Date.now() },
		openedVersion: openedVersionOf(form),
	});
	if (answer.outcome === "category in use") {
		const [category] = categoriesIn([answer.category], staffLanguage());
		const message = settingCategoriesTexts.inUse({ name: category?.name ?? "", ...answer });
		return data({ errors: { CATEGORIES: [message] }, typedValues }, { status: 409 });
	}
	if (answer.outcome !== "saved")
		return data({ errors: { "": [texts.newer] }, typedValues }, { status: 409 });
	purgeExcursionPages(platform);
	setFlash(context, { about: "settings saved", look: "success", text: texts.saved });
	throw redirect(path, 303);
}

/** With or without files. */
function readSettingsForm(request: Request): Promise<FormData> {
	return request.headers.get("content-type")?.startsWith("multipart/form-data")
		? readUpload(request, maximumPictureBytes + longestSettingsForm)
		: readFormData(request, longestSettingsForm);
}

export const meta = () => [
	{ title: officeTexts.pageTitle({ title: officeTexts.screens.settings }) },
];

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
	const { facts, history, missing, houseCategories } = loaderData;
	const { timeZone } = useSiteConfig();
	const lastSave = useLastSave("settings saved");
	const version = useOpenedVersion(lastSave, { id: 1, version: loaderData.version });
	return (
		<>
			<PageHead title={officeTexts.screens.settings} />
			<p className="max-w-[44rem] text-ink-soft">{texts.lead}</p>
			{missing.length > 0 ? (
				<Notice>
					<p className="font-semibold">{missingSettingsTexts.title}</p>
					<ul className="list-disc pl-5">
						{missing.map((sentence) => (
							<li key={sentence}>{sentence}</li>
						))}
					</ul>
					<p>{missingSettingsTexts.lead}</p>
				</Notice>
			) : null}
			<SettingsEditor
				key={lastSave}
				values={actionData?.typedValues ?? { ...facts, version }}
				errors={actionData?.errors ?? null}
				houseCategories={houseCategories}
				state={lastSaved(history, timeZone)}
			/>
			<History events={history} timeZone={timeZone} />
		</>
	);
}

import { lazy, Suspense } from "react";
import { data } from "react-router";
import { isExcursionId } from "#app/catalogue/excursion.ts";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useLastSave } from "#app/dashboard/staff-flash.ts";
import { draftOf } from "#app/departures/editor/excursion-draft.ts";
import { ExcursionEditor, editorFormId } from "#app/departures/editor/excursion-editor.tsx";
import { PictureUploadForm } from "#app/departures/editor/picture-drop.tsx";
import { editorForHotel, readEditor } from "#app/departures/editor/staff-excursions.server.ts";
import { TimetableLines } from "#app/departures/timetables/timetable-lines.tsx";
import { staffLanguage } from "#app/messages/languages.ts";
import { excursionAnswersTexts } from "#app/messages/staff/excursions/excursion-answers.ts";
import { excursionEditorTexts as texts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayChangeExcursion } from "#app/request/user/excursion-change-right.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { History, lastSaved } from "#app/ui/history.tsx";
import type { Route } from "./+types/excursion-edit";
import { editExcursion } from "./excursion-actions.server.ts";
import { ExcursionHead } from "./excursion-head.tsx";

// shown only of departures that differ, and after a change of times: the server draws it, a browser loads it when it needs it
const loadDays = () => import("#app/departures/editor/editor-days.tsx");
const loadTimeChange = () => import("#app/operations/departures/time-change-notice.tsx");

const EditorDays = import.meta.env.SSR
	? (await loadDays()).EditorDays
	: lazy(async () => ({ default: (await loadDays()).EditorDays }));

const TimeChangeNotice = import.meta.env.SSR
	? (await loadTimeChange()).TimeChangeNotice
	: lazy(async () => ({ default: (await loadTimeChange()).TimeChangeNotice }));

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const now = Date.now();
	const view = isExcursionId(params.excursionId)
		? await readEditor(db, params.excursionId, { now, timeZone })
		: null;
	if (!view) throw data(excursionAnswersTexts.refused.noSuchExcursion, { status: 404 });
	const isForHotel = bookingScopeOf(user).kind === "own hotels";
	return {
		...(isForHotel ? editorForHotel(view) : view),
		isForHotel,
		categories: categoriesIn(environment.categories, staffLanguage()),
		mayUpdate: await mayChangeExcursion(db, user, params.excursionId),
	};
}

export const action = editExcursion;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.excursion.title ?? texts.untitled }) },
];

export default function ExcursionEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { excursion, points, timetables, differentDays, history, ...page } = loaderData;
	const { categories, mayUpdate, isForHotel } = page;
	const { currency, timeZone } = useSiteConfig();
	const lastSave = useLastSave("excursion saved");
	const edit = actionData ?? null;
	const draft = edit?.draft ?? draftOf(excursion, isForHotel ? "public" : "staff");
	// the form is reset only by a save, so reloaded data does not remove what was typed
	const formId = `${excursion.id}-${lastSave}`;
	return (
		<>
			<ExcursionHead
				key={`head-${formId}`}
				excursion={excursion}
				isOnSale={draft.isActive}
				mayUpdate={mayUpdate}
			/>
			<Suspense>
				{edit?.guestsQuestion ? (
					<TimeChangeNotice form={editorFormId} {...edit.guestsQuestion} />
				) : null}
			</Suspense>
			<ExcursionEditor
				key={formId}
				storedExcursion={{
					id: excursion.id,
					version: excursion.version,
					texts: excursion.texts,
				}}
				refusedVersion={edit?.version ?? null}
				draft={draft}
				errors={edit?.errors ?? null}
				openQuestion={edit?.guestsQuestion ?? null}
				currency={currency}
				categories={categories}
				points={points}
			>
				{mayUpdate ? (
					<SaveBar state={lastSaved(history, timeZone)} back="/dashboard/excursion" />
				) : null}
			</ExcursionEditor>
			<TimetableLines
				excursionId={excursion.id}
				timetables={timetables}
				currency={currency}
				mayUpdate={mayUpdate}
			/>
			<Suspense>
				<EditorDays days={differentDays} />
			</Suspense>
			<PictureUploadForm excursionId={excursion.id} />
			<History events={history} timeZone={timeZone} />
		</>
	);
}

import { data } from "react-router";
import { EditorConflict } from "#app/excursions/editor-conflict.tsx";
import { EditorDays } from "#app/excursions/editor-days.tsx";
import { isExcursionId } from "#app/excursions/excursion.ts";
import { draftOf } from "#app/excursions/excursion-draft.ts";
import { ExcursionEditor, editorFormId } from "#app/excursions/excursion-editor.tsx";
import { localDateAt } from "#app/excursions/local-date.ts";
import { OnSaleSwitch } from "#app/excursions/on-sale-switch.tsx";
import { uploadFormId } from "#app/excursions/picture-drop.tsx";
import { readEditor } from "#app/excursions/staff-excursions.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { useIsland } from "#app/request/island.ts";
import { mayUser, requireRight } from "#app/request/rights.server.ts";
import { History, lastSaved } from "#app/ui/history.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import type { Route } from "./+types/excursion-edit";
import { editExcursion } from "./excursion-intents.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const now = Date.now();
	const view = isExcursionId(params.excursionId)
		? await readEditor(db, params.excursionId, { now, timeZone })
		: null;
	if (!view) throw data("There is no such excursion.", { status: 404 });
	return {
		...view,
		today: localDateAt(now, timeZone),
		mayUpdate: mayUser(user, "excursions", "update"),
		saved: url.searchParams.get("saved"),
		refused: url.searchParams.getAll("refused"),
	};
}

export const action = editExcursion;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.excursion.title ?? "Excursion"} · Staff` },
	{ name: "robots", content: "noindex" },
];

export default function ExcursionEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { excursion, points, overrides, history, today, mayUpdate, saved, refused } = loaderData;
	const { currency, timeZone } = useIsland();
	const edit = actionData?.intent === "save" ? actionData : null;
	const day = actionData?.intent === "different-day" ? actionData : null;
	const draft = edit?.draft ?? draftOf(excursion);
	return (
		<>
			<PageHead
				title={excursion.title}
				up={{ to: "/dashboard/excursion", label: "All excursions" }}
			>
				<OnSaleSwitch
					key={`switch-${saved}`}
					form={editorFormId}
					isOn={draft.isActive}
					isDisabled={!mayUpdate}
				/>
			</PageHead>
			{saved && !edit ? (
				<Notice look="good">
					<p>
						<b className="font-semibold">Saved.</b>{" "}
						{excursion.isActive
							? "Guests see it from now on."
							: "It is not on sale: add a picture and a pickup, then turn on “On sale” and save."}
					</p>
				</Notice>
			) : null}
			{refused.map((message) => (
				<Notice key={message} look="bad">
					{message}
				</Notice>
			))}
			{mayUpdate ? null : (
				<Notice>You may read this excursion. To change it you need another role.</Notice>
			)}
			{edit?.conflict ? <EditorConflict {...edit.conflict} /> : null}
			<ExcursionEditor
				// a save makes the form anew; until then what was typed stays, whatever else is loaded again
				key={`${excursion.id}-${saved}`}
				stored={{ id: excursion.id, version: excursion.version }}
				seenVersion={edit?.conflict?.version ?? null}
				draft={draft}
				errors={edit?.errors ?? null}
				currency={currency}
				points={points}
			>
				{mayUpdate ? (
					<SaveBar state={lastSaved(history, timeZone)} back="/dashboard/excursion" />
				) : null}
			</ExcursionEditor>
			<EditorDays
				key={`days-${overrides.length}`}
				days={overrides}
				today={today}
				typed={day?.typed ?? {}}
				errors={day?.errors ?? {}}
				mayChange={mayUpdate}
			/>
			<form
				id={uploadFormId}
				method="post"
				encType="multipart/form-data"
				action={`/dashboard/excursion/${excursion.id}/pictures`}
			/>
			<History events={history} timeZone={timeZone} />
		</>
	);
}

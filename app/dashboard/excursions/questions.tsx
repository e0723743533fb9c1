import { questionTable } from "#app/catalogue/questions/question-table.server.ts";
import {
	QuestionInputs,
	questionFacts,
	questionFormOf,
} from "#app/catalogue/questions/staff-question.tsx";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { questionsTexts as texts } from "#app/messages/staff/excursions/questions.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import type { Route } from "./+types/questions";
import { editChoices, loadChoices } from "./choice-requests.server.ts";
import { ChoicesScreen } from "./choices-screen.tsx";
import { readPress } from "./press.server.ts";

export async function loader(args: Route.LoaderArgs) {
	return loadChoices(args, questionTable);
}

export async function action(args: Route.ActionArgs) {
	return editChoices(await readPress(args), questionTable);
}

export const shouldRevalidate = revalidateAfterConflict;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.title ?? texts.title }) },
];

export default function Questions({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<ChoicesScreen
			kind="question"
			words={texts}
			loaded={loaderData}
			refused={actionData}
			inWords={questionFacts}
			formOf={questionFormOf}
			texts={({ kind }) => [
				{ field: "note", label: texts.form.note, rows: 3 },
				...(kind === "choice" ? [{ field: "options", label: texts.form.options, rows: 3 }] : []),
			]}
			fields={(field, values) => <QuestionInputs {...{ field, values }} />}
		/>
	);
}

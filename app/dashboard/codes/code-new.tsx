import { data, redirect } from "react-router";
import { codesTexts } from "#app/messages/staff/excursions/codes.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { CodeEditor, tickedExcursions } from "#app/sales/codes/code-editor.tsx";
import { codeFormSchema } from "#app/sales/codes/code-form-schema.ts";
import { createCode, readCodeChoices } from "#app/sales/codes/save-code.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/code-new";

const texts = codesTexts.new;

export async function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "excursions", "create");
	return readCodeChoices(context.get(requestContext).db);
}

export async function action({ request, context }: Route.ActionArgs) {
	const author = requireRight(context, request, "excursions", "create");
	const { values: fields, errors, typedValues } = await readForm(request, codeFormSchema);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const excursionIds = tickedExcursions(typedValues);
	const { db } = context.get(requestContext);
	if ((await createCode(db, { fields, excursionIds, author, now: Date.now() })) === "taken")
		return data(
			{ errors: { code: [codesTexts.errors.codeIsTaken] }, typedValues },
			{ status: 409 },
		);
	setFlash(context, { look: "success", text: texts.created });
	throw redirect("/dashboard/codes", 303);
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: texts.title }) }];

export default function CodeNew({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title={texts.title}
				up={{ to: "/dashboard/codes", label: officeTexts.screens.codes }}
			/>
			<CodeEditor
				{...loaderData}
				values={actionData?.typedValues ?? {}}
				errors={actionData?.errors ?? null}
			>
				<SaveBar state="" back="/dashboard/codes" label={texts.create} />
			</CodeEditor>
		</>
	);
}

import { data, Form, redirect } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { codesTexts } from "#app/messages/staff/excursions/codes.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { CodeEditor, codeFormOf, tickedExcursions } from "#app/sales/codes/code-editor.tsx";
import { codeFormSchema } from "#app/sales/codes/code-form-schema.ts";
import { changeCode, endCode, readCode } from "#app/sales/codes/save-code.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { checkForm } from "#app/ui/form/form.ts";
import { openedVersionOf } from "#app/ui/form/newer-save.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { History } from "#app/ui/history.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/code-edit";

const texts = codesTexts.edit;
const unknown = () => data(texts.noSuchCode, { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "create");
	const { db } = context.get(requestContext);
	const view = await readCode(db, rowIdOf(params.codeId), Date.now());
	if (!view) throw unknown();
	return { ...view, mayUpdate: mayUser(user, "excursions", "update") };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const author = requireRight(context, request, "excursions", "update");
	const { db } = context.get(requestContext);
	const [id, now] = [rowIdOf(params.codeId), Date.now()];
	const form = await readFormData(request);
	if (form.get("intent") === "end") {
		await endCode(db, id, { author, now });
		setFlash(context, { look: "success", text: texts.endedNow });
		throw redirect("/dashboard/codes", 303);
	}
	const { values: fields, errors, typedValues } = checkForm(codeFormSchema, form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const openedVersion = openedVersionOf(form);
	const excursionIds = tickedExcursions(typedValues);
	const answer = await changeCode(db, id, { fields, excursionIds, author, now, openedVersion });
	const refuse = (name: string, words: string) =>
		data({ errors: { [name]: [words] }, typedValues }, { status: 409 });
	if (answer === "taken") return refuse("code", codesTexts.errors.codeIsTaken);
	switch (answer.outcome) {
		case "unknown":
			throw unknown();
		case "ended":
			return refuse("", texts.hasEnded);
		case "newer":
		case "changed meanwhile":
			return refuse("", texts.changedMeanwhile);
		case "saved": {
			const text = answer.isNewRow ? texts.savedAnew : texts.saved;
			setFlash(context, { about: "code saved", look: "success", text });
			throw redirect(answer.isNewRow ? "/dashboard/codes" : `/dashboard/codes/${id}`, 303);
		}
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.code.code ?? officeTexts.screens.codes }) },
];

export default function CodeEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { code, trips, hotels, mayUpdate, history } = loaderData;
	const { timeZone } = useSiteConfig();
	const version = useOpenedVersion(useLastSave("code saved"), code);
	const excursionIds = code.excursions.map(({ id }) => id);
	const mayChange = mayUpdate && code.isActive;
	return (
		<>
			<PageHead
				title={code.code}
				up={{ to: "/dashboard/codes", label: officeTexts.screens.codes }}
			/>
			{code.isActive ? null : <p className="text-ink-soft">{texts.hasEnded}</p>}
			<CodeEditor
				values={actionData?.typedValues ?? { ...codeFormOf({ ...code, excursionIds }), version }}
				errors={actionData?.errors ?? null}
				{...{ trips, hotels }}
			>
				{mayChange ? <SaveBar state="" back="/dashboard/codes" /> : null}
			</CodeEditor>
			{mayChange ? (
				<ConfirmButton act={texts.end} consequence={texts.consequence(code)}>
					<Form method="post">
						<input type="hidden" name="intent" value="end" />
						<Button type="submit">{texts.confirm(code)}</Button>
					</Form>
				</ConfirmButton>
			) : null}
			<History events={history} timeZone={timeZone} />
		</>
	);
}

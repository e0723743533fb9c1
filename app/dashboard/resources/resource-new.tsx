import { data, redirect } from "react-router";
import { resourceKinds } from "#app/departures/team/resource.ts";
import { ResourceForm } from "#app/departures/team/resource-form.tsx";
import { resourceSchema } from "#app/departures/team/resource-schema.ts";
import { createResource } from "#app/departures/team/resources.server.ts";
import { resourceEditorTexts } from "#app/messages/staff/departures/resource-editor.ts";
import { resourcesTexts } from "#app/messages/staff/departures/resources.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/resource-new";
import { noSuchUser } from "./resource-errors.ts";

const texts = resourceEditorTexts.new;

export function loader({ request, context, url }: Route.LoaderArgs) {
	requireRight(context, request, "resources", "create");
	const requestedKind = url.searchParams.get("kind");
	return { kind: resourceKinds.find((kind) => kind === requestedKind) ?? resourceKinds[0] };
}

export async function action({ request, context }: Route.ActionArgs) {
	requireRight(context, request, "resources", "create");
	const { values, errors, typedValues } = await readForm(request, resourceSchema);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const id = await createResource(context.get(requestContext).db, values, Date.now());
	if (id === null) return data({ errors: noSuchUser(), typedValues }, { status: 409 });
	setFlash(context, { look: "success", text: texts.created({ name: values.name }) });
	throw redirect("/dashboard/resources", 303);
}

export const meta = () => [{ title: texts.pageTitle }];

export default function ResourceNew({ loaderData: { kind }, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title={texts.title[kind]}
				up={{ to: "/dashboard/resources", label: resourcesTexts.title }}
			/>
			<ResourceForm
				key={kind}
				kind={kind}
				values={actionData?.typedValues ?? { isActive: "on" }}
				errors={actionData?.errors ?? null}
			>
				<SaveBar state="" back="/dashboard/resources" label={texts.create} />
			</ResourceForm>
		</>
	);
}

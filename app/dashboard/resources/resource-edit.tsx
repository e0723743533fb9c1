import { data, redirect } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { useLastSave, useOpenedVersion } from "#app/dashboard/staff-flash.ts";
import { ResourceDepartures } from "#app/departures/team/resource-departures.tsx";
import { ResourceForm, resourceFormOf } from "#app/departures/team/resource-form.tsx";
import { resourceSchema } from "#app/departures/team/resource-schema.ts";
import { readResource, updateResource } from "#app/departures/team/resources.server.ts";
import { resourceEditorTexts } from "#app/messages/staff/departures/resource-editor.ts";
import { resourcesTexts } from "#app/messages/staff/departures/resources.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { openedVersionOf } from "#app/ui/form/newer-save.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/resource-edit";
import { newerResource, resourceErrors } from "./resource-errors.ts";

const texts = resourceEditorTexts.edit;

const unknown = () => data(texts.unknown, { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "resources", "read");
	const { db, environment } = context.get(requestContext);
	const today = localDateAt(Date.now(), environment.timeZone);
	const view = await readResource(db, rowIdOf(params.resourceId), today);
	if (!view) throw unknown();
	return {
		...view,
		mayUpdate: mayUser(user, "resources", "update"),
		mayOpen: mayUser(user, "bookings", "read"),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	requireRight(context, request, "resources", "update");
	const form = await readFormData(request);
	const { values, errors, typedValues } = checkForm(resourceSchema, form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const services = context.get(requestContext);
	const now = Date.now();
	const { db, environment } = services;
	const id = rowIdOf(params.resourceId);
	const today = localDateAt(now, environment.timeZone);
	const result = await updateResource(db, id, values, {
		openedVersion: openedVersionOf(form),
		today,
		now,
	});
	if (result.outcome === "unknown") throw unknown();
	if (result.outcome === "newer") {
		const view = await readResource(db, id, today);
		const newer = view && newerResource(typedValues, values, view.resource, environment.timeZone);
		if (newer) return data(newer, { status: 409 });
	} else if (result.outcome !== "saved")
		return data({ errors: resourceErrors(result), typedValues }, { status: 409 });
	else if (result.excursionIds.length > 0) purgeExcursionPages(services, ...result.excursionIds);
	setFlash(context, {
		about: "resource saved",
		look: "success",
		text: texts.saved({ name: values.name }),
	});
	throw redirect(`/dashboard/resources/${params.resourceId}`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: texts.pageTitle({ name: loaderData?.resource.name ?? resourcesTexts.title }) },
];

export default function ResourceEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { resource, coming, mayUpdate, mayOpen } = loaderData;
	const { kind, name } = resource;
	const version = useOpenedVersion(useLastSave("resource saved"), resource);
	return (
		<>
			<PageHead title={name} up={{ to: "/dashboard/resources", label: resourcesTexts.title }} />
			<ResourceForm
				kind={kind}
				values={actionData?.typedValues ?? { ...resourceFormOf(resource), version }}
				errors={actionData?.errors ?? null}
			>
				{mayUpdate ? <SaveBar state="" back="/dashboard/resources" /> : null}
			</ResourceForm>
			<section aria-labelledby="coming" className="grid gap-4">
				<h2 id="coming" className="text-[1.45rem]">
					{texts.coming}
				</h2>
				{coming.length > 0 ? (
					<ResourceDepartures departures={coming} mayOpen={mayOpen} heading="h3" />
				) : (
					<p className="text-ink-soft">{texts.noneComing}</p>
				)}
			</section>
		</>
	);
}

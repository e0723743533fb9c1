import { data, redirect } from "react-router";
import { localDateAt } from "#app/excursions/local-date.ts";
import { resourceEditorTexts } from "#app/messages/catalogues/staff-departures/resource-editor.ts";
import { resourcesTexts } from "#app/messages/catalogues/staff-departures/resources.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { resourceSchema } from "#app/resources/resource.ts";
import { ResourceDepartures } from "#app/resources/resource-departures.tsx";
import { ResourceForm } from "#app/resources/resource-form.tsx";
import { readResource, updateResource } from "#app/resources/resources.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/resource-edit";
import { refusalOf } from "./resource-errors.ts";

const texts = resourceEditorTexts.edit;

/** Ids begin at 1; 0 matches no row. */
function idOf(text: string): number {
	return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

const unknown = () => data(texts.unknown, { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "resources", "read");
	const { db, environment } = context.get(requestContext);
	const today = localDateAt(Date.now(), environment.timeZone);
	const view = await readResource(db, idOf(params.resourceId), today);
	if (!view) throw unknown();
	return {
		...view,
		mayUpdate: mayUser(user, "resources", "update"),
		mayOpen: mayUser(user, "bookings", "read"),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	requireRight(context, request, "resources", "update");
	const { values, errors, typed } = await readForm(request, resourceSchema);
	if (errors) return data({ errors, typed }, { status: 400 });
	const services = context.get(requestContext);
	const now = Date.now();
	const clock = { now, today: localDateAt(now, services.environment.timeZone) };
	const saved = await updateResource(services.db, idOf(params.resourceId), values, clock);
	if (saved.outcome === "unknown") throw unknown();
	if (saved.outcome !== "saved") return data({ errors: refusalOf(saved), typed }, { status: 409 });
	if (saved.excursionIds.length > 0) purgeExcursionPages(services, ...saved.excursionIds);
	setFlash(context, { look: "success", text: texts.saved({ name: values.name }) });
	throw redirect(`/dashboard/resources/${params.resourceId}`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: texts.pageTitle({ name: loaderData?.resource.name ?? resourcesTexts.title }) },
];

export default function ResourceEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { resource, coming, mayUpdate, mayOpen } = loaderData;
	const { kind, name, phone, languages, seats, email, isActive } = resource;
	const stored = {
		name,
		phone,
		languages: languages.join(" "),
		seats: seats === null ? "" : String(seats),
		email,
		isActive: isActive ? "on" : "off",
	};
	return (
		<>
			<PageHead title={name} up={{ to: "/dashboard/resources", label: resourcesTexts.title }} />
			<ResourceForm
				kind={kind}
				values={actionData?.typed ?? stored}
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

import { data, redirect } from "react-router";
import { pointFormSchema, pointInputOf } from "#app/catalogue/pickup-points/pickup-point.ts";
import { listPoints } from "#app/catalogue/pickup-points/pickup-points.server.ts";
import { PointForm } from "#app/catalogue/pickup-points/point-form.tsx";
import { createPoint } from "#app/catalogue/pickup-points/save-point.server.ts";
import { pickupPointTexts as texts } from "#app/messages/staff/excursions/pickup-point.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkInput, typedValuesOf } from "#app/ui/form/form.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/point-new";
import { withMap } from "./map-page.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "excursions", "create");
	return withMap(context, { others: await listPoints(context.get(requestContext).db) });
}

export async function action({ request, context }: Route.ActionArgs) {
	const user = requireRight(context, request, "excursions", "create");
	const form = await readFormData(request);
	const { values, errors } = checkInput(pointFormSchema, pointInputOf(form));
	if (errors) return data({ errors, typedValues: typedValuesOf(form) }, { status: 400 });
	await createPoint(context.get(requestContext).db, values, user, Date.now());
	setFlash(context, {
		look: "success",
		text: texts.create.created,
	});
	throw redirect("/dashboard/points");
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = () => [{ title: officeTexts.pageTitle({ title: texts.create.title }) }];

export default function PointNew({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title={texts.create.title}
				up={{ to: "/dashboard/points", label: texts.allPoints }}
			/>
			<PointForm
				values={actionData?.typedValues ?? { isActive: "on" }}
				others={loaderData.others}
				tiles={loaderData.tiles}
				errors={actionData?.errors ?? null}
			>
				<SaveBar state="" back="/dashboard/points" label={texts.create.create} />
			</PointForm>
		</>
	);
}

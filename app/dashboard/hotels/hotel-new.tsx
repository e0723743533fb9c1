import { data, redirect } from "react-router";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { hotelPageTexts as texts } from "#app/messages/staff/partners/hotel-page.ts";
import { newHotelSchema, shortNameOf } from "#app/partners/hotel.ts";
import { HotelForm } from "#app/partners/hotel-form.tsx";
import { listPointChoices } from "#app/partners/hotels.server.ts";
import { createHotel } from "#app/partners/save-hotel.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/hotel-new";
import { hotelErrors } from "./hotel-actions.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "excursions", "create");
	return { points: await listPointChoices(context.get(requestContext).db, null) };
}

export async function action({ request, context }: Route.ActionArgs) {
	const user = requireRight(context, request, "excursions", "create");
	const form = await readFormData(request);
	if (form.get("id") === "") form.set("id", shortNameOf(String(form.get("name") ?? "")));
	const { values, errors, typedValues } = checkForm(newHotelSchema, form);
	if (errors) return data({ errors, typedValues }, { status: 400 });
	const { outcome } = await createHotel(context.get(requestContext).db, values, user, Date.now());
	if (outcome === "saved") {
		setFlash(context, { look: "success", text: texts.create.created({ name: values.name }) });
		throw redirect(`/dashboard/hotels/${values.id}`);
	}
	return data({ errors: hotelErrors(outcome), typedValues }, { status: 409 });
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: texts.create.title }) }];

export default function HotelNew({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title={texts.create.title}
				up={{ to: "/dashboard/hotels", label: texts.allHotels }}
			/>
			<HotelForm
				isNew
				values={actionData?.typedValues ?? { isActive: "on" }}
				points={loaderData.points}
				errors={actionData?.errors ?? null}
			>
				<SaveBar state="" back="/dashboard/hotels" label={texts.create.create} />
			</HotelForm>
		</>
	);
}

import { data } from "react-router";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useLastSave, useOpenedVersion, useStaffFlash } from "#app/dashboard/staff-flash.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { hotelFormOf } from "#app/partners/hotel-fields.ts";
import { HotelForm } from "#app/partners/hotel-form.tsx";
import { HotelSales, MonthCollected } from "#app/partners/hotel-sales.tsx";
import { readHotel } from "#app/partners/hotels.server.ts";
import { totemState } from "#app/partners/totem.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { hotelScopeOf } from "#app/request/user/user-scopes.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { History, lastSaved } from "#app/ui/history.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/hotel-edit";
import { editHotel } from "./hotel-actions.server.ts";
import { HotelTotems } from "./hotel-totems.tsx";

const daysOfSales = 365;

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	const { db, environment } = context.get(requestContext);
	const now = Date.now();
	const today = localDateAt(now, environment.timeZone);
	const fromMonth = addDays(today, -daysOfSales).slice(0, 7);
	const view = await readHotel(db, params.hotelId, hotelScopeOf(user), fromMonth);
	if (!view) throw data(noSuchTexts.hotel, { status: 404 });
	return {
		...view,
		totems: view.totems.map((totem) => ({ ...totem, state: totemState(totem, now) })),
		totemUrl: `${environment.appUrl}/totem/${params.hotelId}/`,
		sales: mayUser(user, "bookings", "read") ? view.sales : null,
		mayCollect: mayUser(user, "bookings", "update"),
		mayUpdate: mayUser(user, "excursions", "update"),
	};
}

export const action = editHotel;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.hotel.name ?? hotelPageTexts.unnamed }) },
];

export default function HotelEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { hotel, points, sales, totems, totemUrl, history, mayUpdate } = loaderData;
	const { mayCollect } = loaderData;
	const version = useOpenedVersion(useLastSave("hotel saved"), hotel);
	const collected = useStaffFlash("month collected");
	const edit = actionData?.intent === "save" ? actionData : null;
	const { currency, timeZone } = useSiteConfig();
	return (
		<>
			<PageHead
				title={hotel.name}
				up={{ to: "/dashboard/hotels", label: hotelPageTexts.allHotels }}
			/>
			<HotelForm
				isNew={false}
				values={edit?.typedValues ?? { ...hotelFormOf(hotel), version }}
				points={points}
				errors={edit?.errors ?? null}
			>
				{mayUpdate ? (
					<SaveBar state={lastSaved(history, timeZone)} back="/dashboard/hotels" />
				) : null}
			</HotelForm>
			<HotelTotems
				hotelId={hotel.id}
				totems={totems}
				url={totemUrl}
				timeZone={timeZone}
				mayUpdate={mayUpdate}
			/>
			{sales ? (
				<HotelSales sales={sales} currency={currency} mayCollect={mayCollect}>
					{collected?.facts ? <MonthCollected text={collected.text} {...collected.facts} /> : null}
				</HotelSales>
			) : null}
			<History events={history} timeZone={timeZone} />
		</>
	);
}

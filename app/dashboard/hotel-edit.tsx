import { data, redirect } from "react-router";
import { addDays, localDateAt } from "#app/excursions/local-date.ts";
import { hotelSchema } from "#app/hotels/hotel.ts";
import { HotelForm } from "#app/hotels/hotel-form.tsx";
import { HotelSales, MonthCollected } from "#app/hotels/hotel-sales.tsx";
import { type ListedHotel, readHotel, updateHotel } from "#app/hotels/hotels.server.ts";
import { totemState } from "#app/hotels/totem.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { useIsland } from "#app/request/island.ts";
import { mayUser, requireRight } from "#app/request/rights.server.ts";
import { checkForm } from "#app/ui/form.ts";
import { formatCount } from "#app/ui/format.ts";
import { History, lastSaved } from "#app/ui/history.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SaveBar } from "#app/ui/save-bar.tsx";
import type { Route } from "./+types/hotel-edit";
import { changeCollection, readCollected } from "./hotel-collection.server.ts";
import { hotelErrors } from "./hotel-errors.ts";
import { hotelScopeOf } from "./hotel-scope.server.ts";
import { HotelTotems } from "./hotel-totems.tsx";
import { changeTotems } from "./totem-intents.server.ts";

/** How far back sales are shown. */
const daysOfSales = 365;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
	const user = requireRight(context, request, "excursions", "read");
	const { db, environment } = context.get(requestContext);
	const today = localDateAt(Date.now(), environment.timeZone);
	const fromMonth = addDays(today, -daysOfSales).slice(0, 7);
	const view = await readHotel(db, params.hotelId, hotelScopeOf(user), fromMonth);
	if (!view) throw data("There is no such hotel.", { status: 404 });
	const now = Date.now();
	return {
		...view,
		totems: view.totems.map(({ id, createdAt, seenAt, ...totem }) => ({
			id,
			createdAt,
			seenAt,
			state: totemState({ id, createdAt, seenAt, ...totem }, now),
		})),
		totemUrl: `${environment.appUrl}/totem/${params.hotelId}/`,
		sales: mayUser(user, "bookings", "read") ? view.sales : null,
		mayCollect: mayUser(user, "bookings", "update"),
		collected: readCollected(url.searchParams),
		mayUpdate: mayUser(user, "excursions", "update"),
		isSaved: url.searchParams.has("saved"),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const intent = form.get("intent");
	if (intent === "collect" || intent === "uncollect")
		return changeCollection({ request, form, context, hotelId: params.hotelId });
	const user = requireRight(context, request, "excursions", "update");
	if (intent === "enrol" || intent === "revoke")
		return changeTotems({ form, context, hotelId: params.hotelId, user });
	const { values, errors, typed } = checkForm(hotelSchema, form);
	if (errors) return data({ intent: "save" as const, errors, typed }, { status: 400 });
	const { db } = context.get(requestContext);
	const { outcome } = await updateHotel(db, params.hotelId, values, user, Date.now());
	if (outcome === "done") throw redirect(`/dashboard/hotels/${params.hotelId}?saved`);
	if (outcome === "unknown") throw data("There is no such hotel.", { status: 404 });
	return data({ intent: "save" as const, errors: hotelErrors[outcome], typed }, { status: 409 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData?.hotel.name ?? "Hotel"} · Staff` },
	{ name: "robots", content: "noindex" },
];

export default function HotelEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { hotel, points, sales, totems, totemUrl, history, mayUpdate, isSaved } = loaderData;
	const { mayCollect, collected } = loaderData;
	const edit = actionData?.intent === "save" ? actionData : null;
	const enrolled = actionData?.intent === "enrol" ? actionData.url : null;
	const { currency, timeZone } = useIsland();
	return (
		<>
			<PageHead title={hotel.name} up={{ to: "/dashboard/hotels", label: "All hotels" }} />
			{isSaved && !actionData ? <Notice look="good">Saved.</Notice> : null}
			<HotelForm
				isNew={false}
				values={edit?.typed ?? valuesOf(hotel)}
				points={points}
				errors={edit?.errors ?? null}
			>
				{mayUpdate ? (
					<SaveBar state={lastSaved(history, timeZone)} back="/dashboard/hotels" />
				) : null}
			</HotelForm>
			<HotelTotems
				totems={totems}
				url={totemUrl}
				enrolled={enrolled}
				timeZone={timeZone}
				mayUpdate={mayUpdate}
			/>
			{sales ? (
				<HotelSales sales={sales} currency={currency} mayCollect={mayCollect}>
					{collected ? (
						<MonthCollected
							month={collected.month}
							at={collected.at}
							count={formatCount(collected.count, { one: "booking", other: "bookings" })}
						/>
					) : null}
				</HotelSales>
			) : null}
			<History events={history} timeZone={timeZone} />
		</>
	);
}

function valuesOf(hotel: ListedHotel): Record<string, string> {
	const { name, address, phone, paymentMode, pickupPointId, partner, isActive } = hotel;
	return {
		name,
		address,
		phone,
		paymentMode,
		pickupPointId: String(pickupPointId ?? ""),
		partnerEmail: partner ?? "",
		...(isActive ? { isActive: "on" } : {}),
	};
}

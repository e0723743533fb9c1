import { data } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { useLastSave } from "#app/dashboard/staff-flash.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { resellersTexts as texts } from "#app/messages/staff/partners/resellers.ts";
import {
	ResellerBookings,
	ResellerMonths,
	ResellerSubscriptions,
} from "#app/partners/resellers/reseller-bookings.tsx";
import { resellerFormOf } from "#app/partners/resellers/reseller-form.ts";
import { ResellerKeys } from "#app/partners/resellers/reseller-keys.tsx";
import { ResellerTerms } from "#app/partners/resellers/reseller-terms.tsx";
import { readReseller } from "#app/partners/resellers/resellers.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { SaveBar } from "#app/ui/form/save-bar.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/reseller";
import { editReseller } from "./reseller-actions.server.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
	requireRight(context, request, "excursions", "update");
	const view = await readReseller(context.get(requestContext).db, rowIdOf(params.resellerId));
	if (!view) throw data(texts.notThere, { status: 404 });
	return { ...view, now: Date.now() };
}

export const action = editReseller;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: officeTexts.pageTitle({ title: loaderData?.reseller.name ?? texts.unnamed }) },
];

export default function Reseller({ loaderData, actionData }: Route.ComponentProps) {
	const { reseller, keys, months, bookings, subscriptions, trips, now } = loaderData;
	const { currency, timeZone } = useSiteConfig();
	const lastSave = useLastSave("reseller saved");
	const edit = actionData?.intent === "save" ? actionData : null;
	const keyForm = actionData?.intent === "key" ? actionData : null;
	return (
		<>
			<PageHead
				title={reseller.name}
				up={{ to: "/dashboard/resellers", label: officeTexts.screens.resellers }}
			/>
			{bookings.length > 0 ? (
				<>
					<ResellerMonths resellerId={reseller.id} months={months} currency={currency} />
					<ResellerBookings resellerId={reseller.id} bookings={bookings} />
				</>
			) : null}
			<ResellerKeys
				keys={keys}
				now={now}
				timeZone={timeZone}
				newKey={actionData?.intent === "new key" ? actionData.key : null}
				values={keyForm?.typedValues ?? {}}
				errors={keyForm?.errors ?? null}
			/>
			<ResellerTerms
				key={lastSave}
				trips={trips}
				values={edit?.typedValues ?? resellerFormOf(reseller)}
				errors={edit?.errors ?? null}
			>
				<SaveBar state="" back="/dashboard/resellers" />
			</ResellerTerms>
			{subscriptions.length > 0 ? (
				<ResellerSubscriptions subscriptions={subscriptions} timeZone={timeZone} />
			) : null}
		</>
	);
}

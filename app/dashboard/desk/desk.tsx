import { officeTexts } from "#app/messages/staff/office/office.ts";
import { listHotels } from "#app/partners/hotels.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { hotelScopeOf } from "#app/request/user/user-scopes.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/desk";
import { runDeskAction } from "./desk-actions.server.ts";
import { DeskChoice } from "./desk-choice.tsx";
import { DeskCode } from "./desk-code.tsx";
import { DeskResult } from "./desk-result.tsx";
import { requireDesk } from "./require-desk.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const user = requireDesk(context, request);
	const { db, gateway } = context.get(requestContext);
	const hotels = await listHotels(db, hotelScopeOf(user));
	return {
		hotels: hotels.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })),
		takesCards: gateway !== null,
	};
}

export const action = runDeskAction;

export const meta = () => [{ title: officeTexts.pageTitle({ title: officeTexts.screens.desk }) }];

/** The hotel desk finishes the booking of a guest without a phone. */
export default function Desk({ loaderData, actionData }: Route.ComponentProps) {
	const { hotels, takesCards } = loaderData;
	return (
		<>
			<PageHead title={officeTexts.screens.desk} />
			{actionData?.state === "booked" ? (
				<DeskResult booking={actionData.booking} />
			) : actionData?.state === "open" ? (
				<DeskChoice open={actionData} takesCards={takesCards} />
			) : (
				<DeskCode hotels={hotels} refused={actionData ?? null} />
			)}
		</>
	);
}

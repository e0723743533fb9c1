import { data, redirect } from "react-router";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { yourDataTexts } from "#app/messages/texts.ts";
import { eraseBooking } from "#app/privacy/erasure.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { guestBooking } from "#app/request/guest-booking.server.ts";
import { orUnavailable, orUnsent } from "#app/request/unavailable.server.ts";
import { whatBlocksErasure } from "#app/sales/erasure/erasable.server.ts";
import { YourData } from "#app/sales/guest/your-data.tsx";
import { hiddenMeta } from "#app/site/meta.ts";
import { PageError } from "#app/site/unavailable.tsx";
import type { Route } from "./+types/booking-data";
import { erasureClock, ownedBooking, readOwnForm } from "./own-data.server.ts";
import { requireGuest } from "./require-guest.server.ts";

/** What a guest may do with the data of a booking: take them along, or have them deleted. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
	await requireGuest(context, request, params.confirmId);
	const services = context.get(requestContext);
	const { ownBooking, now } = await guestBooking(context, params.confirmId);
	const clock = erasureClock(context, now);
	const waits = await orUnavailable(services, whatBlocksErasure(services.db, ownBooking.id, clock));
	const problemParameter = url.searchParams.get("problem");
	const problem =
		(["wrongEmail", "tooMany"] as const).find((each) => each === problemParameter) ?? null;
	return {
		booking: ownBooking.guest,
		hasEmail: ownBooking.email !== null,
		waits: waits ?? [],
		problem,
	};
}

export const handle = ownDocumentHandle;

export async function action({ request, params, context }: Route.ActionArgs) {
	await requireGuest(context, request, params.confirmId);
	const form = await readOwnForm(request);
	const erasing = erase(context, form, params.confirmId);
	const { outcome, typedEmail } = await orUnsent(erasing, {
		step: "erase",
		typedValues: form.typedValues,
	});
	switch (outcome) {
		case "erased":
		// a late second press of the same button: the first one has changed the link
		case "gone":
		case "unknown":
			return redirect("/booking/erased", 303);
		case "blocked":
			return data({ problem: "changed" as const, typedEmail }, { status: 409 });
		case "tooMany":
			return data({ problem: outcome, typedEmail }, { status: 429 });
		case "wrongEmail":
			return data({ problem: outcome, typedEmail }, { status: 400 });
	}
}

/** The statement itself checks that nothing is open any more. */
async function erase(
	context: Route.ActionArgs["context"],
	form: Awaited<ReturnType<typeof readOwnForm>>,
	confirmId: string,
) {
	const { db } = context.get(requestContext);
	const { ownBooking, now, problem, typedEmail } = await ownedBooking(context, form, confirmId);
	if (problem) return { outcome: problem, typedEmail };
	const { outcome } = await eraseBooking(
		db,
		{ id: ownBooking.id, line: { code: "erased", by: "guest" }, now },
		erasureClock(context, now),
	);
	return { outcome, typedEmail };
}

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => yourDataTexts[language].pageTitle, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function BookingData({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<YourData
			{...loaderData}
			problem={actionData?.problem ?? loaderData.problem}
			typedEmail={actionData?.typedEmail ?? ""}
		/>
	);
}

/** While the database is away, what was sent is kept. */
export const ErrorBoundary = PageError;

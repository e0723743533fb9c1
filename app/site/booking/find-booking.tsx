import { data } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { Widget } from "#app/islands/widget.tsx";
import { logError } from "#app/log/log.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { findBookingTexts } from "#app/messages/texts.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { isUnreachable } from "#app/request/unavailable.server.ts";
import { bookingLinkSchema, mailBookingLink } from "#app/sales/guest/booking-link.server.ts";
import { publicMeta } from "#app/site/meta.ts";
import type { Route } from "./+types/find-booking";
import FindBooking, { LinkOnItsWay } from "./find-booking-widget.tsx";

/** Sends the link by mail and never shows it. The answer is the same for every input. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { values, errors, typedValues } = await readForm(
		request,
		bookingLinkSchema,
		services.language,
	);
	const { problems } = findBookingTexts[services.language];
	if (errors)
		return data({ isSent: false as const, errors, typedValues, problem: null }, { status: 400 });
	const limit = await services.limits.contact.limit({ key: `find:${services.visitorNetwork}` });
	if (!limit.success) {
		noteFacts({ refusal: "too many from one address" });
		return data(
			{
				isSent: false as const,
				errors: {},
				typedValues,
				problem: problems.tooMany,
			},
			{ status: 429, headers: { "Retry-After": "60" } },
		);
	}
	try {
		await mailBookingLink(services.db, values, Date.now(), mailSender(services));
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		logError("booking link", error);
		return data(
			{ isSent: false as const, errors: {}, typedValues, problem: problems.unavailable },
			{ status: 503 },
		);
	}
	deliverSoon(services);
	return data({ isSent: true as const }, { headers: { "Cache-Control": "no-store" } });
}

export { publicHeaders as headers } from "#app/site/public-page-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
	publicMeta(matches, (language) => {
		const { title, description } = findBookingTexts[language];
		return { title, path: "/booking", description };
	});

export default function FindBookingPage({ actionData }: Route.ComponentProps) {
	const { operator } = useSiteConfig();
	return actionData?.isSent ? (
		<LinkOnItsWay operator={operator} />
	) : (
		<Widget
			name="find-booking-widget"
			draw={FindBooking}
			props={{ answer: actionData ?? null, operator: { phone: operator.phone } }}
		/>
	);
}

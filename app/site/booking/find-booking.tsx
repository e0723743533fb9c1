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
	const refuse = (init: ResponseInit & { status: number }, problem: string | null) =>
		data({ isSent: false as const, errors: errors ?? {}, typedValues, problem }, init);
	if (errors) return refuse({ status: 400 }, null);
	const limit = await services.limits.contact.limit({ key: `find:${services.visitorNetwork}` });
	if (!limit.success) {
		noteFacts({ refusal: "too many from one address" });
		return refuse({ status: 429, headers: { "Retry-After": "60" } }, problems.tooMany);
	}
	try {
		await mailBookingLink(services.db, values, Date.now(), mailSender(services));
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		logError("booking link", error);
		return refuse({ status: 503 }, problems.unavailable);
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

import { redirect } from "react-router";
import * as v from "valibot";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ownDocumentHandle } from "#app/islands/document.tsx";
import { waitingListTexts } from "#app/messages/texts.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { type RequestContext, requestContext } from "#app/request/context.server.ts";
import { readForm } from "#app/request/form.server.ts";
import { orUnavailable } from "#app/request/unavailable.server.ts";
import { isConfirmId } from "#app/sales/booking/booking-ids.ts";
import { leaveLists, readOwnDays } from "#app/sales/waiting/own-list.server.ts";
import { OwnLists } from "#app/sales/waiting/own-lists.tsx";
import { waitingPath } from "#app/sales/waiting/waiting-mails.ts";
import { hiddenMeta } from "#app/site/meta.ts";
import { PageError } from "#app/site/unavailable.tsx";
import type { Route } from "./+types/waiting-own";

async function ownDays(services: RequestContext, secret: string) {
	const { db, language } = services;
	if (!isConfirmId(secret)) throw new Response(null, { status: 404 });
	const reading = readOwnDays(db, secret, { language, now: Date.now() });
	const days = await orUnavailable(services, reading);
	if (days.length === 0) throw new Response(null, { status: 404 });
	return days;
}

export async function loader({ params, context }: Route.LoaderArgs) {
	return { days: await ownDays(context.get(requestContext), params.secret) };
}

export const handle = ownDocumentHandle;

/** The day that ends, by its number, or all of them. */
const formSchema = v.object({ day: v.pipe(v.string(), v.regex(/^(all|\d{1,15})$/)) });

/** Refuses an offer, or leaves the lists. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const days = await ownDays(services, params.secret);
	const { values } = await readForm(request, formSchema);
	if (!values) throw new Response(null, { status: 400 });
	const chosenDays = days.filter(({ id }) => values.day === "all" || String(id) === values.day);
	const leaving = leaveLists(services.db, chosenDays, Date.now());
	const excursionId = await orUnavailable(services, leaving);
	if (excursionId) purgeExcursionPages(services, excursionId);
	return redirect(waitingPath(params.secret), 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
	hiddenMeta((language) => waitingListTexts[language].page.title, matches);

export { unstoredHeaders as headers } from "#app/site/public-page-headers.ts";

export default function WaitingOwn({ loaderData }: Route.ComponentProps) {
	const { timeZone } = useSiteConfig();
	return <OwnLists days={loaderData.days} timeZone={timeZone} />;
}

/** While the database is away. */
export const ErrorBoundary = PageError;

import { data } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { booksTexts } from "#app/messages/staff/office/books.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { readFill } from "#app/operations/books/books.server.ts";
import { readBooksSpan } from "#app/operations/books/books.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireBooks } from "#app/request/user/user-scopes.server.ts";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/fill";
import { FillReport } from "./fill-report.tsx";
import { SpanForm } from "./span-form.tsx";

/** Every departure of the days is drawn. */
const mostDays = 100;

export async function loader({ request, context, url }: Route.LoaderArgs) {
	requireBooks(context, request);
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const span = readBooksSpan(url.searchParams, localDateAt(Date.now(), timeZone), {
		days: mostDays,
		error: booksTexts.fill.tooLong,
	});
	if (span.error) return data({ span, departures: null }, { status: 400 });
	return data({ span, departures: await readFill(db, span, timeZone) });
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: officeTexts.screens.fill }) }];

export default function Fill({ loaderData: { span, departures } }: Route.ComponentProps) {
	const { currency } = useSiteConfig();
	return (
		<>
			<StaffHead title={officeTexts.screens.fill} />
			<p className="text-ink-soft">{booksTexts.fill.lead}</p>
			<SpanForm span={span} action="/dashboard/fill" />
			<FormError>{span.error ?? undefined}</FormError>
			{departures ? <FillReport departures={departures} currency={currency} /> : null}
		</>
	);
}

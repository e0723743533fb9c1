import { data } from "react-router";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { booksTexts } from "#app/messages/staff/office/books.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { readBooks } from "#app/operations/books/books.server.ts";
import { readBooksSpan } from "#app/operations/books/books.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireBooks } from "#app/request/user/user-scopes.server.ts";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/books";
import { BooksReport, LateCorrections, OpenHotelMonths, Purses } from "./books-report.tsx";
import { SpanForm } from "./span-form.tsx";

export async function loader({ request, context, url }: Route.LoaderArgs) {
	requireBooks(context, request);
	const { db, environment } = context.get(requestContext);
	const { timeZone } = environment;
	const span = readBooksSpan(url.searchParams, localDateAt(Date.now(), timeZone));
	if (span.error) return data({ span, books: null }, { status: 400 });
	return data({ span, books: await readBooks(db, span, timeZone) });
}

export const meta = () => [{ title: officeTexts.pageTitle({ title: officeTexts.screens.books }) }];

export default function Books({ loaderData: { span, books } }: Route.ComponentProps) {
	const { currency } = useSiteConfig();
	return (
		<>
			<StaffHead title={officeTexts.screens.books} />
			<p className="max-w-prose text-ink-soft">{booksTexts.lead[span.by]}</p>
			<SpanForm span={span} action="/dashboard/books" choosesDay />
			<FormError>{span.error ?? undefined}</FormError>
			{books ? (
				<>
					<BooksReport
						cells={books.cells}
						currency={currency}
						file={`/dashboard/books/entries.csv?from=${span.from}&to=${span.to}&by=${span.by}`}
					/>
					<LateCorrections corrections={books.corrections} currency={currency} />
					<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
						<Purses purses={books.purses} />
						<OpenHotelMonths months={books.hotelMonths} currency={currency} />
					</div>
				</>
			) : null}
		</>
	);
}

import { Form, Link } from "react-router";
import { addDays, isLocalDate } from "#app/catalogue/local-date.ts";
import { booksTexts } from "#app/messages/staff/office/books.ts";
import { type BooksDay, monthOf, type TypedSpan } from "#app/operations/books/books.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { PillRadio } from "#app/ui/form/pill-radio.tsx";
import { formatMonth } from "#app/ui/format/format.ts";

const texts = booksTexts.span;
const monthLink = "inline-flex min-h-11 items-center font-semibold";

/** The days of a report, with the ways to the month before and after. */
export function SpanForm({
	span,
	action,
	choosesDay = false,
}: {
	span: TypedSpan;
	action: string;
	/** By day of sale or of travel. */
	choosesDay?: boolean;
}) {
	const { from, to, by } = span;
	return (
		<Form
			method="get"
			action={action}
			key={`${from} ${to} ${by}`}
			className="flex flex-wrap items-end gap-x-4 gap-y-3"
		>
			<TextField type="date" name="from" label={texts.from} defaultValue={from} required />
			<TextField type="date" name="to" label={texts.to} defaultValue={to} required />
			{choosesDay ? (
				<fieldset className="flex flex-wrap gap-2">
					<legend className="sr-only">{texts.by}</legend>
					<PillRadio name="by" value="sale" label={texts.sale} defaultChecked={by === "sale"} />
					<PillRadio
						name="by"
						value="travel"
						label={texts.travel}
						defaultChecked={by === "travel"}
					/>
				</fieldset>
			) : null}
			<Button className="min-h-11! py-2!">{texts.show}</Button>
			{isLocalDate(from) ? <MonthLinks from={from} by={by} action={action} /> : null}
		</Form>
	);
}

function MonthLinks({ from, by, action }: { from: string; by: BooksDay; action: string }) {
	const here = monthOf(from);
	const [earlier, later] = [monthOf(addDays(here.from, -1)), monthOf(addDays(here.to, 1))];
	const address = (month: { from: string; to: string }) =>
		`${action}?from=${month.from}&to=${month.to}&by=${by}`;
	const nameOf = (month: { from: string }) => formatMonth(month.from.slice(0, 7));
	return (
		<span className="flex flex-wrap gap-x-5">
			<Link to={address(earlier)} className={monthLink}>
				{texts.earlier({ month: nameOf(earlier) })}
			</Link>
			<Link to={address(later)} className={monthLink}>
				{texts.later({ month: nameOf(later) })}
			</Link>
		</span>
	);
}

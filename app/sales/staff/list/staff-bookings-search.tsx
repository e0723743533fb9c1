import { Form } from "react-router";
import { bookingStateTexts } from "#app/messages/staff/bookings/booking-state.ts";
import { bookingsListTexts } from "#app/messages/staff/bookings/bookings-list.ts";
import { bookingSources, paymentFilters, statusLabels } from "#app/sales/staff/staff-booking.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { BookingFilter } from "./booking-filter.ts";

const texts = bookingsListTexts.search;

/** A GET form, so that the result has an address to keep and to send. */
export function BookingsSearch({
	filter,
	excursions,
	sellers,
	sellsItself,
}: {
	filter: BookingFilter;
	excursions: { id: string; title: string }[];
	/** Hotels and resellers. */
	sellers: { id: string; name: string }[];
	/** False for a hotel's user, who sees no bookings but its own. */
	sellsItself: boolean;
}) {
	return (
		<Form
			// a link to other filters must reset the fields
			key={JSON.stringify({ ...filter, before: undefined })}
			method="get"
			role="search"
			className="grid grid-cols-[repeat(2,minmax(0,1fr))] items-end gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto_auto]"
		>
			<TextField
				name="q"
				type="search"
				label={texts.words}
				placeholder="IX-7K3F9"
				defaultValue={filter.q}
				autoComplete="off"
				className="col-span-2 lg:col-span-1"
			/>
			{/* the list comes first: most filters, on a phone all, open by this box, without script too */}
			<input
				type="checkbox"
				id="more-filters"
				defaultChecked={hasFilters(filter)}
				className="peer sr-only"
			/>
			<div className="contents max-lg:hidden max-lg:peer-checked:contents">
				<TextField name="from" type="date" label={texts.fromDay} defaultValue={filter.from} />
				<SelectField name="status" label={texts.status} defaultValue={filter.status ?? ""}>
					<option value="">{texts.allStatuses}</option>
					{Object.entries(statusLabels).map(([status, label]) => (
						<option key={status} value={status}>
							{label}
						</option>
					))}
				</SelectField>
			</div>
			<label
				htmlFor="more-filters"
				className="flex min-h-13 cursor-pointer items-center justify-center rounded-full border-2 border-line px-5 font-bold peer-checked:col-span-2 peer-focus-visible:outline-3 peer-focus-visible:outline-ocean lg:col-span-1!"
			>
				{texts.moreFilters}
			</label>
			<div className="contents max-lg:hidden max-lg:peer-checked:contents lg:col-span-full lg:hidden lg:grid-cols-5 lg:gap-4 lg:peer-checked:grid">
				<TextField name="to" type="date" label={texts.toDay} defaultValue={filter.to} />
				<SelectField name="excursion" label={texts.excursion} defaultValue={filter.excursion ?? ""}>
					<option value="">{texts.allExcursions}</option>
					{excursions.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
				<SelectField name="partner" label={texts.soldBy} defaultValue={filter.partner ?? ""}>
					<option value="">{texts.everybody}</option>
					{sellsItself ? <option value="web">{texts.web}</option> : null}
					{sellers.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<SelectField name="payment" label={texts.payment} defaultValue={filter.payment ?? ""}>
					<option value="">{texts.allPayments}</option>
					{paymentFilters.map((name) => (
						<option key={name} value={name}>
							{bookingsListTexts.payments[name]}
						</option>
					))}
				</SelectField>
				<SelectField name="source" label={texts.bookedBy} defaultValue={filter.source ?? ""}>
					<option value="">{texts.allWays}</option>
					{bookingSources.map((source) => (
						<option key={source} value={source}>
							{bookingStateTexts.sources[source]}
						</option>
					))}
				</SelectField>
			</div>
			<Button className="peer-checked:col-span-2 lg:col-span-1">{texts.search}</Button>
		</Form>
	);
}

/** True when the list is narrowed by more than words. */
function hasFilters(filter: BookingFilter): boolean {
	const { q: _words, before: _older, after: _newer, ...narrowed } = filter;
	return Object.values(narrowed).some((value) => value !== undefined);
}

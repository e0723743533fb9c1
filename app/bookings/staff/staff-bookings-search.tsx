import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import {
	type BookingFilter,
	bookingSources,
	paymentFilters,
	statusLabels,
} from "./staff-booking.ts";

/** A GET form, so that the result has an address to keep and to send. */
export function BookingsSearch({
	filter,
	excursions,
	hotels,
}: {
	filter: BookingFilter;
	excursions: { id: string; title: string }[];
	hotels: { id: string; name: string }[];
}) {
	return (
		<Form
			// a link to other filters must reset the fields
			key={JSON.stringify({ ...filter, before: undefined })}
			method="get"
			role="search"
			className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[1.4fr_1fr_1fr_1fr_auto]"
		>
			<TextField
				name="q"
				type="search"
				label="Code, name, email or phone"
				placeholder="IX-7K3F9"
				defaultValue={filter.q}
				autoComplete="off"
				className="col-span-2 lg:col-span-1"
			/>
			<TextField name="from" type="date" label="From day" defaultValue={filter.from} />
			<TextField name="to" type="date" label="To day" defaultValue={filter.to} />
			<SelectField name="status" label="Status" defaultValue={filter.status ?? ""}>
				<option value="">All</option>
				{Object.entries(statusLabels).map(([status, label]) => (
					<option key={status} value={status}>
						{label}
					</option>
				))}
			</SelectField>
			<SelectField name="excursion" label="Excursion" defaultValue={filter.excursion ?? ""}>
				<option value="">All</option>
				{excursions.map(({ id, title }) => (
					<option key={id} value={id}>
						{title}
					</option>
				))}
			</SelectField>
			<SelectField name="partner" label="Sold by" defaultValue={filter.partner ?? ""}>
				<option value="">Everybody</option>
				<option value="web">Web</option>
				{hotels.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			<SelectField name="payment" label="Payment" defaultValue={filter.payment ?? ""}>
				<option value="">All</option>
				{Object.entries(paymentFilters).map(([name, words]) => (
					<option key={name} value={name}>
						{words}
					</option>
				))}
			</SelectField>
			<SelectField name="source" label="Booked by" defaultValue={filter.source ?? ""}>
				<option value="">All ways</option>
				{bookingSources.map((source) => (
					<option key={source} value={source}>
						{source}
					</option>
				))}
			</SelectField>
			<Button className="col-span-2 lg:col-span-1">Search</Button>
		</Form>
	);
}

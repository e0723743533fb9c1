import { Link } from "react-router";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { excursionOn } from "#app/departures/departure-times.ts";
import { getExcursionOfBooking } from "#app/departures/offer/excursions.server.ts";
import { isLive } from "#app/departures/seats/booking-status.ts";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { bookingEditTexts } from "#app/messages/staff/office/booking-edit.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { bookingFingerprint, type ShownState } from "#app/sales/booking/booking.ts";
import { presentPrices } from "#app/sales/present-prices.ts";
import { BookingEditForm } from "#app/sales/staff/edit/booking-edit-form.tsx";
import { PayBackForm } from "#app/sales/staff/record/pay-back-form.tsx";
import {
	failureOf,
	RecordButton,
	RecordForm,
	type RecordForms,
} from "#app/sales/staff/record/record-form.tsx";
import { policyShare } from "#app/sales/staff/record/record-policy.ts";
import { shownRecord } from "#app/sales/staff/record/shown-record.ts";
import { statusLabels, statusLooks } from "#app/sales/staff/staff-booking.ts";
import { Badge } from "#app/ui/badge.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { Route } from "./+types/booking-edit";
import { editFromForm } from "./booking-edit-actions.server.ts";
import { backToRecord, notFound, readRecord, visitBooking } from "./booking-visit.server.ts";

export async function loader(args: Route.LoaderArgs) {
	const visit = visitBooking(args, "update");
	const { clock, today } = visit;
	const [record, trip] = await Promise.all([
		readRecord(visit),
		getExcursionOfBooking(visit.db, visit.bookingId, clock),
	]);
	if (!trip) throw notFound();
	if (record.erasedAt !== null) throw backToRecord(visit, "problem", eraseBookingTexts.staysErased);
	if (!isLive(record.status)) throw backToRecord(visit, "problem", bookingEditTexts.changedNoMore);
	const departure = trip.departures.find(({ date }) => date === record.date);
	return {
		record: shownRecord(record, visit.scope),
		guestsPage: `/booking/${record.confirmId}`,
		lines: record.lines,
		prices: presentPrices(record, today),
		extras: record.extras,
		fares: record.fares,
		pickups: excursionOn(trip.excursion, record).pickups,
		left: departure && departure.state !== "closed" ? departure.left : null,
		policy: policyShare(record, clock),
		isOver: record.date < today,
		mayRefund: mayUser(visit.user, "bookings", "refund"),
		key: crypto.randomUUID(),
	};
}

export const action = editFromForm;

/** A form that somebody else was faster than is drawn beside what is stored now. */
export const shouldRevalidate = revalidateAfterConflict;

export function meta({ loaderData }: Route.MetaArgs) {
	const reference = loaderData?.record.reference ?? officeTexts.booking;
	return [{ title: officeTexts.pageTitle({ title: bookingEditTexts.pageTitle({ reference }) }) }];
}

export default function BookingEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { record, isOver, mayRefund, key } = loaderData;
	const forms = { formKey: key, failed: actionData ?? null };
	return (
		<>
			<StaffHead
				title={record.reference}
				above={
					<>
						<Link to={`/dashboard/bookings/${record.id}`}>{record.name}</Link> · {record.title} ·{" "}
						{formatDate(record.date, "full")}, {record.startTime}
					</>
				}
			>
				<Badge look={statusLooks[record.status]}>{statusLabels[record.status]}</Badge>
				<span>{record.money.label}</span>
			</StaffHead>
			{isOver ? (
				<p>{bookingEditTexts.over}</p>
			) : (
				<BookingEditForm
					{...loaderData}
					formKey={key}
					failed={failureOf("edit", forms)}
					key={`edit ${key}`}
				/>
			)}
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				{mayRefund && record.status === "confirmed" ? (
					<PayBackForm record={record} policy={loaderData.policy} {...forms} key={`back ${key}`} />
				) : null}
				{record.status === "confirmed" ? (
					<VoucherLinks record={record} guestsPage={loaderData.guestsPage} {...forms} />
				) : null}
			</div>
		</>
	);
}

function VoucherLinks({
	record,
	guestsPage,
	...forms
}: RecordForms & {
	record: { id: number; email: string | null } & ShownState;
	guestsPage: string;
}) {
	return (
		<Sheet id="links" title={bookingEditTexts.links.title}>
			<p>
				<a href={guestsPage}>{bookingEditTexts.links.ownPage}</a>
			</p>
			<div className="flex flex-wrap gap-3">
				{record.email ? (
					<RecordForm intent="resend" {...forms} action={`/dashboard/bookings/${record.id}`}>
						<RecordButton>{bookingEditTexts.links.sendAgain}</RecordButton>
					</RecordForm>
				) : null}
				<RecordForm intent="reissue" {...forms} preventScrollReset>
					<input type="hidden" name="fingerprint" value={bookingFingerprint(record)} />
					<RecordButton>{bookingEditTexts.links.makeNew}</RecordButton>
				</RecordForm>
			</div>
			<p className="text-sm text-ink-soft">
				{record.email
					? bookingEditTexts.links.newToAddress({ email: record.email })
					: bookingEditTexts.links.newToNobody}
			</p>
		</Sheet>
	);
}

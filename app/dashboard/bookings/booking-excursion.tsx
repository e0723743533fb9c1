import { useState } from "react";
import { Form, Link } from "react-router";
import { isExcursionId, pickupLabel } from "#app/catalogue/excursion.ts";
import { chosenExtras } from "#app/catalogue/extras/extra.ts";
import { priceOf, totalOf } from "#app/catalogue/prices/price-of.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";
import { revalidateAfterConflict } from "#app/dashboard/revalidate-after-conflict.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { getPublicExcursion, listTitlesOnSale } from "#app/departures/offer/excursions.server.ts";
import { staffMaySell } from "#app/departures/sold-as.ts";
import { bookingWordsTexts } from "#app/messages/staff/bookings/booking-words.ts";
import { changeBookingTexts } from "#app/messages/staff/bookings/change-booking.ts";
import { bookingChangeTexts } from "#app/messages/staff/office/booking-change.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { bookingFingerprint } from "#app/sales/booking/booking.ts";
import { EditCosts } from "#app/sales/staff/edit/edit-costs.tsx";
import { whyNoOtherExcursion } from "#app/sales/staff/edit/edit-plan.ts";
import type { EditFailure } from "#app/sales/staff/edit/edit-sheets.tsx";
import { dayInWords } from "#app/sales/staff/record/record-change.tsx";
import { type ShownRecord, shownRecord } from "#app/sales/staff/record/shown-record.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { formatDate, formatMoney } from "#app/ui/format/format.ts";
import type { Route } from "./+types/booking-excursion";
import { moveFromForm } from "./booking-excursion-actions.server.ts";
import { backToRecord, readRecord, visitBooking } from "./booking-visit.server.ts";

const texts = bookingChangeTexts.other;

export async function loader(args: Route.LoaderArgs) {
	const visit = visitBooking(args, "update");
	const { db, clock } = visit;
	const requestedExcursion = args.url.searchParams.get("excursion") ?? "";
	const [record, onSale, trip] = await Promise.all([
		readRecord(visit),
		listTitlesOnSale(db),
		isExcursionId(requestedExcursion) ? getPublicExcursion(db, requestedExcursion, clock) : null,
	]);
	const isOver = record.date < visit.today;
	const why = isOver ? bookingChangeTexts.overAlready : whyNoOtherExcursion(record);
	if (why) throw backToRecord(visit, "problem", why);
	return {
		record: shownRecord(record, visit.scope),
		others: onSale.filter(({ id }) => id !== record.excursionId),
		other: trip && trip.excursion.id !== record.excursionId ? offerOf(trip, record) : null,
		mayRefund: mayUser(visit.user, "bookings", "refund"),
		key: crypto.randomUUID(),
	};
}

type Trip = NonNullable<Awaited<ReturnType<typeof getPublicExcursion>>>;

function offerOf(
	{ excursion, departures }: Trip,
	record: Pick<ShownRecord, "seats" | "isWhole" | "adults" | "children" | "bebe">,
) {
	const { id, title, startTime, pickups, extras } = excursion;
	const required = chosenExtras(extras, record, {});
	const days = departures
		.filter((day) => day.state === "open" && day.left >= record.seats && staffMaySell(record, day))
		.map((day) => ({
			...day,
			priceCents: totalOf(priceOf(pricesOf(excursion, day), record, required)),
		}));
	return { id, title, startTime, pickups, days };
}

export const action = moveFromForm;

/** A refused form is drawn with the seats, the price and the money of now. */
export const shouldRevalidate = revalidateAfterConflict;

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: texts.link }) }];
}

export default function BookingExcursion({ loaderData, actionData }: Route.ComponentProps) {
	const { record, others, other } = loaderData;
	const back = `/dashboard/bookings/${record.id}`;
	return (
		<>
			<StaffHead
				title={texts.link}
				above={<Link to={back}>{`${record.reference}, ${record.name}`}</Link>}
			/>
			<p className="font-semibold">{`${record.title}, ${formatDate(record.date, "full")}`}</p>
			<Form className="flex max-w-xl flex-wrap items-end gap-4">
				<SelectField
					name="excursion"
					label={texts.excursion}
					defaultValue={other?.id}
					className="min-w-0 grow"
				>
					{others.map(({ id, title }) => (
						<option key={id} value={id}>
							{title}
						</option>
					))}
				</SelectField>
				<Button>{texts.choose}</Button>
			</Form>
			{other && other.days.length === 0 ? <p>{texts.noDays}</p> : null}
			{other && other.days.length > 0 ? (
				<MoveForm
					record={record}
					other={other}
					mayRefund={loaderData.mayRefund}
					formKey={loaderData.key}
					failed={actionData ?? null}
					key={`${other.id} ${loaderData.key}`}
				/>
			) : null}
		</>
	);
}

/** Day and stop of the other excursion, and what that costs more or less. */
function MoveForm({
	record,
	other,
	mayRefund,
	formKey,
	failed,
}: {
	record: ShownRecord;
	other: ReturnType<typeof offerOf>;
	mayRefund: boolean;
	formKey: string;
	failed: EditFailure | null;
}) {
	const [departureId, setDepartureId] = useState(
		failed?.typedValues.departureId ??
			String(other.days.find(({ date }) => date >= record.date)?.id ?? ""),
	);
	const chosenDay = other.days.find(({ id }) => String(id) === departureId) ?? other.days[0];
	const priceCents = chosenDay?.priceCents ?? 0;
	const differenceCents = priceCents - record.priceCents;
	return (
		<Form
			method="post"
			preventScrollReset
			className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2.5fr)_minmax(0,1fr)]"
		>
			<input type="hidden" name="key" value={formKey} />
			<input type="hidden" name="fingerprint" value={bookingFingerprint(record)} />
			<input type="hidden" name="excursionId" value={other.id} />
			<input type="hidden" name="told" value={differenceCents} />
			<div className="grid max-w-xl gap-5">
				<FormError>{failed?.errors[""]?.[0]}</FormError>
				<SelectField
					name="departureId"
					label={bookingWordsTexts.day}
					hint={changeBookingTexts.dayHint(record)}
					value={departureId}
					onChange={({ target }) => setDepartureId(target.value)}
					errors={failed?.errors.departureId}
				>
					{other.days.map((day) => (
						<option key={day.id} value={day.id}>
							{dayInWords({
								date: formatDate(day.date, "full"),
								left: day.left,
								start: day.startTime,
								usual: other.startTime,
							})}
						</option>
					))}
				</SelectField>
				<SelectField
					name="pickupPointId"
					label={bookingWordsTexts.pickup}
					defaultValue={failed?.typedValues.pickupPointId}
					errors={failed?.errors.pickupPointId}
				>
					{other.pickups.map((pickup) => (
						<option key={pickup.pointId} value={pickup.pointId}>
							{pickupLabel(pickup)}
						</option>
					))}
				</SelectField>
				<p className="text-sm text-ink-soft">
					{texts.costs({ price: formatMoney(priceCents, record.currency) })}
				</p>
			</div>
			<EditCosts
				// the day is chosen beside it: only the server knows who goes along then
				record={{ ...record, guideTakesCash: true }}
				mayRefund={mayRefund}
				failed={failed}
				changes={1}
				differenceCents={differenceCents}
				because={texts.difference}
			/>
		</Form>
	);
}

import { Link } from "react-router";
import { getBookingRecord, refundableCents } from "#app/bookings/booking-record.server.ts";
import { BookingDesk } from "#app/bookings/record-desk.tsx";
import { BookingFacts } from "#app/bookings/record-facts.tsx";
import { BookingHistory } from "#app/bookings/record-history.tsx";
import { HotelMoney } from "#app/bookings/record-hotel-money.tsx";
import { BookingMoney } from "#app/bookings/record-money.tsx";
import { statusLabels } from "#app/bookings/staff-booking.ts";
import { statusLooks } from "#app/bookings/staff-bookings-table.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { useIsland } from "#app/request/island.ts";
import { mayUser, requireRight } from "#app/request/rights.server.ts";
import { bookingScopeOf } from "#app/request/staff.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Toast } from "#app/ui/toast.tsx";
import type { Route } from "./+types/booking";
import { bookingIdOf, notFound, runBookingIntent } from "./booking-intents.server.ts";
import { miniButton, StaffHead } from "./staff-head.tsx";

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "read");
	const { db } = context.get(requestContext);
	const scope = bookingScopeOf(user);
	const record = await getBookingRecord(db, scope, bookingIdOf(params.bookingId), Date.now());
	if (!record) throw notFound();
	return {
		record,
		refundable: refundableCents(record),
		mayUpdate: mayUser(user, "bookings", "update"),
		mayRefund: mayUser(user, "bookings", "refund"),
		// the same click twice is one act, also without JavaScript
		key: crypto.randomUUID(),
		done: url.searchParams.get("done"),
	};
}

export async function action({ request, context, params }: Route.ActionArgs) {
	requireRight(context, request, "bookings", "update");
	const form = await readFormData(request);
	return runBookingIntent({ request, context }, bookingIdOf(params.bookingId), form);
}

export function meta({ loaderData }: Route.MetaArgs) {
	const name = loaderData?.record.reference ?? "Booking";
	return [{ title: `${name} · Staff` }, { name: "robots", content: "noindex" }];
}

const sentences: Record<string, (reference: string) => string> = {
	cancelled: (reference) => `Booking ${reference} is cancelled`,
	"cancelled-refund": (reference) => `Booking ${reference} is cancelled, its money goes back`,
	refunded: (reference) => `The money of ${reference} goes back`,
	resent: () => "The voucher is on its way once more",
	noted: () => "Your note is saved",
	collect: () => "Marked as collected by the hotel",
	uncollect: () => "The hotel still has to collect it",
	"paid-back": () => "Marked as paid back by the hotel",
	changed: (reference) => `Booking ${reference} is changed, the guest has a mail`,
};

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
	const { record, done, mayUpdate } = loaderData;
	const { timeZone } = useIsland();
	const isLive = record.status === "confirmed" || record.status === "pending";
	const sentence = !actionData && done && Object.hasOwn(sentences, done) ? sentences[done] : null;
	return (
		<>
			{sentence ? <Toast key={loaderData.key}>{sentence(record.reference)}</Toast> : null}
			<StaffHead title={record.name} above={<Link to="/dashboard/bookings">Bookings</Link>}>
				{mayUpdate && isLive ? (
					<Link className={miniButton} to="change">
						Change day or pickup
					</Link>
				) : null}
			</StaffHead>
			<p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
				<b className="tracking-[0.04em]">{record.reference}</b>
				<Badge look={statusLooks[record.status]}>{statusLabels[record.status]}</Badge>
				<span className={record.money.needsPerson ? "font-bold text-few" : ""}>
					{record.money.label}
				</span>
			</p>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div className="grid content-start gap-6">
					<BookingFacts record={record} />
					<BookingMoney record={record} timeZone={timeZone}>
						{mayUpdate ? (
							<HotelMoney
								record={record}
								error={
									actionData?.intent === "hotel-money" ? actionData.errors[""]?.[0] : undefined
								}
							/>
						) : null}
					</BookingMoney>
				</div>
				{mayUpdate ? (
					<BookingDesk
						record={record}
						refundable={loaderData.refundable}
						mayRefund={loaderData.mayRefund}
						isLive={isLive}
						formKey={loaderData.key}
						failed={actionData ?? null}
						key={loaderData.key}
					/>
				) : null}
			</div>
			<BookingHistory record={record} timeZone={timeZone} />
		</>
	);
}

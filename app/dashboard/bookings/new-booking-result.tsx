import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { staffBookingTexts } from "#app/messages/staff/office/staff-booking.ts";
import { requestContext } from "#app/request/context.server.ts";
import { mayUser, requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { payLinkUrl } from "#app/sales/mails/pay-link-mail.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { shownRecord } from "#app/sales/staff/record/shown-record.ts";
import { SoldBooking } from "#app/sales/staff/sell/sold-booking.tsx";
import { formatClock, formatInstant } from "#app/ui/format/format.ts";
import { qrModules } from "#app/ui/qr/qr-modules.ts";
import type { Route } from "./+types/new-booking-result";
import { bookingIdOf, notFound } from "./booking-actions.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "create");
	const { db, environment } = context.get(requestContext);
	const scope = bookingScopeOf(user);
	const record = await getBookingRecord(db, scope, bookingIdOf(params.bookingId), Date.now());
	if (!record) throw notFound();
	const payUrl = payLinkUrl(environment.appUrl, record);
	const voucherPath = mayUser(user, "bookings", "update") ? `/booking/${record.confirmId}` : null;
	return { record: shownRecord(record, scope), voucherPath, payUrl, code: qrModules(payUrl) };
}

export function meta({ loaderData }: Route.MetaArgs) {
	const name = loaderData?.record.reference ?? officeTexts.booking;
	return [{ title: officeTexts.pageTitle({ title: name }) }];
}

export default function Booked({ loaderData }: Route.ComponentProps) {
	const { record, voucherPath, payUrl, code } = loaderData;
	const { timeZone } = useSiteConfig();
	const clock = formatClock(record.createdAt, timeZone);
	const above =
		record.status === "pending"
			? staffBookingTexts.bookedAndHeld({
					clock,
					seats: record.seats,
					until: formatInstant(record.holdExpiresAt, timeZone),
				})
			: staffBookingTexts.booked({ clock });
	return (
		<>
			<StaffHead title={record.reference} above={above} />
			<SoldBooking
				record={record}
				voucherPath={voucherPath}
				payUrl={payUrl}
				code={code}
				timeZone={timeZone}
			/>
		</>
	);
}

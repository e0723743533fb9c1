import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { staffBookingTexts } from "#app/messages/staff/office/staff-booking.ts";
import { mayUser } from "#app/request/user/rights.server.ts";
import { payLinkUrl } from "#app/sales/mails/pay-link-mail.ts";
import { shownRecord } from "#app/sales/staff/record/shown-record.ts";
import { SoldBooking } from "#app/sales/staff/sell/sold-booking.tsx";
import { formatClock, formatInstant } from "#app/ui/format/format.ts";
import { qrModules } from "#app/ui/qr/qr-modules.ts";
import type { Route } from "./+types/new-booking-result";
import { readRecord, visitBooking } from "./booking-visit.server.ts";

export async function loader(args: Route.LoaderArgs) {
	const visit = visitBooking(args, "create");
	const record = await readRecord(visit);
	const mayOpenVoucher = mayUser(visit.user, "bookings", "update");
	const payUrl = payLinkUrl(visit.environment.appUrl, record);
	return {
		record: shownRecord(record, visit.scope),
		voucherPath: mayOpenVoucher ? `/booking/${record.confirmId}` : null,
		...{ payUrl, code: qrModules(payUrl) },
	};
}

export function meta({ loaderData }: Route.MetaArgs) {
	const name = loaderData?.record.reference ?? officeTexts.booking;
	return [{ title: officeTexts.pageTitle({ title: name }) }];
}

export default function Booked({ loaderData }: Route.ComponentProps) {
	const { record } = loaderData;
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
			<SoldBooking {...loaderData} timeZone={timeZone} />
		</>
	);
}

import { Link } from "react-router";
import { miniButton, StaffHead } from "#app/dashboard/staff-head.tsx";
import { eraseBookingTexts } from "#app/messages/staff/bookings/erase-booking.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { staffBookingTexts } from "#app/messages/staff/office/staff-booking.ts";
import type { ShownRecord } from "#app/sales/staff/record/shown-record.ts";
import { statusLabels, statusLooks } from "#app/sales/staff/staff-booking.ts";
import { Badge } from "#app/ui/badge.tsx";

export function BookingHead({
	record,
	mayChange,
	mayEdit,
}: {
	record: ShownRecord;
	mayChange: boolean;
	mayEdit: boolean;
}) {
	return (
		<>
			<StaffHead
				title={record.erasedAt === null ? record.name : eraseBookingTexts.nobody}
				above={<Link to="/dashboard/bookings">{officeTexts.screens.bookings}</Link>}
			>
				{mayEdit ? (
					<Link className={miniButton} to="edit">
						{staffBookingTexts.edit}
					</Link>
				) : null}
				{mayChange ? (
					<Link className={miniButton} to="change">
						{officeTexts.screens.bookingChange}
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
		</>
	);
}

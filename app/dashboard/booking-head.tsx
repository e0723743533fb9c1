import { Link } from "react-router";
import type { BookingRecord } from "#app/bookings/booking-record.server.ts";
import { statusLabels } from "#app/bookings/staff-booking.ts";
import { statusLooks } from "#app/bookings/staff-bookings-table.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Toast } from "#app/ui/toast.tsx";
import { miniButton, StaffHead } from "./staff-head.tsx";

const sentences: Record<string, (reference: string) => string> = {
	cancelled: (reference) => `Booking ${reference} is cancelled`,
	"cancelled-refund": (reference) => `Booking ${reference} is cancelled, its money goes back`,
	"cancelled-bank": (reference) =>
		`Booking ${reference} is cancelled, its money stays with the guest’s bank`,
	refunded: (reference) => `The money of ${reference} goes back`,
	resent: () => "The voucher is on its way once more",
	noted: () => "Your note is saved",
	collect: () => "Marked as collected by the hotel",
	uncollect: () => "The hotel still has to collect it",
	"paid-back": () => "Marked as paid back by the hotel",
	changed: (reference) => `Booking ${reference} is changed, the guest has a mail`,
};

/** Whose booking it is, how it stands, and what has just been done with it. */
export function BookingHead({
	record,
	done,
	toastKey,
	mayChange,
}: {
	record: BookingRecord;
	/** The step that led here, as the address names it. */
	done: string | null;
	/** Another one says the same sentence again. */
	toastKey: string;
	mayChange: boolean;
}) {
	const sentence = done && Object.hasOwn(sentences, done) ? sentences[done] : null;
	return (
		<>
			{sentence ? <Toast key={toastKey}>{sentence(record.reference)}</Toast> : null}
			<StaffHead title={record.name} above={<Link to="/dashboard/bookings">Bookings</Link>}>
				{mayChange ? (
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
		</>
	);
}

import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { bookingRecordTexts } from "#app/messages/staff/bookings/booking-record.ts";
import { sentMailTexts } from "#app/messages/staff/bookings/sent-mail.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { getMailOfBooking } from "#app/outbox/stored-mails.server.ts";
import { rowIdOf } from "#app/request/row-id.ts";
import { MailState } from "#app/sales/staff/record/record-history.tsx";
import type { Route } from "./+types/booking-mail";
import { notFound, readRecord, visitBooking } from "./booking-visit.server.ts";

const texts = bookingRecordTexts.history;

/** Attack: links in a mail are the guest's permission, so only who may change the booking reads it. */
export async function loader(args: Route.LoaderArgs) {
	const visit = visitBooking(args, "update");
	const [record, mail] = await Promise.all([
		readRecord(visit),
		getMailOfBooking(visit.db, visit.bookingId, rowIdOf(args.params.mailId)),
	]);
	if (!mail) throw notFound();
	const { id, reference, name, erasedAt } = record;
	return { booking: { id, reference, name, isErased: erasedAt !== null }, mail };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [
		{ title: officeTexts.pageTitle({ title: loaderData?.mail.subject || texts.erasedMail }) },
	];
}

export default function BookingMail({ loaderData: { booking, mail } }: Route.ComponentProps) {
	const { timeZone } = useSiteConfig();
	const { id, reference, name, isErased } = booking;
	return (
		<>
			<StaffHead
				title={mail.subject || texts.erasedMail}
				above={
					<Link to={`/dashboard/bookings/${id}`}>
						{isErased ? reference : `${reference}, ${name}`}
					</Link>
				}
			/>
			<p className="flex flex-wrap gap-x-6 wrap-anywhere">
				{mail.recipient ? <span>{sentMailTexts.to(mail)}</span> : null}
				<MailState mail={mail} timeZone={timeZone} />
			</p>
			<pre className="max-w-3xl rounded-lg border border-line bg-paper p-[clamp(1rem,3vw,1.8rem)] font-sans whitespace-pre-wrap wrap-anywhere">
				{mail.textBody || (isErased ? sentMailTexts.erased : sentMailTexts.notKept)}
			</pre>
		</>
	);
}

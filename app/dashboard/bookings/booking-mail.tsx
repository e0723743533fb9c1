import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { bookingRecordTexts } from "#app/messages/staff/bookings/booking-record.ts";
import { sentMailTexts } from "#app/messages/staff/bookings/sent-mail.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { getMailOfBooking } from "#app/outbox/stored-mails.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import { MailState } from "#app/sales/staff/record/record-history.tsx";
import type { Route } from "./+types/booking-mail";
import { bookingIdOf, notFound } from "./booking-actions.server.ts";

const texts = bookingRecordTexts.history;

/** Attack: links in a mail are the guest's permission, so only who may change the booking reads it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const user = requireRight(context, request, "bookings", "update");
	const { db } = context.get(requestContext);
	const bookingId = bookingIdOf(params.bookingId);
	if (!/^\d{1,15}$/.test(params.mailId)) throw notFound();
	const [record, mail] = await Promise.all([
		getBookingRecord(db, bookingScopeOf(user), bookingId, Date.now()),
		getMailOfBooking(db, bookingId, Number(params.mailId)),
	]);
	if (!record || !mail) throw notFound();
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

import { Link } from "react-router";
import { bookingRecordTexts } from "#app/messages/staff/bookings/booking-record.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { ShownRecord } from "./shown-record.ts";

const texts = bookingRecordTexts.history;

/**
 * The events of the booking, the newest first, and its mails with their delivery.
 * @param mayReadMails their words are for those who may change the booking.
 */
export function BookingHistory({
	record,
	mayReadMails,
	timeZone,
}: {
	record: ShownRecord;
	mayReadMails: boolean;
	timeZone: string;
}) {
	const { history, mails, createdAt } = record;
	return (
		<Sheet id="history" title={texts.title}>
			<ol className="grid">
				{history.map((entry) => (
					<Entry key={entry.id} entry={entry} timeZone={timeZone} />
				))}
				{history.some(({ type }) => type === "booked") ? null : (
					<li className="border-t border-line py-2.5">
						<b>{texts.events.booked}</b>
						<span className="ml-3 text-sm text-ink-soft">{formatInstant(createdAt, timeZone)}</span>
					</li>
				)}
			</ol>
			{mails.length > 0 ? (
				<details>
					<summary className="cursor-pointer py-2 font-[550] text-ocean">{texts.mails}</summary>
					<ul className="grid">
						{mails.map((mail) => (
							<li
								key={mail.id}
								className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5"
							>
								<MailSubject
									{...mail}
									path={mayReadMails ? `/dashboard/bookings/${record.id}/mails/` : null}
								/>
								<MailState mail={mail} timeZone={timeZone} />
							</li>
						))}
					</ul>
				</details>
			) : null}
		</Sheet>
	);
}

/** @param path null: its reader does not open it. */
function MailSubject({ id, subject, path }: { id: number; subject: string; path: string | null }) {
	const words = subject || texts.erasedMail;
	return path ? <Link to={path + id}>{words}</Link> : <span>{words}</span>;
}

/** What became of a mail, and when. */
export function MailState({
	mail,
	timeZone,
}: {
	mail: Omit<ShownRecord["mails"][number], "id" | "subject" | "attempts" | "isPayLink">;
	timeZone: string;
}) {
	const { status, returnedAs, returnedAt, sentAt, createdAt } = mail;
	const isBad = status === "failed" || returnedAs !== null;
	const inWords = texts.mail[returnedAs ?? (mail.isTooLate ? "tooLate" : status)];
	return (
		<span className={`text-sm ${isBad ? "font-bold text-danger" : "text-ink-soft"}`}>
			{inWords({ at: formatInstant(returnedAt ?? sentAt ?? createdAt, timeZone) })}
		</span>
	);
}

function Entry({ entry, timeZone }: { entry: ShownRecord["history"][number]; timeZone: string }) {
	const by = entry.impersonatorId ? texts.byImpersonator : texts.by;
	return (
		<li className="grid gap-x-6 border-t border-line py-2.5 min-[45rem]:grid-cols-[13rem_minmax(0,1fr)]">
			<span className="text-sm text-ink-soft">
				<time dateTime={new Date(entry.createdAt).toISOString()}>
					{formatInstant(entry.createdAt, timeZone)}
				</time>
			</span>
			<span className="min-w-0">
				<b>{texts.events[entry.type]}</b>
				{entry.detail ? (
					<span className="whitespace-pre-line">{texts.detail({ detail: entry.detail })}</span>
				) : null}
				{entry.actorName ? (
					<span className="text-sm text-ink-soft"> {by({ name: entry.actorName })}</span>
				) : null}
			</span>
		</li>
	);
}

import { formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { BookingRecord, HistoryEntry } from "./booking-record.server.ts";

const words: Record<HistoryEntry["type"], string> = {
	booked: "Booked",
	"payment opened": "Payment page opened",
	"payment failed": "Payment failed",
	paid: "Paid",
	confirmed: "Confirmed",
	expired: "Expired: nobody paid in time",
	"let go": "Unpaid seats released",
	"brought back": "Seats taken again by the guest",
	cancelled: "Cancelled",
	"refund due": "Money to pay back",
	refunded: "Paid back",
	mail: "Mail written",
	"mail came back": "A mail came back",
	changed: "Changed",
	note: "Note",
	"picked up": "Picked up",
	"no-show": "Did not show up",
	"boarding undone": "Tick taken back",
	disputed: "Disputed by the guest's bank",
	"pay link": "Pay link given",
	told: "Reached by hand",
	language: "Language of mails chosen by the guest",
};
const mailStates = { pending: "waiting", sending: "leaving", sent: "sent", failed: "failed" };
const returnWords = { bounced: "came back", complained: "called unwanted" };

/** The events of the booking, the newest first, and its mails with their delivery. */
export function BookingHistory({ record, timeZone }: { record: BookingRecord; timeZone: string }) {
	const { history, mails, createdAt } = record;
	return (
		<Sheet id="history" title="History">
			<ol className="grid">
				{history.map((entry) => (
					<Entry key={entry.id} entry={entry} timeZone={timeZone} />
				))}
				{history.some(({ type }) => type === "booked") ? null : (
					<li className="border-t border-line py-2.5">
						<b>Booked</b>
						<span className="ml-3 text-sm text-ink-soft">{formatInstant(createdAt, timeZone)}</span>
					</li>
				)}
			</ol>
			{mails.length > 0 ? (
				<>
					<h3 className="text-lg">Mails</h3>
					<ul className="grid">
						{mails.map((mail) => (
							<li
								key={mail.id}
								className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5"
							>
								<span>{mail.subject}</span>
								<MailState mail={mail} timeZone={timeZone} />
							</li>
						))}
					</ul>
				</>
			) : null}
		</Sheet>
	);
}

function MailState({ mail, timeZone }: { mail: BookingRecord["mails"][number]; timeZone: string }) {
	const { status, returnedAs, returnedAt, sentAt, createdAt } = mail;
	const isBad = status === "failed" || returnedAs !== null;
	const left = mail.isTooLate ? "too late, not sent" : mailStates[status];
	const words = returnedAs ? returnWords[returnedAs] : left;
	return (
		<span className={`text-sm ${isBad ? "font-bold text-danger" : "text-ink-soft"}`}>
			{words} {formatInstant(returnedAt ?? sentAt ?? createdAt, timeZone)}
		</span>
	);
}

function Entry({ entry, timeZone }: { entry: HistoryEntry; timeZone: string }) {
	return (
		<li className="grid gap-x-6 border-t border-line py-2.5 min-[45rem]:grid-cols-[13rem_minmax(0,1fr)]">
			<span className="text-sm text-ink-soft">
				<time dateTime={new Date(entry.createdAt).toISOString()}>
					{formatInstant(entry.createdAt, timeZone)}
				</time>
			</span>
			<span className="min-w-0">
				<b>{words[entry.type]}</b>
				{entry.detail ? <span className="whitespace-pre-line">: {entry.detail}</span> : null}
				{entry.actorName ? (
					<span className="text-sm text-ink-soft">
						{" "}
						by {entry.actorName}
						{entry.impersonatorId ? " (somebody acted as this user)" : ""}
					</span>
				) : null}
			</span>
		</li>
	);
}

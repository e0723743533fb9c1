import { Form, useNavigation } from "react-router";
import { formatCount, formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { handWays } from "./departure-message.ts";
import type { ToldGuest } from "./departure-messages.server.ts";
import { Spoken } from "./message-recipients.tsx";

interface SentMessage {
	id: number;
	summary: string;
	actorName: string;
	createdAt: number;
	guests: ToldGuest[];
}

/** The guests of a sent message with ready links, so that a person goes through them by thumb. */
export function ToldGuests({ message, timeZone }: { message: SentMessage; timeZone: string }) {
	const { guests, summary, actorName, createdAt } = message;
	const rest = { messageId: message.id, timeZone };
	const byHand = guests.filter((guest) => !isMailed(guest) && !guest.reachedAt).length;
	return (
		<Sheet id="told" title={byHand > 0 ? `${byHand} still to reach by hand` : "Everybody is told"}>
			<p className="border-l-3 border-dune pl-3 whitespace-pre-line wrap-anywhere">{summary}</p>
			<p className="text-sm text-ink-soft">
				Written by {actorName}, {formatInstant(createdAt, timeZone)}, to{" "}
				{formatCount(guests.length, { one: "booking", other: "bookings" })}. WhatsApp and SMS open
				on your telephone with the text filled in; you press send there.
			</p>
			<Group title="By hand" guests={guests.filter((guest) => !isMailed(guest))} {...rest} />
			<Group title="By mail" guests={guests.filter(isMailed)} {...rest} />
		</Sheet>
	);
}

/** A mail that could not be sent tells nobody. */
function isMailed({ mailStatus }: ToldGuest): boolean {
	return mailStatus !== null && mailStatus !== "failed";
}

interface OfMessage {
	messageId: number;
	timeZone: string;
}

function Group({ title, guests, ...rest }: OfMessage & { title: string; guests: ToldGuest[] }) {
	if (guests.length === 0) return null;
	return (
		<div>
			<h3 className="border-b-2 border-dotted border-dune pb-1.5 text-[1.15rem]">{title}</h3>
			<ul className="grid">
				{guests.map((guest) => (
					<Told key={guest.id} guest={guest} {...rest} />
				))}
			</ul>
		</div>
	);
}

const mailWords = {
	pending: "Mail is about to leave",
	sending: "Mail is about to leave",
	sent: "Mail has left",
	failed: "The mail did not arrive",
};

function Told({ guest, messageId, timeZone }: OfMessage & { guest: ToldGuest }) {
	const { name, pickup, seats, mailStatus, reachedAt, reachedBy } = guest;
	const isOpen = !isMailed(guest) && !reachedAt;
	const hasNumber = Boolean(guest.phone || guest.hotel);
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-b border-line py-3.5 min-[60rem]:grid-cols-[minmax(0,1fr)_auto] min-[60rem]:items-center">
			<div className="min-w-0 wrap-anywhere">
				<p>
					<b>{name}</b> <Spoken language={guest.language} />{" "}
					<span className="text-sm">{formatCount(seats, { one: "guest", other: "guests" })}</span>
				</p>
				<p className="text-sm text-ink-soft">
					{pickup.time} {[pickup.title, pickup.place].filter(Boolean).join(", ")}
				</p>
				<p className={`text-sm ${isOpen ? "font-bold text-few" : ""}`}>
					{mailStatus ? mailWords[mailStatus] : guest.comesBack ? "Mails come back" : "No mail"}
					{reachedAt ? `. Reached by ${reachedBy}, ${formatInstant(reachedAt, timeZone)}` : ""}
				</p>
			</div>
			<div className="flex flex-wrap gap-2 min-[60rem]:justify-end">
				<Links guest={guest} />
				{reachedAt || (isMailed(guest) && !hasNumber) ? null : (
					<Reached guest={guest} messageId={messageId} />
				)}
			</div>
		</li>
	);
}

const wayClass =
	"inline-grid min-h-12 flex-[1_1_5.5rem] place-items-center rounded-full border-[1.5px] border-edge bg-paper px-3 text-sm whitespace-nowrap font-semibold text-ocean no-underline min-[60rem]:flex-none";

function Links({ guest }: { guest: ToldGuest }) {
	const { call, sms, whatsApp, hotel } = handWays(guest, guest.text);
	const to = <span className="sr-only"> {guest.name}</span>;
	if (!call && !hotel && isMailed(guest)) return null;
	if (!call && !hotel)
		return <p className="self-center text-sm">No number: ask at {guest.pickup.title}</p>;
	return (
		<>
			{whatsApp ? (
				<a href={whatsApp} target="_blank" rel="noreferrer" className={wayClass}>
					WhatsApp{to}
				</a>
			) : null}
			{sms ? (
				<a href={sms} className={wayClass}>
					SMS{to}
				</a>
			) : null}
			{call ? (
				<a href={call} className={wayClass}>
					Call{to}
				</a>
			) : null}
			{hotel && !call ? (
				<a href={hotel.call} className={wayClass}>
					Call {hotel.name}
					<span className="sr-only"> for {guest.name}</span>
				</a>
			) : null}
		</>
	);
}

function Reached({ guest, messageId }: { guest: ToldGuest; messageId: number }) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form method="post" preventScrollReset className="flex flex-[1_1_6rem] min-[60rem]:flex-none">
			<input type="hidden" name="message" value={messageId} />
			<input type="hidden" name="booking" value={guest.id} />
			<button
				type="submit"
				name="intent"
				value="reached"
				disabled={isBusy}
				className={`min-h-12 flex-auto cursor-pointer rounded-full border-[1.5px] px-4 text-sm font-semibold ${isMailed(guest) ? "border-edge bg-paper text-ink" : "border-ocean bg-ocean text-on-ocean"}`}
			>
				Reached<span className="sr-only"> {guest.name}</span>
			</button>
		</Form>
	);
}

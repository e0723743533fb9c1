import { Form, useNavigation } from "react-router";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { toldGuestsTexts as texts } from "#app/messages/staff/departures/told-guests.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { Spoken } from "#app/operations/manifest/spoken.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import type { SentMessage, ToldGuest } from "./departure-messages.server.ts";
import { HandLinks } from "./hand-links.tsx";

/** The guests of a sent message with ready links, so that a person can go through them with one thumb. */
export function ToldGuests({ message, timeZone }: { message: SentMessage; timeZone: string }) {
	const { guests, summary, actorName, createdAt } = message;
	const rest = { messageId: message.id, timeZone };
	const byHand = guests.filter((guest) => !isMailed(guest) && !guest.reachedAt).length;
	return (
		<Sheet id="told" title={byHand > 0 ? texts.stillByHand({ count: byHand }) : texts.everybody}>
			<p className="border-l-3 border-dune pl-3 whitespace-pre-line wrap-anywhere">{summary}</p>
			<p className="text-sm text-ink-soft">
				{texts.written({
					name: actorName,
					time: formatInstant(createdAt, timeZone),
					bookings: guests.length,
				})}
			</p>
			<Group title={texts.byHand} guests={guests.filter((guest) => !isMailed(guest))} {...rest} />
			<Group title={texts.byMail} guests={guests.filter(isMailed)} {...rest} />
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

/** What the mail to a guest does, and who has reached the guest by hand. */
function stateInWords(
	{ mailStatus, comesBack, reachedAt, reachedBy }: ToldGuest,
	timeZone: string,
): string {
	const words = texts.state;
	const state = mailStatus
		? words[mailStatus === "sending" ? "pending" : mailStatus]
		: comesBack
			? words.comesBack
			: words.none;
	return reachedAt
		? words.reached({ state, name: reachedBy ?? "", time: formatInstant(reachedAt, timeZone) })
		: state;
}

function Told({ guest, messageId, timeZone }: OfMessage & { guest: ToldGuest }) {
	const { name, pickup, seats, reachedAt } = guest;
	const isOpen = !isMailed(guest) && !reachedAt;
	const hasNumber = Boolean(guest.phone || guest.hotel);
	return (
		<li className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-b border-line py-3.5 min-[60rem]:grid-cols-[minmax(0,1fr)_auto] min-[60rem]:items-center">
			<div className="min-w-0 wrap-anywhere">
				<p>
					<b>{name}</b> <Spoken language={guest.language} />{" "}
					<span className="text-sm">{sharedTexts.guests({ count: seats })}</span>
				</p>
				<p className="text-sm text-ink-soft">
					{pickup.time} {[pickup.title, pickup.place].filter(Boolean).join(", ")}
				</p>
				<p className={`text-sm ${isOpen ? "font-bold text-few" : ""}`}>
					{stateInWords(guest, timeZone)}
				</p>
			</div>
			<div className="flex flex-wrap gap-2 min-[60rem]:justify-end">
				{isMailed(guest) && !hasNumber ? null : <HandLinks guest={guest} text={guest.text} />}
				{reachedAt || (isMailed(guest) && !hasNumber) ? null : (
					<Reached guest={guest} messageId={messageId} />
				)}
			</div>
		</li>
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
				<TextWithHidden text={texts.reached(guest)} />
			</button>
		</Form>
	);
}

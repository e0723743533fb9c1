import type { DepartureMessage } from "#app/departures/messages/departure-message.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { messageFormTexts } from "#app/messages/staff/departures/message-form.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import {
	handWayInWords,
	type MessageFate,
	type MessageGuest,
	outcomeOf,
} from "#app/operations/messages/message-guests.ts";
import {
	type MessageTrip,
	type MessageWords,
	wordsFor,
} from "#app/sales/mails/departure-message-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { languageName } from "#app/ui/format/format.ts";
import { MessagePreview } from "./message-preview.tsx";

const texts = messageFormTexts.recipients;

const fates: Record<Exclude<MessageFate, "told">, string> = {
	get "on board"() {
		return texts.onBoard;
	},
	get "did not come"() {
		return texts.didNotCome;
	},
	get "another stop"() {
		return texts.otherStop;
	},
};

/** Who gets the message, what each reads, and by which way. */
export function MessageRecipients({
	guests,
	choice,
	message,
	trip,
}: {
	guests: readonly MessageGuest[];
	choice: Pick<DepartureMessage, "kind" | "stops">;
	/** Null while something is missing. */
	message: DepartureMessage | null;
	trip: MessageTrip;
}) {
	return (
		<ul className="grid">
			{guests.map((guest) => {
				const fate = outcomeOf(guest, choice);
				const words = message && fate === "told" ? wordsFor(guest, message, trip) : null;
				return (
					<li
						key={guest.id}
						className={`grid gap-x-6 gap-y-1 border-t border-line py-3 min-[45rem]:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)] ${fate === "told" ? "" : "text-ink-soft"}`}
					>
						<p className="min-w-0 wrap-anywhere">
							<b>{guest.name}</b>{" "}
							<span className="text-sm whitespace-nowrap">
								<Spoken language={guest.language} /> {sharedTexts.guests({ count: guest.seats })}
							</span>
						</p>
						<Meeting guest={guest} meeting={words?.meeting ?? null} />
						{fate === "told" ? <Ways guest={guest} /> : <p className="text-sm">{fates[fate]}</p>}
						{words ? (
							<details className="col-span-full">
								<summary className="inline-block cursor-pointer py-2 text-sm font-semibold text-ocean">
									{texts.whatOneReads(guest)}
								</summary>
								<div className="grid max-w-xl gap-2 pb-2">
									<MessagePreview words={words} />
									<p className="text-sm text-ink-soft wrap-anywhere">
										<b>{texts.onTelephone}</b> <span lang={words.language}>{words.short}</span>
									</p>
								</div>
							</details>
						) : null}
					</li>
				);
			})}
		</ul>
	);
}

export function Spoken({ language }: { language: string | null }) {
	if (!language) return null;
	return (
		<Badge>
			<abbr title={languageName(language)}>{language.toUpperCase()}</abbr>
		</Badge>
	);
}

/** The pickup, with the new time or place behind the old one. */
function Meeting({
	guest: { pickup, inGuestWords },
	meeting,
}: {
	guest: MessageGuest;
	/** Null when that stays as it was. */
	meeting: MessageWords["meeting"];
}) {
	const ownWords = [inGuestWords.stop, inGuestWords.place].filter(Boolean).join(", ");
	return (
		<p className="min-w-0 text-sm wrap-anywhere">
			{meeting?.timeBefore ? (
				<>
					<s className="text-ink-soft">
						<TextWithHidden text={texts.insteadOf(pickup)} />
					</s>{" "}
				</>
			) : null}
			<b className="text-base lining-nums">{meeting?.time ?? pickup.time}</b>{" "}
			{meeting && meeting.place !== ownWords ? meeting.place : pickup.title}
		</p>
	);
}

function Ways({ guest }: { guest: MessageGuest }) {
	const way = handWayInWords(guest);
	const byMail = guest.phone ? texts.goesByMailOrHand({ way }) : texts.goesByMail;
	const byHand = (guest.comesBack ? texts.mailsComeBack : texts.noMail)({ way });
	return (
		<p className="text-sm">
			<RichText
				text={guest.hasMail ? byMail : byHand}
				parts={{
					b: (words) => <b className="text-few">{words}</b>,
					soft: (words) => <span className="text-ink-soft">{words}</span>,
				}}
			/>
		</p>
	);
}

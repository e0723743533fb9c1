/** What a message that is typed does: who gets it, and what they read. A browser loads it after the form. */
import * as v from "valibot";
import {
	type DepartureMessage,
	messageSchema,
} from "#app/departures/messages/departure-message.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { messageFormTexts } from "#app/messages/staff/departures/message-form.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { departureMessagesTexts } from "#app/messages/texts.ts";
import { Spoken } from "#app/operations/manifest/spoken.tsx";
import {
	type MessageTrip,
	type MessageWords,
	wordsFor,
} from "#app/sales/mails/departure-message-words.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import {
	handWayInWords,
	type MessageFate,
	type MessageGuest,
	outcomeOf,
} from "./message-guests.ts";

const { recipients: texts, preview } = messageFormTexts;

const reasons: Record<Exclude<MessageFate, "told">, () => string> = {
	"on board": () => texts.onBoard,
	"did not come": () => texts.didNotCome,
	"another stop": () => texts.otherStop,
};

interface Typed {
	values: TypedValues;
	trip: MessageTrip;
}

/** Who gets the message, what each reads, and by which way. */
export function TypedRecipients({
	guests,
	choice,
	values,
	trip,
}: Typed & { guests: readonly MessageGuest[]; choice: Pick<DepartureMessage, "kind" | "stops"> }) {
	const message = messageOf(values);
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
						{fate === "told" ? (
							<Ways guest={guest} />
						) : (
							<p className="text-sm">{reasons[fate]()}</p>
						)}
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

/** What is typed, as one of them reads it. */
export function TypedPreview({
	recipients,
	values,
	trip,
}: Typed & { recipients: readonly MessageGuest[] }) {
	const message = messageOf(values);
	const first = recipients.find(({ hasMail }) => hasMail) ?? recipients[0];
	if (!message || !first)
		return <p className="text-ink-soft">{first ? preview.soon : preview.nobody}</p>;
	return (
		<>
			<p className="text-sm text-ink-soft">
				{(first.hasMail ? preview.mailTo : preview.textTo)(first)}
			</p>
			<MessagePreview words={wordsFor(first, message, trip)} />
		</>
	);
}

/** A message as its guest reads it in the mail. */
function MessagePreview({ words }: { words: MessageWords }) {
	const { meeting, language } = words;
	return (
		<div
			lang={language}
			className="grid gap-2.5 rounded-md border border-line bg-page p-[clamp(0.9rem,2.4vw,1.3rem)] wrap-anywhere"
		>
			<p className="border-b-2 border-dotted border-dune pb-2.5 font-[650]">{words.subject}</p>
			<p>{words.greeting}</p>
			{meeting ? (
				<>
					<p>{meeting.lead}</p>
					<p className="font-display text-[2.4rem]/none text-ocean lining-nums">
						<time>{meeting.time}</time>
					</p>
					<p className="font-[650]">{meeting.place}</p>
					{meeting.timeBefore ? (
						<p>{departureMessagesTexts[language].notAt({ time: meeting.timeBefore })}</p>
					) : null}
				</>
			) : null}
			{words.paragraphs.map((paragraph) => (
				<p key={paragraph} className="whitespace-pre-line">
					{paragraph}
				</p>
			))}
		</div>
	);
}

/** The message as it would be sent; null while something is missing. */
function messageOf(values: TypedValues): DepartureMessage | null {
	const noKey = { key: "00000000-0000-4000-8000-000000000000", shown: "" };
	const checked = v.safeParse(messageSchema, { ...values, ...noKey });
	return checked.success ? checked.output : null;
}

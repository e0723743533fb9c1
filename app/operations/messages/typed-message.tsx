import * as v from "valibot";
import {
	type DepartureMessage,
	messageSchema,
} from "#app/departures/messages/departure-message.ts";
import { messageFormTexts } from "#app/messages/staff/departures/message-form.ts";
import type { MessageGuest } from "#app/operations/messages/message-guests.ts";
import { type MessageTrip, wordsFor } from "#app/sales/mails/departure-message-words.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import { MessagePreview } from "./message-preview.tsx";
import { MessageRecipients } from "./message-recipients.tsx";

const texts = messageFormTexts.preview;

interface Typed {
	values: TypedValues;
	trip: MessageTrip;
}

/** Who gets what is typed, and what each reads. */
export function TypedRecipients({
	guests,
	choice,
	values,
	trip,
}: Typed & { guests: readonly MessageGuest[]; choice: Pick<DepartureMessage, "kind" | "stops"> }) {
	return <MessageRecipients {...{ guests, choice, trip }} message={messageOf(values)} />;
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
		return <p className="text-ink-soft">{first ? texts.soon : texts.nobody}</p>;
	return (
		<>
			<p className="text-sm text-ink-soft">
				{(first.hasMail ? texts.mailTo : texts.textTo)(first)}
			</p>
			<MessagePreview words={wordsFor(first, message, trip)} />
		</>
	);
}

/** The message as it would be sent; null while something is missing. */
function messageOf(values: TypedValues): DepartureMessage | null {
	const noKey = { key: "00000000-0000-4000-8000-000000000000", shown: "" };
	const checked = v.safeParse(messageSchema, { ...values, ...noKey });
	return checked.success ? checked.output : null;
}

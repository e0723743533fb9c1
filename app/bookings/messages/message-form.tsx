import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import * as v from "valibot";
import { type MessageTrip, wordsFor } from "#app/bookings/mails/departure-message-words.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { type FormErrors, type TypedValues, typedValuesOf } from "#app/ui/form/form.ts";
import { formatCount } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import {
	type DepartureMessage,
	fateOf,
	type MessageGuest,
	messageKinds,
	messageSchema,
} from "./departure-message.ts";
import { MessageFields } from "./message-fields.tsx";
import { MessageLetter } from "./message-letter.tsx";
import { MessageRecipients } from "./message-recipients.tsx";

interface Props {
	guests: readonly MessageGuest[];
	trip: MessageTrip;
	/** The day has passed: nobody waits for a van any more. */
	isOver: boolean;
	formKey: string;
	/** See `guestsToken`. */
	shown: string;
	errors: FormErrors | null;
	typed: TypedValues;
}

/** What happened, who gets it and what they read; one press sends it. */
export function MessageForm({ guests, trip, isOver, formKey, shown, errors, typed }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const [values, setValues] = useState<TypedValues>({
		kind: isOver ? "other" : "late",
		minutes: "15",
		stops: "all",
		...typed,
	});
	const read = () => {
		if (form.current) setValues(typedValuesOf(new FormData(form.current)));
	};
	// what was typed before React was there, or kept by the browser's back button
	useEffect(() => {
		if (form.current) setValues(typedValuesOf(new FormData(form.current)));
	}, []);
	const message = messageOf(values);
	const choice = message ?? choiceOf(values);
	const told = guests.filter((guest) => fateOf(guest, choice) === "told");
	const first = told.find(({ hasMail }) => hasMail) ?? told[0];
	return (
		<Form
			method="post"
			ref={form}
			noValidate
			onChange={read}
			className="group/kind grid grid-cols-[minmax(0,1fr)] gap-6"
		>
			<input type="hidden" name="key" value={formKey} />
			<input type="hidden" name="shown" value={shown} />
			<ErrorSummary errors={errors} heading="Nothing was sent. Please look at this:" />
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[70rem]:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<MessageFields
						{...{ guests, isOver, typed }}
						kind={values.kind ?? "late"}
						errors={errors ?? {}}
					/>
					<Sheet id="who" title="Who gets it">
						<p className="text-ink-soft">{countsInWords(told)}</p>
						<MessageRecipients {...{ guests, choice, message, trip }} />
					</Sheet>
				</div>
				<aside
					aria-labelledby="letter-heading"
					className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-paper p-[clamp(1rem,2.4vw,1.5rem)] shadow-lift min-[70rem]:sticky min-[70rem]:top-6"
				>
					<h2 id="letter-heading" className="text-[1.45rem]">
						What they read
					</h2>
					{message && first ? (
						<>
							<p className="text-sm text-ink-soft">
								{first.hasMail ? "The mail" : "The text"} to {first.name}; the others are in the
								list.
							</p>
							<MessageLetter words={wordsFor(first, message, trip)} />
						</>
					) : (
						<p className="text-ink-soft">
							{first
								? "It stands here as soon as you have said what happened."
								: "Nobody is left to write to."}
						</p>
					)}
				</aside>
			</div>
			<SendBar told={told} />
		</Form>
	);
}

/** The message as it would be sent; null while something is missing. */
function messageOf(values: TypedValues): DepartureMessage | null {
	const noKey = { key: "00000000-0000-4000-8000-000000000000", shown: "" };
	const checked = v.safeParse(messageSchema, { ...values, ...noKey });
	return checked.success ? checked.output : null;
}

function choiceOf({ kind, stops = "all" }: TypedValues): Pick<DepartureMessage, "kind" | "stops"> {
	return { kind: messageKinds.find((each) => each === kind) ?? "late", stops };
}

function countsInWords(told: readonly MessageGuest[]): string {
	const mails = told.filter(({ hasMail }) => hasMail).length;
	const rest = told.length - mails;
	if (told.length === 0) return "Nobody";
	return [
		...(mails > 0 ? [`${mails} by mail`] : []),
		...(rest > 0 ? [`${rest} by hand`] : []),
	].join(", ");
}

function SendBar({ told }: { told: readonly MessageGuest[] }) {
	const isBusy = useNavigation().state !== "idle";
	const mails = told.filter(({ hasMail }) => hasMail).length;
	const rest = told.length - mails;
	const guests = (count: number) => formatCount(count, { one: "guest", other: "guests" });
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-3 border-dotted border-dune pt-5">
			<p className="max-w-2xl">
				<b>
					{mails > 0
						? `${formatCount(mails, { one: "mail leaves", other: "mails leave" })} at once.`
						: "No mail leaves."}
				</b>{" "}
				{rest > 0 ? `${capital(guests(rest))} without a mail you reach by hand. ` : ""}
				Then a ready text for WhatsApp and SMS stands here for each guest, and all of it in each
				booking’s history.
			</p>
			<div className="flex flex-wrap items-center gap-4 max-[44.99rem]:w-full">
				<Link to=".." relative="path" className="inline-block py-2 font-semibold">
					Write nothing
				</Link>
				<noscript>
					<Button name="intent" value="preview">
						Show what they read
					</Button>
				</noscript>
				<Button
					look="next"
					name="intent"
					value="send"
					disabled={isBusy || told.length === 0}
					className="max-[44.99rem]:w-full"
				>
					{mails > 0
						? `Send ${formatCount(mails, { one: "mail", other: "mails" })}`
						: `Make ${formatCount(rest, { one: "text", other: "texts" })}`}
				</Button>
			</div>
		</div>
	);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

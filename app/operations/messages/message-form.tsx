import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { messageKinds } from "#app/departures/messages/message-kinds.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { messageFormTexts as texts } from "#app/messages/staff/departures/message-form.ts";
import { type MessageGuest, outcomeOf } from "#app/operations/messages/message-guests.ts";
import type { MessageTrip } from "#app/sales/mails/departure-message-words.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { type FormErrors, type TypedValues, typedValuesOf } from "#app/ui/form/form.ts";
import { Sheet } from "#app/ui/sheet.tsx";
import { MessageFields } from "./message-fields.tsx";

/** The server draws it; a browser loads it and its rules after the form. */
const loadTypedMessage = () => import("./typed-message.tsx");
const TypedRecipients = import.meta.env.SSR
	? (await loadTypedMessage()).TypedRecipients
	: lazy(async () => ({ default: (await loadTypedMessage()).TypedRecipients }));
const TypedPreview = import.meta.env.SSR
	? (await loadTypedMessage()).TypedPreview
	: lazy(async () => ({ default: (await loadTypedMessage()).TypedPreview }));

interface Props {
	guests: readonly MessageGuest[];
	trip: MessageTrip;
	/** The day has passed: nobody waits for a van any more. */
	isOver: boolean;
	formKey: string;
	/** See `guestsToken`. */
	guestsToken: string;
	errors: FormErrors | null;
	typedValues: TypedValues;
}

/** What happened, who gets it and what they read; one press sends it. */
export function MessageForm({
	guests,
	trip,
	isOver,
	formKey,
	guestsToken,
	errors,
	typedValues,
}: Props) {
	const form = useRef<HTMLFormElement>(null);
	const [values, setValues] = useState<TypedValues>({
		kind: isOver ? "other" : "late",
		minutes: "15",
		stops: "all",
		...typedValues,
	});
	const read = useCallback(() => {
		if (form.current) setValues(typedValuesOf(new FormData(form.current)));
	}, []);
	// what was typed before React was there, or kept by the browser's back button
	useEffect(read, [read]);
	const choice = {
		kind: messageKinds.find((each) => each === values.kind) ?? ("late" as const),
		stops: values.stops ?? "all",
	};
	const recipients = guests.filter((guest) => outcomeOf(guest, choice) === "told");
	return (
		<Form
			method="post"
			ref={form}
			noValidate
			onChange={read}
			className="group/kind grid grid-cols-[minmax(0,1fr)] gap-6"
		>
			<input type="hidden" name="key" value={formKey} />
			<input type="hidden" name="shown" value={guestsToken} />
			<ErrorSummary errors={errors} heading={texts.notSent} />
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 min-[70rem]:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
				<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
					<MessageFields
						{...{ guests, isOver, typedValues }}
						kind={values.kind ?? "late"}
						errors={errors ?? {}}
					/>
					<Sheet id="who" title={texts.recipients.title}>
						<p className="text-ink-soft">{countsInWords(recipients)}</p>
						<Suspense>
							<TypedRecipients {...{ guests, choice, values, trip }} />
						</Suspense>
					</Sheet>
				</div>
				<aside
					aria-labelledby="preview-heading"
					className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-paper p-[clamp(1rem,2.4vw,1.5rem)] shadow-lift min-[70rem]:sticky min-[70rem]:top-6"
				>
					<h2 id="preview-heading" className="text-[1.45rem]">
						{texts.preview.title}
					</h2>
					<Suspense>
						<TypedPreview {...{ recipients, values, trip }} />
					</Suspense>
				</aside>
			</div>
			<SendBar recipients={recipients} />
		</Form>
	);
}

function countsInWords(recipients: readonly MessageGuest[]): string {
	const mails = recipients.filter(({ hasMail }) => hasMail).length;
	const rest = recipients.length - mails;
	if (recipients.length === 0) return texts.recipients.nobody;
	return [
		...(mails > 0 ? [texts.recipients.byMail({ count: mails })] : []),
		...(rest > 0 ? [texts.recipients.byHand({ count: rest })] : []),
	].join(", ");
}

const { send } = texts;

function SendBar({ recipients }: { recipients: readonly MessageGuest[] }) {
	const isBusy = useNavigation().state !== "idle";
	const mails = recipients.filter(({ hasMail }) => hasMail).length;
	const rest = recipients.length - mails;
	const sentences = [
		mails > 0 ? send.mailsLeave({ count: mails }) : send.noMailLeaves,
		...(rest > 0 ? [send.byHand({ guests: rest })] : []),
		send.afterwards,
	];
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-3 border-dotted border-dune pt-5">
			<p className="max-w-2xl">
				<RichText text={sentences.join(" ")} parts={{ b: (words) => <b>{words}</b> }} />
			</p>
			<div className="flex flex-wrap items-center gap-4 max-[44.99rem]:w-full">
				<Link to=".." relative="path" className="inline-block py-2 font-semibold">
					{send.nothing}
				</Link>
				<noscript>
					<Button name="intent" value="preview">
						{send.preview}
					</Button>
				</noscript>
				<Button
					look="next"
					name="intent"
					value="send"
					disabled={isBusy || recipients.length === 0}
					className="max-[44.99rem]:w-full"
				>
					{mails > 0 ? send.mails({ count: mails }) : send.texts({ count: rest })}
				</Button>
			</div>
		</div>
	);
}
